import { AXES, kDopOf, matrixOf } from '../../cases/half-spaces.js';
import type { Random } from '../../cases/random.js';
import { SOLID } from '../../cases/shapes.js';
import {
  linearFrustumReferee,
  linearKDopReferee,
  spanningAxes,
} from '../../referees/shapes/solids/half-spaces.js';
import { linearFrustumSubject, linearKDopSubject } from '../../subjects/solids/linear.js';
import { direction, integer, number } from '../layout.js';
import type { Question } from '../question.js';
import { linearQuestions, type SolidKind } from './linear.js';

/** Values of a k-DOP: small integers, and mostly a box whose corners and edges are cut. */
export function fillKDop(random: Random, out: Float64Array, at: number): void {
  out[at] = random.between(3, AXES);
  // Mostly a box whose corners and edges are cut.
  const isBox = !random.oneIn(3);
  for (let i = 1; i < 16; i++) {
    out[at + i] = isBox && i < 10 ? Number(i % 4 === 1) : random.between(-1, 1);
  }
  for (let i = 16; i < 21; i++) {
    out[at + i] = random.between(-2, 2);
    out[at + 5 + i] = out[at + i]! + random.between(0, 4);
  }
}

const kDopKind: SolidKind = {
  name: 'KDop',
  parts: [
    integer('n', 3, AXES),
    ...Array.from({ length: AXES }, (_, i) => direction(`axis${i}`)),
    ...Array.from({ length: 2 * AXES }, (_, i) => number(`bound${i}`)),
  ],
  argument: 'dop',
  coded: true,
  shape: kDopOf,
  subject: linearKDopSubject,
  referee: linearKDopReferee,
  fill: fillKDop,
  landmark(random, v, at) {
    // Of a box: a corner, or the middle of an edge or a face.
    return [0, 1, 2].map((i) => {
      const [low, high] = [v[at + 16 + i]!, v[at + 21 + i]!];
      return [low, high, (low + high) / 2][random.below(3)]!;
    });
  },
  accepts: (v) => spanningAxes(v, SOLID),
};

/** A small projection: perspective, oblique or orthographic, in integers. */
export function fillMatrix(random: Random, out: Float64Array, at: number): void {
  for (let i = 0; i < 16; i++) out[at + i] = random.oneIn(3) ? random.between(-2, 2) : 0;
  for (let i = 0; i < 3; i++) if (out[at + 5 * i] === 0) out[at + 5 * i] = 1;
  if (random.oneIn(2)) out[at + 11] = random.sign();
  out[at + 15] = random.between(0, 3);
}

const frustumKind: SolidKind = {
  name: 'Frustum',
  argument: 'frustum',
  parts: [
    integer('frustum.depth', 0, 1, '0: -w <= z <= w, 1: 0 <= z <= w'),
    ...Array.from({ length: 16 }, (_, i) => number(`frustum.elements.${i}`)),
  ],
  shape: (v, at) => matrixOf(v, at + 1, v[at]),
  subject: linearFrustumSubject,
  referee: linearFrustumReferee,
  fill(random, out, at) {
    out[at] = random.below(2);
    fillMatrix(random, out, at + 1);
  },
  landmark: (random) => [random.between(-4, 4) / 2, random.between(-4, 4) / 2, random.between(-4, 4) / 2],
  isCalculated: true,
};

/** Line, ray and segment against k-DOPs and frusta. */
export const linearKDopQuestions: readonly Question[] = linearQuestions(kDopKind);
export const linearFrustumQuestions: readonly Question[] = linearQuestions(frustumKind);
