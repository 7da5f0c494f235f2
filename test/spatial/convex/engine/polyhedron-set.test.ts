import { describe, expect, it } from 'vitest';
import { edgesOfFaces, polyhedronSet } from '../../../../src/spatial/convex/engine/polyhedron-set.js';
import { solidFromConvexPolyhedron } from '../../../../src/spatial/convex/solid.js';
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
    expect(solidFromConvexPolyhedron({ vertices: CUBE, faces: TRIANGLES }).edges).toHaveLength(18);
  });
});
