import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import * as surd from '../../src/arithmetic/surd.js';
import { boxesAlong, buildBvh, firstAlong, visitBoxesAlong } from '../../src/indexes/index.js';
import { randomNumbers } from './box-families.js';

const treeOf = (...boxes: readonly (readonly number[])[]) => buildBvh(Float64Array.from(boxes.flat()));
const numbers = (found: Uint32Array) => Array.from(found);

describe('boxes along', () => {
  it('are met by lines before their origins, in one point too', () => {
    const direction = [-0.0003338456153869629, 0.0003051161766052246, -0.00037980079650878906];
    // Exactly twice the direction: the line passes through zero at -2.
    const line = { type: 'line', origin: direction.map((x) => 2 * x), direction } as const;
    const tree = treeOf([128, 128, 64, 192, 192, 128], [42, 63, 48, 43, 64, 51], [0, 0, 0, 0, 0, 0]);
    expect(numbers(boxesAlong(tree, line))).toEqual([2]);
  });

  it('are right where differences of sides and origins overflow', () => {
    const ahead = treeOf([1.35e308, 0, 0, 1.7e308, 1.7e308, 1e308]);
    const direction = [1e308, 1e308, 1.6e308];
    // Into x at 1.35, out of z at 1.25.
    expect(numbers(boxesAlong(ahead, { origin: [0, 0, -1e308], direction }))).toEqual([]);
    const beside = treeOf([-8e307, -8e307, 4e307, 4e307, 4e307, 1.6e308]);
    const segment = { start: [4e307, -1.6e308, -4e307], end: [-1.2e308, 1.6e308, 8e307] };
    expect(numbers(boxesAlong(beside, segment))).toEqual([]);
    const behind = treeOf([-1.3e308, -1.7e308, -1.5e308, 0, 0, -1e308]);
    const line = { type: 'line', origin: [0, 0, 1e308], direction } as const;
    expect(numbers(boxesAlong(behind, line))).toEqual([0]);
    expect(firstAlong(behind, line, () => -1.26)).toEqual({ box: 0, parameter: -1.26 });
  });

  it('count where only a corner is touched, and not an ulp beside it', () => {
    const tree = treeOf([1, 1, 1, 2, 2, 2]);
    const diagonal = { origin: [0, 2, 1.5], direction: [1, -1, 0] };
    expect(numbers(boxesAlong(tree, diagonal))).toEqual([0]);
    expect(numbers(boxesAlong(treeOf([1, 1 + 2 ** -52, 1, 2, 2, 2]), diagonal))).toEqual([]);
  });

  it('come near to far, those that begin at one place by their numbers', () => {
    const tree = treeOf(
      [5, 0, 0, 6, 1, 1],
      [1, 0, 0, 9, 1, 1],
      [0, 0, 0, 2, 1, 1],
      [1, 0, 0, 1, 1, 1],
      [-9, 0, 0, -8, 1, 1],
    );
    const along = { origin: [0.5, 0.5, 0.5], direction: [1, 0, 0] };
    expect(numbers(boxesAlong(tree, along))).toEqual([2, 1, 3, 0]);
    expect(numbers(boxesAlong(tree, { ...along, type: 'line' as const }))).toEqual([4, 2, 1, 3, 0]);
    expect(numbers(boxesAlong(tree, { start: [9, 0, 0], end: [6, 0, 0] }))).toEqual([1, 0]);
    expect(numbers(boxesAlong(tree, { start: [1, 1, 1], end: [1, 1, 1] }))).toEqual([1, 2, 3]);
  });

  it('are told apart by less than doubles know', () => {
    // Thirds: x = 1 is entered at 1/3 of one direction, y = fl(1/3) a little before.
    const third = 1 / 3;
    const tree = treeOf([1, 0, 0, 2, 2, 0], [0, third, 0, 2, 2, 0]);
    const along = { origin: [0, 0, 0], direction: [3, 1, 0] };
    expect(numbers(boxesAlong(tree, along))).toEqual([1, 0]);
    const other = treeOf([1, 0, 0, 2, 2, 0], [0, third + 2 ** -54, 0, 2, 2, 0]);
    expect(numbers(boxesAlong(other, along))).toEqual([0, 1]);
  });

  it.each([0, 1000, -1000])(
    'have one order at scale 2^%s, and along directions of any length',
    (exponent) => {
      const random = randomNumbers(5);
      const scale = 2 ** exponent;
      const boxes = Array.from({ length: 300 }, () => {
        const corner = [0, 0, 0].map(() => Math.floor(20 * random()));
        return [...corner, ...corner.map((x) => x + Math.floor(3 * random()))];
      });
      const expected = boxesAlong(treeOf(...boxes), { origin: [-1, -2, 1], direction: [2, 3, 1] });
      const scaled = treeOf(...boxes.map((box) => box.map((x) => x * scale)));
      for (const length of [1, 2 ** 1000, 2 ** -1070]) {
        const along = { origin: [-scale, -2 * scale, scale], direction: [2 * length, 3 * length, length] };
        expect(boxesAlong(scaled, along)).toEqual(expected);
      }
    },
  );

  it('overflow nowhere', () => {
    const most = Number.MAX_VALUE;
    const tree = treeOf(
      [most, most, most, most, most, most],
      [-most, -most, -most, -most, -most, -most],
      [0, 0, 0, 0, 0, 0],
    );
    expect(numbers(boxesAlong(tree, { start: [-most, -most, -most], end: [most, most, most] }))).toEqual([
      1, 2, 0,
    ]);
    expect(
      numbers(boxesAlong(tree, { type: 'line', origin: [0, 0, 0], direction: [5e-324, 5e-324, 5e-324] })),
    ).toEqual([1, 2, 0]);
  });
});

describe('a visitor', () => {
  const tree = treeOf(...Array.from({ length: 64 }, (_, i) => [2 * i, 0, 0, 2 * i + 1, 1, 1]));
  const along = { origin: [-1, 0.5, 0.5], direction: [1, 0, 0] };

  it('ends the walk, which has not looked at what is behind', () => {
    const visits = { nodes: 0, boxes: 0 };
    const seen: number[] = [];
    expect(visitBoxesAlong(tree, along, (box) => seen.push(box) === 3, { visits })).toBe(true);
    expect(seen).toEqual([0, 1, 2]);
    expect(visits.boxes).toBeLessThan(16);
    const all = { ...visits };
    boxesAlong(tree, along, { visits: all });
    expect(all.boxes).toBe(visits.boxes + 64);
  });

  it('is a function, and options are known', () => {
    expect(() => visitBoxesAlong(tree, along, 1 as never)).toThrow(
      'visitBoxesAlong: visit must be a function, got 1',
    );
    expect(() => boxesAlong(tree, along, { visit: 1 } as never)).toThrow(
      "boxesAlong: options.visit must be a known name (visits), got 'visit'",
    );
    expect(() => boxesAlong(tree, along, { visits: { nodes: 0 } as never })).toThrow(
      'boxesAlong: options.visits must be {nodes, boxes}',
    );
    expect(() => boxesAlong(tree, { origin: [0, 0, 0], direction: [0, 0, 0] })).toThrow(
      'boxesAlong: line.direction',
    );
  });
});

describe('the first object', () => {
  const tree = treeOf([0, 0, 0, 9, 9, 9], [1, 0, 0, 2, 1, 1], [1.5, 0, 0, 2, 1, 1], [5, 0, 0, 6, 1, 1]);
  const along = { origin: [-1, 0, 0], direction: [1, 0, 0] };

  it('is found by exact numbers of any kind, and no box behind it is asked for', () => {
    const root = surd.sqrt(rational.fromNumber(6.25));
    const hits = [surd.sqrt(rational.fromNumber(7)), rational.fromParts(5n, 2n), root, null];
    const asked: number[] = [];
    const first = firstAlong(tree, along, (box) => {
      asked.push(box);
      return hits[box]!;
    });
    // 2.5 from box 1, and the same from box 2, whose box begins there.
    expect(first).toEqual({ box: 1, parameter: rational.fromParts(5n, 2n) });
    expect(asked).toEqual([0, 1, 2]);
  });

  it('is none where nothing is hit, and at 0 where the start is', () => {
    expect(firstAlong(tree, along, () => null)).toBe(null);
    const asked: number[] = [];
    const inside = { origin: [1, 0, 0], direction: [1, 0, 0] };
    expect(firstAlong(tree, inside, (box) => asked.push(box) * 0)).toEqual({ box: 0, parameter: 0 });
    expect(asked).toEqual([0, 1]);
  });

  it('is compared where doubles underflow', () => {
    const unit = 2 ** -74;
    const boxAt = (x: number) => [x * unit, 0, 0, x * unit, 0, 0];
    const small = treeOf(boxAt(1), boxAt(2.25), boxAt(3));
    const asked: number[] = [];
    // Parameters are 1, 2.25 and 3 times the least double, of which 2.5 is rounded to 2.
    const huge = { origin: [0, 0, 0], direction: [2 ** 1000, 0, 0] };
    const found = firstAlong(small, huge, (box) => {
      asked.push(box);
      return rational.fromParts(5n, 1n << 1075n);
    });
    expect(found?.box).toBe(0);
    expect(asked).toEqual([0, 1]);
  });

  it('takes numbers only', () => {
    expect(() => firstAlong(tree, along, () => undefined as never)).toThrow('firstAlong: test(0) must be');
    expect(() => firstAlong(tree, along, () => Number.NaN)).toThrow('firstAlong: test(0) must be');
  });
});
