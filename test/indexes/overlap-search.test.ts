import { describe, expect, it } from 'vitest';
import {
  bruteForcePairs,
  buildBvh,
  DynamicBvh,
  OverlapSearch,
  overlappingPairsBetween,
  visitOverlappingPairs,
  visitOverlappingPairsBetween,
} from '../../src/indexes/index.js';
import { boxesOf } from './box-families.js';

const N = 60;
const boxes = boxesOf('lattice', N, 3);
const tree = buildBvh(boxes);
const text = (a: number, b: number) => `${a}-${b}`;

/** All pairs that a search has found or left, none of them twice; those found alone. */
function pairsOf(search: OverlapSearch, isOne: boolean): { all: Set<string>; found: Set<string> } {
  const pairs: string[] = [];
  const words = search.pairs();
  for (let i = 0; i < words.length; i += 2) pairs.push(text(words[i]!, words[i + 1]!));
  const found = new Set(pairs);
  for (const { a, b } of search.undecided()) {
    a.forEach((p, i) => {
      for (const q of a === b ? b.subarray(i + 1) : b) {
        pairs.push(isOne ? text(Math.min(p, q), Math.max(p, q)) : text(p, q));
      }
    });
  }
  const all = new Set(pairs);
  expect(all.size).toBe(pairs.length);
  return { all, found };
}

describe('a search that is left', () => {
  it('in one tree has found, ruled out or left each pair, after every step', () => {
    const expected = bruteForcePairs(boxes);
    const overlapping = Array.from({ length: expected.length / 2 }, (_, i) =>
      text(expected[2 * i]!, expected[2 * i + 1]!),
    );
    const search = new OverlapSearch(tree);
    expect(pairsOf(search, true).all.size).toBe((N * (N - 1)) / 2);
    let before = Number.POSITIVE_INFINITY;
    do {
      const { all, found } = pairsOf(search, true);
      for (const pair of overlapping) expect(all.has(pair)).toBe(true);
      for (const pair of found) expect(overlapping).toContain(pair);
      const left = all.size - found.size;
      expect(left).toBeLessThanOrEqual(before);
      before = left;
    } while (!search.advance(1));
    expect(search.undecided()).toEqual([]);
    expect(search.pairs()).toEqual(expected);
    expect(search.isOver).toBe(true);
  });

  it('in two trees as well', () => {
    const other = new DynamicBvh(boxesOf('lattice', 40, 4));
    const search = new OverlapSearch(tree, other);
    expect(pairsOf(search, false).all.size).toBe(N * 40);
    while (!search.advance(7)) pairsOf(search, false);
    expect(search.pairs()).toEqual(overlappingPairsBetween(tree, other));
  });

  it('is over at once where there is nothing', () => {
    expect(new OverlapSearch(new DynamicBvh()).advance(0)).toBe(true);
    expect(() => new OverlapSearch(tree).advance(-1)).toThrow('OverlapSearch.advance: steps must be');
    expect(() => new OverlapSearch(tree, {} as never)).toThrow(
      'OverlapSearch: treeB must be a tree made by buildBvh',
    );
  });
});

describe('visitors of pairs', () => {
  it('see each once, and may have enough of one', () => {
    const seen: string[] = [];
    expect(visitOverlappingPairs(tree, (a, b) => void seen.push(text(a, b)))).toBe(false);
    const expected = bruteForcePairs(boxes);
    expect(seen).toHaveLength(expected.length / 2);
    expect(new Set(seen).size).toBe(seen.length);
    let count = 0;
    expect(visitOverlappingPairs(tree, () => ++count === 1)).toBe(true);
    expect(visitOverlappingPairsBetween(tree, tree, () => ++count === 2)).toBe(true);
    expect(count).toBe(2);
  });
});
