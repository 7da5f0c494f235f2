import { describe, expect, it } from 'vitest';
import { edge, face, INTERIOR, vertex } from '../../../src/core/feature.js';
import type { Box3 } from '../../../src/core/shapes.js';
import { boxesIntersectAt } from '../../../src/spatial/boxes/over-buffers.js';
import { boxBox, boxesIntersect } from '../../../src/spatial/generated/boxes.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);

describe('two boxes', () => {
  it('tells containment in both directions', () => {
    const small = box([0, 0.25, 0.25], [0.5, 0.5, 0.5]);
    expect(boxBox(unit, small)).toMatchObject({
      relation: 'overlapping',
      dimension: 3,
      containment: 'containing',
      witness: { a: INTERIOR, b: INTERIOR },
    });
    expect(boxBox(unit, small).contact).toEqual([
      { a: face(0), b: vertex(0) },
      { a: INTERIOR, b: vertex(1) },
      { a: face(0), b: vertex(2) },
      { a: INTERIOR, b: vertex(3) },
      { a: face(0), b: vertex(4) },
      { a: INTERIOR, b: vertex(5) },
      { a: face(0), b: vertex(6) },
      { a: INTERIOR, b: vertex(7) },
    ]);
    expect(boxBox(small, unit).containment).toBe('inside');
    expect(boxBox(unit, unit).containment).toBe('equal');
    expect(boxBox(unit, box([0.5, 0, 0], [2, 1, 1])).containment).toBe('none');
  });

  it('names what touches', () => {
    const at = (x: number, y: number, z: number) => boxBox(unit, box([x, y, z], [x + 1, y + 1, z + 1]));
    expect(at(1, 1, 1)).toMatchObject({
      relation: 'touching',
      dimension: 0,
      witness: { a: vertex(7), b: vertex(0) },
    });
    expect(at(-1, 1, 0)).toMatchObject({
      relation: 'touching',
      dimension: 1,
      witness: { a: edge(10), b: edge(9) },
    });
    expect(at(0, 0, -1)).toMatchObject({
      relation: 'touching',
      dimension: 2,
      witness: { a: face(4), b: face(5) },
    });
    expect(at(0.5, 1, 0)).toMatchObject({
      relation: 'touching',
      dimension: 2,
      witness: { a: face(3), b: face(2) },
    });
  });

  it('lets flat boxes cross and overlap', () => {
    const wall = box([0, 0.5, 0], [1, 0.5, 1]);
    expect(boxBox(wall, box([0.5, 0, 0], [0.5, 1, 1]))).toMatchObject({ relation: 'crossing', dimension: 1 });
    expect(boxBox(wall, unit)).toMatchObject({
      relation: 'overlapping',
      dimension: 2,
      witness: { a: face(2), b: INTERIOR },
    });
    expect(boxBox(wall, box([0, 0.5, 0], [1, 1, 1]))).toMatchObject({
      relation: 'touching',
      witness: { b: face(2) },
    });
  });

  it('gives one frozen answer for disjoint boxes', () => {
    const far = boxBox(unit, box([0, 2, 0], [1, 3, 1]));
    expect(far).toEqual({
      relation: 'disjoint',
      contact: [],
      containment: 'none',
      dimension: -1,
      witness: null,
    });
    expect(Object.isFrozen(far)).toBe(true);
  });

  it('reads any box of a buffer', () => {
    const flat = [9, 9, 9, 9, 9, 9, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 0, 3, 0, 1, 4, 1];
    expect(boxesIntersectAt(flat, 1, flat, 2)).toBe(true);
    expect(boxesIntersectAt(flat, 1, flat, 3)).toBe(false);
    expect(boxesIntersect(unit, box([1, 1, 1], [2, 2, 2]))).toBe(true);
  });
});
