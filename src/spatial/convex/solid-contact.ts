import type { ContactPoint, Relation } from '../../core/contact.js';
import type { Point3 } from '../../core/shapes.js';
import type { PointLike3 } from '../../implicit/index.js';
import { AT_END, AT_START, LinearClip } from './linear-clip.js';
import type { Solid } from './solid.js';
import { commonWalls, wallKey } from './wall.js';

/** An extreme point of the common part of two solids: the walls of each that it lies on, and the point. */
export interface Extreme {
  readonly tightA: readonly number[];
  readonly tightB: readonly number[];
  readonly point: PointLike3;
}

/** The edges of a solid. Those of a flat one need not have been listed: any two vertices may be the ends of one. */
export function clippedEdges(solid: Solid): (readonly [number, number])[] {
  if (solid.dimension === 3) return [...solid.edges];
  const last = solid.vertices.length - 1;
  if (last === 0) return [[0, 0]];
  return solid.vertices.flatMap((_, i) =>
    Array.from({ length: last - i }, (__, k) => [i, i + 1 + k] as const),
  );
}

/** The ends of the parts of one solid's edges, its vertices being plain points, that lie in the other one. */
export function edgeEnds(
  of: Solid,
  within: Solid,
  add: (own: number[], other: number[], at: PointLike3) => void,
): void {
  for (const [i, j] of clippedEdges(of)) {
    const [from, to] = [of.vertices[i] as Point3, of.vertices[j] as Point3];
    const clip = new LinearClip({ type: 'segment', from, to }, within.walls);
    if (clip.isEmpty) continue;
    const [wallsFrom, wallsTo] = [of.vertexWalls[i]!, of.vertexWalls[j]!];
    for (const bound of clip.isPoint ? [clip.lower] : [clip.lower, clip.upper]) {
      const own =
        bound === AT_START ? wallsFrom : bound === AT_END ? wallsTo : commonWalls(wallsFrom, wallsTo);
      add([...own], clip.tightAt(bound), clip.pointAt(bound));
    }
  }
}

/**
 * The extreme points of the common part of two convex solids whose vertices are plain points. Each lies on an edge of
 * one of them (the features that meet there have dimensions that add up to at most three), so the clipped edges have
 * them all among their ends; and it is told apart from any other by the walls through it: only that point lies on all
 * of them.
 */
export function extremePoints(a: Solid, b: Solid): Extreme[] {
  const found: Extreme[] = [];
  edgeEnds(a, b, (own, other, point) => {
    found.push({ tightA: own, tightB: other, point });
  });
  edgeEnds(b, a, (own, other, point) => {
    found.push({ tightA: other, tightB: own, point });
  });
  return distinctExtremes(found);
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

/** The relation of two solids, from the extreme points of what they have in common. */
export function relationOfSolids(a: Solid, b: Solid, points: readonly Extreme[]): Relation {
  if (points.length === 0) return 'disjoint';
  const [inA, inB] = sharedWalls(points);
  if (inA.some((i) => !a.walls[i]!.equality) || inB.some((i) => !b.walls[i]!.equality)) return 'touching';
  // Relative interiors meet: one extreme point is a point, two are a segment, and of solids the common part is one.
  const least = Math.min(a.dimension, b.dimension);
  const dimension = points.length < 3 ? points.length - 1 : least === 3 ? 3 : 2;
  return dimension === least ? 'overlapping' : 'crossing';
}

/** Features for extreme points. */
export function contactOf(a: Solid, b: Solid, points: readonly Extreme[]): ContactPoint[] {
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
