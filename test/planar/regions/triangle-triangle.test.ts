import { describe, expect, it } from 'vitest';
import type { Triangle } from '../../../src/core/shapes.js';
import * as planar from '../../../src/planar/index.js';
import { text, triangle } from '../../support/planar-regions.js';

const MAX = Number.MAX_VALUE;
const corner = triangle(0, 0, 4, 0, 0, 4);
const clockwise = triangle(0, 0, 0, 4, 4, 0);

/** On a line: b, c, a; so that c is between the ends. */
const flat = triangle(4, 4, 0, 0, 1, 1);

describe('triangleTriangle2d', () => {
  const cases: [Triangle, Triangle, string][] = [
    [corner, triangle(2, 2, 5, 2, 5, 5), 'touching e1/v0'],
    [corner, triangle(3, 2, 5, 2, 5, 5), 'disjoint'],
    [corner, triangle(-5, -1, 5, -1, 0, -9), 'disjoint'],
    [corner, triangle(1, 1, 5, 1, 1, 5), 'overlapping f0/v0 e1/e0 e1/e2'],
    [corner, triangle(1, 1, 1, 5, 5, 1), 'overlapping f0/v0 e1/e2 e1/e0'],
    [corner, triangle(1, 1, 1.5, 1, 1, 1.5), 'overlapping f0/v0 f0/v1 f0/v2'],
    [triangle(1, 1, 1.5, 1, 1, 1.5), corner, 'overlapping v0/f0 v1/f0 v2/f0'],
    [corner, corner, 'overlapping v0/v0 v1/v1 v2/v2'],
    [corner, clockwise, 'overlapping v0/v0 v1/v2 v2/v1'],
    [clockwise, corner, 'overlapping v0/v0 v2/v1 v1/v2'],
    [corner, triangle(4, 0, 0, 0, 2, -2), 'touching v0/v1 v1/v0'],
    [corner, triangle(1, 0, 3, 0, 2, -2), 'touching e0/v0 e0/v1'],
    [corner, triangle(4, 0, 9, 0, 9, 1), 'touching v1/v0'],
    // A hexagram.
    [
      triangle(0, 0, 6, 0, 3, 6),
      triangle(0, 4, 3, -2, 6, 4),
      'overlapping e0/e0 e0/e1 e1/e1 e1/e2 e2/e2 e2/e0',
    ],
    // Flat ones.
    [corner, flat, 'overlapping v0/v1 e1/e0'],
    [flat, corner, 'overlapping v1/v0 e0/e1'],
    [corner, triangle(-1, 1, 3, 1, 0, 1), 'overlapping e2/v2 e1/v1'],
    [corner, triangle(-1, 1, 2, 1, 5, 1), 'overlapping e2/e0 e1/e1'],
    [flat, triangle(0, 4, 4, 0, 2, 2), 'crossing e0/v2'],
    [triangle(0, 4, 4, 0, 2, 2), flat, 'crossing v2/e0'],
    [flat, triangle(0, 2, 9, 2, 1, 2), 'crossing e0/e0'],
    [flat, triangle(0, 2, 1, 2, 9, 2), 'crossing e0/e1'],
    [flat, triangle(1, 1, 9, 1, 8, 1), 'touching v2/v0'],
    [flat, triangle(2, 1, 9, 1, 8, 1), 'disjoint'],
    [flat, triangle(4, 4, 9, 9, 8, 8), 'touching v0/v0'],
    [flat, triangle(3, 3, 9, 9, 2, 2), 'overlapping e0/v2 v0/e0'],
    [corner, triangle(1, 1, 1, 1, 1, 1), 'overlapping f0/v0'],
    [triangle(2, 2, 2, 2, 2, 2), corner, 'touching v0/e1'],
    [triangle(2, 2, 2, 2, 2, 2), triangle(2, 2, 2, 2, 2, 2), 'overlapping v0/v0'],
    [triangle(2, 2, 2, 2, 2, 2), triangle(2, 1, 2, 1, 2, 1), 'disjoint'],
    [triangle(2, 2, 2, 2, 2, 2), flat, 'overlapping v0/e0'],
    [flat, triangle(4, 4, 4, 4, 4, 4), 'touching v0/v0'],
    // Far apart and big.
    [triangle(-MAX, -MAX, 0, -MAX, -MAX, MAX), triangle(MAX, MAX, 0, MAX, MAX, -MAX), 'disjoint'],
    [triangle(-MAX, -MAX, MAX, -MAX, -MAX, MAX), triangle(MAX, MAX, 0, 0, MAX, -MAX), 'touching e1/v1 v1/v2'],
  ];
  it.each(cases)('%j, %j: %s', (a, b, expected) => {
    const found = text(planar.triangleTriangle2d(a, b)).split(' ');
    // From the named point on: where the order starts is not promised.
    const [relation, ...points] = found;
    const at = points.indexOf(expected.split(' ')[1]!);
    const rotated = points.length < 3 ? points.sort() : [...points.slice(at), ...points.slice(0, at)];
    const wanted = expected.split(' ');
    expect([relation, ...rotated]).toEqual(
      wanted.length < 4 ? [wanted[0], ...wanted.slice(1).sort()] : wanted,
    );
    expect(planar.trianglesIntersect2d(a, b)).toBe(relation !== 'disjoint');
  });

  it('are separated by an edge of either', () => {
    // Each edge of the first in turn is the only one that separates; both orientations, and both orders.
    const beside = [
      triangle(1, -1, 2, -2, -9, -2),
      triangle(3, 2, 9, 9, 2, 3),
      triangle(-1, 1, -2, 2, -2, -9),
    ];
    for (const t of beside) {
      for (const own of [corner, clockwise, triangle(4, 0, 0, 4, 0, 0), triangle(0, 4, 0, 0, 4, 0)]) {
        for (const other of [t, { a: t.b, b: t.a, c: t.c }, { a: t.c, b: t.a, c: t.b }]) {
          expect(planar.trianglesIntersect2d(own, other)).toBe(false);
          expect(planar.trianglesIntersect2d(other, own)).toBe(false);
          expect(text(planar.triangleTriangle2d(own, other))).toBe('disjoint');
        }
      }
    }
  });
});
