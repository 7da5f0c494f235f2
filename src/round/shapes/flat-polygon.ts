/** What is convex and has flat faces, and polygons of space; all have been checked. */

import { absolute } from '../../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import { overScale } from '../../distance/engine/common-scale.js';
import { whole } from '../../distance/engine/quotients.js';
import { dot, times, type Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { planarityOf } from '../../spatial/polygons/polygon-planarity.js';
import { polytopeOf } from '../engine/frustum-polytope.js';
import type { HalfSpaceCells } from '../engine/half-spaces.js';
import { type PlaneRing, planeRing } from '../engine/plane-ring.js';
import {
  noPolygon,
  type PlanePolygonRelation,
  type RoundPolygonRelation,
} from '../engine/polygon-relation.js';
import { disjoint } from '../engine/relation.js';
import { type FlatHull, hullRingRelation } from '../engine/ring-flats.js';
import type { HalfSpacesOver } from './half-spaces.js';

/** What is beside a polygon, over integers of a scale. */
type Beside = (exponent: number, ring: PlaneRing) => FlatHull | null;

const numbersOf = (polygon: Ring): number[] => polygon.flatMap((p) => [p[0]!, p[1]!, p[2]!]);

function relationOf(polygon: Ring, own: number, hullOver: Beside): RoundPolygonRelation {
  const { dimension, witness } = planarityOf(polygon);
  if (dimension !== 2) return noPolygon(dimension === 3 ? 'not-planar' : 'degenerate');
  const numbers = numbersOf(polygon);
  const exponent = Math.min(own, commonExponent(numbers));
  const ring = planeRing(triples(scaledIntegers(numbers, exponent) as bigint[]), witness);
  const hull = hullOver(exponent, ring);
  return hull === null ? disjoint() : hullRingRelation(hull, ring);
}

/** How a hull and a polygon meet. */
export function hullPolygonRelation(cells: ScaledCells, polygon: Ring): RoundPolygonRelation {
  return relationOf(polygon, cells.scale.exponent, (exponent) => {
    const { points, edges, bounds } = overScale(cells, { exponent, denominator: cells.scale.denominator });
    return { corners: points.all().map((p) => whole(p)), edges: bounds?.edges ?? edges };
  });
}

/** Have they a common point? */
export function hullMeetsPolygon(cells: ScaledCells, polygon: Ring): boolean {
  return isMeeting(hullPolygonRelation(cells, polygon));
}

const APART: readonly string[] = ['disjoint', 'not-planar', 'degenerate'];
const isMeeting = ({ relation }: RoundPolygonRelation): boolean => !APART.includes(relation);

/** How half-spaces, whatever they are, and a polygon meet. */
export function spacesPolygonRelation(spacesOver: HalfSpacesOver, polygon: Ring): RoundPolygonRelation {
  return relationOf(polygon, Infinity, (exponent, ring) =>
    polytopeOf(spacesOver(exponent), cubeAround(ring)),
  );
}

/** Have they a common point? */
export function spacesMeetPolygon(spacesOver: HalfSpacesOver, polygon: Ring): boolean {
  return isMeeting(spacesPolygonRelation(spacesOver, polygon));
}

const UNITS: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** A cube about the origin with all corners of a ring in its inside. */
function cubeAround({ corners }: PlaneRing): HalfSpaceCells[] {
  const reach = corners.flat().reduce((sum, x) => sum + absolute(x), 1n);
  return UNITS.flatMap((normal) => [
    { normal, constant: reach },
    { normal: times(normal, -1n), constant: reach },
  ]);
}

/** How a plane, by its two half-spaces, and a polygon meet, and on which side of it the polygon is. */
export function planePolygonRelation(spacesOver: HalfSpacesOver, polygon: Ring): PlanePolygonRelation {
  const { relation, containment } = spacesPolygonRelation(spacesOver, polygon);
  const isNone = relation === 'not-planar' || relation === 'degenerate';
  return { relation, containment, side: isNone ? 0 : sideOf(spacesOver, polygon) };
}

function sideOf(spacesOver: HalfSpacesOver, polygon: Ring): Sign {
  const numbers = numbersOf(polygon);
  const exponent = commonExponent(numbers);
  const { normal, constant } = spacesOver(exponent)[0]!;
  const heights = triples(scaledIntegers(numbers, exponent) as bigint[]).map(
    (p) => dot(normal, p) + constant,
  );
  const [isAbove, isBelow] = [heights.some((h) => h > 0n), heights.some((h) => h < 0n)];
  return isAbove === isBelow ? 0 : isAbove ? 1 : -1;
}
