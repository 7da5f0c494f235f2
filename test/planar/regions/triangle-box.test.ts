import { describe, expect, it } from 'vitest';
import type { Box2 } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text, triangle } from '../../support/planar-regions.js';

const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const unit = box(0, 0, 2, 1);

describe('triangleBox2d', () => {
  it.each([
    [triangle(1, 2, 3, 0, 3, 2), 'touching e0/v2'],
    [triangle(1, 3, 3, 1, 3, 3), 'disjoint'],
    [triangle(1, 0, 3, 0, 1, -1), 'touching e0/v1 v0/e0'],
    [triangle(3, 0, 5, 0, 3, 1), 'disjoint'],
    [triangle(-3, 0, -5, 0, -3, 1), 'disjoint'],
    [triangle(0, 2, 5, 2, 3, 3), 'disjoint'],
    [triangle(0, -2, 5, -2, 3, -1), 'disjoint'],
    [triangle(0, 0.5, 2, 0.5, 1, 0.5), 'overlapping v0/e3 v1/e1'],
    [triangle(-1, 0.5, 1, 0.5, 1, 0.5), 'overlapping e0/e3 v1/f0'],
    [triangle(-1, 2, 3, 2, 0, 2), 'disjoint'],
    [triangle(1, 1, 1, 1, 1, 1), 'touching v0/e2'],
    [triangle(1, 0.5, 1, 0.5, 1, 0.5), 'overlapping v0/f0'],
    [triangle(-2, 3, 4, 3, 1, -3), 'overlapping'],
    [triangle(0.5, 3, 3, 0.5, 3, 3), 'disjoint'],
    [triangle(0, 3, 3, 0, 1, 2), 'touching e0/v2'],
    [triangle(0, 3.5, 3.5, 0, 1, 2.5), 'disjoint'],
  ] as const)('%j: %s', (t, expected) => {
    const [relation, ...points] = text(planar.triangleBox2d(t, unit)).split(' ');
    if (points.length < 3) expect([relation, ...points.sort()].join(' ')).toBe(expected);
    else expect(relation).toBe(expected);
    expect(planar.triangleIntersectsBox2d(t, unit)).toBe(relation !== 'disjoint');
    expect(planar.triangleIntersectsBox2d({ a: t.c, b: t.b, c: t.a }, unit)).toBe(relation !== 'disjoint');
  });

  it('in seven points', () => {
    const found = planar.triangleBox2d(triangle(-1, 2, 6, -1, 5, 6), box(0, 0, 5, 5));
    expect(found.relation).toBe('overlapping');
    expect(found.contact.length).toBeGreaterThan(4);
  });

  it('both flat, crossing', () => {
    expect(text(planar.triangleBox2d(triangle(0, 0, 2, 2, 3, 3), box(1, 0, 1, 2)))).toBe('crossing e0/e1');
    expect(text(planar.triangleBox2d(triangle(0, 0, 1, 1, 3, 3), box(1, 0, 1, 2)))).toBe('crossing v1/e1');
  });
});
