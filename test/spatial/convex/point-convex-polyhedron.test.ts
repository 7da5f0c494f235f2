import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { convexFromConvexPolyhedron } from '../../../src/spatial/convex/convex.js';
import { polyhedronConvexity } from '../../../src/spatial/convex/polyhedron-convexity.js';
import {
  convexPolyhedronContainsPoint,
  pointConvexPolyhedron,
} from '../../../src/spatial/generated/convex.js';
import * as spatial from '../../../src/spatial/index.js';
import { FACES, TRIANGLES, text } from '../../support/solids.js';

type P = [number, number, number];
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
const cornerPolyhedron = { vertices: [corner.a, corner.b, corner.c, corner.d], faces: FACES };
const CUBE: P[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);

describe('convex polyhedra', () => {
  it('tell the feature at a point on divided faces', () => {
    const at = (p: P) => featureText(pointConvexPolyhedron(p, { vertices: CUBE, faces: TRIANGLES }).feature);
    expect(at([0, 0.5, 0.5])).toBe('e2');
    expect(at([0, 0.25, 0.5])).toBe('f0');
    expect(at([0, 0.5, 0.25])).toBe('f1');
    expect(at([0.5, 0.5, 0.5])).toBe('in');
    expect(at([0, 0, 0.5])).toBe('e0');
    expect(at([0, 0, 1])).toBe('v4');
    expect(at([0, 0, 1.5])).toBe('-');
    const polyhedronOfTriangles = { vertices: CUBE, faces: TRIANGLES };
    expect(convexPolyhedronContainsPoint(polyhedronOfTriangles, [0, 0, 1])).toBe(true);
    expect(convexPolyhedronContainsPoint(polyhedronOfTriangles, [0, 0, 2])).toBe(false);
    expect(
      text(
        spatial.lineConvexPolyhedron({ origin: [-1, 0.5, 0.5], direction: [1, 0, 0] }, polyhedronOfTriangles),
      ),
    ).toMatch(/^overlapping e0\/e2@1 e0\/e\d+@2$/);
    expect(() => pointConvexPolyhedron([0, 0], polyhedronOfTriangles)).toThrow(
      'pointConvexPolyhedron: point',
    );
    expect(() => convexPolyhedronContainsPoint(polyhedronOfTriangles, [0, 0])).toThrow(
      'convexPolyhedronContainsPoint: point',
    );
  });

  it('tell the feature on divided edges', () => {
    const vertices = [
      [0, 0, 0],
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
      [2, 0, 0],
      [1, 0, 0],
    ];
    const faces = [
      [1, 2, 3],
      [0, 3, 2],
      [0, 5, 4, 1, 3],
      [0, 2, 1, 4, 5],
    ];
    expect(polyhedronConvexity({ vertices, faces }).convexity).toBe('convex');
    const { edges } = convexFromConvexPolyhedron({ vertices, faces });
    const at = (x: number) => {
      const feature = pointConvexPolyhedron([x, 0, 0], { vertices, faces }).feature!;
      return feature.type === 'edge' ? [...edges[feature.index]!].sort() : featureText(feature);
    };
    expect([0, 0.5, 1, 1.5, 2, 3, 4].map(at)).toEqual(['v0', [0, 5], 'v5', [4, 5], 'v4', [1, 4], 'v1']);
  });

  it('have vertices that no face has, inside and on a face', () => {
    const vertices = [...cornerPolyhedron.vertices, [1, 1, 1], [1, 1, 0], [1, 0, 0], [1, 1, 1]];
    const listed = { vertices, faces: FACES };
    const at = (p: readonly number[]) => featureText(pointConvexPolyhedron(p, listed).feature);
    expect(at([1, 1, 1])).toBe('v4');
    expect(at([1, 1, 0])).toBe('v5');
    expect(at([1, 0, 0])).toBe('v6');
    expect(at([1, 1, 0.5])).toBe('in');
    const through = { origin: [1, 1, 2], direction: [0, 0, -1] };
    const hits = spatial.rayConvexPolyhedron(through, listed).contact;
    expect(hits.map(({ b }) => featureText(b))).toEqual(['f0', 'v5']);
    const ends = spatial.segmentConvexPolyhedron({ start: [1, 1, 1], end: [1, 0.5, 1] }, listed);
    expect(ends.contact.map(({ b }) => featureText(b))).toEqual(['v4', 'in']);
  });
});
