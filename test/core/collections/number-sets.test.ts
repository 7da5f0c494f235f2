import { expect, it } from 'vitest';
import { NumberSets } from '../../../src/core/collections/number-sets.js';
import { Random } from '../../../src/oracle/cases/random.js';

it('keeps members as sets do, in the order in which they came, also in copies', () => {
  const random = new Random(1, 2, 3, 4);
  let sets = new NumberSets();
  const truth: Set<number>[] = [];
  for (let step = 0; step < 20_000; step++) {
    if (truth.length === 0 || random.oneIn(50)) {
      expect(sets.add()).toBe(truth.length);
      truth.push(new Set());
    }
    // A few sets get most of the numbers, so that some are large.
    const set = random.oneIn(2) ? random.below(Math.min(4, truth.length)) : random.below(truth.length);
    const member = random.oneIn(100) ? 0xffff_ffff : random.below(60);
    expect(sets.has(set, member)).toBe(truth[set]!.has(member));
    if (random.oneIn(3)) {
      sets.put(set, member);
      truth[set]!.add(member);
    }
    if (random.oneIn(1000)) {
      const before = sets;
      sets = sets.copy();
      before.put(set, 1000);
    }
  }
  expect(truth.map((_, set) => sets.members(set))).toEqual(truth.map((set) => [...set]));
  const sizes = truth.map(({ size }) => size);
  expect(Math.max(...sizes)).toBeGreaterThan(40);
  expect(sizes.some((size) => size === 7) || sizes.some((size) => size === 14)).toBe(true);
});
