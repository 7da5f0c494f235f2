import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requirePoint3 } from '../../core/arguments/index.js';
import type { Circle3, Disk, Point3 } from '../../core/shapes.js';
import type { Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { type AboutAxis, aboutAxis } from './about-axis.js';

/** A point and a circle of space, over integers: the normal has a scale of its own. */
export interface CircleFrame {
  readonly exponent: number;
  readonly center: Vector;
  readonly normal: Vector;
  readonly radius: bigint;
  readonly about: AboutAxis;
}

/** The frame of a point, which is checked here, and a circle, which is checked. */
export function circleFrame(
  where: string,
  point: Point3,
  { center, normal, radius }: Circle3 | Disk,
): CircleFrame {
  requirePoint3(where, 'point', point);
  const numbers = [...Array.from(point), ...Array.from(center), radius, 0, 0];
  const exponent = commonExponent(numbers);
  const [p, c, [r]] = triples(scaledIntegers(numbers, exponent) as bigint[]) as [Vector, Vector, Vector];
  const directions = Array.from(normal);
  const n = scaledIntegers(directions, commonExponent(directions)) as unknown as Vector;
  return { exponent, center: c, normal: n, radius: r, about: aboutAxis(p, c, n) };
}
