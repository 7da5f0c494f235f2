import { type OperandValues, operandAt, operandSize, PAIRED } from './operands.js';

/** What is beside a set: by two points, or a point and a direction. */
export const BESIDE = ['segment', 'ray', 'line', 'box'] as const;

type Point = readonly [number, number];

/** An operand, and a shape by two points: of rays and lines the difference of both is the direction, as a double. */
export interface BesideCase {
  readonly operand: OperandValues;
  readonly type: (typeof BESIDE)[number];
  readonly points: readonly [Point, Point];
}

/** The case of flat values: the operand, the number of the kind, the points. */
export function besideCaseOf(values: ArrayLike<number>): BesideCase {
  const at = operandSize(PAIRED);
  const point = (i: number): Point => [values[at + 1 + 2 * i]!, values[at + 2 + 2 * i]!];
  return { operand: operandAt(values, 0, PAIRED), type: BESIDE[values[at]!]!, points: [point(0), point(1)] };
}

/** The direction of a ray or line. */
export function directionOf({ points: [p, q] }: BesideCase): Point {
  return [q[0] - p[0] + 0, q[1] - p[1] + 0];
}

/** A shape as the kernel takes it. */
type Shape =
  | { readonly start: Point; readonly end: Point }
  | { readonly origin: Point; readonly direction: Point }
  | { readonly min: Point; readonly max: Point };

/** As the kernel takes it. */
export function shapeOf(one: BesideCase): Shape {
  const [p, q] = one.points;
  if (one.type === 'segment') return { start: p, end: q };
  if (one.type !== 'box') return { origin: p, direction: directionOf(one) };
  return {
    min: [Math.min(p[0], q[0]), Math.min(p[1], q[1])] as const,
    max: [Math.max(p[0], q[0]), Math.max(p[1], q[1])] as const,
  };
}

/** Whether a direction is one: it may be zero, or too large. */
export function isBeside(values: ArrayLike<number>): boolean {
  const one = besideCaseOf(values);
  if (one.type === 'segment' || one.type === 'box') return true;
  const [x, y] = directionOf(one);
  return Number.isFinite(x) && Number.isFinite(y) && (x !== 0 || y !== 0);
}

/** Three points of a line, behind an operand. */
export function lineOf(values: ArrayLike<number>): readonly Point[] {
  const at = operandSize(PAIRED);
  return [0, 2, 4].map((i) => [values[at + i]!, values[at + i + 1]!] as const);
}
