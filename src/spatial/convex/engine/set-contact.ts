import type { ContactPoint, Relation } from '../../../core/contact.js';
import type { Containment } from '../../../core/containment.js';
import type { Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import {
  type ExactPlane,
  type FoundPoint3,
  isImplicit,
  type PointLike3,
  threePlanesPoint,
} from '../../../implicit/index.js';
import type { ConvexSet } from './convex-set.js';
import { cornersOf, planesCross } from './corners.js';
import { FrustumSet } from './frustum-set.js';
import { AT_END, AT_START, LinearClip } from './linear-clip.js';
import { commonWalls, sideOfWall, wallKey } from './wall.js';

/** An extreme point of the common part of two sets: the walls of each that it lies on, and the point. */
export interface Extreme {
  readonly tightA: readonly number[];
  readonly tightB: readonly number[];
  readonly point: FoundPoint3;
}

/** The ends of the parts of one set's edges that lie in the other one. */
function edgeEnds(
  of: ConvexSet,
  within: ConvexSet,
  add: (own: readonly number[], other: readonly number[], at: FoundPoint3) => void,
): void {
  if (of.vertices.some(isImplicit)) implicitEdgeEnds(of, within, add);
  else plainEdgeEnds(of, within, add);
}

/** For a set whose vertices are plain points: its edges are clipped as segments. */
function plainEdgeEnds(
  of: ConvexSet,
  within: ConvexSet,
  add: (own: readonly number[], other: readonly number[], at: FoundPoint3) => void,
): void {
  for (const [i, j] of of.clippedEdges) {
    const [from, to] = [of.vertices[i] as Point3, of.vertices[j] as Point3];
    const clip = new LinearClip({ type: 'segment', from, to }, within);
    if (clip.isEmpty) continue;
    const [wallsFrom, wallsTo] = [of.vertexWalls[i]!, of.vertexWalls[j]!];
    for (const bound of clip.isPoint ? [clip.lower] : [clip.lower, clip.upper]) {
      const own =
        bound === AT_START ? wallsFrom : bound === AT_END ? wallsTo : commonWalls(wallsFrom, wallsTo);
      add(own, clip.tightAt(bound), clip.pointAt(bound));
    }
  }
}

/** For any other: an edge that has its ends on both sides of a wall meets it where two of its own walls do. */
function implicitEdgeEnds(
  of: ConvexSet,
  within: ConvexSet,
  add: (own: readonly number[], other: readonly number[], at: FoundPoint3) => void,
): void {
  const { walls } = within;
  const sides = of.vertices.map((v) => walls.map((wall) => sideOfWall(wall, v)));
  for (const [i, row] of sides.entries()) {
    // Sets with implicit vertices made all of them, here.
    const own = of.vertices[i] as FoundPoint3;
    if (row.every((side) => side <= 0)) add(of.vertexWalls[i]!, zerosOf(row), own);
  }
  for (const [i, j] of of.clippedEdges) {
    const [from, to] = [sides[i]!, sides[j]!];
    if (from.some((side, w) => side > 0 && to[w]! >= 0) || to.some((side, w) => side > 0 && from[w]! >= 0))
      continue;
    const crossed = from.flatMap((side, w) => (side * to[w]! < 0 ? [w] : []));
    if (crossed.length === 0) continue;
    const own = commonWalls(of.vertexWalls[i]!, of.vertexWalls[j]!);
    const pair = crossingPair(of, own);
    // A diagonal of a flat set lies on no two walls that cross: no extreme point is inside it.
    if (pair === null) continue;
    const [p, q] = pair;
    for (const w of crossed) {
      const point = threePlanesPoint(p, q, walls[w]!.plane)!;
      const tight = tightWalls(within, point);
      if (tight !== null) add(own, tight, point);
    }
  }
}

function zerosOf(signs: readonly Sign[]): number[] {
  return signs.flatMap((sign, i) => (sign === 0 ? [i] : []));
}

/** The planes of two walls that meet in the line of an edge; null if all are parallel. */
function crossingPair(set: ConvexSet, walls: readonly number[]): [ExactPlane, ExactPlane] | null {
  const planes = walls.map((i) => set.planeAt(i));
  const [first] = planes;
  const second = first && planes.find((plane) => planesCross(first, plane));
  return first && second ? [first, second] : null;
}

/** The walls that a point of the set lies on; null for a point outside. */
export function tightWalls({ walls }: ConvexSet, point: PointLike3): number[] | null {
  const tight: number[] = [];
  for (let i = 0; i < walls.length; i++) {
    const side = sideOfWall(walls[i]!, point);
    if (side > 0) return null;
    if (side === 0) tight.push(i);
  }
  return tight;
}

/** Whether a set is bounded, and thus the hull of its vertices. */
function isBounded(set: ConvexSet): boolean {
  return !(set instanceof FrustumSet) || set.isBounded;
}

/**
 * The extreme points of the common part of two convex sets, one of which is bounded. Each lies on an edge of
 * one of them (the features that meet there have dimensions that add up to at most three), so the clipped edges have
 * them all among their ends; and it is told apart from any other by the walls through it: only that point lies on all
 * of them. For a set without an end, all triples of walls are tried.
 */
export function extremePoints(a: ConvexSet, b: ConvexSet): Extreme[] {
  if (a.hasNoPoint || b.hasNoPoint) return [];
  if (!isBounded(a) || !isBounded(b)) return distinctExtremes(wallTriples(a, b));
  const found: Extreme[] = [];
  edgeEnds(a, b, (tightA, tightB, point) => {
    found.push({ tightA, tightB, point });
  });
  edgeEnds(b, a, (tightB, tightA, point) => {
    found.push({ tightA, tightB, point });
  });
  return distinctExtremes(found);
}

function wallTriples(a: ConvexSet, b: ConvexSet): Extreme[] {
  const first = a.walls.length;
  return cornersOf([...a.walls, ...b.walls]).map(({ point, tight }) => ({
    tightA: tight.filter((i) => i < first),
    tightB: tight.filter((i) => i >= first).map((i) => i - first),
    point,
  }));
}

/** What A is to B: a bounded set lies in another one if its vertices do. */
export function containmentOf(a: ConvexSet, b: ConvexSet, points: readonly Extreme[]): Containment {
  if (points.length === 0) return 'none';
  const inside = isWithin(a, b);
  const containing = isWithin(b, a);
  return inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
}

function isWithin(a: ConvexSet, b: ConvexSet): boolean {
  return isBounded(a) && a.vertices.every((v) => b.walls.every((wall) => sideOfWall(wall, v) <= 0));
}

/** Each point once, by the walls that it lies on, and without those that are not extreme. */
export function distinctExtremes(found: readonly Extreme[]): Extreme[] {
  const known = new Map<string, Extreme>();
  for (const extreme of found) {
    const key = `${wallKey(extreme.tightA)}|${wallKey(extreme.tightB)}`;
    if (!known.has(key)) known.set(key, extreme);
  }
  const all = [...known.values()];
  const isWithin = (inner: readonly number[], outer: readonly number[]) =>
    inner.every((i) => outer.includes(i));
  // What lies on all walls of another point is that point, or it is not extreme (an end of an edge inside a face).
  return all.filter((x) =>
    all.every((y) => x === y || !isWithin(x.tightA, y.tightA) || !isWithin(x.tightB, y.tightB)),
  );
}

/** The walls that all points of the common part lie on. */
function sharedWalls(points: readonly Extreme[]): [number[], number[]] {
  return [
    points.map(({ tightA }) => [...tightA]).reduce(commonWalls),
    points.map(({ tightB }) => [...tightB]).reduce(commonWalls),
  ];
}

/** The relation of two sets, from the extreme points of what they have in common. */
export function relationOfSets(a: ConvexSet, b: ConvexSet, points: readonly Extreme[]): Relation {
  if (points.length === 0) return 'disjoint';
  const [inA, inB] = sharedWalls(points);
  if (inA.some((i) => !a.isEquality(i)) || inB.some((i) => !b.isEquality(i))) return 'touching';
  // Relative interiors meet: one extreme point is a point, two are a segment, and of solids the common part is one.
  const least = Math.min(a.dimension, b.dimension);
  const dimension = points.length < 3 ? points.length - 1 : least === 3 ? 3 : 2;
  return dimension === least ? 'overlapping' : 'crossing';
}

/** Features for extreme points. */
export function contactOf(a: ConvexSet, b: ConvexSet, points: readonly Extreme[]): ContactPoint[] {
  return points.map(({ tightA, tightB, point }) => ({
    a: a.featureAt(tightA, () => point),
    b: b.featureAt(tightB, () => point),
  }));
}

/** The extreme points of a polygon in their order around it, in one of the two senses. */
export function aroundPolygon(points: readonly Extreme[]): Extreme[] {
  const [inA, inB] = sharedWalls(points);
  const adjacent = (x: Extreme, y: Extreme) =>
    commonWalls([...x.tightA], [...y.tightA]).length > inA.length ||
    commonWalls([...x.tightB], [...y.tightB]).length > inB.length;
  const ordered = [points[0]!];
  while (ordered.length < points.length) {
    const here = ordered[ordered.length - 1]!;
    ordered.push(points.find((other) => !ordered.includes(other) && adjacent(here, other))!);
  }
  return ordered;
}
