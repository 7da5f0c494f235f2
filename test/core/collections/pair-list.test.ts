import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PairList, sortPairs } from '../../../src/core/collections/pair-list.js';

/** Canonical form in the plainest way. */
function sortedPlainly(pairs: readonly (readonly [number, number])[]): number[] {
  return pairs
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    .sort(([a, b], [c, d]) => a - c || b - d)
    .flat();
}

describe('sortPairs', () => {
  it.each([3, 40, 5000, 2 ** 22, 2 ** 32 - 1])('agrees with a plain sort up to %d', (max) => {
    const number = fc.nat(0x7fffffff).map((x) => (x * 2) % (max + 1));
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { maxLength: 300 }), (pairs) => {
        expect([...sortPairs(new Uint32Array(pairs.flat()))]).toEqual(sortedPlainly(pairs));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('leaves its argument alone, keeps duplicates, and needs whole pairs', () => {
    const pairs = new Uint32Array([5, 4, 1, 2, 2, 1]);
    expect([...sortPairs(pairs)]).toEqual([1, 2, 1, 2, 4, 5]);
    expect([...pairs]).toEqual([5, 4, 1, 2, 2, 1]);
    expect(() => sortPairs(new Uint32Array(3))).toThrow(RangeError);
  });
});

describe('PairList', () => {
  it('grows, sorts and empties', () => {
    const list = new PairList();
    expect([...list.toSorted()]).toEqual([]);
    const pairs = Array.from({ length: 1000 }, (_, i) => [(i * 7919) % 1000, i] as const);
    for (const [a, b] of pairs) list.push(a, b);
    expect(list.length).toBe(1000);
    expect([...list.words()]).toEqual(pairs.flat());
    expect([...list.toSorted()]).toEqual(sortedPlainly(pairs));
    list.clear();
    expect(list.length).toBe(0);
    expect(list.toSorted().length).toBe(0);
  });
});
