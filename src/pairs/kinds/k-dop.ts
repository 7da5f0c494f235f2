import type { Kind } from '../kind.js';

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
] as const;

/** A cube of edges 2 by the x of its middle, without a corner: its last face goes through (x + 1, 3, 0). */
const cutCube = (x: number) => ({ axes, min: [x - 1, 2, -1, x - 9], max: [x + 1, 4, 1, x + 4] });

export const kDop: Kind = {
  name: 'kDop',
  words: 'k-DOP',
  plural: 'k dops',
  argument: 'dop',
  refused: ['an axis is zero', 'the axes do not span space', 'min > max'],
  isBounded: true,
  space: {
    type: 'KDop',
    carriers: { checked: 'requireKDop(where, name, it)', set: 'new KDopSet(it)' },
    second: cutCube(9),
    features:
      'Features of the k-DOP are numbered as {@link KDop} says; it may be flat or empty, and `convexFromKDop` prepares it once for many questions.',
    scene: { here: cutCube(0), next: cutCube(2), away: cutCube(3) },
  },
};
