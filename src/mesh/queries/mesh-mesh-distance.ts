import * as rational from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import type { Feature } from '../../core/feature.js';
import { type ClosestPair, pairOf } from '../../distance/distance.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { triangleTriangleDistance } from '../../distance/generated/space.js';
import { triangleOf } from '../structure/corners.js';
import { type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { contactsOf, searchContacts } from './mesh-mesh.js';
import { nearestPairs } from './nearest-pairs.js';

/** A point of the first mesh and one of the second, as close to each other as the meshes are. */
export interface MeshClosestPair extends Omit<ClosestPair, 'a' | 'b'> {
  /** What of the first mesh the point lies on, as far as its triangle tells: a vertex, else an edge, else the face. */
  readonly a: MeshFeature;
  /** What of the second mesh the point lies on, likewise. */
  readonly b: MeshFeature;
}

/** How far the surfaces of two meshes are from each other. */
export interface MeshMeshDistance {
  /** The square of the distance, exactly: 0 exactly if the surfaces meet. */
  readonly squaredDistance: rational.Rational;
  /** The distance, rounded to the nearest double (ties to even; Infinity only beyond the largest double). */
  readonly distance: number;
  /**
   * All pairs of a triangle of the first mesh and one of the second that are as close, a0 b0 a1 b1 ..., in
   * lexicographic order. Those that share the nearest vertex are several. If surfaces meet, what
   * {@link meshContacts} finds. Found when it is first read, if the surfaces meet.
   */
  readonly pairs: Uint32Array;
  /**
   * Is there only one pair of closest points? Several pairs of triangles may have it in common. Found when it is first
   * read.
   */
  readonly unique: boolean;
  /**
   * The closest points of the first pair of triangles: the extreme ones, in lexicographic order of their coordinates.
   * Found when it is first read.
   */
  readonly closest: readonly MeshClosestPair[];
}

/**
 * How far apart the surfaces of two meshes are, with all pairs of nearest triangles and the closest points; `null` if
 * one of them has no triangles.
 *
 * Triangles are closed, and degenerate ones are the segments or points that they are. A mesh within another is as far
 * from it as from any surface. Which pairs are the nearest is decided exactly, ties included. Compare such distances
 * with `compareDistance` and `compareDistances` of `unerring/distance`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.11, 6.3 and 6.6; Akenine-Möller et al., Real-Time Rendering, 25.2
 * and 25.3.
 *
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const above = prepareMesh({ positions: new Float64Array([1, 1, 3, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * const found = meshMeshDistance(floor, above);
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.pairs; // new Uint32Array([0, 0])
 * found.closest[0].a; // { type: 'face', index: 0 }
 * found.closest[0].rounded.pointB; // [1, 1, 3]
 */
export function meshMeshDistance(a: PreparedMesh, b: PreparedMesh): MeshMeshDistance | null {
  requirePrepared('meshMeshDistance', 'a', a);
  requirePrepared('meshMeshDistance', 'b', b);
  if (a.triangles === 0 || b.triangles === 0) return null;
  if (searchContacts(a, b, () => true)) return describe(a, b, rational.fromNumber(0), () => contactsOf(a, b));
  const { pairs, square } = nearestPairs(a, b);
  const squaredDistance = scaledRational(square.above, square.below, square.exponent);
  return describe(a, b, squaredDistance, () => pairs);
}

function describe(
  a: PreparedMesh,
  b: PreparedMesh,
  squaredDistance: rational.Rational,
  find: () => Uint32Array,
): MeshMeshDistance {
  let pairs: Uint32Array | undefined;
  let closest: readonly MeshClosestPair[] | undefined;
  let unique: boolean | undefined;
  const found = (): Uint32Array => {
    pairs ??= find();
    return pairs;
  };
  return {
    squaredDistance,
    distance: roundSqrt(squaredDistance.numerator, squaredDistance.denominator),
    get pairs() {
      return found();
    },
    get unique() {
      unique ??= areOne(a, b, found());
      return unique;
    },
    get closest() {
      closest ??= closestOf(a, found()[0]!, b, found()[1]!);
      return closest;
    },
  };
}

/** The pairs of closest points of two triangles. */
function closestOf(a: PreparedMesh, s: number, b: PreparedMesh, t: number): readonly MeshClosestPair[] {
  const { closest } = triangleTriangleDistance(triangleOf(a, s), triangleOf(b, t));
  return closest.map((pair) => {
    const first = [featureOf(a, s, pair.a), pair.pointA] as const;
    const second = [featureOf(b, t, pair.b), pair.pointB] as const;
    return pairOf(first, second, rational.toNumber, rational.toNumber);
  });
}

/** The code of a triangle's feature: vertex 0-2, edge 3-5, face 6. */
function featureOf({ indices }: PreparedMesh, t: number, { type, index }: Feature): MeshFeature {
  return meshFeature(indices, t, type === 'vertex' ? index : type === 'edge' ? 3 + index : 6);
}

/** Whether pairs of triangles have one pair of closest points in common and no others. */
function areOne(a: PreparedMesh, b: PreparedMesh, pairs: Uint32Array): boolean {
  let first: ClosestPair | undefined;
  for (let i = 0; i < pairs.length; i += 2) {
    const found = triangleTriangleDistance(triangleOf(a, pairs[i]!), triangleOf(b, pairs[i + 1]!));
    if (!found.unique) return false;
    first ??= found.closest[0]!;
    if (!isSame(first, found.closest[0]!)) return false;
  }
  return true;
}

function isSame(p: ClosestPair, q: ClosestPair): boolean {
  return (
    p.pointA.every((x, k) => rational.equals(x, q.pointA[k]!)) &&
    p.pointB.every((x, k) => rational.equals(x, q.pointB[k]!))
  );
}
