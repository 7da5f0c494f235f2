import { describe, expect, it } from 'vitest';
import { pointConvexPolyhedronDistance } from '../../../../src/distance/index.js';
import { convexFromConvexPolyhedron } from '../../../../src/spatial/convex/convex.js';
import { edgesOfFaces, polyhedronSet } from '../../../../src/spatial/convex/engine/polyhedron-set.js';
import { pointConvexPolyhedron } from '../../../../src/spatial/index.js';
import { FACES, TRIANGLES } from '../../../support/solids.js';

type P = [number, number, number];
const CUBE: P[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);

describe('convex polyhedra', () => {
  it('number their edges', () => {
    expect(edgesOfFaces(FACES)).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
      [0, 3],
      [2, 0],
      [0, 1],
    ]);
    expect(polyhedronSet({ vertices: CUBE, faces: TRIANGLES }).walls).toHaveLength(6);
    expect(convexFromConvexPolyhedron({ vertices: CUBE, faces: TRIANGLES }).edges).toHaveLength(18);
  });
});

/** A square of which the two faces, back to back, cover half. */
const square = {
  vertices: [
    [0, 0, 0],
    [2, 0, 0],
    [2, 2, 0],
    [0, 2, 0],
  ],
  faces: [
    [0, 1, 2],
    [0, 2, 1],
  ],
};

it('a flat polyhedron is the hull of its vertices, and what its faces leave out is of its interior', () => {
  expect(pointConvexPolyhedron([1.5, 0.5, 0], square).feature).toEqual({ type: 'face', index: 0 });
  expect(pointConvexPolyhedron([0.5, 1.5, 0], square).feature).toMatchObject({ type: 'interior' });
  const covered = pointConvexPolyhedronDistance([1.5, 0.5, 3], square);
  const uncovered = pointConvexPolyhedronDistance([0.5, 1.5, 3], square);
  expect([covered.distance, uncovered.distance]).toEqual([3, 3]);
  expect(covered.closest[0]?.b).toEqual({ type: 'face', index: 0 });
  expect(uncovered.closest[0]?.b).toMatchObject({ type: 'interior' });
});
