import * as rational from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { requireNoMore } from '../../core/arguments/index.js';
import { type ClosestPair, pairOf } from '../../distance/distance.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { triangleTriangleDistance } from '../../distance/generated/space.js';
import { triangleOf } from '../structure/corners.js';
import { codeOfFeature, type MeshFeature, meshFeature } from '../structure/mesh-feature.js';
import { type MeshBesideMesh, PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { meshContacts, meshesIntersect } from './mesh-mesh.js';
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
 * Meshes may be where placements take them, exactly: then a point of the closest pair is where it is, and a feature is
 * one of the mesh.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.11, 6.3 and 6.6; Akenine-Möller et al., Real-Time Rendering, 25.2
 * and 25.3.
 *
 * @param a a prepared mesh, or one at its place (`placeMesh`), and so `b`
 * @throws RangeError naming the argument, if it is neither
 * @example
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const above = prepareMesh({ positions: new Float64Array([1, 1, 3, 1, 1, 5, 2, 2, 5]), indices: new Uint32Array([0, 1, 2]) });
 * const found = meshMeshDistance(floor, above);
 * found.distance; // 3
 * found.squaredDistance; // { numerator: 9n, denominator: 1n }
 * found.pairs; // new Uint32Array([0, 0])
 * found.closest[0].a; // { type: 'face', index: 0 }
 * found.closest[0].rounded.pointB; // [1, 1, 3]
 * const half = placeMesh(above, { type: 'parts', scale: [0.5, 0.5, 0.5] });
 * meshMeshDistance(floor, half).distance; // 1.5
 */
export function meshMeshDistance(
  a: PreparedMesh | PlacedMesh,
  b: PreparedMesh | PlacedMesh,
): MeshMeshDistance | null {
  if (arguments.length > 2) requireNoMore('meshMeshDistance', 2, arguments[2]);
  const [one, other] = [meshOf('a', a), meshOf('b', b)];
  if (one.triangles === 0 || other.triangles === 0) return null;
  const placed = a instanceof PlacedMesh ? a : b instanceof PlacedMesh ? b : null;
  const beside =
    placed === null ? besideEachOther(one, other) : placed.distances().beside('meshMeshDistance', a, b);
  const indices = [one.indices, other.indices] as const;
  if (meshesIntersect(a, b))
    return describe(indices, beside, rational.fromNumber(0), () => meshContacts(a, b));
  const { pairs, squaredDistance } = beside.nearest();
  return describe(indices, beside, squaredDistance, () => pairs);
}

function meshOf(name: string, mesh: PreparedMesh | PlacedMesh): PreparedMesh {
  const own = mesh instanceof PlacedMesh ? mesh.mesh : mesh;
  requirePrepared('meshMeshDistance', name, own);
  return own;
}

/** Meshes where they are. */
function besideEachOther(a: PreparedMesh, b: PreparedMesh): MeshBesideMesh {
  return {
    distanceOf: (s, t) => triangleTriangleDistance(triangleOf(a, s), triangleOf(b, t)),
    nearest() {
      const { pairs, square } = nearestPairs(a, b);
      return { pairs, squaredDistance: scaledRational(square.above, square.below, square.exponent) };
    },
  };
}

function describe(
  indices: readonly [Uint32Array, Uint32Array],
  beside: MeshBesideMesh,
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
      unique ??= areOne(beside, found());
      return unique;
    },
    get closest() {
      closest ??= closestOf(indices, beside, found()[0]!, found()[1]!);
      return closest;
    },
  };
}

/** The pairs of closest points of two triangles. */
function closestOf(
  [a, b]: readonly [Uint32Array, Uint32Array],
  { distanceOf }: MeshBesideMesh,
  s: number,
  t: number,
): readonly MeshClosestPair[] {
  return distanceOf(s, t).closest.map((pair) => {
    const first = [meshFeature(a, s, codeOfFeature(pair.a)), pair.pointA] as const;
    const second = [meshFeature(b, t, codeOfFeature(pair.b)), pair.pointB] as const;
    return pairOf(first, second, rational.toNumber, rational.toNumber);
  });
}

/** Whether pairs of triangles have one pair of closest points in common and no others. */
function areOne({ distanceOf }: MeshBesideMesh, pairs: Uint32Array): boolean {
  let first: ClosestPair | undefined;
  for (let i = 0; i < pairs.length; i += 2) {
    const found = distanceOf(pairs[i]!, pairs[i + 1]!);
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
