import { prism } from './basic-solids.js';
import type { Topology } from './topology.js';

/** A back with two or three teeth, pointed or flat: its tips make several islands on what they meet. */
export const combs: readonly Topology[] = [
  prism(
    'two-teeth',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ],
    [
      [0, 1, 3],
      [1, 2, 3],
      [3, 4, 0],
    ],
  ),
  prism(
    'three-teeth',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [3, 1],
      [2, 4],
      [1, 1],
      [0, 4],
    ],
    [
      [0, 1, 3, 5],
      [1, 2, 3],
      [3, 4, 5],
      [5, 6, 0],
    ],
  ),
  prism(
    'two-flat-teeth',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [3, 4],
      [3, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ],
    [
      [0, 1, 4, 5],
      [1, 2, 3, 4],
      [0, 5, 6, 7],
    ],
  ),
];
