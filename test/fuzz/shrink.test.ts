import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configurations } from '../../fuzz/arbitraries.js';
import { costOf, simpler } from '../../fuzz/shrink/candidates.js';
import { shrink, shrinkWith } from '../../fuzz/shrink/shrink.js';
import { shrinkInBatches } from '../../fuzz/shrink/shrink-batches.js';
import { naivePredicates } from '../../src/oracle/engines/naive.js';
import { inDomain, pointSignature } from '../../src/oracle/questions/signature.js';
import { signatures } from '../../src/oracle/questions/signs/index.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';

const SEED = 20240607;

describe('shrinking', () => {
  test('finds the one coordinate that matters, and makes it short', () => {
    const fails = (values: readonly number[]) => values[3]! > 10;
    const values = [0.1, -7.3, 1e-300, 123.456, 5e200, -0.3];
    expect(shrink(signatures.orient2d, values, fails)).toEqual([0, 0, 0, 16, 0, 0]);
  });

  test('keeps two coordinates equal, or a bound that needs its exponent', () => {
    const equal = (values: readonly number[]) => values[0] === values[2] && values[0] !== 0;
    expect(shrink(signatures.orient2d, [0.7, 1, 0.7, 2, 3, 4], equal)).toEqual([1, 0, 1, 0, 0, 0]);
    const large = (values: readonly number[]) => Math.abs(values[5]!) > 1e100;
    const [, , , , , last] = shrink(signatures.orient2d, [1, 2, 3, 4, 5, -1.23e300], large);
    expect(last).toBe(2 ** 333);
  });

  test('stays in the domain: the normal does not become zero', () => {
    const always = () => true;
    const small = shrink(signatures.compareDistanceToPlane, [0.3, 2, 3, 4, 5, 6, 7, 8], always);
    expect(inDomain(signatures.compareDistanceToPlane, small)).toBe(true);
    expect(small.filter((x) => x !== 0)).toEqual([1]);
  });

  test('reports each success at once and ends when nothing simpler fails', () => {
    const heard: number[] = [];
    const values = [1.1, 2.2, 3.3, 4.4, 5.5, 6.6];
    const best = shrink(
      signatures.orient2d,
      values,
      (v) => v[0] !== 0,
      (v) => heard.push(costOf(v)),
    );
    expect(heard).toEqual([...heard].sort((a, b) => b - a));
    expect(best).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('every candidate is simpler than what it came from', () => {
    fc.assert(
      fc.property(configurations('powerTest2d'), (values) => {
        for (const candidate of simpler(signatures.powerTest2d.layout, values)) {
          if (costOf(candidate) >= costOf(values)) return false;
        }
        return true;
      }),
      { seed: SEED, numRuns: 20 },
    );
  });
});

describe('arbitraries', () => {
  test('draw arguments in the domain, the same for the same seed', () => {
    const arbitrary = configurations('sideOfThickPlane');
    const drawn = fc.sample(arbitrary, { seed: SEED, numRuns: 500 });
    expect(drawn.every((values) => inDomain(signatures.sideOfThickPlane, values))).toBe(true);
    expect(fc.sample(arbitrary, { seed: SEED, numRuns: 500 })).toEqual(drawn);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(400);
  });

  test('lead fast-check to a failure of the naive formula and shrink it', () => {
    const isRight = (values: readonly number[]) =>
      Math.sign(naivePredicates.orient2d(...values)) + 0 === rational.judges.orient2d(values);
    const details = fc.check(fc.property(configurations('orient2d', ['inexact-differences']), isRight), {
      seed: SEED,
    });
    expect(details.failed).toBe(true);
    const [smallest] = details.counterexample!;
    expect(isRight(smallest)).toBe(false);
    expect(details.numShrinks).toBeGreaterThan(2);
  });

  test('exist for points without a predicate', () => {
    const [values] = fc.sample(configurations(pointSignature(2, 5)), { seed: SEED, numRuns: 1 });
    expect(values).toHaveLength(10);
  });

  test('refuse a family that does not apply', () => {
    expect(() => configurations('orient2d', ['on-plane'])).toThrow(
      "family 'on-plane' does not apply to orient2d",
    );
  });

  test('refuse what is no predicate, no signature, and no family', () => {
    for (const name of ['triangleTriangle', 'nonsense', 'toString', undefined, {}]) {
      expect(() => configurations(name as never)).toThrow(RangeError);
      expect(() => configurations(name as never)).toThrow(
        /^configurations: predicate must be .*'orient2d', /,
      );
    }
    expect(() => configurations('triangleTriangle' as never)).toThrow(
      "got the string 'triangleTriangle': generateQuestion draws the cases of other questions",
    );
    expect(() => configurations('orient2d', ['tame'])).toThrow(
      /^configurations: familyNames\[0\] must be 'uniform', .* got the string 'tame'$/,
    );
    expect(() => configurations('orient2d', 'uniform' as never)).toThrow(
      'configurations: familyNames must be a list of names of families',
    );
  });
});

describe('shrinking in batches', () => {
  const wrong = (values: readonly number[]) => values[0]! * values[3]! > 3 && values[1]! < 0.7;
  const candidates = (from: readonly number[]) => simpler(signatures.orient2d.layout, from);
  const start = [7.3, 0.123456789, -4.25, 1e10, 5, 0.1];
  const one = shrinkWith(
    start,
    candidates,
    () => true,
    wrong,
    300,
    () => {},
  );

  test.each([1, 2, 7, 64])(
    'of at most %i finds the same, with the same number of trials',
    async (largestBatch) => {
      const heard: (readonly number[])[] = [];
      const search = (mostTrials: number) =>
        shrinkInBatches(start, {
          candidates,
          tryAll: async (batch) => batch.map((values) => ({ fails: wrong(values) })),
          largestBatch,
          mostTrials,
          smaller: (values) => heard.push(values),
        });
      expect(await search(300)).toEqual(one);
      expect(heard.at(-1)).toEqual(one);
      for (const trials of [0, 1, 5, 40]) {
        expect(await search(trials)).toEqual(
          shrinkWith(
            start,
            candidates,
            () => true,
            wrong,
            trials,
            () => {},
          ),
        );
      }
    },
  );

  test('ends where there are no more answers', async () => {
    let asked = 0;
    const tryAll = async (batch: readonly (readonly number[])[]) =>
      ++asked > 3 ? [] : batch.map(() => ({ fails: false }));
    const options = { candidates, tryAll, largestBatch: 4, mostTrials: 1000, smaller: () => {} };
    expect(await shrinkInBatches(start, options)).toBe(start);
    expect(asked).toBe(4);
  });
});
