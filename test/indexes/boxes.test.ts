import { describe, expect, it } from 'vitest';
import {
  requireFlatBoxes as requireBoxes,
  requireFlatBox as requireOneBox,
} from '../../src/core/arguments/boxes.js';
import {
  boxesOfPoints,
  boxesOfTriangles,
  boxesOverlap,
  boxesOverlapBetween,
} from '../../src/indexes/boxes.js';
import { bruteForcePairs } from '../../src/indexes/brute-force.js';

const triangle = new Uint32Array([0, 1, 2]);

describe('requireBoxes', () => {
  it('counts boxes, flat ones and points included', () => {
    expect(requireBoxes('f', 'boxes', new Float64Array(0))).toBe(0);
    expect(requireBoxes('f', 'boxes', new Float64Array(12))).toBe(2);
    expect(requireBoxes('f', 'boxes', [-0, 0, 0, 0, -0, 0])).toBe(1);
    expect(requireBoxes('f', 'boxes', [-1.7e308, -5e-324, 0, 1.7e308, 5e-324, 0])).toBe(1);
  });

  it.each([
    [[1, 2, 3], 'f: boxes.length must be a multiple of 6, got 3'],
    [[0, 0, 0, 0, 0, 0, 0, 0, NaN, 1, 1, 1], 'f: boxes[1].minZ must be a finite number, got NaN'],
    [[0, 0, 0, Infinity, 1, 1], 'f: boxes[0].maxX must be a finite number, got Infinity'],
    [[0, -Infinity, 0, 1, 1, 1], 'f: boxes[0].minY must be a finite number, got -Infinity'],
    [[0, 5e-324, 0, 1, 0, 1], 'f: boxes[0].minY must be at most boxes[0].maxY = 0, got 5e-324'],
  ])('rejects %j', (numbers, message) => {
    expect(() => requireBoxes('f', 'boxes', numbers)).toThrow(new RangeError(message));
  });

  it('rejects one box by the name of its argument', () => {
    expect(() => requireOneBox('f', 'box', [0, 0, 0])).toThrow(
      new RangeError('f: box must be a list of 6 numbers, got [0, 0, 0]'),
    );
    expect(() => requireOneBox('f', 'box', [0, 0, 2, 0, 0, 1])).toThrow(
      new RangeError('f: box.minZ must be at most box.maxZ = 1, got 2'),
    );
  });
});

describe('boxesOverlap', () => {
  it('counts touching, on every axis and side, and not an ulp of a gap', () => {
    const unit = [0, 0, 0, 1, 1, 1];
    for (let axis = 0; axis < 3; axis++) {
      for (const [low, high, expected] of [
        [1, 2, true],
        [1 + 2 ** -52, 2, false],
        [-1, 0, true],
        [-1, -5e-324, false],
        [0.25, 0.5, true],
        [-1, 2, true],
      ] as const) {
        const other = [0, 0, 0, 1, 1, 1];
        other[axis] = low;
        other[axis + 3] = high;
        const boxes = new Float64Array([...unit, ...other]);
        expect(boxesOverlap(boxes, 0, 1)).toBe(expected);
        expect(boxesOverlap(boxes, 1, 0)).toBe(expected);
        expect(boxesOverlapBetween(boxes, 0, boxes.slice(6), 0)).toBe(expected);
      }
    }
  });

  it('is what brute force asks', () => {
    expect(bruteForcePairs(new Float64Array(0))).toEqual(new Uint32Array(0));
    expect(bruteForcePairs(new Float64Array(18))).toEqual(new Uint32Array([0, 1, 0, 2, 1, 2]));
    expect(() => bruteForcePairs(new Float64Array(5))).toThrow(RangeError);
  });
});

describe('boxesOfTriangles', () => {
  it('encloses exactly, from doubles and from floats', () => {
    const positions = [0.1, -3, 7, -0.2, 5, 7, 0.3, 5, -1e300];
    expect([...boxesOfTriangles(new Float64Array(positions), triangle)]).toEqual([
      -0.2, -3, -1e300, 0.3, 5, 7,
    ]);
    const floats = new Float32Array(positions.map((x) => (x === -1e300 ? -2 : x)));
    expect(boxesOfTriangles(floats, triangle)[0]).toBe(Math.fround(-0.2));
  });

  it('has no -0', () => {
    expect([...boxesOfTriangles(new Float64Array(9).fill(-0), triangle)]).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...boxesOfPoints(new Float64Array([-0, 1, -0]))]).toEqual([0, 1, 0, 0, 1, 0]);
  });

  it('does not take an overflowing sum for an infinity', () => {
    const boxes = boxesOfTriangles(new Float64Array(9).fill(1.7e308), triangle);
    expect([...boxes]).toEqual(new Array(6).fill(1.7e308));
  });

  it('ignores vertices that no triangle has, and rejects the others', () => {
    const positions = new Float64Array(12);
    positions[9] = NaN;
    expect(boxesOfTriangles(positions, triangle).length).toBe(6);
    expect(() => boxesOfTriangles(positions, new Uint32Array([0, 1, 3]))).toThrow(
      new RangeError('boxesOfTriangles: positions[9] must be a finite number, got NaN'),
    );
    expect(() => boxesOfTriangles(positions, new Uint32Array([0, 4, 1]))).toThrow(
      new RangeError('boxesOfTriangles: indices[1] must be an integer from 0 to 3, got 4'),
    );
    expect(() => boxesOfTriangles(new Float64Array(4), triangle)).toThrow(RangeError);
    expect(() => boxesOfTriangles(positions, new Uint32Array(2))).toThrow(RangeError);
  });
});
