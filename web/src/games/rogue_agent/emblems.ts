/** Drawings of 512 × 512 from game-icons, by what they stand for. */

import agent from "icon:person";
import ammo from "icon:machine-gun-magazine";
import ammoDepot from "icon:ammo-box";
import android from "icon:android-mask";
import armor from "icon:armor-vest";
import arrest from "icon:handcuffs";
import assassin from "icon:hooded-assassin";
import attack from "icon:crosshair";
import attackAgent from "icon:human-target";
import bomb from "icon:time-bomb";
import car from "icon:city-car";
import clock from "icon:alarm-clock";
import credit from "icon:two-coins";
import criminal from "icon:bandit";
import cut from "icon:scissors";
import dataArchive from "icon:server-rack";
import deck from "icon:card-random";
import defuse from "icon:wire-coil";
import endTurn from "icon:night-sleep";
import engine from "icon:gears";
import evidence from "icon:magnifying-glass";
import explosion from "icon:spiky-explosion";
import fuel from "icon:jerrycan";
import fuelStation from "icon:gas-pump";
import gangster from "icon:skull-crossed-bones";
import garage from "icon:mechanic-garage";
import gunShop from "icon:crossed-pistols";
import headquarters from "icon:capitol";
import heal from "icon:hearts";
import health from "icon:heart-organ";
import hospital from "icon:hospital-cross";
import human from "icon:character";
import influence from "icon:star-medal";
import informant from "icon:spy";
import intercept from "icon:steering-wheel";
import investigate from "icon:cctv-camera";
import leave from "icon:exit-door";
import leader from "icon:radio-tower";
import marker from "icon:eye-target";
import patrol from "icon:police-car";
import pistol from "icon:pistol-gun";
import police from "icon:police-badge";
import precinct from "icon:modern-city";
import preview from "icon:crystal-ball";
import reinforce from "icon:backup";
import ruin from "icon:burning-embers";
import scan from "icon:radar-sweep";
import scouting from "icon:binoculars";
import search from "icon:rolling-dices";
import shield from "icon:checked-shield";
import shop from "icon:shopping-bag";
import stamina from "icon:heart-beats";
import stop from "icon:stop-sign";
import stream from "icon:knapsack";
import turnIn from "icon:prisoner";
import weapon from "icon:bolter-gun";

export const EMBLEMS: Record<string, string> = {
  // locations
  headquarters,
  hospital,
  ammo_depot: ammoDepot,
  fuel_station: fuelStation,
  data_archive: dataArchive,
  gun_shop: gunShop,
  garage,
  precinct,
  ruin,
  // what lies about
  criminal,
  bomb,
  assassin,
  gangster,
  police,
  informant,
  human,
  android,
  // tracks, goods, symbols of dice
  stamina,
  fuel,
  ammo,
  evidence,
  car,
  weapon,
  agent,
  explosion,
  heal,
  credit,
  influence,
  // upgrades
  shield,
  engine,
  pistol_1: pistol,
  pistol_2: pistol,
  pistol_3: pistol,
  scouting,
  armor,
  // actions and what follows them
  patrol,
  investigate,
  attack,
  arrest,
  intercept,
  turn_in: turnIn,
  search,
  purchase: shop,
  defuse,
  attack_android: android,
  attack_agent: attackAgent,
  attack_location: explosion,
  scan,
  reinforce,
  end_turn: endTurn,
  stop,
  cut,
  leave,
  // the table
  leader,
  stream,
  deck,
  clock,
  marker,
  health,
  preview,
};
