/** Planes and shapes that are given by half-spaces beside a mesh: the three points behind it tell where they are. */
import { finite } from '../doubles.js';
import { SCENE_POINTS } from './scenes.js';
import { vectorAt } from './values.js';

export const SPACE_KINDS = ['plane', 'halfSpace', 'kDop', 'hull', 'frustum'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

type P = readonly [number, number, number];
type Row = readonly [number, number, number, number];

/** A frustum as its matrix. */
export interface MatrixShape {
  readonly type: 'frustum';
  readonly elements: readonly number[];
  readonly depth: 'minus-w-to-w';
}

/** A hull of points. */
export interface HullShape {
  readonly type: 'hull';
  readonly points: readonly P[];
}

/** A shape of such a scene, as the kernel takes it. */
export type SpaceShape =
  | { readonly type: 'plane' | 'half-space'; readonly normal: P; readonly constant: number }
  | {
      readonly type: 'k-dop';
      readonly axes: readonly P[];
      readonly min: readonly number[];
      readonly max: readonly number[];
    }
  | HullShape
  | MatrixShape;

const difference = (p: P, q: P): P => [finite(q[0] - p[0]), finite(q[1] - p[1]), finite(q[2] - p[2])];
const product = (p: P, q: P): number => finite(p[0] * q[0] + p[1] * q[1] + p[2] * q[2]);
const isZero = (p: P) => p.every((x) => x === 0);

/** A row whose plane goes through a point, nearly. */
const through = (p: P, normal: P): Row => [...normal, finite(-product(normal, p))];

/** The shape of a scene. */
export function spaceShape(kind: SpaceKind, values: ArrayLike<number>): SpaceShape {
  const at = (k: number): P => vectorAt(values, SCENE_POINTS + 3 * k);
  const [p, q, r] = [at(0), at(1), at(2)];
  switch (kind) {
    case 'plane':
    case 'halfSpace': {
      const along = difference(p, q);
      const normal: P = isZero(along) ? [1, 0, 0] : along;
      const type = kind === 'plane' ? 'plane' : 'half-space';
      return { type, normal, constant: through(r, normal)[3] };
    }
    case 'hull':
      return hull(p, q, r);
    case 'kDop':
      return kDop(p, q, r);
    case 'frustum':
      return frustum(p, q, r);
  }
}

const AXES: readonly P[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
];

/**
 * The corners of a parallelepiped by three edges, of which one has the coordinates of another in another order: where
 * sums are rounded, its faces are no planes.
 */
function hull(p: P, q: P, r: P): SpaceShape {
  const u = difference(p, q);
  const v = difference(p, r);
  const edges: readonly P[] = [u, v, [v[1], v[2], v[0]]];
  const corner = (i: number): P =>
    [0, 1, 2].map((k) =>
      finite(edges.reduce((sum, edge, j) => sum + ((i >> j) & 1) * edge[k]!, p[k]!)),
    ) as never as P;
  return { type: 'hull', points: Array.from({ length: 8 }, (_, i) => corner(i)) };
}

/** The box of two points, cut by the planes of a diagonal through two. */
function kDop(p: P, q: P, r: P): SpaceShape {
  const ends = AXES.map((axis, i) => [product(axis, p), product(axis, i < 3 ? q : r)] as const);
  return {
    type: 'k-dop',
    axes: AXES,
    min: ends.map(([a, b]) => Math.min(a, b)),
    max: ends.map(([a, b]) => Math.max(a, b)),
  };
}

/**
 * W = d · (x - p) for d = r - p, X and Y likewise by q - p and its coordinates in another order; from W = g on, with a
 * far plane at 3 g, or without one.
 */
function frustum(p: P, q: P, r: P): SpaceShape {
  const [d, e] = [difference(p, r), difference(p, q)];
  const w = through(p, d);
  const x = through(p, e);
  const y = through(p, [e[1], e[2], e[0]]);
  const g = finite(product(d, d) / 4);
  const z = (
    r[0] > p[0] ? w.map((c, k) => 2 * c - (k === 3 ? 3 * g : 0)) : w.map((c, k) => c - (k === 3 ? 2 * g : 0))
  ).map(finite);
  const elements = [0, 1, 2, 3].flatMap((k) => [x[k]!, y[k]!, z[k]!, w[k]!]);
  return { type: 'frustum', elements, depth: 'minus-w-to-w' };
}
