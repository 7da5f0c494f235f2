import { type OperandValues, operandAt, operandSize, PAIRED } from './operands.js';

/** What clips: a box with two corners, or what is on the left of a line. */
export const CLIPS = ['box', 'half-plane'] as const;

type Point = readonly [number, number];

/** An operand, and two points that say by what it is clipped. */
export interface ClipCase {
  readonly operand: OperandValues;
  readonly type: (typeof CLIPS)[number];
  readonly points: readonly [Point, Point];
}

/** The case of flat values: the operand, the number of the kind, the points. */
export function clipCaseOf(values: ArrayLike<number>): ClipCase {
  const at = operandSize(PAIRED);
  const point = (i: number): Point => [values[at + 1 + 2 * i]!, values[at + 2 + 2 * i]!];
  return {
    operand: operandAt(values, 0, PAIRED),
    type: CLIPS[values[at]!]!,
    points: [point(0), point(1)],
  };
}

/** As the kernel takes it. */
export function clipOf({ type, points: [p, q] }: ClipCase) {
  if (type === 'half-plane') return { start: p, end: q };
  return {
    min: [Math.min(p[0], q[0]), Math.min(p[1], q[1])] as const,
    max: [Math.max(p[0], q[0]), Math.max(p[1], q[1])] as const,
  };
}

/** Whether the points are different: one is no line. */
export function isClip(values: ArrayLike<number>): boolean {
  const [p, q] = clipCaseOf(values).points;
  return p[0] !== q[0] || p[1] !== q[1];
}
