import { expect, it } from 'vitest';
import { REFUSAL } from '../../../src/oracle/cases/enclosing/merges.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { enclosingQuestions } from '../../../src/oracle/questions/enclosing/index.js';
import type { Question } from '../../../src/oracle/questions/question.js';

const ROUNDS = 6;

/** Rounded to a float, if that is finite. */
function toFloat(x: number): number {
  const rounded = Math.fround(x);
  return Number.isFinite(rounded) ? rounded : x;
}

/** How many of a few cases of each own family a subject gets wrong. */
function misses(question: Question, subject: (values: Float64Array) => string): number {
  const random = new Random(4, 3, 2, 1);
  let missed = 0;
  for (const family of question.families) {
    for (let round = 0; round < ROUNDS; round++) {
      const values = new Float64Array(question.layout.arity);
      family.fill(random, values);
      if (question.accepts?.(values) === false) continue;
      const said = subject(values);
      const isWrong =
        question.check === undefined
          ? said !== question.referee(values)
          : question.check(values, said) !== undefined;
      if (isWrong) missed++;
    }
  }
  return missed;
}

it.each(enclosingQuestions.map((question) => [question.name, question] as const))(
  '%s tells a subject that is wrong',
  (_, question) => {
    expect(misses(question, question.subject)).toBe(0);
    const first = new Float64Array(question.layout.arity);
    question.families[0]!.fill(new Random(9, 9, 9, 9), first);
    const said = question.subject(first);
    expect(misses(question, () => said)).toBeGreaterThan(question.families.length);
    // One that does not look at the last point, or at the second shape, and one that rounds to floats.
    const isOfPoints = question.layout.parts[0]!.kind === 'integer';
    const withoutLast = (values: Float64Array) => {
      const fewer = values.slice();
      if (isOfPoints) fewer[0] = Math.max(1, values[0]! - 1);
      else fewer.copyWithin(values.length / 2, 0);
      return question.subject(fewer);
    };
    expect(misses(question, withoutLast)).toBeGreaterThan(5);
    expect(misses(question, (values) => question.subject(values.map(toFloat)))).toBeGreaterThan(0);
  },
);

it('all of them take every finite double, and have cases of every size', () => {
  // Sums may be beyond the largest double; no other answer is.
  const refusing = enclosingQuestions.filter(({ accepts }) => accepts !== undefined);
  expect(refusing.map(({ name }) => name)).toEqual(['minkowskiSum3d']);
  for (const { name, families, layout } of enclosingQuestions) {
    const random = new Random(1, 2, 4, 8);
    const values = new Float64Array(layout.arity);
    const sizes = families.flatMap((family) =>
      Array.from({ length: 40 }, () => {
        family.fill(random, values);
        return [...values].filter((x) => x !== 0).map(Math.abs);
      }),
    );
    expect(sizes.filter((all) => Math.min(...all) < 2 ** -900).length, name).toBeGreaterThan(10);
    expect(sizes.filter((all) => Math.max(...all) > 2 ** 900).length, name).toBeGreaterThan(10);
    // Squares of what differs underflow beside what is usual.
    const isMixed = (all: readonly number[]) =>
      all.some((x) => x > 2 ** -5 && x < 2 ** 5) && all.some((x) => x < 2 ** -530);
    // Bounds are compared and not multiplied.
    if (!['mergeBoxes', 'mergeKDops'].includes(name)) {
      expect(sizes.filter(isMixed).length, name).toBeGreaterThan(5);
    }
  }
});

it('a refusal is right where a number is near the largest double only', () => {
  const constructed = enclosingQuestions.filter(({ check }) => check !== undefined);
  expect(constructed.map(({ name }) => name)).toHaveLength(8);
  for (const { check, layout } of constructed) {
    const values = new Float64Array(layout.arity).fill(1);
    expect(() => check!(values, REFUSAL)).toThrow('no list');
    expect(check!(values.fill(2 ** 1021, 1), REFUSAL)).toBeUndefined();
  }
});
