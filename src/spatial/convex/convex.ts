import {
  reject,
  rejectWords,
  requireBox3,
  requireNoMore,
  requireObject,
  requireOneOf,
  requireOrientedBox,
  requireTetrahedron,
} from '../../core/arguments/index.js';
import type { Box3, ConvexPolyhedron, Hull, OrientedBox, Point3, Tetrahedron } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import type { AffineDimension } from '../hull/affine-hull.js';
import { BoxSet, OrientedBoxSet } from './engine/box-set.js';
import type { ConvexSet } from './engine/convex-set.js';
import { FrustumSet } from './engine/frustum-set.js';
import { requireHullSet } from './engine/hull-set.js';
import { KDopSet } from './engine/k-dop-set.js';
import { determinantSign } from './engine/oriented-box-half-spaces.js';
import { polyhedronSet, requirePolyhedronSet } from './engine/polyhedron-set.js';
import { tetrahedronSet } from './engine/tetrahedron-set.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';
import { type KDop, requireKDop } from './k-dop.js';

/** The shape that a Convex was made of, with what it is. */
export type ConvexShape =
  | ({ readonly type: 'box' } & Box3)
  | ({ readonly type: 'oriented-box' } & OrientedBox)
  | ({ readonly type: 'tetrahedron' } & Tetrahedron)
  | ({ readonly type: 'convex-polyhedron' } & ConvexPolyhedron)
  | ({ readonly type: 'hull' } & Hull)
  | ({ readonly type: 'k-dop' } & KDop)
  | Frustum;

const SHAPES = [
  'box',
  'oriented-box',
  'tetrahedron',
  'convex-polyhedron',
  'hull',
  'k-dop',
  'frustum',
] as const;

/**
 * A convex shape prepared for queries, by `convexFromBox`, `convexFromTetrahedron` and so on: queries take it in place
 * of the shape, so that its numbers are checked and its parts made once for many questions. It may be flat, a segment
 * or a point; dimension -1 is the empty set.
 *
 * Plain data: copies by `structuredClone` or JSON will do, too. A copy is checked at its first use (only `shape`
 * counts), and what it is made of is frozen then.
 */
export interface Convex {
  readonly type: 'convex';
  readonly shape: ConvexShape;
  readonly dimension: AffineDimension;
  readonly vertices: readonly PointLike3[];
  /** The edges by their vertices; none for a k-DOP or a frustum, whose edges have the numbers of pairs of faces. */
  readonly edges: readonly (readonly [number, number])[];
  /** The faces by their vertices, as the edges. */
  readonly faces: readonly (readonly number[])[];
}

/** What has been found out about prepared shapes. */
const sets = /* @__PURE__ */ new WeakMap<Convex, ConvexSet>();

const EXPECTED = 'a Convex (see convexFromBox, convexFromTetrahedron and their kin)';

/** Checks that a Convex, made of a shape before, is one: a shape is none yet. @throws RangeError naming the argument */
export function requireConvex(where: string, name: string, convex: Convex): void {
  if (sets.has(convex)) return;
  requireObject(where, name, EXPECTED, convex);
  if (convex.type !== 'convex') reject(where, name, EXPECTED, convex);
  requireObject(where, `${name}.shape`, 'the shape of a Convex', convex.shape);
  requireOneOf(where, `${name}.shape.type`, convex.shape.type, SHAPES);
  const set = requireSet(where, `${name}.shape`, freeze(convex.shape));
  sets.set(convex, set);
}

/** The set of a checked Convex. */
export function setOf(convex: Convex): ConvexSet {
  return sets.get(convex)!;
}

/** Nothing that can be changed later may have been looked at. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** A shape as a convex set, checked. */
function requireSet(where: string, name: string, shape: ConvexShape): ConvexSet {
  switch (shape.type) {
    case 'box':
      requireBox3(where, name, shape);
      return new BoxSet(shape);
    case 'oriented-box':
      requireOrientedBox(where, name, shape, determinantSign);
      return new OrientedBoxSet(shape);
    case 'tetrahedron':
      requireTetrahedron(where, name, shape);
      return tetrahedronSet(shape);
    case 'convex-polyhedron':
      return requirePolyhedronSet(where, name, shape);
    case 'hull':
      return requireHullSet(where, name, shape);
    case 'k-dop':
      requireKDop(where, name, shape);
      return new KDopSet(shape);
    case 'frustum':
      requireFrustum(where, name, shape);
      return frustumSet(shape);
  }
}

/** The Convex of a shape that has been checked and copied. */
function convexOf(shape: ConvexShape, set: ConvexSet): Convex {
  const { dimension, vertices, edges, faces } = set;
  const convex: Convex = Object.freeze({
    type: 'convex',
    shape: freeze(shape),
    dimension,
    vertices,
    edges,
    faces,
  });
  sets.set(convex, set);
  return convex;
}

function copy(p: Point3): number[] {
  return Array.from(p);
}

/**
 * An axis-aligned box prepared for queries; its features are numbered as `boxFeature` says. It may be a rectangle, a
 * segment or a point.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * convexFromBox({ min: [0, 0, 0], max: [1, 0, 1] }).dimension; // 2
 */
export function convexFromBox(box: Box3): Convex {
  if (arguments.length > 1) requireNoMore('convexFromBox', 1, arguments[1]);
  requireBox3('convexFromBox', 'box', box);
  const shape: ConvexShape = { type: 'box', min: copy(box.min), max: copy(box.max) };
  return convexOf(shape, new BoxSet(shape));
}

/**
 * An oriented box (the parallelepiped of its axes as they are) prepared for queries; its features are numbered as
 * `boxFeature` says. Half sizes may be zero.
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half size is negative
 * @example
 * const axes = [[1, 1, 0], [-1, 1, 0], [0, 0, 1]];
 * convexFromOrientedBox({ center: [0, 0, 0], axes, halfSize: [1, 2, 0] }).dimension; // 2
 */
export function convexFromOrientedBox(box: OrientedBox): Convex {
  if (arguments.length > 1) requireNoMore('convexFromOrientedBox', 1, arguments[1]);
  requireOrientedBox('convexFromOrientedBox', 'box', box, determinantSign);
  const [u, v, w] = box.axes;
  const shape: ConvexShape = {
    type: 'oriented-box',
    center: copy(box.center),
    axes: [copy(u), copy(v), copy(w)],
    halfSize: copy(box.halfSize),
  };
  return convexOf(shape, new OrientedBoxSet(shape));
}

/**
 * A tetrahedron prepared for queries. Vertices 0-3 are a, b, c, d; edges 0-5 are ab, ac, ad, bc, bd, cd; face i lies
 * opposite vertex i. Either orientation will do. A flat one is the convex hull of its corners: a quadrilateral, a
 * triangle, a segment or a point.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * convexFromTetrahedron({ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [1, 1, 0] }).dimension; // 2
 */
export function convexFromTetrahedron(tetrahedron: Tetrahedron): Convex {
  if (arguments.length > 1) requireNoMore('convexFromTetrahedron', 1, arguments[1]);
  requireTetrahedron('convexFromTetrahedron', 'tetrahedron', tetrahedron);
  const { a, b, c, d } = tetrahedron;
  const shape: ConvexShape = { type: 'tetrahedron', a: copy(a), b: copy(b), c: copy(c), d: copy(d) };
  return convexOf(shape, tetrahedronSet(shape));
}

/**
 * A convex polyhedron prepared for queries. Vertices and faces keep their numbers; edges are numbered in the order in
 * which they first come, face by face, each face from its first corner on. Coplanar neighbours and collinear vertices
 * are allowed, and vertices that no face has: a point of the polyhedron that is one of them is that vertex, wherever it
 * lies. A flat polyhedron is the convex hull of its vertices.
 *
 * Time: as `polyhedronConvexity`, which is asked first.
 *
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 * @example
 * const vertices = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * convexFromConvexPolyhedron({ vertices, faces }).edges[0]; // [1, 2]
 * convexFromConvexPolyhedron({ vertices, faces: [] }); // throws RangeError: convexFromConvexPolyhedron: polyhedron must be closed and convex, got not-closed
 */
export function convexFromConvexPolyhedron(polyhedron: ConvexPolyhedron): Convex {
  if (arguments.length > 1) requireNoMore('convexFromConvexPolyhedron', 1, arguments[1]);
  requirePolyhedronSet('convexFromConvexPolyhedron', 'polyhedron', polyhedron);
  const { vertices, faces } = polyhedron;
  const shape = {
    type: 'convex-polyhedron',
    vertices: vertices.map(copy),
    faces: faces.map((face) => Array.from(face)),
  } as const;
  return convexOf(shape, polyhedronSet(shape));
}

/**
 * The convex hull of points prepared for queries. Its vertices, edges and faces have the numbers that `convexHull`
 * gives them: vertices in the order of the points, faces whole, each from its vertex of the lowest number on. It may be
 * a polygon, a segment or a point.
 *
 * Time: as `convexHull`, once.
 *
 * @throws RangeError if there are no points, or a coordinate is not finite
 * @example
 * const points = [[1, 1, 1], [0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * convexFromHull({ points }).vertices.length; // 4
 * convexFromHull({ points: [0, 0, 0, 2, 2, 2, 1, 1, 1] }).dimension; // 1
 */
export function convexFromHull(hull: Hull): Convex {
  if (arguments.length > 1) requireNoMore('convexFromHull', 1, arguments[1]);
  const set = requireHullSet('convexFromHull', 'hull', hull);
  return convexOf({ type: 'hull', points: set.vertices.map((v) => copy(v as Point3)) }, set);
}

/**
 * A k-DOP prepared for queries; its features are numbered as {@link KDop} says. It may be flat, a segment, a point or
 * empty.
 *
 * All triples of faces are tried: the time grows with the fourth power of k.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.6.2 and 4.6.4 (vertices by brute force).
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * convexFromKDop({ axes, min: [0, 0, 0, 0], max: [1, 1, 1, 1] }).vertices.length; // 4
 * convexFromKDop({ axes, min: [0, 0, 0, 4], max: [1, 1, 1, 5] }).dimension; // -1
 */
export function convexFromKDop(dop: KDop): Convex {
  if (arguments.length > 1) requireNoMore('convexFromKDop', 1, arguments[1]);
  requireKDop('convexFromKDop', 'dop', dop);
  const { axes, min, max } = dop;
  const shape: ConvexShape = { type: 'k-dop', axes: axes.map(copy), min: copy(min), max: copy(max) };
  return convexOf(shape, new KDopSet(shape));
}

/**
 * A frustum prepared for queries; its features are numbered as {@link Frustum} says. It may be unbounded, flat or
 * empty. (Queries keep with a frustum what they find out: a Convex is needed only where the other argument is one,
 * too.)
 *
 * @throws RangeError if the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * convexFromFrustum(cube).vertices.length; // 8
 */
export function convexFromFrustum(frustum: Frustum): Convex {
  if (arguments.length > 1) requireNoMore('convexFromFrustum', 1, arguments[1]);
  requireFrustum('convexFromFrustum', 'frustum', frustum);
  return convexOf(frustum, frustumSet(frustum));
}

/**
 * Checks that a Convex is one, has points, and has an end in every direction. @throws RangeError naming the argument
 */
export function requireBoundedConvex(where: string, name: string, convex: Convex): void {
  requireConvex(where, name, convex);
  const set = setOf(convex);
  if (set.dimension < 0) rejectWords(where, name, 'a shape with points', 'an empty one');
  if (set instanceof FrustumSet && !set.isBounded)
    rejectWords(where, name, 'bounded', 'a frustum without an end');
}
