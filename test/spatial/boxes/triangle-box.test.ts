import { describe, expect, it } from 'vitest';
import { face, vertex } from '../../../src/core/feature.js';
import type { Box3 } from '../../../src/core/shapes.js';
import { triangleIntersectsBoxAt } from '../../../src/spatial/boxes/over-buffers.js';
import { triangleBox, triangleIntersectsBox } from '../../../src/spatial/generated/boxes.js';

const box = (min: number[], max: number[]): Box3 => ({ min, max });
const unit = box([0, 0, 0], [1, 1, 1]);

describe('a triangle and a box', () => {
  const triangle = (...v: number[]) => ({ a: v.slice(0, 3), b: v.slice(3, 6), c: v.slice(6, 9) });
  it.each([
    ['a corner in the plane', [3, 0, 0, 0, 3, 0, 0, 0, 3], 'touching', 'none'],
    ['the plane beyond', [3.5, 0, 0, 0, 3.5, 0, 0, 0, 3.5], 'disjoint', 'none'],
    ['the plane through', [2.5, 0, 0, 0, 2.5, 0, 0, 0, 2.5], 'overlapping', 'none'],
    ['inside', [0.2, 0.2, 0.2, 0.7, 0.2, 0.3, 0.1, 0.9, 0.5], 'overlapping', 'inside'],
    ['in a face', [0, 0, 0, 1, 0, 0, 0, 1, 0], 'touching', 'inside'],
    ['edge against edge', [2, 0, -1, 0, 2, 3, 4, 4, 4], 'touching', 'none'],
    ['edge past edge', [2.25, 0, -1, 0, 2.25, 3, 4, 4, 4], 'disjoint', 'none'],
    ['a segment', [-1, 0.5, 0.5, 2, 0.5, 0.5, 3, 0.5, 0.5], 'overlapping', 'none'],
    ['a segment along an edge', [-1, 1, 1, 2, 1, 1, 0, 1, 1], 'touching', 'none'],
    ['a point', [1, 1, 1, 1, 1, 1, 1, 1, 1], 'touching', 'inside'],
    ['a point inside', [0.5, 1, 0.5, 0.5, 1, 0.5, 0.5, 1, 0.5], 'touching', 'inside'],
  ] as const)('%s', (_, v, relation, containment) => {
    const [t, meets] = [triangle(...v), relation !== 'disjoint'];
    expect(triangleBox(t, unit)).toMatchObject({ relation, containment });
    expect(triangleIntersectsBox(t, unit)).toBe(meets);
    expect(triangleIntersectsBoxAt([7, 7, 7, ...v], 3, 2, 1, [5, 5, 5, 5, 5, 5, 0, 0, 0, 1, 1, 1], 1)).toBe(
      meets,
    );
  });

  it('crosses flat boxes, or lies in them', () => {
    const sheet = box([0, 0, 0], [2, 2, 0]);
    expect(triangleBox(triangle(1, 1, -1, 1, 1, 1, 2, 1, 1), sheet)).toMatchObject({
      relation: 'crossing',
      containment: 'none',
    });
    expect(triangleBox(triangle(1, 1, 0, 5, 1, 0, 1, 5, 0), sheet).relation).toBe('overlapping');
    expect(triangleBox(triangle(1, 1, 0, 1, 1.5, 0, 1.5, 1, 0), sheet)).toMatchObject({
      relation: 'overlapping',
      containment: 'inside',
    });
    // A flat box may lie in a triangle, or be one: a segment.
    const large = triangle(-9, -9, 0, 9, -9, 0, 0, 99, 0);
    expect(triangleBox(large, sheet)).toMatchObject({ relation: 'overlapping', containment: 'containing' });
    const stick = box([0, 0, 0], [4, 0, 0]);
    expect(triangleBox(triangle(0, 0, 0, 4, 0, 0, 1, 0, 0), stick).containment).toBe('equal');
    expect(triangleBox(triangle(0, 0, 0, 4, 0, 0, 1, 1, 0), stick).containment).toBe('containing');
    const needle = box([1, 1, -1], [1, 1, 1]);
    expect(triangleBox(triangle(0, 0, 0, 3, 0, 0, 0, 3, 0), needle).relation).toBe('crossing');
    expect(triangleBox(triangle(0, 0, 0, 2, 0, 0, 0, 2, 0), needle).relation).toBe('touching');
  });

  it('finds the contact when it is asked for, and keeps it', () => {
    const found = triangleBox(triangle(3, 0, 0, 0, 3, 0, 0, 0, 3), unit);
    expect(found.contact).toEqual([{ a: face(0), b: vertex(7) }]);
    expect(found.contact).toBe(found.contact);
    for (const copy of [structuredClone(found), JSON.parse(JSON.stringify(found)), { ...found }]) {
      expect(copy).toEqual({
        relation: 'touching',
        contact: [{ a: face(0), b: vertex(7) }],
        containment: 'none',
      });
    }
  });
});
