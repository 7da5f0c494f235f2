import { describe, expect, it } from 'vitest';
import { boxesOverlapBetween } from '../../src/indexes/boxes.js';
import { HierarchicalGrid, LooseOctree, SweepAndPrune } from '../../src/indexes/index.js';
import { boxesOf, intervals, mixedBoxes, randomNumbers } from './box-families.js';

interface DynamicIndex {
  readonly size: number;
  insert(box: ArrayLike<number>): number;
  update(id: number, box: ArrayLike<number>): void;
  remove(id: number): void;
  pairs(): Uint32Array;
  query(box: ArrayLike<number>): Uint32Array;
}

const classes: Readonly<Record<string, (boxes?: Float64Array) => DynamicIndex>> = {
  SweepAndPrune: (boxes) => new SweepAndPrune(boxes),
  HierarchicalGrid: (boxes) => new HierarchicalGrid(boxes),
  LooseOctree: (boxes) => new LooseOctree(boxes),
};

/** Boxes by number, and the questions answered in the plainest way. */
class Model {
  readonly boxes = new Map<number, Float64Array>();

  pairs(): number[] {
    const ids = [...this.boxes.keys()].sort((a, b) => a - b);
    return ids.flatMap((a, i) =>
      ids.slice(i + 1).flatMap((b) => (this.#overlap(this.boxes.get(a)!, this.boxes.get(b)!) ? [a, b] : [])),
    );
  }

  query(box: Float64Array): number[] {
    return [...this.boxes.keys()]
      .filter((id) => this.#overlap(this.boxes.get(id)!, box))
      .sort((a, b) => a - b);
  }

  #overlap(a: Float64Array, b: Float64Array): boolean {
    return boxesOverlapBetween(a, 0, b, 0);
  }
}

/** A new place for a box: another one of its family, a step, a change of size, or nothing. */
function moved(box: Float64Array, fresh: Float64Array, random: () => number): Float64Array {
  const kind = Math.floor(5 * random());
  if (kind === 0) return fresh;
  const result = box.slice();
  const step = [0, 1, -1, 0.5, 2 ** -40][Math.floor(5 * random())]!;
  const axis = Math.floor(3 * random());
  if (kind < 3) {
    result[axis] = result[axis]! + step;
    result[axis + 3] = result[axis + 3]! + step;
  } else result[axis + (kind === 3 ? 0 : 3)] = result[axis + (kind === 3 ? 0 : 3)]! + step;
  const isBox = [0, 1, 2].every((k) => result[k]! <= result[k + 3]!) && result.every(Number.isFinite);
  return isBox ? result : box;
}

/** Random steps; calls `check` after each. */
function play(
  index: DynamicIndex,
  model: Model,
  boxOf: (i: number) => Float64Array,
  steps: number,
  check: (i: number) => void,
): void {
  const random = randomNumbers(steps + 17);
  for (let i = 0; i < steps; i++) {
    const ids = [...model.boxes.keys()];
    const id = ids[Math.floor(random() * ids.length)];
    const what = random();
    if (id === undefined || what < 0.3) {
      const box = boxOf(i);
      const inserted = index.insert(box);
      expect(model.boxes.has(inserted)).toBe(false);
      model.boxes.set(inserted, box);
    } else if (what < 0.55) {
      index.remove(id);
      model.boxes.delete(id);
    } else {
      const box = moved(model.boxes.get(id)!, boxOf(i), random);
      index.update(id, box);
      model.boxes.set(id, box);
    }
    check(i);
  }
}

const families = [...Object.keys(intervals), 'all families'];
const boxFrom =
  (family: string) =>
  (i: number): Float64Array =>
    family === 'all families'
      ? mixedBoxes(16, i + 1).slice(6 * (i % 16), 6 * (i % 16) + 6)
      : boxesOf(family, 1, 31 * i + 1);

describe.each(Object.entries(classes))('%s', (name, build) => {
  it('finds a box once, where it is, after each of many moves', () => {
    // Never back to a cell: a list of boxes that is broken gives a wrong answer here, and does not run in circles.
    const index = build(new Float64Array([0, 0, 0, 1, 1, 1, 4000, 0, 0, 4001, 1, 1]));
    const everywhere = [-1e6, -1e6, -1e6, 1e6, 1e6, 1e6];
    for (const x of [1000, 2000, 4000.5, 8000, -3000, 16000]) {
      const box = [x, 0, 0, x + 1, 1, 1];
      index.update(0, box);
      expect([...index.query(everywhere)]).toEqual([0, 1]);
      expect([...index.query(box)].includes(0)).toBe(true);
      expect([...index.pairs()]).toEqual(x === 4000.5 ? [0, 1] : []);
    }
  });

  it.each(families)('stays right through random changes: %s', (family) => {
    const boxOf = boxFrom(family);
    const start = new Float64Array(Array.from({ length: 20 }, (_, i) => [...boxOf(1000 + i)]).flat());
    const index = build(start);
    const model = new Model();
    for (let i = 0; i < 20; i++) model.boxes.set(i, start.slice(6 * i, 6 * i + 6));
    play(index, model, boxOf, 150, (i) => {
      expect(index.size).toBe(model.boxes.size);
      expect([...index.pairs()]).toEqual(model.pairs());
      const box = boxOf(5000 + i);
      expect([...index.query(box)]).toEqual(model.query(box));
    });
  });

  it('starts empty, is emptied, and starts again', () => {
    const index = build();
    expect(index.pairs().length).toBe(0);
    expect(index.query([0, 0, 0, 1, 1, 1]).length).toBe(0);
    for (let round = 0; round < 3; round++) {
      const ids = Array.from({ length: 60 }, (_, i) => index.insert(boxFrom('all families')(i)));
      const model = new Model();
      ids.forEach((id, i) => {
        model.boxes.set(id, boxFrom('all families')(i));
      });
      expect([...index.pairs()]).toEqual(model.pairs());
      for (const id of ids) index.remove(id);
      expect(index.size).toBe(0);
      expect(index.pairs().length).toBe(0);
    }
  });

  it('keeps its pairs when an argument is rejected', () => {
    const index = build(new Float64Array(12));
    const message = (method: string, id: unknown) =>
      new RangeError(`${name}.${method}: id must be the number of a box in the index, got ${id}`);
    index.remove(1);
    for (const id of [1, 2, -1, 0.5, NaN]) {
      expect(() => index.remove(id)).toThrow(message('remove', id));
      expect(() => index.update(id, new Float64Array(6))).toThrow(message('update', id));
    }
    expect(() => index.update(0, [0, 0, 0, 0, 0, -1])).toThrow(
      new RangeError(`${name}.update: box.minZ must be at most box.maxZ = -1, got 0`),
    );
    expect(() => index.insert([0, 0, 0, 0, 0, Infinity])).toThrow(
      new RangeError(`${name}.insert: box.maxZ must be a finite number, got Infinity`),
    );
    expect(index.insert([0, 0, 0, 1, 1, 1])).toBeGreaterThan(0);
    expect(index.pairs().length).toBe(2);
  });
});

describe('SweepAndPrune', () => {
  it('reports what began and ended, once each', () => {
    const boxOf = boxFrom('lattice');
    const index = new SweepAndPrune();
    const model = new Model();
    const key = (pairs: ArrayLike<number>): string[] =>
      Array.from({ length: pairs.length / 2 }, (_, p) => `${pairs[2 * p]} ${pairs[2 * p + 1]}`);
    let before = new Set<string>();
    const random = randomNumbers(99);
    play(index, model, boxOf, 600, () => {
      if (random() < 0.6) return;
      const { begun, ended } = index.takeChanges();
      const now = new Set(key(model.pairs()));
      expect(key(begun)).toEqual(key(model.pairs()).filter((pair) => !before.has(pair)));
      expect(new Set(key(ended))).toEqual(new Set([...before].filter((pair) => !now.has(pair))));
      expect(index.pairCount).toBe(now.size);
      before = now;
    });
    expect(before.size).toBeGreaterThan(0);
  });

  it('reports the pairs that it was given at first, and nothing twice', () => {
    const index = new SweepAndPrune(new Float64Array(18));
    expect(index.takeChanges()).toEqual({
      begun: new Uint32Array([0, 1, 0, 2, 1, 2]),
      ended: new Uint32Array(0),
    });
    expect(index.takeChanges()).toEqual({ begun: new Uint32Array(0), ended: new Uint32Array(0) });
    index.update(1, [5, 5, 5, 6, 6, 6]);
    index.update(1, [0, 0, 0, 6, 6, 6]);
    expect(index.takeChanges().begun.length).toBe(0);
    expect(index.overlap(2, 1)).toBe(true);
    expect(index.overlap(1, 7)).toBe(false);
  });

  it('does not give the number of a removed box away before it was reported', () => {
    const index = new SweepAndPrune(new Float64Array(12));
    index.takeChanges();
    index.remove(0);
    expect(index.insert(new Float64Array(6))).toBe(2);
    expect(index.takeChanges()).toEqual({ begun: new Uint32Array([1, 2]), ended: new Uint32Array([0, 1]) });
    expect(index.insert(new Float64Array(6))).toBe(0);
  });

  it('knows touching from a gap of one ulp while a box slides by', () => {
    const index = new SweepAndPrune(new Float64Array([0, 0, 0, 1, 1, 1, 3, 0, 0, 4, 1, 1]));
    for (const [min, expected] of [
      [1 + 2 ** -52, 0],
      [1, 1],
      [0.5, 1],
      [-1, 1],
      [-1 - 2 ** -52, 0],
      [-5, 0],
    ] as const) {
      index.update(1, [min, 0, 0, min + 1, 1, 1]);
      expect(index.pairCount).toBe(expected);
    }
  });
});
