import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { convexFromTetrahedron } from '../../../src/spatial/convex/convex.js';
import { pointTetrahedron, tetrahedronContainsPoint } from '../../../src/spatial/generated/convex.js';
import * as spatial from '../../../src/spatial/index.js';
import { text } from '../../support/solids.js';

type P = [number, number, number];
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };

describe('pointTetrahedron', () => {
  it('tell the feature at a point', () => {
    const at = (p: P) => featureText(pointTetrahedron(p, corner).feature);
    expect(
      [
        [0, 0, 0],
        [4, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
      ].map((p) => at(p as P)),
    ).toEqual(['v0', 'v1', 'v2', 'v3']);
    expect(
      [
        [2, 0, 0],
        [0, 2, 0],
        [0, 0, 2],
        [2, 2, 0],
        [2, 0, 2],
        [0, 2, 2],
      ].map((p) => at(p as P)),
    ).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
    expect(
      [
        [1, 1, 2],
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
      ].map((p) => at(p as P)),
    ).toEqual(['f0', 'f1', 'f2', 'f3']);
    expect(
      [
        [1, 1, 1],
        [2, 2, 1],
        [-1, 0, 0],
      ].map((p) => at(p as P)),
    ).toEqual(['in', '-', '-']);
    expect(tetrahedronContainsPoint(corner, [1, 1, 2])).toBe(true);
    expect(tetrahedronContainsPoint(corner, [1, 1, 2.5])).toBe(false);
    expect(() => pointTetrahedron([0, 0, Number.NaN], corner)).toThrow('pointTetrahedron: point[2]');
    expect(() => tetrahedronContainsPoint(corner, [0, 0, Number.NaN])).toThrow(
      'tetrahedronContainsPoint: point[2]',
    );
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(() => convexFromTetrahedron({ ...corner, [name]: [0, Number.NaN, 0] })).toThrow(
        `convexFromTetrahedron: tetrahedron.${name}[1]`,
      );
    }
  });

  it('may be flat: the book\u2019s point over a flat one is outside', () => {
    const flat = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [1, 1, 0] };
    expect(pointTetrahedron([0, 0, 7], flat)).toEqual({ location: 'outside', feature: null });
    // The diagonals ad and bc are edges too.
    expect(featureText(pointTetrahedron([0.5, 0.5, 0], flat).feature)).toBe('e2');
    expect(featureText(pointTetrahedron([0.25, 0.75, 0], flat).feature)).toBe('e3');
    expect(featureText(pointTetrahedron([0.5, 0.25, 0], flat).feature)).toBe('f2');
    expect(featureText(pointTetrahedron([0.5, 0, 0], flat).feature)).toBe('e0');
    expect(text(spatial.lineTetrahedron({ origin: [0.5, 0.25, 3], direction: [0, 0, 1] }, flat))).toBe(
      'crossing e0/f2@-3',
    );
    const stick = { a: [0, 0, 0], b: [3, 3, 3], c: [1, 1, 1], d: [2, 2, 2] };
    expect(
      [0.5, 1, 1.5, 2.5, 3.5].map((x) => featureText(pointTetrahedron([x, x, x], stick).feature)),
    ).toEqual(['e0', 'v2', 'e0', 'e0', '-']);
    const dot = { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1], d: [1, 1, 1] };
    expect(featureText(pointTetrahedron([1, 1, 1], dot).feature)).toBe('v0');
    expect([flat, stick, dot, corner].map((t) => convexFromTetrahedron(t).dimension)).toEqual([2, 1, 0, 3]);
  });
});
