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
import type { Box3, ConvexPolyhedron, OrientedBox, Point3, Tetrahedron } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import type { AffineDimension } from '../hull/affine-hull.js';
import { BoxSet, OrientedBoxSet } from './engine/box-set.js';
import type { ConvexSet } from './engine/convex-set.js';
import { FrustumSet } from './engine/frustum-set.js';
import { KDopSet } from './engine/k-dop-set.js';
import { determinantSign } from './engine/oriented-box-half-spaces.js';
import { polyhedronSet, requirePolyhedronSet } from './engine/polyhedron-set.js';
import { tetrahedronSet } from './engine/tetrahedron-set.js';
import { type Frustum, frustumSet, requireFrustum } from './frustum.js';
import { type KDop, requireKDop } from './k-dop.js';

/** The shape that a solid was made of, with what it is. */
export type SolidShape =
  | ({ readonly type: 'box' } & Box3)
  | ({ readonly type: 'oriented-box' } & OrientedBox)
  | ({ readonly type: 'tetrahedron' } & Tetrahedron)
  | ({ readonly type: 'convex-polyhedron' } & ConvexPolyhedron)
  | ({ readonly type: 'k-dop' } & KDop)
  | Frustum;

const SHAPES = ['box', 'oriented-box', 'tetrahedron', 'convex-polyhedron', 'k-dop', 'frustum'] as const;

/**
 * A convex shape prepared for queries, by `solidFromBox`, `solidFromTetrahedron` and so on: queries take it in place of
 * the shape, so that its numbers are checked and its parts made once for many questions. It may be flat, a segment or a
 * point; dimension -1 is the empty set.
 *
 * Plain data: copies by `structuredClone` or JSON are solids, too. A copy is checked at its first use (only `shape`
 * counts), and what it is made of is frozen then.
 */
export interface ConvexSolid {
  readonly type: 'solid';
  readonly shape: SolidShape;
  readonly dimension: AffineDimension;
  readonly vertices: readonly PointLike3[];
  /** The edges by their vertices; none for a k-DOP or a frustum, whose edges have the numbers of pairs of faces. */
  readonly edges: readonly (readonly [number, number])[];
  /** The faces by their vertices, as the edges. */
  readonly faces: readonly (readonly number[])[];
}

/** What has been found out about solids. */
const sets = /* @__PURE__ */ new WeakMap<ConvexSolid, ConvexSet>();

const EXPECTED = 'a ConvexSolid (see solidFromBox, solidFromTetrahedron and their kin)';

/** Checks that a solid, made of a shape before, is one: a shape is none yet. @throws RangeError naming the argument */
export function requireSolid(where: string, name: string, solid: ConvexSolid): void {
  if (sets.has(solid)) return;
  requireObject(where, name, EXPECTED, solid);
  if (solid.type !== 'solid') reject(where, name, EXPECTED, solid);
  requireObject(where, `${name}.shape`, 'the shape of a ConvexSolid', solid.shape);
  requireOneOf(where, `${name}.shape.type`, solid.shape.type, SHAPES);
  const set = requireSet(where, `${name}.shape`, freeze(solid.shape));
  sets.set(solid, set);
}

/** The set of a checked solid. */
export function setOf(solid: ConvexSolid): ConvexSet {
  return sets.get(solid)!;
}

/** Nothing that can be changed later may have been looked at. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** A shape as a convex set, checked. */
function requireSet(where: string, name: string, shape: SolidShape): ConvexSet {
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
    case 'k-dop':
      requireKDop(where, name, shape);
      return new KDopSet(shape);
    case 'frustum':
      requireFrustum(where, name, shape);
      return frustumSet(shape);
  }
}

/** A solid of a shape that has been checked and copied. */
function solidOf(shape: SolidShape, set: ConvexSet): ConvexSolid {
  const { dimension, vertices, edges, faces } = set;
  const solid: ConvexSolid = Object.freeze({
    type: 'solid',
    shape: freeze(shape),
    dimension,
    vertices,
    edges,
    faces,
  });
  sets.set(solid, set);
  return solid;
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
 * solidFromBox({ min: [0, 0, 0], max: [1, 0, 1] }).dimension; // 2
 */
export function solidFromBox(box: Box3): ConvexSolid {
  if (arguments.length > 1) requireNoMore('solidFromBox', 1, arguments[1]);
  requireBox3('solidFromBox', 'box', box);
  const shape: SolidShape = { type: 'box', min: copy(box.min), max: copy(box.max) };
  return solidOf(shape, new BoxSet(shape));
}

/**
 * An oriented box (the parallelepiped of its axes as they are) prepared for queries; its features are numbered as
 * `boxFeature` says. Half sizes may be zero.
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half size is negative
 * @example
 * const axes = [[1, 1, 0], [-1, 1, 0], [0, 0, 1]];
 * solidFromOrientedBox({ center: [0, 0, 0], axes, halfSize: [1, 2, 0] }).dimension; // 2
 */
export function solidFromOrientedBox(box: OrientedBox): ConvexSolid {
  if (arguments.length > 1) requireNoMore('solidFromOrientedBox', 1, arguments[1]);
  requireOrientedBox('solidFromOrientedBox', 'box', box, determinantSign);
  const [u, v, w] = box.axes;
  const shape: SolidShape = {
    type: 'oriented-box',
    center: copy(box.center),
    axes: [copy(u), copy(v), copy(w)],
    halfSize: copy(box.halfSize),
  };
  return solidOf(shape, new OrientedBoxSet(shape));
}

/**
 * A tetrahedron prepared for queries. Vertices 0-3 are a, b, c, d; edges 0-5 are ab, ac, ad, bc, bd, cd; face i lies
 * opposite vertex i. Either orientation will do. A flat one is the convex hull of its corners: a quadrilateral, a
 * triangle, a segment or a point.
 *
 * @throws RangeError if a corner has not three finite coordinates
 * @example
 * solidFromTetrahedron({ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [1, 1, 0] }).dimension; // 2
 */
export function solidFromTetrahedron(tetrahedron: Tetrahedron): ConvexSolid {
  if (arguments.length > 1) requireNoMore('solidFromTetrahedron', 1, arguments[1]);
  requireTetrahedron('solidFromTetrahedron', 'tetrahedron', tetrahedron);
  const { a, b, c, d } = tetrahedron;
  const shape: SolidShape = { type: 'tetrahedron', a: copy(a), b: copy(b), c: copy(c), d: copy(d) };
  return solidOf(shape, tetrahedronSet(shape));
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
 * solidFromConvexPolyhedron({ vertices, faces }).edges[0]; // [1, 2]
 * solidFromConvexPolyhedron({ vertices, faces: [] }); // throws RangeError: solidFromConvexPolyhedron: polyhedron must be closed and convex, got not-closed
 */
export function solidFromConvexPolyhedron(polyhedron: ConvexPolyhedron): ConvexSolid {
  if (arguments.length > 1) requireNoMore('solidFromConvexPolyhedron', 1, arguments[1]);
  requirePolyhedronSet('solidFromConvexPolyhedron', 'polyhedron', polyhedron);
  const { vertices, faces } = polyhedron;
  const shape = {
    type: 'convex-polyhedron',
    vertices: vertices.map(copy),
    faces: faces.map((face) => Array.from(face)),
  } as const;
  return solidOf(shape, polyhedronSet(shape));
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
 * solidFromKDop({ axes, min: [0, 0, 0, 0], max: [1, 1, 1, 1] }).vertices.length; // 4
 * solidFromKDop({ axes, min: [0, 0, 0, 4], max: [1, 1, 1, 5] }).dimension; // -1
 */
export function solidFromKDop(dop: KDop): ConvexSolid {
  if (arguments.length > 1) requireNoMore('solidFromKDop', 1, arguments[1]);
  requireKDop('solidFromKDop', 'dop', dop);
  const { axes, min, max } = dop;
  const shape: SolidShape = { type: 'k-dop', axes: axes.map(copy), min: copy(min), max: copy(max) };
  return solidOf(shape, new KDopSet(shape));
}

/**
 * A frustum prepared for queries; its features are numbered as {@link Frustum} says. It may be unbounded, flat or
 * empty. (Queries keep with a frustum what they find out: a solid is needed only where the other argument is a solid,
 * too.)
 *
 * @throws RangeError if the frustum is none
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * solidFromFrustum(cube).vertices.length; // 8
 */
export function solidFromFrustum(frustum: Frustum): ConvexSolid {
  if (arguments.length > 1) requireNoMore('solidFromFrustum', 1, arguments[1]);
  requireFrustum('solidFromFrustum', 'frustum', frustum);
  return solidOf(frustum, frustumSet(frustum));
}

/** Checks that a solid is one, has points, and has an end in every direction. @throws RangeError naming the argument */
export function requireBoundedSolid(where: string, name: string, solid: ConvexSolid): void {
  requireSolid(where, name, solid);
  const set = setOf(solid);
  if (set.dimension < 0) rejectWords(where, name, 'a solid with points', 'an empty one');
  if (set instanceof FrustumSet && !set.isBounded)
    rejectWords(where, name, 'bounded', 'a frustum without an end');
}
