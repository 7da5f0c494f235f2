import { describe, expect, it } from 'vitest';
import {
  convexFromBox,
  convexFromConvexPolyhedron,
  convexFromFrustum,
  convexFromKDop,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from '../../../src/spatial/convex/convex.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import {
  convexContainsPoint,
  rayConvex,
  rayIntersectsConvex,
} from '../../../src/spatial/generated/convex.js';
import { FACES, text } from '../../support/solids.js';

const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
const cornerPolyhedron = { vertices: [corner.a, corner.b, corner.c, corner.d], faces: FACES };

describe('prepared shapes are data', () => {
  const prepared = [
    convexFromBox(unit),
    convexFromOrientedBox({
      center: [0, 0, 0],
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1, 1, 1],
    }),
    convexFromTetrahedron(corner),
    convexFromConvexPolyhedron(cornerPolyhedron),
    convexFromKDop({
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      min: [0, 0, 0],
      max: [1, 1, 1],
    }),
    convexFromFrustum(frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
  ];
  const ray = { origin: [-3, 0.25, 0.25], direction: [1, 0, 0.125] };
  it.each(prepared.map((convex) => [convex.shape.type, convex] as const))('%s', (_, convex) => {
    const expected = text(rayConvex(ray, convex));
    expect(expected).toMatch(/^overlapping/);
    for (const copy of [structuredClone(convex), JSON.parse(JSON.stringify(convex))]) {
      expect(copy).not.toBe(convex);
      expect(text(rayConvex(ray, copy))).toBe(expected);
      expect(rayIntersectsConvex(ray, copy)).toBe(true);
      expect(convexContainsPoint(copy, [0.25, 0.25, 0.25])).toBe(true);
    }
  });
  it('and what is none is refused', () => {
    expect(() => rayConvex(ray, unit as never)).toThrow('rayConvex: convex must be a Convex');
    expect(() => rayConvex(ray, { type: 'convex', shape: { type: 'ball' } } as never)).toThrow(
      'rayConvex: convex.shape.type must be',
    );
    const wrong = { ...prepared[0]!, shape: { type: 'box', min: [2, 0, 0], max: [1, 1, 1] } } as const;
    expect(() => rayConvex(ray, wrong)).toThrow('rayConvex: convex.shape.min[0] must be at most');
  });
  it('and what was looked at does not change', () => {
    const copy = structuredClone(prepared[0]!);
    expect(rayIntersectsConvex(ray, copy)).toBe(true);
    expect(() => {
      (copy.shape as unknown as { min: number[] }).min[0] = 9;
    }).toThrow(TypeError);
  });
});
