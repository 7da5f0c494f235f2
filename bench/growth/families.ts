import type { GrowthFamily } from './family.js';
import { strayBox } from './stray-box.js';

/** Everything whose growth is held, in the order of the table. */
export const FAMILIES: readonly GrowthFamily[] = [strayBox];
