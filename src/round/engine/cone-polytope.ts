/** Cylinders, cones and truncated cones against convex polytopes, flat or not. */
import { integerSign, rootSumSign } from '../../arithmetic/root-signs.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Relation } from '../../core/contact.js';
import type { Sign } from '../../core/sign.js';
import { type Cells, isInFace, normalOf, ringsOf, type ScaledCells } from '../../distance/engine/cells.js';
import { overScale } from '../../distance/engine/common-scale.js';
import { crossingPoint, whole } from '../../distance/engine/quotients.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { hullCells } from '../../distance/shapes/cells-of.js';
import { flat } from '../shapes/swept.js';
import {
  type BoundaryRelation,
  boundaryRelationOf,
  disjointBoundaries,
  meetingBoundaries,
} from './boundary-relation.js';
import { type HighPoint, highPoint, leastSideSign, sideSign } from './cone-form.js';
import { type ConeEnds, type ConeIntegers, coneIntegers, coneNumbers } from './cone-shapes.js';
import { chords, clipped, type Stretch } from './cone-slab.js';
import { facesOf, type Wall } from './containment.js';
import { doMeet } from './relation.js';

/** A solid and a polytope over integers of one scale. */
interface ConePair {
  readonly cone: ConeIntegers;
  readonly cells: Cells;
  /** The points of the cells. */
  readonly corners: readonly HighPoint[];
}

function conePair(ends: ConeEnds, polytope: ScaledCells): ConePair {
  const numbers = coneNumbers(ends);
  const exponent = Math.min(commonExponent(numbers), polytope.scale.exponent);
  const { denominator } = polytope.scale;
  const integers = scaledIntegers(numbers, exponent) as bigint[];
  const cone = coneIntegers(integers.map((x) => x * denominator));
  const cells = overScale(polytope, { exponent, denominator });
  return { cone, cells, corners: cells.points.all().map((p) => highPoint(cone, p)) };
}

/** Both disks are points. */
function isSegment({ radii }: ConeEnds): boolean {
  return radii[0] === 0 && radii[1] === 0;
}

/** The segment that a solid of radius 0 is. */
function segmentOf({ start, end }: ConeEnds): ScaledCells {
  return hullCells([...Array.from(start), ...Array.from(end)], 'edge', { edges: [[0, 1]], faces: [] });
}

/** What is a point has none: from the point to itself. */
function edgesOf({ points, edges, bounds }: Cells): readonly (readonly [number, number])[] {
  return points.length === 1 ? [[0, 0]] : (bounds?.edges ?? edges);
}

/** The edges, and what the faces have in the planes of the caps, as far as they are between these. */
function* stretchesOf({ cone, cells, corners }: ConePair): Generator<Stretch> {
  const { size } = cone;
  for (const [i, j] of edgesOf(cells)) {
    const stretch = clipped(corners[i]!, corners[j]!, size);
    if (stretch !== null) yield stretch;
  }
  for (const ring of ringsOf(cells)) {
    const polygon = ring.map((i) => corners[i]!);
    yield* chords(polygon, 0n);
    yield* chords(polygon, size);
  }
}

/**
 * The sign at the point where the axis, from center to center, comes to a face, and not along it; 1 if there is none.
 */
function axisSign({ start, end, radii }: ConeIntegers, polygon: readonly Vector[]): Sign {
  const normal = normalOf(polygon);
  const [first, last] = [start, end].map((p) => integerSign(dot(normal, minus(p, polygon[0]!)))) as [
    Sign,
    Sign,
  ];
  if (first === last) return 1;
  const point = crossingPoint(normal, whole(polygon[0]!), whole(start), whole(end));
  if (!isInFace(polygon, point)) return 1;
  const isApex = (first === 0 && radii[0] === 0n) || (last === 0 && radii[1] === 0n);
  return isApex ? 0 : -1;
}

/** Is the middle of the axis in a solid polytope? */
function holdsMiddle({ start, end }: ConeIntegers, cells: Cells): boolean {
  const walls = facesOf(cells);
  const twice = plus(start, end);
  return walls.length > 0 && walls.every(({ normal, at }) => dot(normal, minus(twice, times(at, 2n))) <= 0n);
}

/**
 * The least sign of the distance from the axis minus the radius, on the part of the polytope between the planes of the
 * caps, these included; 1 also if there is none.
 *
 * If no face has a point within the solid, this is in the polytope with all of its inside, so with the middle of its
 * axis, or with none of it. If a face has one, and there is none on the edges of its part between the caps, then all of
 * the section of the solid with its plane is in the face. Either that plane is a cap's, or the section does not reach
 * the caps, so that they are on different sides of the plane: the axis comes to the face. The same holds of points on
 * the boundary.
 */
function leastSign(pair: ConePair): Sign {
  const { cone, cells } = pair;
  let least: Sign = 1;
  for (const [from, to] of stretchesOf(pair)) {
    least = lesser(least, leastSideSign(cone.size, from, to));
    if (least < 0) return least;
  }
  for (const ring of ringsOf(cells)) {
    const polygon = ring.map((i) => cells.points.at(i));
    least = lesser(least, axisSign(cone, polygon));
    if (least < 0) return least;
  }
  return holdsMiddle(cone, cells) ? -1 : least;
}

const lesser = (a: Sign, b: Sign): Sign => Math.min(a, b) as Sign;

/** Has a polytope that has points on or between the planes of the caps also some between them? */
function isBetween({ cone, corners }: ConePair): boolean {
  return corners.some((p) => p.height > 0n) && corners.some((p) => p.height < cone.size);
}

function relationOf(pair: ConePair): Relation {
  const sign = leastSign(pair);
  if (sign > 0) return 'disjoint';
  return sign < 0 && isBetween(pair) ? 'overlapping' : 'touching';
}

/** The same of integers of one scale, for a solid that is no segment. */
export function coneCellsRelation(cone: ConeIntegers, cells: Cells): Relation {
  return relationOf({ cone, cells, corners: cells.points.all().map((p) => highPoint(cone, p)) });
}

/** Are all corners in the solid, and how deep is the one nearest to the boundary? */
function depthOfCorners({ cone: { size }, corners }: ConePair): Sign {
  return corners.reduce<Sign>((least, p) => {
    const between = lesser(integerSign(p.height), integerSign(size - p.height));
    return lesser(least, lesser(between, -sideSign(size, p) as Sign));
  }, 1);
}

/**
 * The sign of the depth of a disk behind a wall, where points of it are up to r |n × w| / |w| before its center along
 * the normal n.
 */
function depthBehind(
  center: Vector,
  radius: bigint,
  { axis, size }: ConeIntegers,
  { normal, at }: Wall,
): Sign {
  const across = cross(normal, axis);
  const height = dot(normal, minus(center, at));
  return -rootSumSign(0n, height, size, radius, dot(across, across), 0n) as Sign;
}

/** How deep are both disks behind all walls of a polytope? In what has no inside is no solid. */
function depthOfDisks({ cone, cells }: ConePair): Sign {
  const { start, end, radii } = cone;
  const walls = facesOf(cells);
  if (walls.length === 0) return -1;
  return walls.reduce<Sign>((least, wall) => {
    const both = lesser(depthBehind(start, radii[0], cone, wall), depthBehind(end, radii[1], cone, wall));
    return lesser(least, both);
  }, 1);
}

/** How the hull of two disks and a polytope meet. */
export function conePolytopeRelation(ends: ConeEnds, polytope: ScaledCells): BoundaryRelation {
  if (isSegment(ends)) return boundaryRelationOf(flat(segmentOf(ends)), flat(polytope));
  const pair = conePair(ends, polytope);
  const relation = relationOf(pair);
  if (relation === 'disjoint') return disjointBoundaries();
  return meetingBoundaries(relation, depthOfDisks(pair), depthOfCorners(pair));
}

/** Have they a common point? */
export function coneMeetsPolytope(ends: ConeEnds, polytope: ScaledCells): boolean {
  if (isSegment(ends)) return doMeet(flat(segmentOf(ends)), flat(polytope));
  return leastSign(conePair(ends, polytope)) <= 0;
}
