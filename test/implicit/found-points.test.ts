import { describe, expect, it } from 'vitest';
import { buildBrushTree, firstTreeHit, leafCells, treePortals } from '../../src/bsp/index.js';
import {
  coordinates,
  coordinates2d,
  type FoundPoint2,
  type FoundPoint3,
  lineLinePoint2d,
  linePlanePoint,
  orientedBoxCorner,
  parameter,
  pointAt,
  threePlanesPoint,
} from '../../src/implicit/index.js';
import { firstHit, prepareMesh } from '../../src/mesh/index.js';
import {
  contactPoints2d,
  polygonValidity2d,
  segmentIntersections2d,
  segmentSegment2d,
} from '../../src/planar/index.js';
import {
  convexPolyhedronConvexPolyhedron,
  frustumCorners,
  frustumFromMatrix,
  rayPlanePoints,
  rayTrianglePoints,
  segmentBox,
  triangleTrianglePoints,
} from '../../src/spatial/index.js';

const triangle = { a: [0, 0, 0], b: [3, 0, 1], c: [0, 3, 2] };
const ray = { origin: [1, 1, 5], direction: [0, 1, -11] };
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const corner = {
  vertices: [
    [0, 0, 0],
    [3, 0, 0],
    [0, 3, 0],
    [0, 0, 3],
  ],
  faces: [
    [1, 2, 3],
    [0, 3, 2],
    [0, 1, 3],
    [0, 2, 1],
  ],
};
const typed = new Float64Array([1, 1, 1]);
const plane = (normal: readonly number[], constant: number) => ({ normal, constant });
const brushTree = buildBrushTree([
  [
    plane([3, 0, 0], -1),
    plane([-1, 0, 0], 0),
    plane([0, 1, 0], -1),
    plane([0, -1, 0], 0),
    plane([0, 0, 1], -1),
    plane([0, 0, -1], 0),
  ],
]);

const inSpace: Readonly<Record<string, () => FoundPoint3 | readonly FoundPoint3[] | null>> = {
  linePlanePoint: () => linePlanePoint([0, 0, 0], [1, 1, 3], plane([0, 0, 1], -1)),
  threePlanesPoint: () => threePlanesPoint(plane([3, 0, 0], -1), plane([0, 1, 0], 0), plane([0, 0, 7], -1)),
  orientedBoxCorner: () =>
    orientedBoxCorner({ center: [0.1, 0, 0], axes: [typed, [0, 1, 0], [0, 0, 1]], halfSize: [0.3, 1, 1] }, 1),
  pointAt: () => pointAt({ start: [0, 0, 0], end: [1, 2, 3] }, parameter(0.1)),
  rayTrianglePoints: () => rayTrianglePoints(ray, triangle).contact.map(({ point }) => point),
  'the end of a segment': () =>
    segmentBox({ start: typed, end: [9, 9, 9] }, unit).contact.map(({ point }) => point),
  rayPlanePoints: () =>
    rayPlanePoints({ origin: new Float64Array(3), direction: [1, 2, 3] }, plane([0, 0, 1], 0)).contact[0]!
      .point,
  triangleTrianglePoints: () =>
    triangleTrianglePoints(triangle, { a: [1, 1, -1], b: [1, 1, 9], c: [2, 2, 9] }).contact.map(
      ({ point }) => point,
    ),
  convexPolyhedronConvexPolyhedron: () =>
    convexPolyhedronConvexPolyhedron(corner, {
      ...corner,
      vertices: corner.vertices.map((v) => Float64Array.from(v)),
    }).witness.point,
  frustumCorners: () => frustumCorners(frustumFromMatrix([3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
  firstHit: () =>
    firstHit(prepareMesh({ positions: [0, 0, 0, 3, 0, 1, 0, 3, 2], indices: [0, 1, 2] }), ray).map(
      ({ point }) => point,
    ),
  'firstHit at its origin': () =>
    firstHit(prepareMesh({ positions: [0, 0, 0, 3, 0, 0, 0, 3, 0], indices: [0, 1, 2] }), {
      origin: new Float32Array([1, 1, 0]),
      direction: [0, 0, 1],
    }).map(({ point }) => point),
  firstTreeHit: () => firstTreeHit({ start: [9, 0.5, 0.5], end: [0, 0.5, 0.5] }, brushTree)!.point,
  leafCells: () =>
    leafCells(brushTree, { min: [-1, -1, -1], max: [2, 2, 2] }).flatMap(({ vertices }) => vertices),
  treePortals: () =>
    treePortals(brushTree, { min: [-1, -1, -1], max: [2, 2, 2] }).flatMap(({ vertices }) => vertices),
};

const diagonals = [
  { start: new Float64Array([0, 0]), end: [3, 1] },
  { start: [0, 1], end: [3, 0] },
  { start: [0, 0], end: [0, 1] },
];
const bowTie = [
  [0, 0],
  [3, 1],
  [3, 0],
  [0, 1],
];
const inPlane: Readonly<Record<string, () => FoundPoint2 | readonly FoundPoint2[] | null>> = {
  lineLinePoint2d: () => lineLinePoint2d([0, 0], [3, 1], [1, 0], [1, 1]),
  segmentIntersections2d: () => segmentIntersections2d(diagonals).points.map(({ point }) => point),
  polygonValidity2d: () => polygonValidity2d(bowTie).faults.flatMap(({ points }) => points),
  contactPoints2d: () => {
    const [a, b, c] = diagonals as [(typeof diagonals)[0], (typeof diagonals)[0], (typeof diagonals)[0]];
    // The whole classification, and its list.
    const crossing = contactPoints2d(a, b, segmentSegment2d(a, b));
    expect(crossing).toEqual(contactPoints2d(a, b, segmentSegment2d(a, b).contact));
    return [...crossing, ...contactPoints2d(a, c, segmentSegment2d(a, c).contact)];
  },
};

const isOne = (found: object): boolean => 'type' in found || typeof (found as number[])[0] === 'number';

describe('a point that a function found can be spread into its nearest doubles', () => {
  it.each(Object.entries(inSpace))('%s', (_, find) => {
    const found = find()!;
    const points = (isOne(found) ? [found] : found) as readonly FoundPoint3[];
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) {
      const [x, y, z, ...rest] = point;
      expect([x, y, z, ...rest]).toEqual(coordinates(point));
      expect(Math.max(...point)).toBe(Math.max(...coordinates(point)));
    }
  });

  it.each(Object.entries(inPlane))('%s', (_, find) => {
    const found = find()!;
    const points = (isOne(found) ? [found] : found) as readonly FoundPoint2[];
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) expect([...point]).toEqual(coordinates2d(point));
  });

  it('and stays data: no member is added, and there is no index', () => {
    const point = linePlanePoint([0, 0, 0], [1, 1, 3], plane([0, 0, 1], -1))!;
    expect(Object.keys(structuredClone(point))).toEqual(Object.keys(point));
    expect('0' in point || 'length' in point).toBe(false);
  });
});
