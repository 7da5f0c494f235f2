import { describe, expect, it } from 'vitest';
import { thickPlaneConvexPolyhedron } from '../../../src/bsp/index.js';
import { names, plane } from './names.js';

describe('thickPlaneConvexPolyhedron', () => {
  const vertices = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const faces = [
    [1, 2, 3],
    [0, 3, 2],
    [0, 1, 3],
    [0, 2, 1],
  ];

  it('numbers edges as they first come, face by face', () => {
    const standing = thickPlaneConvexPolyhedron(plane, { vertices, faces });
    expect([standing.classification, names(standing.features)]).toEqual(['front', 'v0 v1 v2 e0 e4 e5 f3']);
  });

  it('refuses what is not closed and convex', () => {
    expect(() => thickPlaneConvexPolyhedron(plane, { vertices, faces: faces.slice(1) })).toThrow(
      'thickPlaneConvexPolyhedron: polyhedron must be closed and convex',
    );
  });
});
