import { describe, expect, it } from 'vitest';
import type { Box2 } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text } from '../../support/planar-regions.js';

const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const unit = box(0, 0, 2, 1);

describe('boxBox2d', () => {
  it.each([
    [box(2, 1, 3, 3), 'touching v2/v0'],
    [box(2, -1, 3, 3), 'touching v1/e3 v2/e3'],
    [box(2.5, 0, 3, 3), 'disjoint'],
    [box(-3, 0, -2, 3), 'disjoint'],
    [box(0, 1.5, 3, 3), 'disjoint'],
    [box(0, -3, 3, -2), 'disjoint'],
    [box(1, -1, 3, 3), 'overlapping e0/e3 v1/f0 v2/f0 e2/e3'],
    [box(0, 0, 2, 1), 'overlapping v0/v0 v1/v1 v2/v2 v3/v3'],
    [box(1, 0.25, 1.5, 0.5), 'overlapping f0/v0 f0/v1 f0/v2 f0/v3'],
    [box(1, -1, 1, 3), 'overlapping e0/e1 e2/e1'],
    [box(0, -1, 0, 0), 'touching v0/v2'],
    [box(1, 0.5, 1, 0.5), 'overlapping f0/v0'],
  ] as const)('%j: %s', (b, expected) => {
    const [relation, ...points] = text(planar.boxBox2d(unit, b)).split(' ');
    const at = points.indexOf(expected.split(' ')[1] ?? '');
    const rotated = points.length < 3 ? points.sort() : [...points.slice(at), ...points.slice(0, at)];
    expect([relation, ...rotated].join(' ')).toBe(expected);
    expect(planar.boxesIntersect2d(unit, b)).toBe(relation !== 'disjoint');
    expect(planar.boxesIntersect2d(b, unit)).toBe(relation !== 'disjoint');
  });

  it('that are segments', () => {
    expect(text(planar.boxBox2d(box(1, 0, 1, 2), box(0, 1, 3, 1)))).toBe('crossing e1/e0');
    expect(text(planar.boxBox2d(box(1, 0, 1, 2), box(1, 1, 1, 3)))).toBe('overlapping e1/v0 v2/e1');
    expect(text(planar.boxBox2d(box(1, 0, 1, 2), box(1, 2, 1, 3)))).toBe('touching v2/v0');
  });
});
