/**
 * Cylinders, cones, ellipsoids, ellipses and circles over the rationals: extreme values of planes by Lagrange's
 * identity, ellipsoids by barycentric coordinates of their axes.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import { type Kind as FlatKind, type Kind2d, shapeAt2d } from '../../../cases/distance/operands.js';
import {
  isRound,
  type ROUND_KINDS_2D,
  type RoundKind,
  shapeAt,
  sizeOf,
} from '../../../cases/round/operands.js';
import {
  lifted,
  numbersIn,
  type Operand,
  operand,
  type PlaneOperand,
  type Reader,
  readerOf,
} from '../distance/operands.js';
import { pointShape, type Shape } from '../shape.js';
import { cross, dot, signOf, subtract, type Vector } from '../vectors.js';
import { answerOf, planeText, type RoundOperand, roundOperand } from './swept.js';

type Numbers = readonly number[];
export type Fields = Readonly<Record<string, Numbers>> &
  Readonly<Record<'radius' | 'startRadius' | 'endRadius', number>> & { readonly axes: readonly Numbers[] };

/** Two disks, in units of the reader. */
export interface Disks {
  readonly start: Vector;
  readonly end: Vector;
  readonly radii: readonly [bigint, bigint];
}

/** The disks whose hull a cylinder, cone or truncated cone is. */
export function disksOf(kind: RoundKind, fields: Fields, { vector, number, one }: Reader): Disks {
  const radius = (x: number) => number(x) * one;
  const { start, end, apex, center } = fields;
  if (kind === 'cone')
    return { start: vector(center!), end: vector(apex!), radii: [radius(fields.radius), 0n] };
  const [r, s] =
    kind === 'cylinder' ? [fields.radius, fields.radius] : [fields.startRadius, fields.endRadius];
  return { start: vector(start!), end: vector(end!), radii: [radius(r), radius(s)] };
}

/**
 * A cylinder, cone or truncated cone and a plane: its function is f ± r √X at the extreme points of a disk, X = |n|² -
 * (n · w)² / |w|².
 */
export function conePlaneReferee(kind: RoundKind): (values: Float64Array) => string {
  return (values) => {
    const shapes = [shapeAt(kind, values, 0), shapeAt('plane', values, sizeOf(kind))];
    const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
    const { start, end, radii } = disksOf(kind, shapes[0] as Fields, reader);
    const { normal, constant } = operand('plane', shapes[1], reader) as PlaneOperand;
    const w = subtract(end, start);
    const [size, along] = [dot(w, w), dot(normal, w)];
    const spread = dot(normal, normal) * size - along * along;
    const signs = [start, end].flatMap((center, i) => {
      const f = dot(normal, center) + constant;
      const [square, reach] = [f * f * size, radii[i]! ** 2n * spread];
      const high = f >= 0n ? signOf(square + reach) : signOf(reach - square);
      const low = f <= 0n ? -signOf(square + reach) : signOf(square - reach);
      return [low, high];
    });
    return planeText(Math.min(...signs), Math.max(...signs), radii[0] + radii[1] > 0n);
  };
}

/**
 * An ellipsoid in the coordinates of its axes, times their determinant, is a ball; a plane n · x + c is (n · axis) y +
 * n · center + c there.
 */
export function ellipsoidReferee(b: FlatKind): (values: Float64Array) => string {
  return (values) => {
    const shapes = [shapeAt('ellipsoid', values, 0), shapeAt(b, values, sizeOf('ellipsoid'))];
    const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
    const { center, axes } = shapes[0] as Fields;
    const second = operand(b, shapes[1], reader);
    return second === undefined
      ? 'rejected'
      : inCoordinates(reader.vector(center!), axes.map(reader.vector), second, false);
  };
}

/** An ellipsoid, by its center and its axes, and a flat shape or a plane. */
export function inCoordinates(
  center: Vector,
  axes: readonly Vector[],
  second: Operand | PlaneOperand,
  inPlane: boolean,
): string {
  const [u, v, w] = axes as [Vector, Vector, Vector];
  const ball = (radius: bigint): RoundOperand => ({
    core: { shape: pointShape([0n, 0n, 0n]), infinite: [] },
    radius,
  });
  if ('normal' in second) {
    const { normal: n, constant } = second;
    const plane = { normal: [dot(n, u), dot(n, v), dot(n, w)] as const, constant: dot(n, center) + constant };
    return answerOf(ball(1n), { core: plane, radius: 0n });
  }
  const det = (p: Vector, q: Vector, r: Vector) => dot(p, cross(q, r));
  const mapped = (p: Vector): Vector => {
    const m = subtract(p, center);
    return [det(m, v, w), det(u, m, w), det(u, v, m)];
  };
  const shape: Shape = { ...second.shape, points: second.shape.points.map(mapped) };
  return answerOf(ball(absolute(det(u, v, w))), { core: { shape, infinite: [] }, radius: 0n }, inPlane);
}

/** A circle, a capsule or an ellipse and a triangle, a box or another circle or capsule of the plane. */
export function planarRoundReferee(
  a: (typeof ROUND_KINDS_2D)[number],
  b: Kind2d | (typeof ROUND_KINDS_2D)[number],
): (values: Float64Array) => string {
  return (values) => {
    const at = sizeOf(a);
    const [first, second] = [
      shapeAt(a, values, 0) as Fields,
      isRound(b) ? shapeAt(b, values, at) : shapeAt2d(b, values, at),
    ];
    const reader = readerOf([0, 1, ...numbersIn(first), ...numbersIn(second)]);
    if (isRound(b)) return answerOf(roundOperand(a, first, reader)!, roundOperand(b, second, reader)!, true);
    const region = operand(b === 'box' ? 'rectangle' : (b as 'triangle'), lifted(second), reader) as Operand;
    if (a !== 'ellipse') return answerOf(roundOperand(a, first, reader)!, { core: region, radius: 0n }, true);
    const flat = (p: Numbers): Vector => reader.vector([...p, 0]);
    return inCoordinates(
      flat(first.center!),
      [...first.axes.map(flat), reader.vector([0, 0, 1])],
      region,
      true,
    );
  };
}
