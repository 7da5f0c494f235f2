import { readIndices } from '../../answers/construction.js';
import { exactRingAt } from '../../cases/planar/rings.js';
import { doubleArea } from '../shapes/planar-polygons/areas.js';
import { hullLists } from '../shapes/planar-polygons/hull.js';
import { convexHull } from '../shapes/polytope.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  greater,
  isZero,
  orientation2,
  pointsAt,
  sameVector,
  subtract,
  type Vector,
} from '../shapes/vectors.js';
import { fractionText, type Points, type Triple } from './plane.js';

/** A point seen along an axis. */
function flattened(p: Vector, axis: number): Vector {
  return [p[(axis + 1) % 3]!, p[(axis + 2) % 3]!, 0n];
}

/** The corners of a facet counterclockwise from outside; the normal points inwards. */
function ringOf(points: Points, on: readonly number[], inwards: Vector): number[] {
  const axis = inwards.findIndex((x) => x !== 0n);
  const ring = hullLists(on.map((i) => flattened(points[i]!, axis)))[0]!.map((k) => on[k]!);
  const [a, b, c] = ring.map((i) => points[i]!);
  const normal = cross(subtract(b!, a!), subtract(c!, a!));
  return dot(normal, inwards) < 0n ? ring : ring.reverse();
}

/**
 * The convex hull of points in space by the definition, each facet fanned out: point numbers, of equal points the first
 * one. Undefined if all points are in a plane.
 */
export function hullTriangles(points: Points): Triple[] | undefined {
  const { dimension, facets } = convexHull(points);
  if (dimension < 3) return undefined;
  const firsts = points
    .map((_, i) => i)
    .filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
  return facets.flatMap(({ normal, constant }) => {
    const on = firsts.filter((i) => dot(normal, points[i]!) + constant === 0n);
    const [first, ...rest] = ringOf(points, on, normal);
    return rest.slice(1).map((last, k): Triple => [first!, rest[k]!, last]);
  });
}

/** By which part of the largest coordinate a point may be outside of a hull that is nearly one: 2^-40. */
const SLACK = 40n;
/**
 * By which part of the cube of the largest coordinate the volume of such a hull may differ: a surface of at most 24 L²,
 * moved by that much, and rounded up.
 */
const VOLUME_SLACK = 34n;

interface Cloud {
  readonly numbers: Exact;
  readonly points: Points;
}

function cloudAt(values: Float64Array): Cloud {
  const numbers = exact(values);
  return { numbers, points: pointsAt(numbers, 3, 1, values[0]!) };
}

/** Whether points are not all in one plane. */
export function isSpacious(values: Float64Array): boolean {
  return hullTriangles(cloudAt(values).points) !== undefined;
}

/** Six times the volume that triangles enclose. */
function volumeOf(points: Points, triangles: readonly Triple[]): bigint {
  const origin = points[0]!;
  return triangles.reduce((sum, corners) => {
    const [u, v, w] = corners.map((i) => subtract(points[i]!, origin));
    return sum + dot(cross(u!, v!), w!);
  }, 0n);
}

/** How many corners the hull has, and its volume. */
export function spaceHullReferee(values: Float64Array): string {
  const { numbers, points } = cloudAt(values);
  const triangles = hullTriangles(points)!;
  const corners = new Set(triangles.flat()).size;
  // By Euler, a hull whose facets are triangles has 2 n - 4 of them; a larger facet is fanned out, or has points inside
  // of an edge or of itself.
  const places = points.filter((p, i) => points.findIndex((q) => sameVector(p, q)) === i);
  const facets = facetCount(points, triangles);
  const kind = facets === 2 * corners - 4 && corners === places.length ? 'triangles' : 'facets';
  const { one } = numbers;
  return `${kind} ${corners} ${fractionText(volumeOf(points, triangles), 6n * one * one * one)}`;
}

/** In how many planes the triangles are. */
function facetCount(points: Points, triangles: readonly Triple[]): number {
  const isIn = ([a, b, c]: Triple, other: Triple) => {
    const normal = cross(subtract(points[b]!, points[a]!), subtract(points[c]!, points[a]!));
    return other.every((i) => dot(normal, subtract(points[i]!, points[a]!)) === 0n);
  };
  return triangles.filter((t, k) => !triangles.some((s, m) => m < k && isIn(s, t))).length;
}

/** A directed edge, by the places of its ends, that has no opposite; of several triangles there each needs one. */
function openEdge(points: Points, triangles: readonly Triple[]): string | undefined {
  const place = (i: number) => points.findIndex((p) => sameVector(p, points[i]!));
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const corners of triangles) {
    corners.forEach((i, k) => {
      const j = corners[(k + 1) % 3]!;
      add(`${place(i)} ${place(j)}`, 1);
      add(`${place(j)} ${place(i)}`, -1);
    });
  }
  return [...counts].find(([, count]) => count > 0)?.[0];
}

/** A point that is outside of the plane of a triangle, further than the hull may be off. */
function outsideFault({ points }: Cloud, corners: Triple, reach: bigint): string | undefined {
  const [a, b, c] = corners.map((i) => points[i]!);
  const normal = cross(subtract(b!, a!), subtract(c!, a!));
  const name = `triangle ${corners.join(' ')}`;
  if (isZero(normal)) return reach === 0n ? `${name} has no area` : undefined;
  const isOutside = (height: bigint) =>
    height > 0n && (height * height) << (2n * SLACK) > reach * reach * dot(normal, normal);
  const outside = points.findIndex((p) => isOutside(dot(normal, subtract(p, a!))));
  return outside < 0 ? undefined : `point ${outside} is outside of ${name}`;
}

/**
 * What is wrong with the triangles of a hull. If each has an area and no point outside of its plane, they are on the
 * boundary of the hull and look outwards; if they are closed, they go around it everywhere as often as anywhere; if
 * they enclose its volume, once.
 *
 * Of what is nearly one, points may be outside of a plane by 2^-40 of the largest coordinate, and the volume may differ
 * by what a surface is worth that is moved by so much.
 */
export function checkSpaceHull(values: Float64Array, text: string, isNearly: boolean): string | undefined {
  const cloud = cloudAt(values);
  const { numbers, points } = cloud;
  const flat = readIndices(text, points.length, 3);
  const triangles = Array.from(
    { length: flat.length / 3 },
    (_, t) => flat.slice(3 * t, 3 * t + 3) as unknown as Triple,
  );
  const sizes = numbers.numerators.slice(1).map((x) => (x < 0n ? -x : x));
  const largest = sizes.reduce(greater, 0n);
  for (const corners of triangles) {
    const fault = outsideFault(cloud, corners, isNearly ? largest : 0n);
    if (fault !== undefined) return fault;
  }
  const open = openEdge(points, triangles);
  if (open !== undefined) return `the edge ${open} is on one side only`;
  const { one } = numbers;
  const [said, truth] = [volumeOf(points, triangles), volumeOf(points, hullTriangles(points)!)];
  const difference = said > truth ? said - truth : truth - said;
  if (difference === 0n || (isNearly && difference << VOLUME_SLACK <= 6n * largest ** 3n)) return undefined;
  const [a, b] = [said, truth].map((six) => fractionText(six, 6n * one * one * one));
  return `the volume is ${a}, that of the hull ${b}`;
}

/** The corners of the hull, and the class. */
export function hullReferee(values: Float64Array): string {
  const numbers = exact(values);
  const points = exactRingAt(numbers, 0);
  const hull = hullLists(points)[0]!;
  const area = hull.length < 3 ? 0n : doubleArea(hull.map((i) => points[i]!));
  const kind = hull.length < 3 ? 'flat' : 'polygon';
  return `${kind} ${hull.length} ${fractionText(area, 2n * numbers.one * numbers.one)}`;
}

/** The hull of a flat set is its two ends, or the one point; some say nothing there, or give all points. */
function flatFault(points: Points, said: readonly number[], corners: readonly number[]): string | undefined {
  const missing = corners.find((i) => !said.some((j) => sameVector(points[i]!, points[j]!)));
  return missing === undefined ? undefined : `point ${missing}, an end, is missing`;
}

/**
 * What is wrong with a hull: counterclockwise, every point in it or on it; points inside its edges only if `isWeak`.
 */
export function checkHull(values: Float64Array, text: string, isWeak: boolean): string | undefined {
  const points = exactRingAt(exact(values), 0);
  const said = readIndices(text, points.length);
  const corners = hullLists(points)[0]!;
  const repeated = said.find((i, k) => said.some((j, m) => m < k && sameVector(points[i]!, points[j]!)));
  if (repeated !== undefined) return `point ${repeated} comes twice`;
  if (corners.length < 3 && isWeak) return flatFault(points, said, corners);
  if (corners.length < 3) {
    const isRight = said.length === corners.length && flatFault(points, said, corners) === undefined;
    return isRight ? undefined : `the points are on a line, and its ends are ${corners.join(' ')}`;
  }
  if (said.length < 3) return `${said.length} points are no polygon`;
  for (const [k, i] of said.entries()) {
    const [j, next] = [said[(k + 1) % said.length]!, said[(k + 2) % said.length]!];
    const outside = points.findIndex((p) => orientation2(points[i]!, points[j]!, p) < 0);
    if (outside >= 0) return `point ${outside} is to the right of the edge ${i} ${j}`;
    const isStraight = orientation2(points[i]!, points[j]!, points[next]!) === 0;
    if (isStraight && !isWeak) return `point ${j} is no corner`;
  }
  return roundsOnce(points, said) ? undefined : 'it goes around more than once';
}

/** Whether the ring has the area of the hull: one that goes around twice has more. */
function roundsOnce(points: Points, said: readonly number[]): boolean {
  const area = (list: readonly number[]) => doubleArea(list.map((i) => points[i]!));
  return area(said) === area(hullLists(points)[0]!);
}
