import { describe, expect, it } from 'vitest';
import { convexFromConvexPolyhedron } from '../../../src/spatial/convex/convex.js';
import { polyhedronConvexity } from '../../../src/spatial/convex/polyhedron-convexity.js';
import {
  convexPolyhedronContainsPoint,
  pointConvexPolyhedron,
} from '../../../src/spatial/generated/convex.js';
import * as spatial from '../../../src/spatial/index.js';
import { CUBE_FACES, FACES, TRIANGLES } from '../../support/solids.js';

type P = [number, number, number];
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
const cornerPolyhedron = { vertices: [corner.a, corner.b, corner.c, corner.d], faces: FACES };
const CUBE: P[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);

describe('convex polyhedra', () => {
  it('are judged', () => {
    const judged = (vertices: readonly (readonly number[])[], faces: readonly (readonly number[])[]) => {
      const { convexity, face, vertex } = polyhedronConvexity({ vertices, faces });
      return [convexity, face, vertex];
    };
    const none = [null, null];
    expect(judged(CUBE, CUBE_FACES)).toEqual(['strictly-convex', ...none]);
    expect(judged(CUBE, TRIANGLES)).toEqual(['convex', ...none]);
    expect(judged(cornerPolyhedron.vertices, FACES)).toEqual(['strictly-convex', ...none]);
    expect(judged(cornerPolyhedron.vertices, FACES.slice(1))).toEqual(['not-closed', 0, 3]);
    expect(judged(cornerPolyhedron.vertices, [...FACES, FACES[0]!])).toEqual(['not-closed', 0, 1]);
    expect(judged(cornerPolyhedron.vertices, [])).toEqual(['not-closed', ...none]);
    expect(
      judged(
        cornerPolyhedron.vertices,
        FACES.map((face) => [...face].reverse()),
      ),
    ).toEqual(['not-convex', 0, 0]);
    const bent = CUBE.map((p, i) => (i === 7 ? [1, 1, 1.5] : p));
    expect(judged(bent, CUBE_FACES)[0]).toBe('not-planar');
    const flat = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ];
    expect(judged(flat, FACES)).toEqual(['flat', ...none]);
    const dent = [...CUBE, [0.5, 0.5, 0.75]];
    const dented = [...CUBE_FACES.slice(0, 5), [4, 5, 8], [5, 7, 8], [7, 6, 8], [6, 4, 8]];
    expect(judged(dent, dented)[0]).toBe('not-convex');
    const peak = [...CUBE, [0.5, 0.5, 1]];
    expect(judged(peak, dented)).toEqual(['convex', ...none]);
  });

  it('judges extruded pentagrams, which neighbours alone accept', () => {
    const star = [
      [0, 10],
      [6, -8],
      [-10, 3],
      [10, 3],
      [-6, -8],
    ];
    const vertices = [...star.map(([x, y]) => [x!, y!, 1]), ...star.map(([x, y]) => [x!, y!, 0])];
    const sides = [0, 1, 2, 3, 4].map((i) => [i, i + 5, ((i + 1) % 5) + 5, (i + 1) % 5]);
    const faces = [[0, 1, 2, 3, 4], [9, 8, 7, 6, 5], ...sides];
    expect(polyhedronConvexity({ vertices, faces }).convexity).toBe('not-convex');
    const turned = faces.map((face) => [...face].reverse());
    expect(polyhedronConvexity({ vertices, faces: turned }).convexity).toBe('not-convex');
    expect(() => convexFromConvexPolyhedron({ vertices, faces })).toThrow(
      'convexFromConvexPolyhedron: polyhedron must be closed and convex, got not-convex',
    );
  });

  it('enclose something: faces without area do not, though all edges match and vertices span space', () => {
    const vertices = [...cornerPolyhedron.vertices, [2, 0, 0], [0, 2, 0], [0, 0, 2]];
    const sliver = (middle: number) => [
      [0, middle, middle - 3],
      [middle - 3, middle, 0],
    ];
    for (const faces of [sliver(4), [...sliver(4), ...sliver(5), ...sliver(6)]]) {
      const empty = { vertices, faces };
      const open = { convexity: 'not-closed', face: null, vertex: null };
      expect(polyhedronConvexity(empty)).toEqual(open);
      const message = 'polyhedron must be closed and convex, got not-closed';
      expect(() => pointConvexPolyhedron([100, 100, 100], empty)).toThrow(message);
      expect(() => convexPolyhedronContainsPoint(empty, [1, 1, 1])).toThrow(message);
      const segment = { start: [50, 50, 50], end: [60, 60, 60] };
      expect(() => spatial.segmentConvexPolyhedron(segment, empty)).toThrow(message);
    }
    // Beside faces with an area they do no harm.
    const faces = [...FACES, [4, 5, 6], [6, 5, 4]];
    const along = [1, 2, 3].map((x) => [x, 0, 0]);
    const { convexity } = polyhedronConvexity({ vertices: [...cornerPolyhedron.vertices, ...along], faces });
    expect(convexity).toBe('convex');
  });

  it('reject', () => {
    expect(() => polyhedronConvexity({ vertices: [], faces: [] })).toThrow(
      'polyhedronConvexity: polyhedron.vertices must be a list of at least 1 point, got []',
    );
    expect(() => polyhedronConvexity({ vertices: CUBE, faces: [[0, 1]] })).toThrow(
      'polyhedronConvexity: polyhedron.faces[0] must be a list of at least 3 vertex numbers, got [0, 1]',
    );
    expect(() => polyhedronConvexity({ vertices: CUBE, faces: [[0, 1, 8]] })).toThrow(
      'polyhedronConvexity: polyhedron.faces[0][2] must be an integer from 0 to 7, got 8',
    );
    expect(() => polyhedronConvexity({ vertices: [[0, 0, Number.NaN]], faces: [] })).toThrow(
      'polyhedron.vertices[0][2]',
    );
    expect(() => convexFromConvexPolyhedron({ vertices: CUBE, faces: [[0, 1]] })).toThrow(
      'convexFromConvexPolyhedron: polyhedron.faces[0]',
    );
  });
});
