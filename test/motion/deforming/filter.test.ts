import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeParallelogram, placeTriangle } from '../../../src/motion/deforming/differences.js';
import { countContacts, INTERVALS, UNCERTAIN } from '../../../src/motion/deforming/filter.js';
import { X } from '../../../src/motion/deforming/workspace.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { deformingQuestions } from '../../../src/oracle/questions/motion/deforming.js';

const random = new Random(3, 1, 4, 1);

/** Loads 24 values: points at time 0, then at time 1. */
const load = (values: ArrayLike<number>) => X.set(values);

const KINDS = [
  ['vertexFaceContacts', placeTriangle, 3],
  ['edgeEdgeContacts', placeParallelogram, 4],
] as const;

describe.each(KINDS)('the filter of %s', (name, place, corners) => {
  const { families, referee } = deformingQuestions.find((question) => question.name === name)!;

  it('is right where it is certain, about intervals, too', () => {
    let certain = 0;
    const v = new Float64Array(24);
    const near = (k: number) => (random.unit() - 0.5) * (k % 3 === 2 ? 0.25 : 1);
    for (let i = 0; i < 400; i++) {
      const family = families[i % families.length]!;
      if (i % 2 === 0) for (let k = 0; k < 24; k++) v[k] = near(k);
      else family.fill(random, v);
      if (!v.every(Number.isFinite)) continue;
      load(v);
      place();
      const count = countContacts(corners, 9);
      if (count === UNCERTAIN) continue;
      certain++;
      const times = referee(v).split(' ').slice(2).map(Number.parseFloat);
      expect([name, times.length]).toEqual([name, count]);
      for (const [k, time] of times.entries()) {
        expect(time).toBeGreaterThanOrEqual(INTERVALS[2 * k]!);
        expect(time).toBeLessThanOrEqual(INTERVALS[2 * k + 1]!);
      }
    }
    expect(certain).toBeGreaterThan(200);
  });
});

describe('the bounds', () => {
  it('are those that are derived beside them: factors (1 + u) of each term, times the terms', () => {
    const text = (file: string) =>
      readFileSync(new URL(`../../../src/motion/deforming/${file}.ts`, import.meta.url), 'utf8');
    const source = text('rows') + text('differences');
    const constant = (name: string) =>
      Number(new RegExp(`${name} = (\\d+) \\* 2 \\*\\* -53`).exec(source)![1]);
    // g: differences of two coordinates, product, subtraction, and in the middle an addition; 2 and 4/2 terms.
    const ends = 2 * (2 + 1 + 1);
    const between = (4 * (2 + 1 + 1 + 1)) / 2;
    expect(constant('QUADRATIC_BOUND')).toBeGreaterThan(Math.max(ends, between));
    // f: three differences, two products, a subtraction, two additions; between two sums more, and a division of 6 M³.
    const cubicEnds = 6 * (3 + 2 + 1 + 2);
    const cubicBetween = (18 * (3 + 2 + 1 + 2 + 2)) / 3 + 6;
    expect(constant('CUBIC_BOUND')).toBeGreaterThan(Math.max(cubicEnds, cubicBetween));
    // Three means of a coefficient, each a difference, a product and a sum; a factor above 1/2 doubles two of them.
    expect(constant('DIVISION_BOUND')).toBeGreaterThan(3 * (1 + 1 + 1));
    expect(constant('VALUE_BOUND')).toBeGreaterThan(3 * (2 + 2 + 1));
    // A difference, a product and two additions.
    expect(constant('DIRECTION_BOUND')).toBeGreaterThan(1 + 1 + 2);
  });

  it('hide no sign next to a contact: the last bits are left to integers', () => {
    // The vertex ends on the plane of a tilted triangle, but for an ulp.
    for (const ulps of [-1, 0, 1]) {
      const height = 1 + ulps * 2 ** -52;
      const triangle = [0, 0, 0, 3, 0, 3, 0, 3, 0];
      load([1, 1, 2, ...triangle, 1, 1, height, ...triangle]);
      placeTriangle();
      expect(countContacts(3, 9)).toBe(UNCERTAIN);
    }
  });
});
