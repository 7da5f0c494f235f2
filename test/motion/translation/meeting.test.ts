/** Whether insides meet at the start, of shapes that only touch as well, judged by the referee of sweeps. */
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { sweepQuestions } from '../../../src/oracle/questions/motion/translation.js';
import { classOf } from '../../../src/oracle/questions/question.js';

const PAIRS = [
  'rayBoxSweep',
  'rayTriangleSweep',
  'lineTriangleSweep',
  'lineBoxSweep',
  'segmentTriangleSweep',
];
const FAMILIES = ['touching-at-start', 'overlapping-at-start', 'coplanar', 'lattice'];
const CASES = 40;

describe('how two shapes without a radius start', () => {
  for (const name of [...PAIRS, 'triangleTriangleSweep', 'boxTetrahedronSweep', 'segmentSegmentSweep']) {
    it(`is what the referee says: ${name}`, () => {
      const question = sweepQuestions.find((one) => one.name === name)!;
      const random = new Random(1, 6, 1, 8);
      const values = new Float64Array(question.layout.arity);
      const seen = { touching: 0, overlapping: 0 };
      for (const family of FAMILIES.map((one) => question.families.find((f) => f.name === one)!)) {
        for (let i = 0; i < CASES; i++) {
          family.fill(random, values);
          if (question.accepts?.(values) === false) continue;
          const truth = question.referee(values);
          expect([family.name, ...values, question.subject(values)]).toEqual([family.name, ...values, truth]);
          const word = classOf(question, truth);
          if (word === 'touching' || word === 'overlapping') seen[word]++;
        }
      }
      expect(Math.min(seen.touching, seen.overlapping)).toBeGreaterThan(10);
    });
  }
});
