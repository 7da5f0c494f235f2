import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];
const spatialEdge = { type: 'edge', index: 0 };
const spatialFace = { type: 'face', index: 0 };

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
});
