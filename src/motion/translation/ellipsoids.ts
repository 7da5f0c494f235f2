/** Ellipsoids and ellipses that may move, checked. */
import { nextUp } from '../../arithmetic/float64.js';
import { requireEllipse, requireEllipsoid } from '../../core/arguments/index.js';
import type { Ellipse, Ellipsoid } from '../../core/shapes.js';
import { givenPoint } from '../../distance/shapes/linear.js';
import { ONE_EDGE, ONE_FACE } from '../../round/engine/skin.js';
import { axesSign, axesSign2d } from '../../round/hits/solids.js';
import { type Carrier, carrierOf, type SweepShape } from './carriers.js';

/** A shape that moves: of an ellipsoid the core is its center, the radius that of a ball which has all of it inside. */
export interface Mover extends Carrier {
  /** The three axes of an ellipsoid; those of an ellipse have no z, and a third one of no length. */
  readonly axes?: readonly (readonly number[])[];
}

/** A shape that may move, checked. @throws RangeError naming the argument, if it is none */
export function moverOf(where: string, name: string, shape: SweepShape): Mover {
  const type = (shape as { readonly type?: unknown } | null | undefined)?.type;
  if (type === 'ellipsoid') return moverOfEllipsoid(where, name, shape as Ellipsoid);
  if (type === 'ellipse') return moverOfEllipse(where, name, shape as Ellipse);
  return carrierOf(where, name, shape);
}

function moverOfEllipsoid(where: string, name: string, ellipsoid: Ellipsoid): Mover {
  requireEllipsoid(where, name, ellipsoid, axesSign);
  const axes = ellipsoid.axes.map((axis) => [axis[0]!, axis[1]!, axis[2]!]);
  const core = givenPoint(where, name, ellipsoid.center);
  return { core, radius: lengthAbove(axes.flat()), skin: ONE_FACE, isPlanar: false, axes };
}

function moverOfEllipse(where: string, name: string, ellipse: Ellipse): Mover {
  requireEllipse(where, name, ellipse, axesSign2d);
  const { center } = ellipse;
  const axes = [...ellipse.axes.map((axis) => [axis[0]!, axis[1]!, 0]), [0, 0, 0]];
  const core = givenPoint(where, name, [center[0]!, center[1]!, 0]);
  return { core, radius: lengthAbove(axes.flat()), skin: ONE_EDGE, isPlanar: true, axes };
}

/**
 * No less than the root of the sum of all squares, which the axes times a unit vector are not longer than (Cauchy and
 * Schwarz). The quotients are at most 1 and are off by at most 2^-53 of themselves, or by 2^-1075 where they underflow;
 * their squares, the eight sums, the root and the product add at most 2^-49 of all. Where products are subnormal, each
 * of both is off by 2^-1075 more: a unit in the last place covers that.
 */
function lengthAbove(numbers: readonly number[]): number {
  const most = Math.max(...numbers.map(Math.abs));
  const sum = numbers.reduce((all, x) => all + (x / most) * (x / most), 0);
  return nextUp(most * Math.sqrt(sum) * (1 + 2 ** -48));
}
