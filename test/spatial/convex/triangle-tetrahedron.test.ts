import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { triangleIntersectsTetrahedron, triangleTetrahedron } from '../../../src/spatial/generated/convex.js';

type P = [number, number, number];
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };

describe('triangleTetrahedron', () => {
  it('meet triangles', () => {
    const meet = (a: P, b: P, c: P) => contactText(triangleTetrahedron({ a, b, c }, corner));
    expect(meet([-9, -9, 1], [9, -9, 1], [0, 20, 1])).toBe('overlapping f0/e2 f0/e4 f0/e5');
    expect(meet([-9, -9, 1], [0, 20, 1], [9, -9, 1])).toBe('overlapping f0/e2 f0/e5 f0/e4');
    expect(meet([0, 0, 4], [1, 0, 5], [0, 1, 5])).toBe('touching v0/v3');
    expect(meet([1, 1, 0], [1, 2, 0], [2, 1, 0])).toBe('touching v0/f3 v1/f3 v2/f3');
    expect(meet([5, 5, 5], [6, 5, 5], [5, 6, 5])).toBe('disjoint');
    expect(triangleIntersectsTetrahedron({ a: [0, 0, 4], b: [1, 0, 5], c: [0, 1, 5] }, corner)).toBe(true);
    for (const name of ['a', 'b', 'c']) {
      const triangle = { a: [0, 0, 0], b: [0, 0, 0], c: [0, 0, 0], [name]: [0, 0, Number.NaN] };
      expect(() => triangleTetrahedron(triangle, corner)).toThrow(`triangleTetrahedron: triangle.${name}[2]`);
      expect(() => triangleIntersectsTetrahedron(triangle, corner)).toThrow(
        `triangleIntersectsTetrahedron: triangle.${name}[2]`,
      );
    }
  });
});
