import { type PairText, pairsText } from '../../../answers/meshes.js';
import { largeMesh, pointOfLarge } from '../../../cases/meshes/large-meshes.js';
import { ALL, meshAt, meshSize, PAIRED } from '../../../cases/meshes/values.js';
import {
  contact,
  cross,
  dot,
  type ExactContact,
  exactContactText,
  isZero,
  type Shape,
  signOf,
  subtract,
  type Vector,
} from '../index.js';
import { featureOn, whereIs, windingAround } from './casts.js';
import { type ExactMesh, exactScene, isBalanced, isClosed } from './exact-mesh.js';
import { solidRelation } from './solid-volumes.js';
import { normalOf } from './textbook.js';

/** What is asked of a triangle again and again. */
interface Measures {
  readonly min: Vector;
  readonly max: Vector;
  readonly normal: Vector;
  readonly height: bigint;
}

const known = new WeakMap<Shape, Measures>();

const lesser = (x: bigint, y: bigint): bigint => {
  if (x < y) return x;
  return y;
};

const greater = (x: bigint, y: bigint): bigint => {
  if (x < y) return y;
  return x;
};

function measuresOf(shape: Shape): Measures {
  const found = known.get(shape);
  if (found !== undefined) return found;
  const [a, b, c] = shape.points as [Vector, Vector, Vector];
  const extreme = (pick: (x: bigint, y: bigint) => bigint): Vector => [
    pick(pick(a[0], b[0]), c[0]),
    pick(pick(a[1], b[1]), c[1]),
    pick(pick(a[2], b[2]), c[2]),
  ];
  const normal = cross(subtract(b, a), subtract(c, a));
  const made = {
    min: extreme(lesser),
    max: extreme(greater),
    normal,
    height: dot(normal, a),
  };
  known.set(shape, made);
  return made;
}

/** Whether a coordinate of all points of the one is below that of all points of the other. */
function boxesApart(a: Shape, b: Shape): boolean {
  const [p, q] = [measuresOf(a), measuresOf(b)];
  for (let axis = 0; axis < 3; axis++) {
    if (p.max[axis]! < q.min[axis]! || q.max[axis]! < p.min[axis]!) return true;
  }
  return false;
}

/** Whether all points of the one are strictly on one side of the plane of the other. */
function planeApart(a: Shape, { points }: Shape): boolean {
  const { normal, height } = measuresOf(a);
  const above = points.map((p) => signOf(dot(normal, p) - height));
  return above[0] !== 0 && above[1] === above[0] && above[2] === above[0];
}

/** The common part of two triangles; `undefined`: none. Most pairs are apart, which is seen without clipping. */
export function commonPart(a: Shape, b: Shape): ExactContact | undefined {
  if (boxesApart(a, b) || planeApart(a, b) || planeApart(b, a)) return undefined;
  const found = contact(a, b);
  return found.dimension < 0 ? undefined : found;
}

/** Whether a common part is more than a vertex or an edge of both (by coordinates). */
export function isMoreThanShared({ dimension, points }: ExactContact): boolean {
  return dimension > 1 || points.some(({ a, b }) => a[0] !== 'v' || b[0] !== 'v');
}

/** A pair of triangles and what they have in common, as text. */
export interface FoundPair {
  readonly a: number;
  readonly b: number;
  readonly contact: string;
}

/** All pairs of triangles of a mesh that have more in common than a vertex or an edge. */
export function selfPairs({ shapes }: ExactMesh): FoundPair[] {
  const found: FoundPair[] = [];
  for (const [a, one] of shapes.entries()) {
    for (let b = a + 1; b < shapes.length; b++) {
      const common = commonPart(one, shapes[b]!);
      if (common !== undefined && isMoreThanShared(common))
        found.push({ a, b, contact: exactContactText(common) });
    }
  }
  return found;
}

/** All pairs of triangles of two meshes that have a point in common. */
export function pairsBetween(one: ExactMesh, other: ExactMesh): FoundPair[] {
  return one.shapes.flatMap((a, i) =>
    other.shapes.flatMap((b, j) => {
      const common = commonPart(a, b);
      return common === undefined ? [] : [{ a: i, b: j, contact: exactContactText(common) }];
    }),
  );
}

/** Which of a mesh's vertices (all that its triangles have) are inside another one. */
function inside({ vertices, triangles }: ExactMesh, other: ExactMesh): 'none' | 'some' | 'all' {
  if (!isClosed(other.triangles)) return 'none';
  const used = [...new Set(triangles.flat())];
  const found = used.filter((i) => whereIs(vertices[i]!, other).startsWith('inside')).length;
  return found === 0 ? 'none' : found === used.length ? 'all' : 'some';
}

/**
 * Relation and containment of two meshes without a common point: a component of one is inside or outside the other as a
 * whole, so that its vertices tell where it is.
 */
export function relationApart(a: ExactMesh, b: ExactMesh): string {
  const [aInB, bInA] = [inside(a, b), inside(b, a)];
  if (aInB === 'none' && bInA === 'none') return 'disjoint none';
  if (aInB === 'all' && bInA === 'none') return 'overlapping inside';
  return aInB === 'none' && bInA === 'all' ? 'overlapping containing' : 'overlapping none';
}

/**
 * How two meshes lie: all pairs of triangles, clipped by each other in rationals; for solids that meet, volumes
 * (solid-volumes.ts); without a contact, where each vertex is. The kernel has trees, signs, and points of parts of
 * faces.
 */

function isSolid(mesh: ExactMesh): boolean {
  const hasArea = mesh.triangles.some((_, t) => !isZero(normalOf(mesh, t)));
  return hasArea && isClosed(mesh.triangles) && selfPairs(mesh).length === 0;
}

export function meshMeshReferee(v: Float64Array): string {
  const { meshes } = exactScene([meshAt(v, 0, PAIRED), meshAt(v, meshSize(PAIRED), PAIRED)]);
  const [a, b] = [meshes[0]!, meshes[1]!];
  const pairs = pairsBetween(a, b).map((pair): PairText => [pair.a, pair.b, pair.contact]);
  if (pairs.length === 0) return relationApart(a, b);
  const text = pairsText(pairs);
  const surfaces = `${text.slice(0, text.indexOf(':'))} -`.replace(/^overlapping/, () =>
    pairs.some(([, , contact]) => contact.startsWith('crossing')) ? 'crossing' : 'overlapping',
  );
  return `${isSolid(a) && isSolid(b) ? solidRelation(a, b) : surfaces} ${text}`;
}

/**
 * Where a mesh meets itself: the common part of all pairs of triangles, each clipped by the other in rationals. The
 * kernel proves most pairs apart by the stars of vertices, and decides the rest by signs of orientations.
 */

export function selfIntersectionsReferee(v: Float64Array): string {
  const { meshes } = exactScene([meshAt(v, 0, ALL)]);
  const pairs = selfPairs(meshes[0]!).map(({ a, b, contact }): PairText => [a, b, contact]);
  return pairs.length === 0 ? 'none' : pairsText(pairs);
}

/** Where a point is, and how often the mesh goes round it: as of the small meshes. */
export function largeLocationReferee(v: Float64Array): string {
  const { meshes, others } = exactScene([largeMesh(v)], pointOfLarge(v));
  const [mesh, p] = [meshes[0]!, others[0]!];
  const location = isClosed(mesh.triangles) ? whereIs(p, mesh) : `open ${featureOn(p, mesh) ?? '-'}`;
  if (!isBalanced(mesh.triangles)) return `${location} unbalanced`;
  return `${location} ${featureOn(p, mesh) === undefined ? `winding ${windingAround(p, mesh)}` : 'boundary'}`;
}

/** Where the mesh meets itself. */
export function largeSelfIntersectionsReferee(v: Float64Array): string {
  const pairs = selfPairs(exactScene([largeMesh(v)]).meshes[0]!).map(
    ({ a, b, contact }): PairText => [a, b, contact],
  );
  return pairs.length === 0 ? 'none' : pairsText(pairs);
}
