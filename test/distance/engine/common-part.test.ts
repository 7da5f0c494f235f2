import { expect, it } from 'vitest';
import type { Cells, Quotient, ScaledCells } from '../../../src/distance/engine/cells.js';
import { commonPart } from '../../../src/distance/engine/common-part.js';
import { onCommonScale } from '../../../src/distance/engine/common-scale.js';
import { featureAt } from '../../../src/distance/engine/feature-at.js';
import { pointOfA } from '../../../src/distance/engine/measure.js';
import { nearest } from '../../../src/distance/engine/nearest.js';
import { listed } from '../../../src/distance/engine/point-list.js';
import { compareQuotients, distinct } from '../../../src/distance/engine/quotients.js';
import { isZero } from '../../../src/distance/engine/vectors.js';
import { wallsOf } from '../../../src/distance/engine/walls.js';
import { triangleCells } from '../../../src/distance/shapes/flat.js';
import { segmentCells } from '../../../src/distance/shapes/linear.js';
import {
  boxCells,
  convexPolyhedronCells,
  orientedBoxCells,
  tetrahedronCells,
} from '../../../src/distance/shapes/solids.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { cornersOf, type HalfSpaceCells } from '../../../src/round/engine/half-spaces.js';

const random = new Random(8, 1, 5, 2);
const number = () => random.between(-3, 3);
const point = () => [number(), number(), number()];

/**
 * The box with a side cut in two triangles and another one with a vertex in its middle: edges and vertices that are no
 * true ones.
 */
function cutBox(low: readonly number[], size: readonly number[]): ScaledCells {
  const at = (x: number, y: number, z: number) => [
    low[0]! + x * size[0]!,
    low[1]! + y * size[1]!,
    low[2]! + z * size[2]!,
  ];
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => at(i & 1, (i >> 1) & 1, i >> 2));
  const vertices = [...corners, at(0.5, 0.5, 1)];
  const top = [
    [4, 5, 8],
    [5, 7, 8],
    [7, 6, 8],
    [6, 4, 8],
  ];
  const faces = [[0, 2, 3], [0, 3, 1], [0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6], ...top];
  return convexPolyhedronCells('test', 'polyhedron', { vertices, faces });
}

/** A prism over a triangle. */
function prism(): ScaledCells {
  const [z, height] = [number(), random.between(1, 4)];
  const base = [
    [0, 0],
    [random.between(1, 4), number()],
    [number(), random.between(10, 20)],
  ];
  const vertices = [...base.map(([x, y]) => [x!, y!, z]), ...base.map(([x, y]) => [x! + 1, y!, z + height])];
  const faces = [
    [2, 1, 0],
    [3, 4, 5],
    [0, 1, 4, 3],
    [1, 2, 5, 4],
    [2, 0, 3, 5],
  ];
  return convexPolyhedronCells('test', 'polyhedron', { vertices, faces });
}

const AXES = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [2, 1, 0],
    [-1, 2, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ],
];

const KINDS: readonly (() => ScaledCells)[] = [
  () => {
    const min = point();
    return boxCells('test', 'box', { min, max: min.map((x) => x + random.between(0, 3)) });
  },
  () =>
    orientedBoxCells('test', 'box', {
      center: point(),
      axes: AXES[random.below(3)] as [number[], number[], number[]],
      halfSize: [random.between(0, 2), random.between(0, 2), random.between(0, 2)],
    }),
  () => tetrahedronCells('test', 'tetrahedron', { a: point(), b: point(), c: point(), d: point() }),
  prism,
  () => cutBox(point(), [2, random.between(1, 2) * 2, random.between(1, 3)]),
  () => triangleCells('test', 'triangle', { a: point(), b: point(), c: point() }),
  () => segmentCells('test', 'segment', { start: point(), end: point() }),
];

function spacesOf(cells: Cells): HalfSpaceCells[] {
  return wallsOf(cells).slabs.flatMap(({ normal: [x, y, z], low, high }): HalfSpaceCells[] => [
    ...(low === null ? [] : [{ normal: [x, y, z], constant: -low } as const]),
    ...(high === null ? [] : [{ normal: [-x, -y, -z], constant: high } as const]),
  ]);
}

const textOf = (points: readonly Quotient[]) =>
  distinct(points).map(({ numerators, denominator }) =>
    numerators.map((x) => Number(x) / Number(denominator)),
  );

it('has the corners of the half-spaces of both shapes, whatever these are', () => {
  const seen = { meeting: 0, several: 0 };
  for (let i = 0; i < 1000; i++) {
    const { a, b } = onCommonScale(KINDS[i % 7]!(), KINDS[random.below(7)]!());
    const corral = nearest(a, b);
    if (!isZero(corral.vector)) continue;
    const found = commonPart(a, b, pointOfA({ a }, corral));
    const corners = distinct(cornersOf([...spacesOf(a), ...spacesOf(b)]));
    seen.meeting++;
    if (corners.length > 2) seen.several++;
    expect(textOf(found)).toEqual(textOf(corners));
    expect(found.every((p, k) => compareQuotients(p, corners[k]!) === 0)).toBe(true);
  }
  expect(seen.meeting).toBeGreaterThan(200);
  expect(seen.several).toBeGreaterThan(20);
});

it('bounds a shape by slabs of which the shape is the common part', () => {
  let inside = 0;
  for (let i = 0; i < 1500; i++) {
    const shape = KINDS[i % 7]!();
    const single = segmentCells('test', 'segment', { start: point(), end: point() });
    const { a, b } = onCommonScale(shape, single);
    const at = { numerators: b.points.at(0), denominator: 1n };
    const isWithin = spacesOf(a).every(
      ({ normal, constant }) => normal.reduce((sum, n, k) => sum + n * at.numerators[k]!, constant) >= 0n,
    );
    const there: Cells = { ...b, points: listed([at.numerators]), inside: 'vertex', edges: [] };
    expect(isZero(nearest(a, there).vector)).toBe(isWithin);
    if (isWithin) inside++;
  }
  expect(inside).toBeGreaterThan(40);
});

it('knows features by the walls as by the lists of edges and faces', () => {
  const seen = new Map<string, number>();
  for (let i = 0; i < 1500; i++) {
    const { a, b } = onCommonScale(KINDS[i % 7]!(), KINDS[random.below(7)]!());
    const corral = nearest(a, b);
    if (!isZero(corral.vector)) continue;
    // With other walls, of which no facets are known, and points without slabs.
    const plain: Cells = { ...a, points: listed(a.points.all()), bounds: { edges: a.edges, faces: a.faces } };
    for (const p of commonPart(a, b, pointOfA({ a }, corral))) {
      const feature = featureAt(a, p);
      seen.set(feature.type, (seen.get(feature.type) ?? 0) + 1);
      expect(feature).toEqual(featureAt(plain, p));
    }
  }
  for (const type of ['vertex', 'edge', 'face', 'interior']) expect(seen.get(type)).toBeGreaterThan(20);
});
