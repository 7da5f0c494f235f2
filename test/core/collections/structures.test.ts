import { describe, expect, it } from 'vitest';
import { GrowableFloat64, GrowableUint32 } from '../../../src/core/collections/growable.js';
import { ItemList } from '../../../src/core/collections/item-list.js';
import { SidedUnionFind, UnionFind } from '../../../src/core/collections/union-find.js';
import { Random } from '../../../src/oracle/cases/random.js';

describe('lists of numbers', () => {
  it.each([0, 1, 15, 16, 17, 48, 49, 32767, 70_000])('of length %d', (length) => {
    const list = new GrowableUint32();
    for (let i = 0; i < length; i++) list.push(i ^ 0x55);
    expect(list.length).toBe(length);
    expect(list.finish().length).toBe(length);
    expect(list.finish().every((x, i) => x === (i ^ 0x55))).toBe(true);
  });

  it('of doubles, with place reserved', () => {
    const list = new GrowableFloat64();
    list.reserve(40);
    list.data.set([1.5, 2.5], list.length);
    list.length += 2;
    for (let i = 0; i < 100; i++) list.push(i);
    expect(Array.from(list.finish().subarray(0, 4))).toEqual([1.5, 2.5, 0, 1]);
    expect(list.finish().length).toBe(102);
  });

  it('in items of different lengths, up to a limit', () => {
    const list = new ItemList(true, 2);
    for (const item of [[1], [2, 3, 4], [5, 6]]) {
      list.begin();
      for (const x of item) list.add(x);
    }
    expect(list.count).toBe(3);
    expect(Array.from(list.numbers())).toEqual([1, 2, 3, 4]);
    expect(Array.from(list.offsets()!)).toEqual([0, 1, 4]);
  });
});

describe('disjoint sets', () => {
  const size = 60;

  it('are known by their smallest members', () => {
    const random = new Random(1, 7, 7, 3);
    for (let round = 0; round < 50; round++) {
      const sets = new UnionFind(size);
      const slow = Array.from({ length: size }, (_, i) => i);
      for (let k = random.below(80); k > 0; k--) {
        const [i, j] = [random.below(size), random.below(size)];
        const [from, to] = [Math.max(slow[i]!, slow[j]!), Math.min(slow[i]!, slow[j]!)];
        expect(sets.union(i, j)).toBe(from !== to);
        for (let n = 0; n < size; n++) if (slow[n] === from) slow[n] = to;
      }
      expect(slow.map((_, i) => sets.find(i))).toEqual(slow);
    }
  });

  it('with sides find contradictions and nothing else', () => {
    const random = new Random(2, 7, 7, 3);
    for (let round = 0; round < 50; round++) {
      const hidden = Array.from({ length: size }, () => random.below(2));
      const sets = new SidedUnionFind(size);
      const plain = new UnionFind(size);
      for (let k = 0; k < 100; k++) {
        const [i, j] = [random.below(size), random.below(size)];
        const opposite = (hidden[i]! ^ hidden[j]!) as 0 | 1;
        expect(sets.union(i, j, opposite)).toBe(true);
        plain.union(i, j);
        expect(sets.find(i)).toBe(plain.find(i));
        // A false statement about two that are connected.
        if (k % 10 === 0) expect(sets.union(i, j, (1 - opposite) as 0 | 1)).toBe(false);
      }
    }
  });
});
