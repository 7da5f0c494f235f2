import { describe, expect, it } from 'vitest';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { solidContainsPoint } from '../../../src/spatial/convex/point-solid.js';
import { rayIntersectsSolid, raySolid } from '../../../src/spatial/convex/ray-solid.js';
import {
  solidFromBox,
  solidFromConvexPolyhedron,
  solidFromFrustum,
  solidFromKDop,
  solidFromOrientedBox,
  solidFromTetrahedron,
} from '../../../src/spatial/convex/solid.js';
import { FACES, text } from '../../support/solids.js';

const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
const cornerPolyhedron = { vertices: [corner.a, corner.b, corner.c, corner.d], faces: FACES };

describe('solids are data', () => {
  const solids = [
    solidFromBox(unit),
    solidFromOrientedBox({
      center: [0, 0, 0],
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1, 1, 1],
    }),
    solidFromTetrahedron(corner),
    solidFromConvexPolyhedron(cornerPolyhedron),
    solidFromKDop({
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      min: [0, 0, 0],
      max: [1, 1, 1],
    }),
    solidFromFrustum(frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
  ];
  const ray = { origin: [-3, 0.25, 0.25], direction: [1, 0, 0.125] };
  it.each(solids.map((solid) => [solid.shape.type, solid] as const))('%s', (_, solid) => {
    const expected = text(raySolid(ray, solid));
    expect(expected).toMatch(/^overlapping/);
    for (const copy of [structuredClone(solid), JSON.parse(JSON.stringify(solid))]) {
      expect(copy).not.toBe(solid);
      expect(text(raySolid(ray, copy))).toBe(expected);
      expect(rayIntersectsSolid(ray, copy)).toBe(true);
      expect(solidContainsPoint(copy, [0.25, 0.25, 0.25])).toBe(true);
    }
  });
  it('and what is none is refused', () => {
    expect(() => raySolid(ray, unit as never)).toThrow('raySolid: solid must be a ConvexSolid');
    expect(() => raySolid(ray, { type: 'solid', shape: { type: 'ball' } } as never)).toThrow(
      'raySolid: solid.shape.type must be',
    );
    const wrong = { ...solids[0]!, shape: { type: 'box', min: [2, 0, 0], max: [1, 1, 1] } } as const;
    expect(() => raySolid(ray, wrong)).toThrow('raySolid: solid.shape.min[0] must be at most');
  });
  it('and what was looked at does not change', () => {
    const copy = structuredClone(solids[0]!);
    expect(rayIntersectsSolid(ray, copy)).toBe(true);
    expect(() => {
      (copy.shape as unknown as { min: number[] }).min[0] = 9;
    }).toThrow(TypeError);
  });
});
