import { describe, expect, it } from 'vitest';
import { contactText, featureText, locationText } from '../../src/oracle/answers/text.js';
import { Random } from '../../src/oracle/cases/random.js';
import { trianglesQuestions } from '../../src/oracle/questions/triangles/index.js';
import * as spatial from '../../src/spatial/index.js';

type Vector = [number, number, number];
const spatialEdge = { type: 'edge', index: 0 };
const spatialFace = { type: 'face', index: 0 };
const slope = { a: [0, 0, 0], b: [4, 0, 4], c: [0, 4, 0] };

describe('points', () => {
  it.each<[Vector, string]>([
    [[0, 0, 0], 'v0'],
    [[4, 0, 4], 'v1'],
    [[0, 4, 0], 'v2'],
    [[2, 0, 2], 'e0'],
    [[2, 2, 2], 'e1'],
    [[0, 1, 0], 'e2'],
    [[1, 1, 1], 'f0'],
    [[3, 3, 3], '-'],
    [[1, 1, 2], '-'],
    [[5, 0, 5], '-'],
    [[-1, 0, -1], '-'],
  ])('%j of a triangle: %s', (p, feature) => {
    expect(featureText(spatial.pointTriangle(p, slope).feature)).toBe(feature);
    expect(spatial.triangleContainsPoint(slope, p)).toBe(feature !== '-');
  });

  it('of triangles without an inside', () => {
    const needle = { a: [0, 0, 0], b: [4, 4, 4], c: [2, 2, 2] };
    const at = (p: Vector) => featureText(spatial.pointTriangle(p, needle).feature);
    expect([at([1, 1, 1]), at([2, 2, 2]), at([3, 3, 3]), at([1, 1, 2]), at([5, 5, 5])]).toEqual([
      'e0',
      'v2',
      'e0',
      '-',
      '-',
    ]);
    const dot = { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1] };
    expect(locationText(spatial.pointTriangle([1, 1, 1], dot))).toBe('boundary v0');
    expect(spatial.pointTriangle([1, 1, 2], dot)).toEqual({ location: 'outside', feature: null });
  });

  it.each<[Vector, string, string, boolean]>([
    [[1, 2, 3], 'v0', 'v0', true],
    [[3, 6, 9], 'v1', 'e0', true],
    [[2, 4, 6], 'e0', 'e0', true],
    [[4, 8, 12], '-', 'e0', true],
    [[0, 0, 0], '-', '-', true],
    [[2, 4, 7], '-', '-', false],
    [[2, 5, 6], '-', '-', false],
    [[1.5, 4, 6], '-', '-', false],
  ])('%j of a segment (%s), a ray (%s), a line (%s)', (p, ofSegment, ofRay, ofLine) => {
    const segment = { start: [1, 2, 3], end: [3, 6, 9] };
    const ray = { origin: [1, 2, 3], direction: [1, 2, 3] };
    expect(featureText(spatial.pointSegment(p, segment).feature)).toBe(ofSegment);
    expect(spatial.segmentContainsPoint(segment, p)).toBe(ofSegment !== '-');
    expect(featureText(spatial.pointRay(p, ray).feature)).toBe(ofRay);
    expect(spatial.rayContainsPoint(ray, p)).toBe(ofRay !== '-');
    expect(spatial.lineContainsPoint(ray, p)).toBe(ofLine);
  });

  it('are checked', () => {
    expect(() => spatial.pointTriangle([1, 2], slope)).toThrow('pointTriangle: point must be a point of 3');
    expect(() => spatial.triangleContainsPoint(slope, [1, 2, Number.NaN])).toThrow(/point\[2\]/);
    expect(() => spatial.pointSegment([0, 0, 0], { start: [0, 0, 0], end: [0, 0] })).toThrow(/segment\.end/);
    expect(() => spatial.pointRay([0, 0, 0], { origin: [0, 0, 0], direction: [0, 0, 0] })).toThrow(
      /a direction other than zero/,
    );
    expect(() => spatial.lineContainsPoint({ origin: [0, 0, 0], direction: [0, 0, 0] }, [0, 0, 0])).toThrow(
      /a direction other than zero/,
    );
  });
});

describe('segments', () => {
  const a = { start: [0, 0, 0], end: [4, 4, 4] };
  it.each<[string, Vector, Vector, string, string, string]>([
    ['crossing', [2, 0, 2], [2, 4, 2], 'crossing e0/e0', 'crossing e0/e0', 'crossing e0/e0'],
    ['at the start', [0, 0, 0], [0, 4, 2], 'touching v0/v0', 'touching v0/v0', 'touching e0/v0'],
    ['at the end', [4, 4, 0], [4, 4, 9], 'touching v1/e0', 'crossing e0/e0', 'crossing e0/e0'],
    ['beyond', [5, 5, 0], [5, 5, 9], 'disjoint', 'crossing e0/e0', 'crossing e0/e0'],
    ['before', [-5, -5, 0], [-5, -5, -9], 'disjoint', 'disjoint', 'crossing e0/e0'],
    ['skew', [1, 0, 2], [2, 4, 2], 'disjoint', 'disjoint', 'disjoint'],
    ['parallel', [1, 0, 0], [5, 4, 4], 'disjoint', 'disjoint', 'disjoint'],
    [
      'along',
      [-1, -1, -1],
      [2, 2, 2],
      'overlapping e0/v1 v0/e0',
      'overlapping e0/v1 v0/e0',
      'overlapping e0/v0 e0/v1',
    ],
  ])('%s', (_, start, end, ofSegment, ofRay, ofLine) => {
    const b = { start, end };
    const ray = { origin: [0, 0, 0], direction: [1, 1, 1] };
    expect(contactText(spatial.segmentSegment(a, b))).toBe(ofSegment);
    expect(spatial.segmentsIntersect(a, b)).toBe(ofSegment !== 'disjoint');
    expect(contactText(spatial.raySegment(ray, b))).toBe(ofRay);
    expect(contactText(spatial.lineSegment(ray, b))).toBe(ofLine);
  });
});

describe('planes', () => {
  const floor = { normal: [0, 0, 2], constant: -2 };
  const raised = { a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] };
  it.each([floor, raised])('against segments, rays and lines', (plane) => {
    const segment = (start: Vector, end: Vector) => contactText(spatial.segmentPlane({ start, end }, plane));
    expect(segment([0, 0, 0], [0, 0, 2])).toBe('crossing e0/f0');
    expect(segment([0, 0, 1], [0, 0, 2])).toBe('touching v0/f0');
    expect(segment([0, 0, 3], [0, 0, 1])).toBe('touching v1/f0');
    expect(segment([0, 0, 3], [0, 0, 2])).toBe('disjoint');
    expect(segment([0, 0, 1], [5, 0, 1])).toBe('overlapping v0/f0 v1/f0');
    expect(segment([5, 0, 1], [5, 0, 1])).toBe('overlapping v0/f0');
    const ray = (origin: Vector, direction: Vector) => [
      contactText(spatial.rayPlane({ origin, direction }, plane)),
      contactText(spatial.linePlane({ origin, direction }, plane)),
    ];
    expect(ray([0, 0, 0], [0, 0, 1])).toEqual(['crossing e0/f0', 'crossing e0/f0']);
    expect(ray([0, 0, 0], [0, 0, -1])).toEqual(['disjoint', 'crossing e0/f0']);
    expect(ray([0, 0, 0], [1, 0, 0])).toEqual(['disjoint', 'disjoint']);
    expect(ray([0, 0, 1], [1, 0, 0])).toEqual(['overlapping v0/f0', 'overlapping']);
    expect(ray([0, 0, 1], [1, 0, 1])).toEqual(['touching v0/f0', 'crossing e0/f0']);
    expect(spatial.rayPlane({ origin: [0, 0, 3], direction: [0, 0, -1] }, plane)).toMatchObject({
      side: 1,
      facing: 1,
    });
  });

  it.each<[string, Vector, Vector, Vector, string]>([
    ['above', [0, 0, 2], [1, 0, 2], [0, 1, 9], 'disjoint'],
    ['below', [0, 0, 0], [1, 0, 0], [0, 1, 0], 'disjoint'],
    ['a vertex', [0, 0, 2], [1, 0, 1], [0, 1, 9], 'touching v1/f0'],
    ['an edge', [0, 0, 2], [1, 0, 1], [0, 1, 1], 'touching v1/f0 v2/f0'],
    ['through a vertex', [0, 0, 2], [1, 0, 1], [0, 1, 0], 'crossing e2/f0 v1/f0'],
    ['through edges', [0, 0, 2], [1, 0, 0], [0, 1, 0], 'crossing e0/f0 e2/f0'],
    ['in the plane', [0, 0, 1], [1, 0, 1], [0, 1, 1], 'overlapping v0/f0 v1/f0 v2/f0'],
    ['a segment through', [0, 0, 2], [0, 0, 0], [0, 0, 1], 'crossing v2/f0'],
    ['a segment on an end', [0, 0, 2], [0, 0, 1], [0, 0, 3], 'touching v1/f0'],
    ['a segment in the plane', [0, 0, 1], [4, 0, 1], [2, 0, 1], 'overlapping v0/f0 v1/f0'],
    ['a segment with a double end', [0, 0, 1], [4, 0, 1], [0, 0, 1], 'overlapping v0/f0 v1/f0'],
    ['a point', [4, 0, 1], [4, 0, 1], [4, 0, 1], 'overlapping v0/f0'],
  ])('against triangles: %s', (_, a, b, c, expected) => {
    for (const plane of [floor, raised]) {
      const found = spatial.trianglePlane({ a, b, c }, plane);
      expect(contactText(found)).toBe(expected);
      expect(found.sides).toEqual([a, b, c].map((p) => Math.sign(p[2] - 1)));
    }
  });

  it('are checked', () => {
    const segment = { start: [0, 0, 0], end: [1, 1, 1] };
    const ray = { origin: [0, 0, 0], direction: [1, 1, 1] };
    const zero = { normal: [0, 0, 0], constant: 1 };
    const flat = { a: [0, 0, 0], b: [1, 1, 1], c: [2, 2, 2] };
    const infinite = { normal: [0, 0, 1], constant: Number.POSITIVE_INFINITY };
    expect(() => spatial.segmentPlane(segment, zero)).toThrow(
      /plane.normal must be a normal other than zero/,
    );
    expect(() => spatial.rayPlane(ray, flat)).toThrow(/three points that are not collinear/);
    expect(() => spatial.linePlane(ray, infinite)).toThrow(/plane.constant must be a finite number, got Inf/);
    expect(() => spatial.trianglePlane(flat, zero)).toThrow(/plane.normal/);
    expect(() => spatial.segmentPlane({ start: [0, 0, 0], end: [0, 0] }, floor)).toThrow(/segment.end/);
    expect(() => spatial.rayPlane({ origin: [0, 0, 0], direction: [0, 0, 0] }, floor)).toThrow(
      /a direction other than zero/,
    );
    expect(() => spatial.linePlane({ origin: [0, Number.NaN, 0], direction: [0, 0, 1] }, floor)).toThrow(
      /line.origin\[1\]/,
    );
  });
});

describe('polygons', () => {
  const arrow = [
    [0, 0, 0],
    [4, 0, 4],
    [1, 1, 1],
    [0, 4, 0],
  ];
  it.each<[Vector, string]>([
    [[0, 0, 0], 'touching e0/v0'],
    [[1, 1, 1], 'touching e0/v2'],
    [[2, 0, 2], 'touching e0/e0'],
    [[0, 1, 0], 'touching e0/e3'],
    [[0.5, 2.5, 0.5], 'touching e0/e2'],
    [[0.5, 0.5, 0.5], 'crossing e0/f0'],
    [[2, 2, 2], 'disjoint'],
    [[-1, 0, -1], 'disjoint'],
    [[0, 5, 0], 'disjoint'],
    [[2, 1, 2], 'disjoint'],
    [[3, 0.125, 3], 'crossing e0/f0'],
  ])('lines through %j', (p, expected) => {
    const line = { origin: [p[0], p[1], p[2] + 1], direction: [0, 0, -2] };
    const segment = { start: line.origin, end: [p[0], p[1], p[2] - 1] };
    const facing = expected === 'disjoint' ? 0 : 1;
    for (const found of [
      spatial.linePolygon(line, arrow),
      spatial.rayPolygon(line, arrow),
      spatial.segmentPolygon(segment, arrow),
    ]) {
      expect(contactText(found)).toBe(expected);
      expect(found.facing).toBe(facing);
    }
    expect(spatial.rayPolygon({ ...line, direction: [0, 0, 2] }, arrow).relation).toBe('disjoint');
    expect(spatial.segmentPolygon({ start: [...p], end: segment.end }, arrow).contact[0]?.a).toEqual(
      facing === 0 ? undefined : { type: 'vertex', index: 0 },
    );
  });

  it('that are none, and parallel lines', () => {
    const ray = { origin: [0, 0, 0], direction: [1, 0, 1] };
    expect(spatial.rayPolygon(ray, [...arrow, [1, 1, 9]]).relation).toBe('not-planar');
    expect(
      spatial.rayPolygon(ray, [
        [0, 0, 0],
        [1, 1, 1],
        [2, 2, 2],
      ]).relation,
    ).toBe('degenerate');
    expect(spatial.rayPolygon({ ...ray, origin: [0, 0, 1] }, arrow).relation).toBe('disjoint');
    expect(() =>
      spatial.segmentPolygon({ start: [0, 0, 0], end: [0, 0, 1] }, [
        [0, 0, 0],
        [1, 0],
      ]),
    ).toThrow(/polygon\[1\]/);
  });

  it('comes from the same side wherever the ring starts', () => {
    const [up, down] = [
      { start: [0.5, 0.5, 0], end: [0.5, 0.5, 1] },
      { start: [0.5, 0.5, 2], end: [0.5, 0.5, -1] },
    ];
    for (let i = 0; i < 4; i++) {
      const ring = [...arrow.slice(i), ...arrow.slice(0, i)];
      expect(spatial.segmentPolygon(up, ring).facing).toBe(-1);
      expect(spatial.segmentPolygon(down, ring).facing).toBe(1);
      expect(spatial.segmentPolygon(down, [...ring].reverse()).facing).toBe(-1);
      expect(spatial.linePolygon({ origin: [0.5, 0.5, 9], direction: [0, 0, 1] }, ring).facing).toBe(-1);
    }
  });

  it('has no side if the signed area is zero', () => {
    const bow = [
      [0, 0, 0],
      [2, 2, 0],
      [2, 0, 0],
      [0, 2, 0],
    ];
    const found = spatial.rayPolygon({ origin: [1.5, 1, 5], direction: [0, 0, -1] }, bow);
    expect(found).toEqual({ relation: 'crossing', contact: [{ a: spatialEdge, b: spatialFace }], facing: 0 });
    expect(Object.is(found.facing, 0)).toBe(true);
  });

  // In the plane z = x. The answers of a segment, of the ray from its start, of the line through both.
  it.each<[string, [number, number], [number, number], string, string, string]>([
    ['through', [-1, 0.5], [5, 0.5], 'overlapping e0/e3 e0/e1', '=', '='],
    [
      'from inside',
      [0.5, 0.5],
      [0.25, 0.5],
      'overlapping v0/f0 v1/f0',
      'overlapping v0/f0 e0/e3',
      'overlapping e0/e1 e0/e3',
    ],
    ['across the notch', [0, 4], [4, 0], 'touching v0/v3 v1/v1', '=', 'touching e0/v3 e0/v1'],
    ['in the notch', [1, 2], [2, 1], 'disjoint', 'overlapping e0/e1 e0/e0', 'overlapping e0/e3 e0/e0'],
    ['pieces', [-1, 2], [2, 2], 'overlapping e0/e3 e0/e2', '=', '='],
    ['from the notch', [2, 2], [-1, 2], 'overlapping e0/e2 e0/e3', '=', '='],
    ['to the reflex vertex', [2, 2], [1, 1], 'touching v1/v2', 'overlapping e0/v2 e0/v0', '='],
    ['along an edge', [1, 0], [2, 0], 'touching v0/e0 v1/e0', 'touching v0/e0 e0/v1', 'touching e0/v0 e0/v1'],
    ['beyond an edge', [5, 0], [6, 0], 'disjoint', 'disjoint', 'touching e0/v0 e0/v1'],
    ['past a vertex', [-1, 1], [1, -1], 'touching e0/v0', '=', '='],
    ['up to an edge', [-1, 1], [0, 1], 'touching v1/e3', 'overlapping e0/e3 e0/v2', '='],
    ['apart', [-1, 0], [-1, 4], 'disjoint', '=', '='],
    ['behind', [-1, 0.5], [-2, 0.5], 'disjoint', 'disjoint', 'overlapping e0/e1 e0/e3'],
  ])('in the plane: %s', (_, [ax, ay], [bx, by], ofSegment, ofRay, ofLine) => {
    const text = ({ relation, contact }: ReturnType<typeof spatial.linePolygon>) =>
      [relation, ...contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`)].join(' ');
    const [start, end] = [
      [ax, ay, ax],
      [bx, by, bx],
    ];
    const line = { origin: start, direction: [bx - ax, by - ay, bx - ax] };
    const found = spatial.segmentPolygon({ start, end }, arrow);
    expect(text(found)).toBe(ofSegment);
    expect(found.facing).toBe(0);
    const onRay = ofRay === '=' ? ofSegment.replace('v1/', 'e0/') : ofRay;
    expect(text(spatial.rayPolygon(line, arrow))).toBe(onRay);
    expect(text(spatial.linePolygon(line, arrow))).toBe(
      ofLine === '=' ? onRay.replace('v0/', 'e0/') : ofLine,
    );
  });

  it.each<[Vector, string]>([
    [[0.5, 0.5, 0.5], 'overlapping v0/f0'],
    [[1, 1, 1], 'touching v0/v2'],
    [[1, 0, 1], 'touching v0/e0'],
    [[2, 2, 2], 'disjoint'],
  ])('a segment that is the point %j of the plane', (p, expected) => {
    expect(contactText(spatial.segmentPolygon({ start: p, end: p }, arrow))).toBe(expected);
  });

  it('in the plane of a ring that crosses itself or runs back', () => {
    const ring = (...points: [number, number][]) => points.map(([x, y]) => [x, y, 1]);
    const along = (y: number) => ({ origin: [-9, y, 1], direction: [1, 0, 0] });
    const bow = ring([0, 0], [2, 2], [2, 0], [0, 2]);
    expect(contactText(spatial.linePolygon(along(1), bow))).toBe('overlapping e0/e1 e0/e3');
    expect(contactText(spatial.linePolygon({ origin: [1, -9, 1], direction: [0, 1, 0] }, bow))).toBe(
      'touching e0/e0',
    );
    // Twice around: an even number of times is outside.
    const twice = ring([0, 0], [4, 0], [0, 4], [0, 0], [4, 0], [0, 4]);
    expect(contactText(spatial.linePolygon(along(1), twice))).toBe('touching e0/e1 e0/e2');
    // Out along an edge and back.
    const spike = ring([0, 0], [4, 0], [2, 0], [2, 2], [0, 2]);
    expect(contactText(spatial.linePolygon(along(0), spike))).toBe('touching e0/v0 e0/v1');
    const inner = ring([0, 0], [4, 0], [4, 4], [2, 4], [2, 1], [2, 4], [0, 4]);
    expect(contactText(spatial.linePolygon({ origin: [2, 9, 1], direction: [0, -1, 0] }, inner))).toBe(
      'overlapping e0/e0 e0/v3',
    );
    expect(contactText(spatial.segmentPolygon({ start: [2, 2, 1], end: [2, 1.5, 1] }, inner))).toBe(
      'touching v0/e3 v1/e3',
    );
  });

  it('planarity and convexity', () => {
    expect(spatial.polygonPlanarity([])).toEqual({ planar: true, dimension: -1, witness: [] });
    expect(spatial.polygonPlanarity(arrow)).toEqual({ planar: true, dimension: 2, witness: [0, 1, 2] });
    expect(spatial.polygonPlanarity([...arrow, [0, 0, 1]])).toEqual({
      planar: false,
      dimension: 3,
      witness: [0, 1, 2, 4],
    });
    expect(spatial.polygonConvexity(arrow)).toBe('not-convex');
    expect(spatial.polygonConvexity([...arrow, [0, 0, 1]])).toBe('not-planar');
    expect(
      spatial.polygonConvexity([
        [0, 0, 0],
        [1, 1, 1],
        [3, 3, 3],
      ]),
    ).toBe('degenerate');
    const quad = (at: (x: number, y: number) => Vector) => [at(0, 0), at(2, 0), at(2, 2), at(0, 2)];
    expect(spatial.polygonConvexity(quad((x, y) => [x, y, x + y]))).toBe('strictly-convex');
    expect(spatial.polygonConvexity(quad((x, y) => [5, x, y]))).toBe('strictly-convex');
    expect(spatial.polygonConvexity(quad((x, y) => [x, 5, y]))).toBe('strictly-convex');
    const cut = [...quad((x, y) => [x, 5, y]), [0, 5, 1] as Vector];
    expect(spatial.polygonConvexity(cut)).toBe('convex');
  });
});

describe('the queries of the harness', () => {
  it.each(trianglesQuestions.map((query) => [query.name, query] as const))('%s', (_, query) => {
    const out = new Float64Array(query.layout.arity);
    const directions = query.layout.parts.filter(({ kind }) => kind === 'direction' || kind === 'plane');
    for (const family of query.families) {
      const random = new Random(7, 7, 7, 7);
      for (let i = 0; i < 40; i++) {
        family.fill(random, out);
        if (
          !out.every(Number.isFinite) ||
          directions.some(({ at }) => !out[at] && !out[at + 1] && !out[at + 2])
        )
          continue;
        if (query.accepts !== undefined && !query.accepts(out)) continue;
        expect(query.subject(out), `${family.name} [${out}]`).toBe(query.referee(out));
      }
    }
  });
});
