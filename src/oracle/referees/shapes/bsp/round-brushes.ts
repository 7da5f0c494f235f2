/**
 * A point and a brush that is grown by something round, over the rationals. A point must be in the grown brush if a
 * sphere or cylinder around it meets the brush: its distance is measured to corners, edges and faces. It must be out if
 * it is beyond a plane that touches the brush along one of the normals that the sum of the brush and a box has, by more
 * than the figure reaches that way.
 */
import { NoConstruction } from '../../../answers/construction.js';
import { AXIS, HALF_HEIGHT, POINT, RADIUS } from '../../../cases/bsp/brushes.js';
import { cornersOf } from '../half-space-features.js';
import { type Halfspace, opposite, valueAt } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { facesOf, firstBrush } from '../solids/convex-solid.js';
import {
  between,
  cross,
  dot,
  exact,
  multiply,
  type Rational3,
  rational,
  subtract,
  towards,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { isBoundedBrush, strictlyWithin } from './brush-union.js';

/** Whether the first brush has an inside and bounds. */
export function isSolidBrush(v: Float64Array): boolean {
  const brush = firstBrush(v, exact(v));
  return feasible(brush.map(strictlyWithin)) && isBoundedBrush(brush);
}

/** What a brush is grown by; the axis of a sphere is none. */
interface Figure {
  readonly radius: bigint;
  readonly halfHeight: bigint;
  readonly axis: number;
}

/** A plane that touches the brush in a corner, which is behind it. */
interface Support {
  readonly normal: Vector;
  readonly corner: Rational3;
}

const AXES: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** How far a point is in front of the plane through a corner, times the corner's w. */
const height = (normal: Vector, corner: Rational3, p: Rational3): bigint => dot(normal, between(corner, p));

const isBehind = (normal: Vector, corner: Rational3, corners: readonly Rational3[]): boolean =>
  corners.every((p) => height(normal, corner, p) <= 0n);

/**
 * The planes across the axes, and along edges and axes where one face looks along the axis and the other one against
 * it.
 */
function supportsOf(brush: readonly Halfspace[]): Support[] {
  const faces = facesOf(brush);
  const corners = faces.flatMap(({ ring }) => ring);
  const touching = (normals: readonly Vector[]) =>
    normals.flatMap((normal) => {
      const corner = corners.find((one) => isBehind(normal, one, corners))!;
      return [{ normal, corner }];
    });
  const bevels = faces.flatMap((f, i) =>
    faces.slice(i + 1).flatMap((g) => {
      const along = cross(f.plane.normal, g.plane.normal);
      const shared = f.ring.filter((p) => valueAt(g.plane, p) === 0n);
      if (shared.length < 2) return [];
      const axes = AXES.filter((axis) => dot(axis, f.plane.normal) * dot(axis, g.plane.normal) < 0n);
      return axes.flatMap((axis) => {
        const normal = cross(along, axis);
        const isOut = isBehind(normal, shared[0]!, corners);
        return [{ normal: isOut ? normal : multiply(normal, -1n), corner: shared[0]! }];
      });
    }),
  );
  return [
    ...faces.map(({ plane: { normal }, ring }) => ({ normal, corner: ring[0]! })),
    ...touching(AXES.flatMap((axis) => [axis, multiply(axis, -1n)])),
    ...bevels,
  ];
}

const withoutAxis = (v: Vector, axis: number): Vector =>
  v.map((x, k) => (k === axis ? 0n : x)) as unknown as Vector;

const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

/** 2^38 and one more: a grown brush may reach a part of 2^-38 of the radius too far. */
const ONE = 1n << 38n;

/** Whether a point is so far in front of a plane that no right answer has it. */
function isBeyond({ normal, corner }: Support, point: Vector, { radius, halfHeight, axis }: Figure): boolean {
  const along = absolute(normal[axis] ?? 0n) * halfHeight * corner.w;
  const rest = height(normal, corner, rational(point)) - along;
  const round = withoutAxis(normal, axis);
  const reach = radius * corner.w * (ONE + 1n);
  return rest > 0n && (rest * ONE) ** 2n > reach ** 2n * dot(round, round);
}

/** The square of a length, over the square of a denominator, is no more than that of the radius. */
const isWithin = (square: bigint, denominator: bigint, { radius }: Figure) =>
  square <= radius * radius * denominator;

/** Whether a segment between two corners comes as near as the radius; along the axis of the figure nothing counts. */
function isNear(p: Rational3, q: Rational3, point: Vector, figure: Figure): boolean {
  const from = (corner: Rational3) => {
    const to = towards(point, corner);
    return withoutAxis([-to[0], -to[1], -to[2]], figure.axis);
  };
  const a = from(p);
  if (isWithin(dot(a, a), p.w * p.w, figure)) return true;
  const along = withoutAxis(between(p, q), figure.axis);
  const [step, length] = [dot(along, a), dot(along, along)];
  // From p to q the parameter is step · q.w / length: `along` is q - p times both denominators.
  if (step <= 0n || step * q.w >= length) return false;
  return isWithin(dot(a, a) * length - step * step, p.w * p.w * length, figure);
}

/** Whether a sphere around the point meets the brush. */
function sphereMeets(brush: readonly Halfspace[], point: Vector, figure: Figure): boolean {
  const faces = facesOf(brush);
  const isFacing = faces.some(({ plane }) => {
    const [value, square] = [dot(plane.normal, point) + plane.constant, dot(plane.normal, plane.normal)];
    const [x, y, z] = subtract(multiply(point, square), multiply(plane.normal, value));
    const foot = { x, y, z, w: square };
    return (
      value > 0n && isWithin(value * value, square, figure) && brush.every((h) => valueAt(h, foot) <= 0n)
    );
  });
  const corners = faces.flatMap(({ ring }) => ring);
  return (
    isFacing ||
    brush.every((h) => valueAt(h, rational(point)) <= 0n) ||
    corners.some((p) => corners.some((q) => isNear(p, q, point, figure)))
  );
}

/** Whether, seen along the axis, a point is in a triangle that has an area. */
function isCovered(triangle: readonly Rational3[], point: Vector, axis: number): boolean {
  const turns = triangle.map((p, i) => {
    const q = triangle[(i + 1) % 3]!;
    return cross(between(p, q), between(p, rational(point)))[axis]!;
  });
  const [a, b, c] = triangle;
  const isFlat = cross(between(a!, b!), between(a!, c!))[axis] === 0n;
  return !isFlat && (turns.every((turn) => turn >= 0n) || turns.every((turn) => turn <= 0n));
}

/** Whether a cylinder around the point meets the brush: what is as high as the cylinder, seen along its axis. */
function cylinderMeets(brush: readonly Halfspace[], point: Vector, figure: Figure): boolean {
  const { axis, halfHeight } = figure;
  const up = AXES[axis]!;
  const slab = [
    { normal: up, constant: -point[axis]! - halfHeight },
    { normal: multiply(up, -1n), constant: point[axis]! - halfHeight },
  ];
  const corners = cornersOf([...brush, ...slab].map(opposite));
  return corners.some((p, i) =>
    corners.some(
      (q, j) =>
        isNear(p, q, point, figure) ||
        corners.some((r, k) => i < j && j < k && isCovered([p, q, r], point, axis)),
    ),
  );
}

function truthOf(v: Float64Array, isCylinder: boolean): 'in' | 'out' | 'either' {
  const values = exact(v);
  const at = (i: number) => values.numerators[i]!;
  const figure = isCylinder
    ? { radius: at(RADIUS), halfHeight: at(HALF_HEIGHT), axis: v[AXIS]! }
    : { radius: at(RADIUS), halfHeight: 0n, axis: -1 };
  const [brush, point] = [firstBrush(v, values), vectorAt(values, POINT, 3)];
  if ((isCylinder ? cylinderMeets : sphereMeets)(brush, point, figure)) return 'in';
  return supportsOf(brush).some((support) => isBeyond(support, point, figure)) ? 'out' : 'either';
}

/** Whether the point has to be in the grown brush, or out of it. */
export const roundBrushReferee =
  (isCylinder: boolean) =>
  (v: Float64Array): string =>
    truthOf(v, isCylinder);

/** What is wrong with where a point is said to be. */
export function checkRoundBrush(v: Float64Array, said: string, isCylinder: boolean): string | undefined {
  if (said !== 'in' && said !== 'out') throw new NoConstruction(`${said.slice(0, 40)} is neither in nor out`);
  const truth = truthOf(v, isCylinder);
  if (truth === 'either' || truth === said) return undefined;
  return truth === 'in' ? 'the figure around the point meets the brush' : 'the point is beyond a plane';
}
