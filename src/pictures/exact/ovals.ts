import { absolute, integerSquareRoot } from '../../arithmetic/integers.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import { dot, type Vector } from '../../oracle/referees/shapes/vectors.js';
import type { Oval } from '../outlines.js';
import { extremes } from './extremes.js';
import { type Frame, placed } from './frame.js';
import { rounded } from './homogeneous.js';

/**
 * What round shapes are hulls of: all center + y0 · axes[0] + y1 · axes[1] + ... with |y| <= 1 (three axes span an
 * ellipsoid, two a flat ellipse, none a point); or the disk of a radius about the center, across a normal of any length
 * but 0, whose axes are not rational.
 */
export type ExactOval =
  | { readonly center: Vector; readonly axes: readonly Vector[] }
  | { readonly center: Vector; readonly normal: Vector; readonly radius: bigint };

/** The smallest integer that is not below the root of a fraction. */
function rootAbove(numerator: bigint, denominator: bigint): bigint {
  const root = integerSquareRoot(numerator / denominator);
  return root * root * denominator === numerator ? root : root + 1n;
}

/** How far it reaches along a coordinate: exactly, or up to the next integer. */
function reachAlong(oval: ExactOval, axis: 0 | 1 | 2): bigint {
  if ('axes' in oval)
    return rootAbove(
      oval.axes.reduce((sum, a) => sum + a[axis] * a[axis], 0n),
      1n,
    );
  const { normal, radius } = oval;
  const length = dot(normal, normal);
  return rootAbove(radius * radius * (length - normal[axis] * normal[axis]), length);
}

/** The lowest and the highest corner of the box around it. */
export function boxAround(oval: ExactOval): readonly [low: Vector, high: Vector] {
  const [x, y, z] = oval.center;
  const [dx, dy, dz] = ([0, 1, 2] as const).map((axis) => reachAlong(oval, axis)) as [bigint, bigint, bigint];
  return [
    [x - dx, y - dy, z - dz],
    [x + dx, y + dy, z + dz],
  ];
}

/** A vector of any length in doubles, its largest coordinate 1. */
function proportional(v: Vector): number[] {
  const largest = extremes(v.map(absolute)).high;
  return v.map((x) => roundQuotient(x, largest));
}

/** Two unit vectors across a normal that is not 0, and each other. */
function across(normal: Vector): readonly [number[], number[]] {
  const n = proportional(normal);
  const length = Math.hypot(...n);
  const [x, y, z] = n.map((v) => v / length) as [number, number, number];
  // The coordinate axis that the normal is farthest from.
  const least = [x, y, z].reduce((i, v, j, all) => (Math.abs(v) < Math.abs(all[i]!) ? j : i), 0);
  const u = [x, y, z].map((v, i) => (i === least ? 1 : 0) - [x, y, z][least]! * v);
  const size = Math.hypot(...u);
  const [a, b, c] = u.map((v) => v / size) as [number, number, number];
  return [
    [a, b, c],
    [y * c - z * b, z * a - x * c, x * b - y * a],
  ];
}

/** An oval as a frame shows it: moved and scaled exactly, then rounded. */
export function ovalIn(frame: Frame, oval: ExactOval, dimension: 2 | 3): Oval {
  const { numerator, denominator } = frame.half;
  const scaled = (x: bigint) => roundQuotient(x * denominator, numerator);
  const center = rounded(placed(frame, oval.center), dimension);
  if ('axes' in oval) return { center, axes: oval.axes.map((axis) => axis.slice(0, dimension).map(scaled)) };
  const radius = scaled(oval.radius);
  return { center, axes: across(oval.normal).map((axis) => axis.map((x) => radius * x)) };
}
