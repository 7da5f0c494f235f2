/** k-DOPs and frusta among the values of questions on distances. */

import { AXES, kDopOf } from '../../cases/half-spaces.js';
import type { Random } from '../../cases/random.js';
import { boundedCorners, frustumSpaces, kDopSpaces } from '../../referees/shapes/half-space-shape.js';
import type { Halfspace } from '../../referees/shapes/halfspace.js';
import { exact, type Vector } from '../../referees/shapes/vectors.js';
import { direction, integer, number } from '../layout.js';
import { fillKDop, fillMatrix } from '../solids/half-spaces.js';
import type { OperandKind } from './operand-kind.js';

type Operand = Omit<OperandKind, 'features'>;

/** A corner, or the middle of two, as far as there are any. */
function amongCorners(random: Random, spaces: readonly Halfspace[]): readonly number[] {
  const corners = boundedCorners(spaces) ?? [];
  if (corners.length === 0) return [0, 0, 0];
  const [p, q] = [corners[random.below(corners.length)]!, corners[random.below(corners.length)]!];
  const at = (x: bigint, w: bigint) => Number(x) / Number(w);
  return (['x', 'y', 'z'] as const).map((k) => (at(p[k], p.w) + at(q[k], q.w)) / 2);
}

/** n, then axes, lower and upper bounds. */
export const kDopOperand: Operand = {
  parts: (name) => [
    integer(`${name}.n`, 3, AXES),
    ...Array.from({ length: AXES }, (_, i) => direction(`${name}.axes.${i}`)),
    ...Array.from({ length: 2 * AXES }, (_, i) => number(`${name}.bound${i}`)),
  ],
  fill: fillKDop,
  landmark(random, v, at) {
    const { axes, min, max } = kDopOf(v, at);
    const { numerators } = exact([...axes.flat(), ...min, ...max]);
    const n = axes.length;
    const vectors = axes.map((_, i) => numerators.slice(3 * i, 3 * i + 3) as unknown as Vector);
    const bounds = [numerators.slice(3 * n, 4 * n), numerators.slice(4 * n)] as const;
    return amongCorners(random, kDopSpaces({ axes: vectors, min: bounds[0], max: bounds[1] }, 1n));
  },
  positions: [],
  move(out, at, by) {
    for (let i = 0; i < AXES; i++) {
      const along = [0, 1, 2].reduce((sum, k) => sum + out[at + 1 + 3 * i + k]! * by[k]!, 0);
      for (const bound of [1 + 3 * AXES + i, 1 + 4 * AXES + i]) out[at + bound] = out[at + bound]! + along;
    }
  },
};

/** Mostly a box of a view without perspective, or one with it, that has an end. */
function fillBounded(random: Random, out: Float64Array, at: number): void {
  fillMatrix(random, out, at + 1);
  if (random.oneIn(4)) return;
  for (const i of [3, 7, 11]) out[at + 1 + i] = 0;
  out[at + 16] = random.between(1, 3);
  if (random.oneIn(2)) return;
  out[at + 11] = random.between(2, 3) * random.sign();
  out[at + 12] = random.sign();
}

/** The depth, then the elements of the matrix, of which the last four are multiplied by no coordinate. */
export const frustumOperand: Operand = {
  parts: (name) => [
    integer(`${name}.depth`, 0, 1, '0: -w <= z <= w, 1: 0 <= z <= w'),
    ...Array.from({ length: 12 }, (_, i) => number(`${name}.axes.${i}`)),
    ...Array.from({ length: 4 }, (_, i) => number(`${name}.offsets.${i}`)),
  ],
  fill(random, out, at) {
    out[at] = random.below(2);
    fillBounded(random, out, at);
  },
  landmark(random, v, at) {
    const { numerators } = exact(Array.from(v.subarray(at + 1, at + 17)));
    return amongCorners(random, frustumSpaces(numerators, v[at] === 1, 1n));
  },
  positions: [],
  move(out, at, by) {
    for (let i = 0; i < 4; i++) {
      const along = [0, 1, 2].reduce((sum, k) => sum + out[at + 1 + 4 * k + i]! * by[k]!, 0);
      out[at + 13 + i] = out[at + 13 + i]! - along;
    }
  },
};
