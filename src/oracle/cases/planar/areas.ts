import type { PolygonWithHoles, Ring, Segment } from '../../../core/shapes.js';
import { isHole, isSimple, next, type Vectors } from '../../referees/shapes/planar-polygons/areas.js';
import { hullLists } from '../../referees/shapes/planar-polygons/hull.js';
import { type Exact, exact, sameVector, type Vector } from '../../referees/shapes/vectors.js';
import type { Random } from '../random.js';
import { type LatticePoint, latticeRing } from './lattice-rings.js';
import { exactRingAt, ringAt, ringSize } from './rings.js';

/** A point by the numbers of the points that have its x and its y. */
type Mixed = readonly [number, number];

/**
 * Makes a simple ring of any points: themselves in their order, else the corners of their hull, else a triangle of
 * their least and greatest coordinates; undefined if these coincide.
 */
function outline(points: Vectors): Mixed[] | undefined {
  const plain = points.map((_, i): Mixed => [i, i]);
  if (isSimple(points)) return plain;
  const hull = hullLists(points)[0]!;
  if (hull.length > 2) return hull.map((i): Mixed => [i, i]);
  const extreme = (axis: 0 | 1, sign: bigint) =>
    points.reduce((best, p, i) => (sign * (p[axis] - points[best]![axis]) > 0n ? i : best), 0);
  const [left, right, low, high] = [extreme(0, -1n), extreme(0, 1n), extreme(1, -1n), extreme(1, 1n)];
  if (points[left]![0] === points[right]![0] || points[low]![1] === points[high]![1]) return undefined;
  return [
    [left, low],
    [right, low],
    [left, high],
  ];
}

/** A valid polygon. */
export interface Area {
  /** The outer ring, and the hole if there is one. */
  readonly rings: readonly [number, number][][];
  /** The same, exactly. */
  readonly exact: readonly Vectors[];
}

/**
 * The polygon of the outer ring and the hole whose counts stand at these values. Rings that are not simple are made so,
 * an unfit hole is left out; undefined if the points of the outer ring are all level.
 */
export function areaAt(
  values: Float64Array,
  numbers: Exact,
  outerAt: number,
  holeAt?: number,
): Area | undefined {
  const [points, vectors] = [ringAt(values, outerAt), exactRingAt(numbers, outerAt)];
  const indices = outline(vectors);
  if (indices === undefined) return undefined;
  const rings = [indices.map(([i, j]): [number, number] => [points[i]![0], points[j]![1]])];
  const outer = indices.map(([i, j]): Vector => [vectors[i]![0], vectors[j]![1], 0n]);
  const hole = holeAt === undefined ? [] : exactRingAt(numbers, holeAt);
  if (holeAt === undefined || hole.length < 3 || !isHole(outer, hole)) return { rings, exact: [outer] };
  return { rings: [...rings, ringAt(values, holeAt)], exact: [outer, hole] };
}

/** The polygon as the kernel takes it: a ring alone where there is no hole. */
export function polygonOf({ rings }: Area): PolygonWithHoles | Ring {
  return rings.length === 1 ? rings[0]! : { outer: rings[0]!, holes: rings.slice(1) };
}

/** A lattice ring that is often simple. */
export function latticeOutline(random: Random, most: number): LatticePoint[] {
  const kind = (['round', 'convex', 'damaged', 'round'] as const)[random.below(4)]!;
  return [...latticeRing(kind, random, most)];
}

/** A small triangle around a point. */
export function latticeTriangle(random: Random, [x, y]: LatticePoint): LatticePoint[] {
  return Array.from({ length: 3 }, () => [x + random.between(-2, 2), y + random.between(-2, 2)]);
}

const MOST = 6;

/** The places of the values: of each polygon an outer ring and a hole. */
export const POLYGON_PAIR = {
  most: MOST,
  hole: ringSize(MOST),
  second: ringSize(MOST) + ringSize(3),
} as const;

/** The valid polygons that the values stand for; `undefined` for one that they do not. */
export function areasOf(values: Float64Array): readonly [Area | undefined, Area | undefined] {
  const numbers = exact(values);
  const at = (first: number) => areaAt(values, numbers, first, first + POLYGON_PAIR.hole);
  return [at(0), at(POLYGON_PAIR.second)];
}

/** The arguments of the kernel's function. */
export function polygonsOf(
  values: ArrayLike<number>,
): readonly [Ring | PolygonWithHoles, Ring | PolygonWithHoles] {
  const [a, b] = areasOf(Float64Array.from(values));
  return [polygonOf(a!), polygonOf(b!)];
}

/** The ring without direct repetitions, and two different vertices. */
export function diagonalOf(values: Float64Array) {
  const area = areaAt(values, exact(values), 2);
  if (area === undefined) return undefined;
  const vectors: Vectors = area.exact[0]!;
  const kept = vectors.map((_, k) => k).filter((k) => !sameVector(vectors[k]!, next(vectors, k)));
  const n = kept.length;
  const i = values[0]! % n;
  const j = (i + 1 + (values[1]! % (n - 1))) % n;
  return { ring: kept.map((k) => area.rings[0]![k]!), vectors: kept.map((k) => vectors[k]!), i, j };
}

/** The arguments of the kernel's function. */
export function ringAndVertices(values: ArrayLike<number>): readonly [Ring, number, number] {
  const { ring, i, j } = diagonalOf(Float64Array.from(values))!;
  return [ring, i, j];
}

const SEGMENT_POLYGON_MOST = 7;

/** The places of the values: the segment, the outer ring, a hole. */
export const SEGMENT_POLYGON = {
  most: SEGMENT_POLYGON_MOST,
  outer: 4,
  hole: 4 + ringSize(SEGMENT_POLYGON_MOST),
  parts: ['interior', 'boundary', 'exterior'],
} as const;

/** The valid polygon that the values stand for, if they do. */
export function areaIn(values: Float64Array): Area | undefined {
  return areaAt(values, exact(values), SEGMENT_POLYGON.outer, SEGMENT_POLYGON.hole);
}

/** The arguments of the kernel's function. */
export function segmentAndPolygon(values: ArrayLike<number>): readonly [Segment, Ring | PolygonWithHoles] {
  const [ax, ay, bx, by] = Array.from(values) as [number, number, number, number];
  return [{ start: [ax, ay], end: [bx, by] }, polygonOf(areaIn(Float64Array.from(values))!)] as const;
}
