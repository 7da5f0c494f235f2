import type { Kind } from '../kind.js';

const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const axes = [...UNITS, [1, 1, 1]] as const;

/** A cube of edges 2 by the x of its middle, without a corner: its last face goes through (x + 1, 3, 0). */
const cutCube = (x: number) => ({ axes, min: [x - 1, 2, -1, x - 9], max: [x + 1, 4, 1, x + 4] });

export const kDop: Kind = {
  name: 'kDop',
  words: 'k-DOP',
  plural: 'k-DOPs',
  argument: 'dop',
  refused: ['an axis is zero', 'the axes do not span space', 'min > max'],
  refusedAsHull: 'the k-DOP is empty',
  says: 'Features of a k-DOP are numbered as {@link KDop} says.',
  isBounded: true,
  besideRound: 'The k-DOP may be flat, or empty: then it meets nothing.',
  isPolytope: true,
  space: {
    type: 'KDop',
    carriers: {
      checked: 'requireKDop(where, name, it)',
      set: 'new KDopSet(it)',
      checkedSet: 'checkedKDop(where, name, it)',
      cells: 'kDopCells(where, name, it)',
      given: 'givenKDop(where, name, it)',
      around: 'aroundKDop(it)',
      outline: 'aroundFilledKDop(it)',
      spaces: 'kDopHalfSpaces(where, name, it)',
    },
    features:
      'Features of the k-DOP are numbered as {@link KDop} says; it may be flat or empty, and `convexFromKDop` prepares it once for many questions.',
    scene: { here: cutCube(0), next: cutCube(2), away: cutCube(3) },
    deep: {
      first: { axes, min: [0, 0, 0, 0], max: [4, 4, 4, 9] },
      second: { axes, min: [1, 1, 1, 3.5], max: [5, 5, 5, 15] },
    },
    first: { axes: UNITS, min: [-1, -1, -1], max: [0, 1, 1] },
    besideRound: {
      touching: { axes: UNITS, min: [3, 4, 0], max: [9, 9, 9] },
      apart: { axes: UNITS, min: [3, 4.000000000000001, 0], max: [9, 9, 9] },
      more: [{ axes: UNITS, min: [-16, -16, -16], max: [16, 16, 16] }],
    },
    second: { axes, min: [2, 1, 3, 0], max: [5, 5, 5, 12] },
  },
};
