import { describe, expect, it } from 'vitest';
import type { Box3 } from '../../../src/core/shapes.js';
import { coordinates } from '../../../src/implicit/index.js';
import { convexFromBox } from '../../../src/spatial/convex/convex.js';
import {
  lineBox,
  rayIntersectsBox,
  segmentBox,
  segmentIntersectsBox,
} from '../../../src/spatial/generated/convex.js';
import { text } from '../../support/solids.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);
const LARGEST = Number.MAX_VALUE;

describe('lines, rays and segments', () => {
  const at = (origin: number[], direction: number[]) => ({ origin, direction });

  it('stop at the ends of a segment', () => {
    const to = (x: number) => ({ start: [x, 0.5, 0.5], end: [3, 0.5, 0.5] });
    expect(segmentIntersectsBox(to(1), unit)).toBe(true);
    expect(segmentIntersectsBox(to(1 + Number.EPSILON), unit)).toBe(false);
    expect(segmentIntersectsBox({ start: [0.5, 0.5, 0.5], end: [0.5, 0.5, 0.5] }, unit)).toBe(true);
    expect(segmentIntersectsBox({ start: [-LARGEST, 0, 0], end: [LARGEST, 1, 1] }, unit)).toBe(true);
    // A slab test that takes the wrong maximum finds this one (Ericson's erratum).
    expect(rayIntersectsBox(at([-1, 5, 0], [1, -1, 0]), box([0, 0, -1], [1, 1, 1]))).toBe(false);
  });
});

describe('segmentBox', () => {
  type P = [number, number, number];
  const unit = { min: [0, 0, 0], max: [1, 1, 1] };
  const segment = (start: P, end: P) => text(segmentBox({ start, end }, unit));

  it('are passed by segments', () => {
    expect(segment([2, 0.5, 0.5], [1, 0.5, 0.5])).toBe('touching v1/f1@1');
    expect(segment([1, 0.5, 0.5], [2, 0.5, 0.5])).toBe('touching v0/f1@0');
    expect(segment([2, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe(`overlapping e0/f1@${2 / 3} v1/in@1`);
    expect(segment([2, 0.5, 0.5], [1.5, 0.5, 0.5])).toBe('disjoint');
    expect(segment([0, 0, 0], [1, 1, 1])).toBe('overlapping v0/v0@0 v1/v7@1');
    expect(segment([0, 0, 0], [1, 0, 0])).toBe('touching v0/v0@0 v1/v1@1');
    expect(segment([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe('overlapping v0/in@0');
    expect(segment([0.5, 0.5, 1], [0.5, 0.5, 1])).toBe('touching v0/f5@0');
    expect(segment([0.5, 0.5, 2], [0.5, 0.5, 2])).toBe('disjoint');
  });

  it('may be flat', () => {
    const through = (box: { min: P; max: P }, from: P, to: P) =>
      text(segmentBox({ start: from, end: to }, box));
    const square = { min: [0, 0, 1] as P, max: [2, 2, 1] as P };
    expect(through(square, [1, 1, 0], [1, 1, 4])).toBe('crossing e0/f4@0.25');
    expect(through(square, [1, 1, 1], [1, 1, 4])).toBe('touching v0/f4@0');
    expect(through(square, [0, 1, 0], [0, 1, 4])).toBe('touching e0/e4@0.25');
    expect(through(square, [1, 1, 1], [3, 1, 1])).toBe('overlapping v0/f4@0 e0/e5@0.5');
    const stick = { min: [0, 0, 0] as P, max: [2, 0, 0] as P };
    expect(through(stick, [1, -1, 0], [1, 1, 0])).toBe('crossing e0/e0@0.5');
    expect(through(stick, [-1, 0, 0], [3, 0, 0])).toBe('overlapping e0/v0@0.25 e0/v1@0.75');
    const point = { min: [1, 1, 1] as P, max: [1, 1, 1] as P };
    expect(through(point, [0, 0, 0], [2, 2, 2])).toBe('overlapping e0/v0@0.5');
    expect(through(point, [1, 1, 1], [2, 2, 2])).toBe('touching v0/v0@0');
    expect(through(point, [1, 1, 1], [1, 1, 1])).toBe('overlapping v0/v0@0');
    expect([square, stick, point].map((box) => convexFromBox(box).dimension)).toEqual([2, 1, 0]);
  });

  it('are decided on extreme numbers', () => {
    const M = Number.MAX_VALUE;
    const box = { min: [-M, -M, -M], max: [M, M, M] };
    expect(text(segmentBox({ start: [-M, 0, 0], end: [M, 0, 0] }, box))).toBe('overlapping v0/f0@0 v1/f1@1');
    const t = Number.MIN_VALUE;
    expect(
      text(lineBox({ origin: [2 * t, t, t], direction: [-t, 0, 0] }, { min: [0, 0, 0], max: [t, t, t] })),
    ).toBe('touching e0/v7@1 e0/v6@2');
  });

  it('have hits with points', () => {
    const { entry, exit, contact } = segmentBox({ start: [-1, 0.5, 0.25], end: [0.5, 0.5, 0.25] }, unit);
    expect(contact).toEqual([entry, exit]);
    expect(coordinates(entry!.point)).toEqual([0, 0.5, 0.25]);
    expect(exit!.point).toEqual([0.5, 0.5, 0.25]);
    const single = segmentBox({ start: [-1, 0.5, 0.5], end: [0, 0.5, 0.5] }, unit);
    expect(single.entry).toBe(single.exit);
    expect(single.contact).toHaveLength(1);
    const none = segmentBox({ start: [5, 5, 5], end: [6, 6, 6] }, unit);
    expect([none.entry, none.exit, none.contact]).toEqual([null, null, []]);
  });
});
