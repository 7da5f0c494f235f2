/** Plain points in the forms that implicit ones have. */
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import type { Point2, Point3 } from '../core/shapes.js';
import type { HomogeneousPoint, HomogeneousPoint2 } from './homogeneous.js';
import { exactPoint2, type Point2Object, roundedPoint2 } from './objects/point2-object.js';
import { exactPoint3, type Point3Object, roundedPoint3 } from './objects/point3-object.js';

/** A plain point of the plane as integers. */
export function homogeneous2d(p: Point2): HomogeneousPoint2 {
  const values: [number, number] = [p[0]!, p[1]!];
  const exponent = commonExponent(values);
  const [x, y] = scaledIntegers(values, exponent);
  return { x, y, w: 1n, exponent };
}

/** A plain point of space as integers. */
export function homogeneous(p: Point3): HomogeneousPoint {
  const values: [number, number, number] = [p[0]!, p[1]!, p[2]!];
  const exponent = commonExponent(values);
  const [x, y, z] = scaledIntegers(values, exponent);
  return { x, y, z, w: 1n, exponent };
}

/** The integers of a plain or an implicit point of the plane. */
export function exactForm2(point: Point2 | Point2Object): HomogeneousPoint2 {
  return 'type' in point ? exactPoint2(point) : homogeneous2d(point);
}

/** The integers of a plain or an implicit point of space, or of one that is known by them. */
export function exactForm3(point: Point3 | Point3Object | HomogeneousPoint): HomogeneousPoint {
  if ('type' in point) return exactPoint3(point);
  return 'exponent' in point ? point : homogeneous(point);
}

/** What filters read of a plain point of the plane. */
export function roundedPlain2(point: Point2): readonly number[] {
  return [point[0]!, point[1]!, 1, 0, 0, 0];
}

/** What filters read of a plain point of space. */
export function roundedPlain3(point: Point3): readonly number[] {
  return [point[0]!, point[1]!, point[2]!, 1, 0, 0, 0, 0];
}

/** What filters read of a plain or an implicit point of the plane: x, y, w and their bounds. */
export function roundedForm2(point: Point2 | Point2Object): readonly number[] {
  return 'type' in point ? roundedPoint2(point) : roundedPlain2(point);
}

/** What filters read of a plain or an implicit point of space: x, y, z, w and their bounds. */
export function roundedForm3(point: Point3 | Point3Object): readonly number[] {
  return 'type' in point ? roundedPoint3(point) : roundedPlain3(point);
}

/** A point of the plane as integers, in units that it shares with others. */
export interface Aligned2 {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** A point of space as integers, in units that it shares with others. */
export interface Aligned3 extends Aligned2 {
  readonly z: bigint;
}

/** Points of the plane as integers over one power of two. */
export function alignedForms2(points: readonly (Point2 | Point2Object)[]): Aligned2[] {
  const forms = points.map(exactForm2);
  const unit = Math.min(...forms.map(({ exponent }) => exponent));
  return forms.map(({ x, y, w, exponent }) => {
    const shift = BigInt(exponent - unit);
    return { x: x << shift, y: y << shift, w };
  });
}

/** Points of space as integers over one power of two. */
export function alignedForms3(points: readonly (Point3 | Point3Object | HomogeneousPoint)[]): Aligned3[] {
  const forms = points.map(exactForm3);
  const unit = Math.min(...forms.map(({ exponent }) => exponent));
  return forms.map(({ x, y, z, w, exponent }) => {
    const shift = BigInt(exponent - unit);
    return { x: x << shift, y: y << shift, z: z << shift, w };
  });
}
