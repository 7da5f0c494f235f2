import { describe, expect, it } from 'vitest';
import { vertex } from '../../src/core/feature.js';
import * as planar from '../../src/planar/index.js';
import { insphere, orient3d } from '../../src/predicates/index.js';
import * as spatial from '../../src/spatial/index.js';

/** Configurations in which a method as printed in a book is wrong or says nothing, and what is true. */
describe('where the methods of the books fail', () => {
  const origin = [0, 0, 0];
  const world = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;

  it('Ericson 3.1.6.4: both signs are opposite to ours, their product is not', () => {
    expect(orient3d(1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0)).toBe(-1);
    expect(insphere(1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0, 0, 0, 0)).toBe(-1);
    expect(insphere(1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0, 5, 5, 5)).toBe(1);
    expect(insphere(1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0, 0, 0, -1)).toBe(0);
  });

  it('Ericson 3.7.1: a pentagram turns to one side at every vertex', () => {
    const pentagram = [
      [0, 10],
      [6, -8],
      [-10, 3],
      [10, 3],
      [-6, -8],
    ];
    expect(planar.polygonConvexity2d(pentagram)).toBe('not-convex');
    expect(planar.isSimplePolygon2d(pentagram)).toBe(false);
  });

  it('Ericson 3.7.1: three collinear vertices make no convex quadrilateral', () => {
    expect(planar.quadConvexity2d([0, 0], [1, 0], [2, 0], [0, 1])).toBe('degenerate');
    expect(planar.isConvexQuad2d([0, 0], [1, 0], [2, 0], [0, 1])).toBe(false);
  });

  it('Ericson 4.4.1: oriented boxes that only a cross product of edges separates', () => {
    const axes = [
      [-1, 2, -2],
      [-2, 1, 2],
      [2, 2, 1],
    ] as const;
    const a = { center: origin, axes: world, halfSize: [3, 3, 3] };
    const b = { center: [3, -12, -3], axes, halfSize: [1, 1, 3] };
    expect(spatial.orientedBoxesIntersect(a, b)).toBe(false);
    expect(spatial.orientedBoxOrientedBox(a, b).relation).toBe('disjoint');
  });

  it('Ericson 5.1.6: no point off the plane is in a flat tetrahedron', () => {
    const flat = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [1, 1, 0] };
    expect(spatial.pointTetrahedron([0, 0, 7], flat).location).toBe('outside');
    expect(spatial.pointTetrahedron([1, 1, 0], flat).feature).toEqual(vertex(3));
  });

  it('Ericson 5.1.9.1: the product of two signs may underflow', () => {
    const t = 1e-90;
    const [a, b] = [
      { start: [-t, -t], end: [t, t] },
      { start: [-t, t], end: [t, -t] },
    ];
    expect(planar.segmentSegment2d(a, b).relation).toBe('crossing');
    expect(planar.segmentsIntersect2d(a, b)).toBe(true);
  });

  it('Ericson 5.2.10: coplanar disjoint triangles, which eleven axes do not separate', () => {
    const a = { a: origin, b: [1, 0, 0], c: [0, 1, 0] };
    const b = { a: [10, 10, 0], b: [11, 10, 0], c: [10, 11, 0] };
    expect(spatial.triangleTriangle(a, b).relation).toBe('disjoint');
    expect(spatial.trianglesIntersect(a, b)).toBe(false);
  });

  it('Ericson 5.3.3: a ray that passes beside the box', () => {
    const box = { min: [0, 0, -1], max: [1, 1, 1] };
    const ray = { origin: [-1, 5, 0], direction: [1, -1, 0] };
    expect(spatial.rayBox(ray, box).relation).toBe('disjoint');
    expect(spatial.rayIntersectsBox(ray, box)).toBe(false);
  });

  it('Ericson 5.4.1: all of the boundary of a convex polygon is boundary', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    const places = (points: number[][]) =>
      points.map((point) => planar.pointConvexPolygon2d(point, square).location);
    const middles = [
      [2, 0],
      [4, 2],
      [2, 4],
      [0, 2],
    ];
    expect(new Set(places([...square, ...middles]))).toEqual(new Set(['boundary']));
    expect(
      places([
        [2, 2],
        [5, 2],
      ]),
    ).toEqual(['inside', 'outside']);
  });

  it('Ericson 5.4.2: a point on the line of an edge, beyond its end', () => {
    expect(planar.pointTriangle2d([5, 0], { a: [0, 0], b: [1, 0], c: [0, 1] }).location).toBe('outside');
  });

  it('Ericson 5.4.4: planes whose normals are not perpendicular', () => {
    const p = { normal: [1, 0, 0], constant: -1 };
    expect(spatial.planePlane(p, { normal: [0.6, 0.8, 0], constant: -2 }).relation).toBe('crossing');
  });

  it('Ericson 9.4: the common part of two triangles has three corners', () => {
    const a = [
      [1, 0],
      [5, -1],
      [4, 3],
    ];
    const b = [
      [0, 0],
      [4, 1],
      [1, 4],
    ];
    const [t, u] = [a, b].map(([p, q, r]) => ({ a: p!, b: q!, c: r! })) as [never, never];
    expect(planar.convexPolygonConvexPolygon2d(a, b).relation).toBe('overlapping');
    const contact = planar.triangleTriangle2d(t, u);
    const points = planar.contactPoints2d(t, u, contact);
    expect(points).toHaveLength(3);
  });

  it('Eberly 2.6.2: a segment of length zero on another', () => {
    const point = { start: [0, 0], end: [0, 0] };
    const segment = { start: [-1, 0], end: [1, 0] };
    expect(planar.segmentSegment2d(point, segment).relation).toBe('overlapping');
  });

  it('Eberly 6.4.4: a triangle without an area does not go down the branch of parallel planes', () => {
    const needle = { a: [2, 2, 1], b: [3, 3, 2], c: [4, 4, 3] };
    const triangle = { a: [0, 0, 0], b: [9, 0, 0], c: [0, 9, 0] };
    expect(spatial.trianglesIntersect(needle, triangle)).toBe(false);
    const through = { a: [2, 2, -1], b: [2, 2, 0], c: [2, 2, 1] };
    expect(spatial.triangleTriangle(through, triangle).relation).toBe('crossing');
  });
});
