/**
 * Ellipsoids and ellipses against flat shapes: under the map that makes a ball of the ellipsoid, flat shapes stay flat.
 */

import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireEllipse, requireEllipsoid } from '../../core/arguments/index.js';
import type { Ellipse, Ellipsoid } from '../../core/shapes.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import { overScale } from '../../distance/engine/common-scale.js';
import { ORIGIN_CELLS } from '../../distance/engine/point-cells.js';
import { listed } from '../../distance/engine/point-list.js';
import { times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { axesSign, axesSign2d } from '../hits/solids.js';
import { type BoundaryRelation, pairBoundaries } from './boundary-relation.js';
import type { Dimension } from './containment.js';
import { intoBall } from './into-ball.js';
import { doPairMeet } from './relation.js';
import type { RoundedPair } from './rounded.js';
import { pairSideRelation, type SideRelation } from './side-relation.js';

/** The ball and the flat shape that an ellipsoid, by its center and its axes, and a flat shape are mapped to. */
function mappedPair(numbers: readonly number[], cells: ScaledCells): RoundedPair {
  const exponent = Math.min(commonExponent(numbers), cells.scale.exponent);
  const { denominator } = cells.scale;
  const integers = scaledIntegers(numbers, exponent) as bigint[];
  const [center, u, v, w] = triples(integers).map((p) => times(p, denominator)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const { radius, map } = intoBall([u, v, w]);
  const core = overScale(cells, { exponent, denominator });
  return {
    a: { core: ORIGIN_CELLS, radius },
    b: {
      core: {
        ...core,
        points: listed(core.points.all().map((p) => map(p, center))),
        directions: core.directions.map((d) => map(d, ZERO)),
      },
      radius: 0n,
    },
  };
}

/** The numbers of an ellipsoid, checked: its center and its axes. */
export function ellipsoidNumbers(where: string, ellipsoid: Ellipsoid): number[] {
  requireEllipsoid(where, 'ellipsoid', ellipsoid, axesSign);
  return [ellipsoid.center, ...ellipsoid.axes].flatMap((v) => Array.from(v));
}

/** The third axis leaves the plane, in which the ball is a disk. */
function ellipseNumbers(where: string, ellipse: Ellipse): number[] {
  requireEllipse(where, 'ellipse', ellipse, axesSign2d);
  return [...[ellipse.center, ...ellipse.axes].flatMap((v) => [v[0]!, v[1]!, 0]), 0, 0, 1];
}

function relation(numbers: readonly number[], cells: ScaledCells, dimension: Dimension): BoundaryRelation {
  return pairBoundaries(mappedPair(numbers, cells), dimension);
}

/** How an ellipsoid, by its numbers, and a flat shape meet. */
function mappedRelation(numbers: readonly number[], cells: ScaledCells): BoundaryRelation {
  return relation(numbers, cells, 3);
}

/** Do an ellipsoid, by its numbers, and a flat shape have a common point? */
function mappedMeets(numbers: readonly number[], cells: ScaledCells): boolean {
  return doPairMeet(mappedPair(numbers, cells));
}

/** How an ellipsoid and a flat shape meet. */
export function ellipsoidRelation(where: string, ellipsoid: Ellipsoid, cells: ScaledCells): BoundaryRelation {
  return mappedRelation(ellipsoidNumbers(where, ellipsoid), cells);
}

/** How an ellipsoid and a plane meet, and on which side the ellipsoid is. */
export function ellipsoidSideRelation(where: string, ellipsoid: Ellipsoid, plane: ScaledCells): SideRelation {
  // The map is the adjugate of the axes, whose determinant is a square: it keeps sides.
  return pairSideRelation(mappedPair(ellipsoidNumbers(where, ellipsoid), plane));
}

/** Do an ellipsoid and a flat shape have a common point? */
export function ellipsoidMeets(where: string, ellipsoid: Ellipsoid, cells: ScaledCells): boolean {
  return mappedMeets(ellipsoidNumbers(where, ellipsoid), cells);
}

/** How an ellipse and a flat shape of the plane meet. */
export function ellipseRelation(where: string, ellipse: Ellipse, cells: ScaledCells): BoundaryRelation {
  return relation(ellipseNumbers(where, ellipse), cells, 2);
}

/** Do an ellipse and a flat shape of the plane have a common point? */
export function ellipseMeets(where: string, ellipse: Ellipse, cells: ScaledCells): boolean {
  return doPairMeet(mappedPair(ellipseNumbers(where, ellipse), cells));
}
