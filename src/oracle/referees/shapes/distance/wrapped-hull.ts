/**
 * The facets of a convex hull by gift wrapping: from a facet, across each of its edges, to the next one (Chand and
 * Kapur 1970). All that it asks is on which side of a plane a point is. Points in one plane are a facet with as many
 * corners as there are; those within it or on its edges are no corners.
 */
import { absolute, bitLength, greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { cross, dot, isZero, multiply, ORIGIN, sameVector, subtract, type Vector } from '../vectors.js';

/** A direction across a facet, outwards, and how high the facet is along it. */
export interface Facet {
  readonly normal: Vector;
  readonly height: bigint;
}

/** Points, no two of them equal, and how high each of them is along a vector. */
interface Cloud {
  readonly points: readonly Vector[];
  heights(n: Vector): bigint[];
}

/** A facet, and which points are on it. */
interface Wrapped extends Facet {
  readonly isOn: readonly boolean[];
  readonly isFlat: boolean;
}

/**
 * All planes through three of the points, no two of which are equal, with all others behind or on them; of points in
 * one plane, that plane either way. The normals are in lowest terms.
 */
export function facetsOf(points: readonly Vector[]): Facet[] {
  return wrap({ points, heights: (n) => points.map((p) => dot(n, p)) }).map(inLowestTerms);
}

/** The facets of all differences of a point of the first and one of the second; the normals are of any length. */
export function facetsOfDifferences(first: readonly Vector[], second: readonly Vector[]): Facet[] {
  return wrap(differencesOf(first, second));
}

/** Along a vector, a difference is as high as the difference of the heights. */
function differencesOf(first: readonly Vector[], second: readonly Vector[]): Cloud {
  const points: Vector[] = [];
  const sources: (readonly [number, number])[] = [];
  const byFirst = new Map<bigint, Vector[]>();
  for (const [i, p] of first.entries()) {
    for (const [k, q] of second.entries()) {
      const v = subtract(p, q);
      const known = byFirst.get(v[0]);
      if (known?.some((w) => sameVector(v, w))) continue;
      if (known === undefined) byFirst.set(v[0], [v]);
      else known.push(v);
      points.push(v);
      sources.push([i, k]);
    }
  }
  const heights = (n: Vector): bigint[] => {
    const [high, low] = [first.map((p) => dot(n, p)), second.map((q) => dot(n, q))];
    return sources.map(([i, k]) => high[i]! - low[k]!);
  };
  return { points, heights };
}

/** Divided by what the normal's coordinates have in common. */
export function inLowestTerms({ normal, height }: Facet): Facet {
  const common = normal.reduce(greatestCommonDivisor, 0n);
  return { normal: [normal[0] / common, normal[1] / common, normal[2] / common], height: height / common };
}

function wrap(cloud: Cloud): Wrapped[] {
  const { points } = cloud;
  const first = supportedFacet(cloud);
  if (first === undefined) return [];
  if (first.isFlat) return [first, { ...first, normal: multiply(first.normal, -1n), height: -first.height }];
  const found = [first];
  const seen = roundedPoints(points);
  // An edge is between two facets: from the second one there is nothing to be found.
  const crossed = new Set<number>();
  for (const facet of found) {
    for (const [u, v] of edgesOf(points, facet)) {
      const key = Math.min(u, v) * points.length + Math.max(u, v);
      if (crossed.has(key)) continue;
      crossed.add(key);
      const next = likelyNext(seen, facet, u, v);
      if (next >= 0 && found.some(({ isOn }) => isOn[u] && isOn[v] && isOn[next])) continue;
      const other = turned(cloud, facet, points[u]!, subtract(points[v]!, points[u]!), next);
      if (!found.some(({ isOn }) => isOn.every((on, i) => on === other.isOn[i]))) found.push(other);
    }
  }
  return found;
}

/** The lowest of all points by their coordinates: a corner of the hull. */
function lowestPoint(points: readonly Vector[]): Vector {
  return points.reduce((p, q) => {
    const k = p.findIndex((x, i) => x !== q[i]);
    return k >= 0 && q[k]! < p[k]! ? q : p;
  });
}

const BACKWARDS: Vector = [-1n, 0n, 0n];
const UPWARDS: Vector = [0n, 0n, 1n];

/**
 * A facet: the plane across the first axis through the lowest point, turned about that until it meets a second point,
 * and about both until it meets a third one; none if all points are on a line.
 */
function supportedFacet(cloud: Cloud): Wrapped | undefined {
  const p = lowestPoint(cloud.points);
  let facet = facetAcross(cloud, BACKWARDS, p);
  for (;;) {
    const members = cloud.points.filter((_, i) => facet.isOn[i]).map((q) => subtract(q, p));
    const along = members.find((v) => !isZero(v));
    if (along !== undefined && members.some((v) => !isZero(cross(along, v)))) return facet;
    if (facet.isFlat) return undefined;
    facet = turned(cloud, facet, p, along ?? UPWARDS, -1);
  }
}

function facetAcross(cloud: Cloud, normal: Vector, p: Vector, heights = cloud.heights(normal)): Wrapped {
  const height = dot(normal, p);
  const isOn = heights.map((h) => h === height);
  return { normal, height, isOn, isFlat: isOn.every((on) => on) };
}

/**
 * The edges of a facet, counterclockwise: from the lowest point always to the point that has all others on its left,
 * and of several the farthest one (Jarvis 1973). Seen along an axis that is not in its plane.
 */
function edgesOf(points: readonly Vector[], { normal, isOn }: Wrapped): (readonly [number, number])[] {
  const members = isOn.flatMap((on, i) => (on ? [i] : []));
  const k = normal.findIndex((x) => x !== 0n);
  const [i, j] = normal[k]! > 0n ? [(k + 1) % 3, (k + 2) % 3] : [(k + 2) % 3, (k + 1) % 3];
  const isLower = (p: Vector, q: Vector) => p[i!]! < q[i!]! || (p[i!] === q[i!] && p[j!]! < q[j!]!);
  const start = members.reduce((low, m) => (isLower(points[m]!, points[low]!) ? m : low));
  const edges: (readonly [number, number])[] = [];
  let from = start;
  do {
    const next = rightmost(points, members, from, i!, j!);
    edges.push([from, next]);
    from = next;
  } while (from !== start);
  return edges;
}

function rightmost(
  points: readonly Vector[],
  members: readonly number[],
  from: number,
  i: number,
  j: number,
): number {
  const u = points[from]!;
  let [best, x, y] = [-1, 0n, 0n];
  for (const m of members) {
    if (m === from) continue;
    const w = points[m]!;
    const [p, q] = [w[i]! - u[i]!, w[j]! - u[j]!];
    const side = x * q - y * p;
    if (best < 0 || side < 0n || (side === 0n && x * x + y * y < p * p + q * q)) [best, x, y] = [m, p, q];
  }
  return best;
}

/**
 * The plane of a facet (or of any plane with no points before it) turned about an edge until it meets the last of the
 * points: seen along the edge, all that are not in the plane are on one side of it. From any of them on, `next` if that
 * is one: as long as there is a point before the plane, the plane through that.
 */
function turned(cloud: Cloud, { normal, isOn }: Wrapped, u: Vector, edge: Vector, next: number): Wrapped {
  const { points } = cloud;
  const inwards = cross(normal, edge);
  const through = (r: Vector): Vector => {
    const n = cross(subtract(r, u), edge);
    // The facet, to the left of the edge, is behind its neighbour.
    return dot(n, inwards) < 0n ? n : multiply(n, -1n);
  };
  let at = next >= 0 && !isOn[next] ? next : isOn.indexOf(false);
  for (;;) {
    const n = through(points[at]!);
    const heights = cloud.heights(n);
    let highest = at;
    for (const [i, h] of heights.entries()) if (h > heights[highest]!) highest = i;
    if (heights[highest] === heights[at]) return facetAcross(cloud, n, u, heights);
    at = highest;
  }
}

type Rounded = readonly [number, number, number];

/** With products of five numbers of so many bits doubles do not overflow. */
const BITS = 200;

/** The leading digits: they only say where to begin. */
function roundedPoints(points: readonly Vector[]): Rounded[] {
  const base = points[0] ?? ORIGIN;
  const moved = points.map((p) => subtract(p, base));
  let all = 0n;
  for (const [x, y, z] of moved) all |= absolute(x) | absolute(y) | absolute(z);
  const k = BigInt(Math.max(0, bitLength(all) - BITS));
  return moved.map(([x, y, z]) => [Number(x >> k), Number(y >> k), Number(z >> k)]);
}

/** Which point the plane of a facet seems to meet last, turned about an edge: the same with rounded numbers. */
function likelyNext(points: readonly Rounded[], { isOn }: Wrapped, u: number, v: number): number {
  const [p, q] = [points[u]!, points[v]!];
  const [ex, ey, ez] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  let [next, x, y, z] = [-1, 0, 0, 0];
  for (const [i, s] of points.entries()) {
    if (isOn[i]) continue;
    const [sx, sy, sz] = [s[0] - p[0], s[1] - p[1], s[2] - p[2]];
    if (next >= 0 && !(x * sx + y * sy + z * sz > 0)) continue;
    [next, x, y, z] = [i, sy * ez - sz * ey, sz * ex - sx * ez, sx * ey - sy * ex];
  }
  return next;
}
