import { describe, expect, test } from 'vitest';
import { meshSection } from '../../../src/mesh/index.js';
import { polygonSet, roundPolygonSet } from '../../../src/polygons/index.js';
import {
  boxSolid,
  prismSolid,
  pyramidSolid,
  roundSection,
  solidDifference,
  solidSection,
  solidToMesh,
  solidUnion,
} from '../../../src/solids/index.js';
import { whyInvalid } from '../../polygons/output/rounding-referee.js';

const pyramid = pyramidSolid(
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
  0,
  [1, 1, 3],
);
const block = solidDifference(
  boxSolid({ min: [0, 0, 0], max: [9, 9, 9] }),
  boxSolid({ min: [2, 3, -1], max: [4, 7, 10] }),
);
const up = { normal: [0, 0, 1], constant: -1 } as const;

describe('sections of solids', () => {
  test('a horizontal one has x and y, the nearest doubles', () => {
    const { polygons, axes, certificate } = roundSection(solidSection(pyramid, up));
    const [a, b] = [1 / 3, 5 / 3];
    expect(polygons).toEqual([
      [
        [
          [a, a],
          [b, a],
          [b, b],
          [a, b],
          [a, a],
        ],
      ],
    ]);
    expect(axes).toEqual([0, 1]);
    expect(certificate).toMatchObject({ type: 'valid', passes: 0 });
    expect(certificate.deviation).toBeGreaterThan(0);
    expect(certificate.deviation).toBeLessThan(2 ** -52);
  });

  test('on a grid of integers', () => {
    const { polygons } = roundSection(solidSection(pyramid, up), { grid: 1 });
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
          [0, 0],
        ],
      ],
    ]);
  });

  test('holes are holes', () => {
    const { polygons } = roundSection(solidSection(block, up));
    expect(polygons).toEqual([
      [
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 9],
          [0, 0],
        ],
        [
          [2, 3],
          [2, 7],
          [4, 7],
          [4, 3],
          [2, 3],
        ],
      ],
    ]);
  });

  test('from behind the axes are exchanged, and outer rings run counterclockwise all the same', () => {
    const { polygons, axes } = roundSection(solidSection(block, { normal: [0, 0, -2], constant: 2 }));
    expect(axes).toEqual([1, 0]);
    expect(whyInvalid(polygons)).toBeNull();
    expect(polygons[0]![1]).toEqual([
      [3, 2],
      [3, 4],
      [7, 4],
      [7, 2],
      [3, 2],
    ]);
  });

  test('the axis of the greatest component of the normal is left out', () => {
    const section = solidSection(block, { normal: [3, 1, 1], constant: -8 });
    const { polygons, axes } = roundSection(section);
    expect(axes).toEqual([1, 2]);
    expect(whyInvalid(polygons)).toBeNull();
  });

  test('points that are the same are one: bars that touch in an edge', () => {
    const bars = solidUnion(
      prismSolid(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        0,
        3,
      ),
      prismSolid(
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 2],
        ],
        0,
        3,
      ),
    );
    const { polygons, certificate } = roundSection(solidSection(bars, up));
    expect(polygons).toHaveLength(2);
    expect(certificate).toMatchObject({ type: 'valid', mergedVertices: 0 });
  });

  test('nothing is nothing', () => {
    expect(roundSection(solidSection(pyramid, { normal: [0, 0, 1], constant: -7 })).polygons).toEqual([]);
  });
});

describe('sections of meshes', () => {
  test('as those of the solid', () => {
    const mesh = solidToMesh(block);
    const { polygons } = roundSection(meshSection(mesh, up));
    expect(polygons).toEqual(roundSection(solidSection(block, up)).polygons);
  });

  test('a mesh inside out that is filled by non-zero', () => {
    const { positions, indices } = solidToMesh(block);
    const section = meshSection({ positions, indices: Array.from(indices).reverse() }, up, {
      rule: 'non-zero',
    });
    const { polygons } = roundSection(section, { grid: 0.5 });
    expect(polygons).toEqual(roundSection(solidSection(block, up)).polygons);
  });

  test('what is rounded can be combined, and rounded to itself', () => {
    const { polygons } = roundSection(solidSection(pyramid, up), { grid: 1e-3 });
    const set = polygonSet({ type: 'MultiPolygon', coordinates: polygons });
    expect(roundPolygonSet(set, { grid: 1e-3 }).polygons).toEqual(polygons);
  });
});

describe('arguments', () => {
  const section = solidSection(pyramid, up);
  const { plane, loops, regions } = section;

  test.each([
    [null, /^roundSection: section must be a section/],
    [{ loops, regions }, /^roundSection: section\.plane must be/],
    [{ plane, regions }, /^roundSection: section\.loops must be a list of loops/],
    [{ plane, loops }, /^roundSection: section\.regions must be a list of regions/],
    [
      { plane, loops, regions: [{ outer: 7, holes: [] }] },
      /^roundSection: section\.regions\[0\]\.outer must be/,
    ],
    [
      { plane, loops, regions: [{ outer: 0, holes: 3 }] },
      /^roundSection: section\.regions\[0\]\.holes must be/,
    ],
    [
      { plane, loops: [{ points: [[1, Number.NaN, 1]] }], regions },
      /^roundSection: section\.loops\[0\]\.points\[0\]\[1\] must be/,
    ],
    [
      { plane, loops: [{ points: 3 }], regions },
      /^roundSection: section\.loops\[0\]\.points must be a list of points/,
    ],
  ])('what is no section is refused: %#', (wrong, error) => {
    expect(() => roundSection(wrong as never)).toThrow(error);
  });

  test.each([0, -1, Number.NaN])('grid %s is refused', (grid) => {
    expect(() => roundSection(section, { grid })).toThrow(/^roundSection: options\.grid must be/);
  });
});
