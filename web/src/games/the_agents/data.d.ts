declare module "*/the_agents/data.toml" {
  export const costs: unknown;
  export const scoring: unknown;
  export const faction_agent: unknown;
  export const faction_agent_card: unknown;
  export const free_agent: unknown;
}
