import type { Point3, Tetrahedron } from '../../../core/shapes.js';
import { orientDirection3d } from '../../../predicates/index.js';
import { sideOfThree } from '../../hull/affine-hull.js';
import { type HalfSpaces, opposite, product } from './half-spaces.js';

/** The edges of a tetrahedron by their vertices: ab, ac, ad, bc, bd, cd. */
export const TETRAHEDRON_EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/**
 * The faces of a tetrahedron by their vertices: face i lies opposite vertex i. Outside is in front if it is
 * right-handed.
 */
export const TETRAHEDRON_FACES: readonly (readonly [number, number, number])[] = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];

/** Two faces i < j meet in this edge: along n_i × n_j, of the outward normals of a right-handed tetrahedron. */
const COMMON_EDGES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [2, 3],
    [3, 1],
    [1, 2],
  ],
  [
    [0, 0],
    [0, 0],
    [0, 3],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 1],
  ],
];

function corner({ a, b, c, d }: Tetrahedron, i: number): Point3 {
  return i === 0 ? a : i === 1 ? b : i === 2 ? c : d;
}

/**
 * A tetrahedron that is not flat: four planes through three corners each. Which of two faces a line crosses first is
 * how it passes their common edge (Binet and Cauchy: (n_i × n_j) · ((o - p) × d), with n_i × n_j along the edge).
 */
export const TETRAHEDRON_HALF_SPACES: HalfSpaces<Tetrahedron> = {
  turnOf: ({ a, b, c, d }) => sideOfThree(a, b, c, d),

  count: () => 4,

  side(tetrahedron, turn, i, p) {
    const [u, v, w] = TETRAHEDRON_FACES[i]!;
    const sign = sideOfThree(corner(tetrahedron, u), corner(tetrahedron, v), corner(tetrahedron, w), p);
    return product(turn, sign);
  },

  slope(tetrahedron, turn, i, d) {
    const face = TETRAHEDRON_FACES[i]!;
    const u = corner(tetrahedron, face[0]);
    const v = corner(tetrahedron, face[1]);
    const w = corner(tetrahedron, face[2]);
    return product(turn, sideOfDirection(d, u, v, w));
  },

  order(tetrahedron, turn, i, j, together, kind, from, to) {
    const [k, l] = i < j ? COMMON_EDGES[i]![j]! : COMMON_EDGES[j]![i]!;
    const p = corner(tetrahedron, k);
    const q = corner(tetrahedron, l);
    const sign = kind === 'segment' ? sideOfThree(p, q, from, to) : sideOfDirection(to, p, q, from);
    return together === i < j ? product(turn, opposite(sign)) : product(turn, sign);
  },
};

function sideOfDirection(d: Point3, a: Point3, b: Point3, c: Point3): -1 | 0 | 1 {
  return orientDirection3d(
    d[0]!,
    d[1]!,
    d[2]!,
    a[0]!,
    a[1]!,
    a[2]!,
    b[0]!,
    b[1]!,
    b[2]!,
    c[0]!,
    c[1]!,
    c[2]!,
  );
}
