import { describe, expect, it } from 'vitest';
import {
  boxesAlong,
  boxesOverlapping,
  boxesWithin,
  bruteForcePairs,
  bvhToBytes,
  DynamicBvh,
  firstAlong,
  nearestBox,
  nearestObject,
  OverlapSearch,
  overlappingPairs,
  refitBvh,
  visitBoxesAlong,
  visitBoxesNear,
  visitBoxesOverlapping,
  visitOverlappingPairs,
  visitOverlappingPairsBetween,
} from '../../src/indexes/index.js';
import { randomNumbers } from './box-families.js';

/** The fewest boxes of a tree of a height: 1, 2, 3, 5, 8, ... */
function leastOf(height: number): number {
  let [least, next] = [1, 2];
  for (let h = 0; h < height; h++) [least, next] = [next, least + next];
  return least;
}

/** Is every node the smallest box around its children, and are all boxes below the root, each once? */
function faultsOf(tree: DynamicBvh): string[] {
  const { bounds, links, counts, boxes, order } = tree.nodes;
  const seen: number[] = [];
  const faults: string[] = [];
  const heightOf = (node: number): number => {
    const at = 6 * node;
    const link = links[node]!;
    const isLeaf = counts[node]! > 0;
    for (let k = 0; k < 6; k++) {
      const extreme = k < 3 ? Math.min : Math.max;
      const expected = isLeaf
        ? boxes[6 * link + k]!
        : extreme(bounds[6 * link + k]!, bounds[6 * link + 6 + k]!);
      if (bounds[at + k] !== expected) faults.push(`bound ${k} of node ${node}`);
    }
    if (isLeaf) {
      seen.push(order[link]!);
      return 0;
    }
    const [a, b] = [heightOf(link), heightOf(link + 1)];
    if (Math.abs(a - b) > 1) faults.push(`heights below node ${node}`);
    return 1 + Math.max(a, b);
  };
  const height = tree.size === 0 ? 0 : heightOf(0);
  if (tree.height !== height) faults.push('height');
  if (new Set(seen).size !== tree.size || seen.length !== tree.size) faults.push('boxes');
  if (tree.size > 0 && tree.size < leastOf(height)) faults.push('too high');
  return faults;
}

const checkNodes = (tree: DynamicBvh) => expect(faultsOf(tree)).toEqual([]);

const samePairs = (tree: DynamicBvh, boxes: Float64Array) =>
  expect(overlappingPairs(tree).join() === bruteForcePairs(boxes).join()).toBe(true);

const N = 300;
const hostile: Readonly<Record<string, (i: number) => readonly number[]>> = {
  sorted: (i) => [i, 0, 0, i + 1, 1, 1],
  'sorted downwards': (i) => [-i, 0, 0, 0.5 - i, 1, 1],
  'all equal': () => [1, 2, 3, 4, 5, 6],
  'all one point': () => [0, 0, 0, 0, 0, 0],
  'points on a line': (i) => [(i * 37) % N, 0, 0, (i * 37) % N, 0, 0],
  'one far out': (i) =>
    i === 5 ? [1e300, 1e300, 1e300, 1.7e308, 1.7e308, 1.7e308] : [i % 9, i % 7, i, i % 9, i % 7, i],
  'the whole of space in between': (i) =>
    i % 100 === 7 ? [-1.7e308, -1.7e308, -1.7e308, 1.7e308, 1.7e308, 1.7e308] : [i, i, i, i, i, i],
  subnormal: (i) => [i * 5e-324, 0, 0, i * 5e-324, (i % 3) * 5e-324, 0],
  'powers of two': (i) => [2 ** (i - 500), 0, 0, 2 ** (i - 499), 1, 1],
  nested: (i) => [-i, -i, -i, i, i, i],
};

describe.each(Object.entries(hostile))('boxes that come as %s', (_, boxOf) => {
  const flat = Float64Array.from(Array.from({ length: N }, (_none, i) => boxOf(i)).flat());

  it('make a tree of logarithmic height, and so do those that are left', () => {
    const tree = new DynamicBvh();
    for (let i = 0; i < N; i++) expect(tree.insert(boxOf(i))).toBe(i);
    checkNodes(tree);
    samePairs(tree, flat);
    // Every second one goes, then half of the rest from the front.
    for (let i = 0; i < N; i += 2) tree.remove(i);
    for (let i = 1; i < N / 2; i += 2) tree.remove(i);
    checkNodes(tree);
    const left = Array.from({ length: N }, (_none, i) => i).filter((i) => i % 2 === 1 && i >= N / 2);
    expect(
      Array.from(boxesOverlapping(tree, [-1.7e308, -1.7e308, -1.7e308, 1.7e308, 1.7e308, 1.7e308])),
    ).toEqual(left);
    for (const i of left) tree.remove(i);
    checkNodes(tree);
    expect(tree.size).toBe(0);
  });

  it('make one when they are given together', () => {
    const tree = new DynamicBvh(flat);
    checkNodes(tree);
    samePairs(tree, flat);
  });
});

describe('a history', () => {
  it('of thousands of steps keeps all nodes fitting', () => {
    const random = randomNumbers(11);
    const tree = new DynamicBvh();
    const alive = new Map<number, number[]>();
    const anyBox = () => {
      const corner = [0, 0, 0].map(() => Math.floor(40 * random()));
      return [...corner, ...corner.map((x) => x + Math.floor(3 * random()))];
    };
    for (let step = 0; step < 4000; step++) {
      const ids = [...alive.keys()];
      const id = ids[Math.floor(ids.length * random())];
      const way = random();
      if (id === undefined || way < (step < 2000 ? 0.4 : 0.2)) {
        const box = anyBox();
        alive.set(tree.insert(box), box);
      } else if (way < 0.6) {
        const box = way < 0.5 ? alive.get(id)!.map((x, k) => (k > 2 && x > 0 ? x + 1 : x)) : anyBox();
        tree.update(id, box);
        alive.set(id, box);
      } else {
        tree.remove(id);
        alive.delete(id);
      }
      if (step % 200 === 0) checkNodes(tree);
    }
    checkNodes(tree);
    const ids = [...alive.keys()].sort((a, b) => a - b);
    const pairs = bruteForcePairs(Float64Array.from(ids.flatMap((id) => alive.get(id)!)));
    expect(overlappingPairs(tree)).toEqual(pairs.map((i) => ids[i]!));
  });

  it('that ends with nothing leaves nothing to be found', () => {
    const tree = new DynamicBvh();
    for (let round = 0; round < 2; round++) {
      expect(tree.height).toBe(0);
      expect(overlappingPairs(tree)).toEqual(new Uint32Array());
      expect(boxesAlong(tree, { origin: [0, 0, 0], direction: [1, 0, 0] })).toEqual(new Uint32Array());
      expect(boxesWithin(tree, [0, 0, 0], 1e300)).toEqual(new Uint32Array());
      expect(nearestBox(tree, [0, 0, 0])).toBe(null);
      tree.remove(tree.insert([0, 0, 0, 1, 1, 1]));
    }
  });
});

it('says what is wrong', () => {
  const tree = new DynamicBvh(new Float64Array([0, 0, 0, 1, 1, 1]));
  expect(() => tree.insert([0, 0, 0, 1, -1, 1])).toThrow(
    'DynamicBvh.insert: box.minY must be at most box.maxY = -1, got 0',
  );
  expect(() => tree.update(1, [0, 0, 0, 1, 1, 1])).toThrow('DynamicBvh.update: id must be');
  expect(() => tree.remove(-1)).toThrow('DynamicBvh.remove: id must be');
  // It has no boxes in the order of a built tree, so that it is refused where these are meant.
  expect(() => refitBvh(tree as never, new Float64Array(6))).toThrow(
    'refitBvh: bvh must be a tree made by buildBvh',
  );
  expect(() => bvhToBytes(tree as never)).toThrow('bvhToBytes: bvh must be a tree made by buildBvh');
  expect(() => overlappingPairs({} as never)).toThrow(
    'overlappingPairs: tree must be a tree made by buildBvh',
  );
});

describe('a tree that is changed while it is walked through', () => {
  const row = () => {
    const boxes = Array.from({ length: 60 }, (_, i) => [i, 0, 0, i + 2, 1, 1]).flat();
    return new DynamicBvh(Float64Array.from(boxes));
  };
  const all = [0, 0, 0, 99, 9, 9];
  const ray = { origin: [-1, 0, 0], direction: [1, 0, 0] };
  const nothingAfter = (change: () => void): null => {
    change();
    return null;
  };

  it.each<readonly [string, string, (tree: DynamicBvh, change: () => void) => unknown]>([
    ['visitBoxesOverlapping', 'tree', (t, change) => visitBoxesOverlapping(t, all, change)],
    ['visitBoxesAlong', 'tree', (t, change) => visitBoxesAlong(t, ray, change)],
    ['firstAlong', 'tree', (t, change) => firstAlong(t, ray, () => nothingAfter(change))],
    ['visitBoxesNear', 'tree', (t, change) => visitBoxesNear(t, [0, 0, 0], change)],
    ['nearestObject', 'tree', (t, change) => nearestObject(t, [0, 0, 0], () => nothingAfter(change))],
    ['visitOverlappingPairs', 'tree', (t, change) => visitOverlappingPairs(t, change)],
    ['visitOverlappingPairsBetween', 'treeB', (t, change) => visitOverlappingPairsBetween(row(), t, change)],
    [
      'OverlapSearch.advance',
      'treeA',
      (t, change) => {
        const search = new OverlapSearch(t);
        search.advance(5);
        change();
        search.advance(5);
      },
    ],
  ])('is refused: %s', (where, name, walk) => {
    const error = `${where}: ${name} must be a tree that stays as it is while it is walked through`;
    const tree = row();
    expect(() => walk(tree, () => {})).not.toThrow();
    expect(() => walk(tree, () => tree.update(3, [0, 5, 0, 1, 6, 1]))).toThrow(error);
    expect(() => walk(tree, () => tree.remove(tree.insert([0, 0, 0, 1, 1, 1])))).toThrow(error);
  });
});
