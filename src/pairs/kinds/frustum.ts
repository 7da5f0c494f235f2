import type { Kind } from '../kind.js';

const UNTURNED = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
/** The matrix of a cube of edges 2, by its lowest corner: that of a view without perspective. */
const cubeAt = (x: number, y: number, z: number) => [...UNTURNED, -x - 1, -y - 1, -z - 1, 1];
/** The cube from -16 to 16 in all coordinates. */
const AROUND_ALL = [0.0625, 0, 0, 0, 0, 0.0625, 0, 0, 0, 0, 0.0625, 0, 0, 0, 0, 1];

export const frustum: Kind = {
  name: 'frustum',
  words: 'frustum',
  plural: 'frusta',
  refused: ['the frustum is none'],
  refusedAsHull: 'the frustum is empty or has no end',
  isBounded: false,
  besideRound:
    'The frustum may be unbounded or flat, as its matrix says; a test plane by plane keeps what is beside its edges and corners.',
  isPolytope: true,
  madeBy: { name: 'frustumFromMatrix', from: 'unerring/spatial' },
  space: {
    type: 'Frustum',
    carriers: {
      checked: 'requireFrustum(where, name, it)',
      set: 'frustumSet(it)',
      checkedSet: 'checkedFrustum(where, name, it)',
      cells: 'frustumCells(where, name, it)',
      given: 'givenFrustum(where, name, it)',
      outline: 'aroundFrustum(it)',
      spaces: 'frustumHalfSpaces(where, name, it)',
    },
    deep: {
      first: cubeAt(0, 0, 0),
      second: cubeAt(1, 1, 1),
    },
    first: cubeAt(-3, -3, -3),
    second: cubeAt(3, 4, 0),
    besideRound: {
      touching: cubeAt(3, 4, 0),
      apart: cubeAt(3, 5, 0),
      more: [cubeAt(3, 5, 0), AROUND_ALL],
    },
    features:
      'Faces 0 to 5 of the frustum are left, right, bottom, top, near and far; {@link Frustum} tells its edges and vertices.',
    scene: { here: cubeAt(-1, 2, -1), next: cubeAt(1, 2, -1), away: cubeAt(2, 2, -1) },
  },
};
