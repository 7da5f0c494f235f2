import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PairSet } from '../../src/core/collections/pair-set.js';
import { Chains } from '../../src/indexes/chains.js';
import { sortedOrder } from '../../src/indexes/sorted-order.js';
import { boxesOf, intervals } from './box-families.js';

describe('sortedOrder', () => {
  it('is stable and agrees with a plain sort', () => {
    const families = Object.keys(intervals).flatMap((family) => [...boxesOf(family, 30, 21)]);
    const number = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(...families, 0, -0));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 400 }), (numbers) => {
        const plain = numbers
          .map((x, i) => [x, i] as const)
          .sort(([x, i], [y, j]) => (x === y ? i - j : x - y));
        expect([...sortedOrder(new Float64Array(numbers))]).toEqual(plain.map(([, i]) => i));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('takes zeros of both signs for equal', () => {
    expect([...sortedOrder(new Float64Array([0, -0, 5e-324, 0, -0, -5e-324]))]).toEqual([5, 0, 1, 3, 4, 2]);
  });
});

describe('PairSet', () => {
  it('does what a set does, through growth and removals', () => {
    const number = fc.nat(12);
    const step = fc.tuple(fc.constantFrom('add', 'delete', 'has'), number, number);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), fc.constantFrom(1, 64, 2 ** 28), (steps, factor) => {
        const set = new PairSet();
        const model = new Set<string>();
        for (const [what, i, j] of steps) {
          if (i === j) continue;
          const [a, b] = [i * factor, j * factor];
          const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
          const was = model.has(key);
          if (what === 'has') expect(set.has(a, b)).toBe(was);
          else if (what === 'add') {
            expect(set.add(a, b)).toBe(!was);
            model.add(key);
          } else {
            expect(set.delete(a, b)).toBe(was);
            model.delete(key);
          }
        }
        expect(set.size).toBe(model.size);
        const words = set.toList().toSorted();
        const keys = Array.from(
          { length: words.length / 2 },
          (_, p) => `${words[2 * p]} ${words[2 * p + 1]}`,
        );
        expect(new Set(keys)).toEqual(model);
        expect(keys.length).toBe(model.size);
      }),
      { seed: 8, numRuns: 200 },
    );
  });

  it('grows to many pairs, and lets them all go', () => {
    const set = new PairSet();
    const numbers = Array.from({ length: 20_000 }, (_, i) => i);
    expect(numbers.every((i) => set.add(i, 7 * i + 1))).toBe(true);
    expect(numbers.every((i) => i % 2 === 1 || set.delete(7 * i + 1, i))).toBe(true);
    expect(set.size).toBe(10_000);
    expect(numbers.every((i) => set.has(i, 7 * i + 1) === (i % 2 === 1))).toBe(true);
    set.clear();
    expect(set.size).toBe(0);
    expect(set.toList().length).toBe(0);
  });
});

describe('Chains', () => {
  it('keeps each number in its list', () => {
    const step = fc.tuple(fc.nat(7), fc.nat(30));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const chains = new Chains(5, 31);
        expect(chains.count).toBe(8);
        const listOf = new Map<number, number>();
        for (const [list, element] of steps) {
          const old = listOf.get(element);
          if (old === undefined) {
            chains.add(list, element);
            listOf.set(element, list);
          } else {
            chains.remove(old, element);
            listOf.delete(element);
          }
        }
        for (let list = 0; list < 8; list++) {
          const found: number[] = [];
          for (let e = chains.first(list); e >= 0; e = chains.after(e)) found.push(e);
          const expected = [...listOf].filter(([, l]) => l === list).map(([e]) => e);
          expect(found.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
        }
      }),
      { seed: 9, numRuns: 200 },
    );
  });
});
