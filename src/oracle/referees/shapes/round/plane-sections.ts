/**
 * What a convex set has in the plane of a ring, against the polygon of the ring: a segment by the places of its line
 * where something may change and by the stretches that edges and cells have of it, a region by the cells that no side
 * of it, and none of their own, keeps apart from it.
 */
import { dot, type Rational3, rational, towards, type Vector } from '../vectors.js';
import { type PlaneCell, planeCellsOf } from './plane-cells.js';
import {
  comparePlaces,
  Flattened,
  hullOfPlaces,
  isSamePlace,
  type Line,
  line,
  meetOf,
  middleOf,
  type Place,
  reversed,
  sideOf,
  sortedPlaces,
  through,
} from './plane-places.js';

/** A ring that spans its plane. */
export interface PlaneRing {
  readonly corners: readonly Vector[];
  readonly normal: Vector;
}

/** Points of a plane whose hull is what a set has there; is it all of the set, or does the set pass through there? */
export interface Section {
  readonly points: readonly Rational3[];
  readonly isAll: boolean;
  readonly isThrough: boolean;
}

/** The height of a point over the plane of a ring, times a positive number of the point's own. */
export function heightOver({ corners, normal }: PlaneRing, p: Rational3): bigint {
  return dot(normal, towards(corners[0]!, p));
}

/** The section of the hull of points. */
export function sectionOf(core: readonly Rational3[], ring: PlaneRing): Section {
  const heights = core.map((p) => heightOver(ring, p));
  const points = core.filter((_, i) => heights[i] === 0n);
  for (const [i, p] of core.entries()) {
    for (const [k, q] of core.entries()) {
      if (heights[i]! <= 0n || heights[k]! >= 0n) continue;
      const [u, v] = [heights[i]!, -heights[k]!];
      points.push({ x: p.x * v + q.x * u, y: p.y * v + q.y * u, z: p.z * v + q.z * u, w: p.w * v + q.w * u });
    }
  }
  return { points, ...waysOf(heights) };
}

/** Is all of a set with corners at some heights in the plane, or does it pass through? */
export function waysOf(heights: readonly bigint[]): Pick<Section, 'isAll' | 'isThrough'> {
  return {
    isAll: heights.every((f) => f === 0n),
    isThrough: heights.some((f) => f > 0n) && heights.some((f) => f < 0n),
  };
}

/** What the hull of points is to a polygon. */
export function flatAnswer(core: readonly Rational3[], ring: PlaneRing): string {
  return sectionAnswer(sectionOf(core, ring), ring);
}

/** What a convex set without a radius is to a polygon. */
export function sectionAnswer(section: Section, { corners, normal }: PlaneRing): string {
  if (section.points.length === 0) return 'disjoint none';
  const plane = new Flattened(normal, corners[0]!);
  const ring = corners.map((p) => plane.flat(rational(p)));
  const hull = hullOfPlaces(section.points.map((p) => plane.flat(p)));
  return hull.length > 2
    ? regionAnswer(hull, ring, section)
    : segmentAnswer([hull[0]!, hull.at(-1)!], ring, section);
}

/** Where the plane normal · x + constant = 0, not parallel to that of the ring, meets the polygon. */
export function planeRelation(normal: Vector, constant: bigint, ring: PlaneRing): string {
  const plane = new Flattened(ring.normal, ring.corners[0]!);
  const places = ring.corners.map((p) => plane.flat(rational(p)));
  return relationAlong(plane.lineOf(normal, constant), undefined, places);
}

type Ends = readonly [Place, Place];

const edgesOf = (ring: readonly Place[]): Ends[] => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!]);

/** Is a place of the line of a segment on it? */
function isBetween([p, q]: Ends, at: Place): boolean {
  return comparePlaces(p, at) * comparePlaces(at, q) >= 0;
}

/** What a place is to a polygon, by the crossings of the half-line to the right. */
function locate(at: Place, ring: readonly Place[]): 'inside' | 'edge' | 'outside' {
  let isInside = false;
  for (const [p, q] of edgesOf(ring)) {
    const side = sideOf(through(p, q), at);
    if (side === 0 && isBetween([p, q], at)) return 'edge';
    const [isAbove, isNextAbove] = [p, q].map((end) => end.y * at.w > at.y * end.w);
    if (isAbove !== isNextAbove && side === (isNextAbove ? 1 : -1)) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}

/** How a line, or what is between two places of it, meets a polygon: all places where it may change are tried. */
function relationAlong(own: Line, ends: Ends | undefined, ring: readonly Place[]): string {
  const met = edgesOf(ring).flatMap(([p, q]) => [
    ...(sideOf(own, p) === 0 ? [p] : []),
    ...[meetOf(own, through(p, q))].filter((at) => at !== undefined),
  ]);
  const stops = sortedPlaces([
    ...(ends ?? []),
    ...met.filter((at) => ends === undefined || isBetween(ends, at)),
  ]);
  const middles = stops.slice(1).map((p, i) => middleOf(stops[i]!, p));
  // Insides are open: where a line has one of their places, it has a middle.
  if (middles.some((at) => locate(at, ring) === 'inside')) return 'overlapping';
  return stops.some((at) => locate(at, ring) !== 'outside') ? 'touching' : 'disjoint';
}

function relationAt(at: Place, ring: readonly Place[]): string {
  const found = locate(at, ring);
  return found === 'inside' ? 'overlapping' : found === 'edge' ? 'touching' : 'disjoint';
}

function segmentAnswer(ends: Ends, ring: readonly Place[], { isAll, isThrough }: Section): string {
  const isPoint = isSamePlace(...ends);
  const relation = isPoint ? relationAt(ends[0], ring) : relationAlong(through(...ends), ends, ring);
  if (relation === 'disjoint') return 'disjoint none';
  const isIn = isAll && (isPoint || isCovered(ends, ring));
  const inner = relation === 'touching' || !(isAll || isThrough) ? 'touching' : relation;
  return `${inner === 'overlapping' && !isAll ? 'crossing' : inner} ${isIn ? 'inside' : 'none'}`;
}

/** Do the stretches that a segment has in common with edges and filled cells leave nothing of it out? */
function isCovered(ends: Ends, ring: readonly Place[]): boolean {
  const own = through(...ends);
  const stretches: Ends[] = [];
  for (const edge of edgesOf(ring)) {
    if (edge.every((p) => sideOf(own, p) === 0) && !isSamePlace(...edge)) stretches.push(edge);
  }
  for (const cell of planeCellsOf(ring)) {
    const stretch = cell.isFilled ? stretchIn(cell, own, ends) : undefined;
    if (stretch !== undefined) stretches.push(stretch);
  }
  const sorted = stretches
    .map(([p, q]): Ends => (comparePlaces(p, q) <= 0 ? [p, q] : [q, p]))
    .sort(([p], [q]) => comparePlaces(p, q));
  let [reached, last] = sortedPlaces(ends) as [Place, Place];
  for (const [start, end] of sorted) {
    if (comparePlaces(end, reached) <= 0) continue;
    // An edge may be on the line beyond the segment.
    if (comparePlaces(start, reached) > 0) break;
    reached = end;
  }
  return comparePlaces(reached, last) >= 0;
}

/** The lines around a cell, all to the left. */
function wallsOf({ low, high, from, to }: PlaneCell): Line[] {
  return [low, reversed(high), line(from[1], 0n, -from[0]), line(-to[1], 0n, to[0])];
}

/** What a cell has of a segment, if that is more than a place. */
function stretchIn(cell: PlaneCell, own: Line, ends: Ends): Ends | undefined {
  let [p, q] = ends;
  for (const wall of wallsOf(cell)) {
    const [first, second] = [sideOf(wall, p), sideOf(wall, q)];
    if (first < 0 && second < 0) return undefined;
    if (first < 0) p = meetOf(own, wall)!;
    else if (second < 0) q = meetOf(own, wall)!;
  }
  return isSamePlace(p, q) ? undefined : [p, q];
}

/** Is all of a list of places on the right side of a line, or on it where that is not left out? */
function isBehind(own: Line, places: readonly Place[], most: -1 | 0): boolean {
  return places.every((p) => sideOf(own, p) <= most);
}

/** A region of the plane: by the cells, filled or not, with which it has an area in common. */
function regionAnswer(own: readonly Place[], ring: readonly Place[], { isAll, isThrough }: Section): string {
  const sides = edgesOf(own).map((side) => through(...side));
  const isOverCell = (cell: PlaneCell): boolean =>
    !wallsOf(cell).some((wall) => isBehind(wall, own, 0)) &&
    !sides.some((side) => isBehind(side, cell.corners, 0));
  const meetsEdge = (edge: Ends): boolean => {
    const along = through(...edge);
    const isApart = [along, reversed(along), ...sides].some((side, i) =>
      isBehind(side, i < 2 ? own : edge, -1),
    );
    return !isApart;
  };
  const cells = [...planeCellsOf(ring, own)].filter(isOverCell);
  const isOver = cells.some(({ isFilled }) => isFilled);
  if (!isOver && !edgesOf(ring).some(meetsEdge)) return 'disjoint none';
  const isInside = isAll && cells.every(({ isFilled }) => isFilled);
  const contains = ring.every((p) => sides.every((side) => sideOf(side, p) >= 0));
  const containment = isInside ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none';
  return `${isOver && (isAll || isThrough) ? 'overlapping' : 'touching'} ${containment}`;
}
