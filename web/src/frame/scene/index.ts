/** The board of every game that has none of its own. */

import type { Plug } from "../../lib/plug";
import { draws, type Laid } from "../../lib/scene";
import SceneBoard from "./SceneBoard.svelte";
import SceneHand from "./SceneHand.svelte";

const plug: Plug<Laid> = { Board: SceneBoard, Hand: SceneHand, draws };

export default plug;
