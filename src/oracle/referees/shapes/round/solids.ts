/**
 * Cylinders, cones, ellipsoids, ellipses and circles over the rationals: extreme values of planes by Lagrange's identity, ellipsoids by barycentric coordinates of
 * their axes, and spheres against cones in numbers with so many digits that what is zero shows.
 */
import { absolute, bitLength, integerSquareRoot } from '../../../../arithmetic/integers.js';
import type { Kind as FlatKind, Kind2d } from '../../../cases/distance/operands.js';
import { shapeAt2d } from '../../../cases/distance/operands.js';
import { type RoundKind, shapeAt, sizeOf } from '../../../cases/round/operands.js';
import {
  lifted,
  numbersIn,
  type Operand,
  operand,
  type PlaneOperand,
  type Reader,
  readerOf,
} from '../distance/operands.js';
import type { Shape } from '../shape.js';
import { pointShape } from '../shape.js';
import { cross, dot, signOf, subtract, type Vector } from '../vectors.js';
import { answerOf, planeText, type RoundOperand } from './swept.js';

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

/** A cylinder, cone or truncated cone and a plane: its function is f ± r √X at the extreme points of a disk, X = |n|² - (n · w)² / |w|². */
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

/** An ellipsoid in the coordinates of its axes, times their determinant, is a ball; a plane n · x + c is (n · axis) y + n · center + c there. */
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

/** A circle or an ellipse and a triangle, a box or a circle of the plane. */
export function planarRoundReferee(
  a: 'circle' | 'ellipse',
  b: Kind2d | 'circle',
): (values: Float64Array) => string {
  return (values) => {
    const at = sizeOf(a);
    const [first, second] = [
      shapeAt(a, values, 0) as Fields,
      b === 'circle' ? shapeAt(b, values, at) : shapeAt2d(b, values, at),
    ];
    const reader = readerOf([0, 1, ...numbersIn(first), ...numbersIn(second)]);
    const flat = (p: Numbers): Vector => reader.vector([...p, 0]);
    const disk = ({ center, radius }: Fields): RoundOperand => ({
      core: { shape: pointShape(flat(center!)), infinite: [] },
      radius: reader.number(radius) * reader.one,
    });
    if (b === 'circle') return answerOf(disk(first), disk(second as Fields), true);
    const region = operand(b === 'box' ? 'rectangle' : (b as 'triangle'), lifted(second), reader) as Operand;
    if (a === 'circle') return answerOf(disk(first), { core: region, radius: 0n }, true);
    return inCoordinates(
      flat(first.center!),
      [...first.axes.map(flat), reader.vector([0, 0, 1])],
      region,
      true,
    );
  };
}

/** Numbers times 2^digits, cut off. */
interface Fixed {
  readonly digits: bigint;
  root(n: bigint): bigint;
  product(a: bigint, b: bigint): bigint;
}

function fixed(digits: bigint): Fixed {
  return {
    digits,
    root: (n) => integerSquareRoot(n << (2n * digits)),
    product: (a, b) => (a * b) >> digits,
  };
}

type Point = readonly [bigint, bigint];

/**
 * A sphere and a cylinder, cone or truncated cone, in the plane through the axis and the center, all lengths times the root of W, the square of the axis. With numbers
 * of L bits in the squares, what is not zero is at least 2^-14L in all that is compared; cut off after 28 L binary digits, it is known to more than 18 L.
 */
export function sphereConeReferee(kind: RoundKind): (values: Float64Array) => string {
  return (values) => {
    const shapes = [shapeAt('sphere', values, 0), shapeAt(kind, values, sizeOf('sphere'))];
    const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
    const { start, end, radii } = disksOf(kind, shapes[1] as Fields, reader);
    const { center, radius } = shapes[0] as Fields;
    return sphereDisks(reader.vector(center!), reader.number(radius) * reader.one, { start, end, radii });
  };
}

function sphereDisks(center: Vector, radius: bigint, { start, end, radii }: Disks): string {
  const w = subtract(end, start);
  const p = subtract(center, start);
  const size = dot(w, w);
  const [height, across] = [dot(p, w), cross(p, w)];
  const offset = dot(across, across);
  const largest = [
    size,
    offset,
    height * height,
    radius * radius * size,
    radii[0] ** 2n * size,
    radii[1] ** 2n * size,
  ];
  const length = BigInt(Math.max(...largest.map(bitLength)) + 1);
  const number = fixed(28n * length);
  const root = number.root(size);
  const at: Point = [height << number.digits, number.root(offset)];
  const corners: readonly Point[] = [
    [0n, 0n],
    [size << number.digits, 0n],
    [size << number.digits, radii[1] * root],
    [0n, radii[0] * root],
  ];
  const sign = (x: bigint) => (absolute(x) >> (12n * length) === 0n ? 0 : signOf(x));
  const reach = radius * root;
  return textOf({
    number,
    sign,
    corners,
    at,
    reach,
    isSegment: radii[0] + radii[1] === 0n,
    isPoint: radius === 0n,
  });
}

interface Picture {
  readonly number: Fixed;
  /** The sign of a number, 0 where too few of its digits are not. */
  sign(x: bigint): number;
  readonly corners: readonly Point[];
  readonly at: Point;
  readonly reach: bigint;
  readonly isSegment: boolean;
  readonly isPoint: boolean;
}

function textOf(picture: Picture): string {
  const { number, sign, corners, at, reach, isSegment, isPoint } = picture;
  const square = number.product(reach, reach);
  const edges = ([1, 2, 3] as const).map((i) => edgeDistance(number, at, corners[i]!, corners[(i + 1) % 4]!));
  const nearest = edges.reduce(lesser);
  const level = levelOf(picture);
  const heights = [at[0], corners[1]![0] - at[0]].map(sign);
  const isOutside = sign(level) < 0 || heights.some((h) => h < 0);
  const gap = isOutside ? sign(nearest - square) : -1;
  if (gap > 0) return 'disjoint none';
  const isWithin = heights.every((h) => h > 0) && (isSegment || sign(level) > 0);
  const relation = gap === 0 || (isPoint && !isWithin) ? 'touching' : 'overlapping';
  const isIn = !isOutside && sign(nearest - square) >= 0;
  const farthest = [corners[2]!, corners[3]!].map(([x, y]) => squared(number, [x - at[0], y + at[1]]));
  const contains = farthest.every((d) => sign(d - square) <= 0);
  return `${relation} ${isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none'}`;
}

function squared({ product }: Fixed, [x, y]: Point): bigint {
  return product(x, x) + product(y, y);
}

/** How far the slanted side lies above the center at its height, times the length of the axis. */
function levelOf({ number, corners, at }: Picture): bigint {
  const [, b, c, d] = corners as [Point, Point, Point, Point];
  return number.product(b[0], d[1] - at[1]) + number.product(at[0], c[1] - d[1]);
}

/** The square of the distance from a segment. */
function edgeDistance(number: Fixed, p: Point, a: Point, b: Point): bigint {
  const [ab, ap]: [Point, Point] = [
    [b[0] - a[0], b[1] - a[1]],
    [p[0] - a[0], p[1] - a[1]],
  ];
  const all = squared(number, ab);
  const reach = number.product(ab[0], ap[0]) + number.product(ab[1], ap[1]);
  if (reach <= 0n || all === 0n) return squared(number, ap);
  if (reach >= all) return squared(number, [p[0] - b[0], p[1] - b[1]]);
  const area = number.product(ab[0], ap[1]) - number.product(ab[1], ap[0]);
  return (area * area) / all;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
