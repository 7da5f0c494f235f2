import { describe, expect, it } from 'vitest';
import * as points from '../../src/implicit/index.js';
import * as indexes from '../../src/indexes/index.js';
import * as mesh from '../../src/mesh/index.js';
import * as planar from '../../src/planar/index.js';
import * as spatial from '../../src/spatial/index.js';

/**
 * What no walk over shapes finds: places that do not exist, outputs that are too short, meshes that are gone. The walk
 * is bad-arguments.test.ts.
 */

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const raw = {
  positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
  indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
};
const prepared = mesh.prepareMesh(raw);
const boxes = new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
const flatBoxes = [0, 0, 0, 1, 1, 1];
const flatOriented = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
const corners = [0, 0, 0, 4, 0, 0, 0, 4, 0];
const buffer = new Float64Array(corners);

describe('indices, lengths and results that do not exist', () => {
  const oriented = {
    center: [0, 0, 0],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    halfSize: [1, 1, 1],
  } as const;
  const withIndices = (indices: readonly number[]) =>
    ({ positions: raw.positions, indices }) as unknown as typeof raw;
  it.each([
    [
      () => points.orientedBoxCorner(oriented, 8),
      'orientedBoxCorner: i must be an integer from 0 to 7, got 8',
    ],
    [
      () => points.orientedBoxCorner(oriented, -1),
      'orientedBoxCorner: i must be an integer from 0 to 7, got -1',
    ],
    [
      () => points.orientedBoxFacePlane(oriented, 6),
      'orientedBoxFacePlane: i must be an integer from 0 to 5, got 6',
    ],
    [() => points.boxFacePlane(unit, Number.NaN), 'boxFacePlane: i must be an integer from 0 to 5, got NaN'],
    [() => spatial.boxesIntersectAt(flatBoxes, Number.NaN, flatBoxes, 0), 'boxesIntersectAt: i must be'],
    [() => spatial.boxesIntersectAt(flatBoxes, 0, flatBoxes, 0.5), 'boxesIntersectAt: j must be'],
    [
      () => spatial.triangleIntersectsOrientedBoxAt(corners, Number.NaN, 1, 2, flatOriented, 0),
      'triangleIntersectsOrientedBoxAt: i must be an integer from 0 to 2, got NaN',
    ],
    [
      () => spatial.trianglesIntersectAt(buffer, 0, 1, 2, buffer, 0, 1 / 3, 2),
      'trianglesIntersectAt: m must be',
    ],
    [
      () => spatial.rayIntersectsTriangleAt(buffer, 1, buffer, 1, buffer, 0, 1, 5 / 3),
      'rayIntersectsTriangleAt: k must be',
    ],
    [
      () => spatial.segmentIntersectsTriangleAt(buffer, 0, 3, buffer, 0, 1, 2),
      'segmentIntersectsTriangleAt: end must be',
    ],
    [
      () => planar.segmentsIntersect2dAt([0, 0, 1, 1], 0.5, 1, [0, 1, 1, 0], 0, 1),
      'segmentsIntersect2dAt: a0 must be an integer from 0 to 1, got 0.5',
    ],
    [() => planar.vertexConvexity2d(square, 1, 0 as 1), 'vertexConvexity2d: orientation must be 1 or -1'],
    [() => indexes.boxesOverlap(boxes, 0, 3), 'boxesOverlap: j must be an integer from 0 to 1, got 3'],
    [() => indexes.boxesOverlapBetween(boxes, 0.5, boxes, 0), 'boxesOverlapBetween: i must be'],
    [
      () => mesh.locatePoints(prepared, new Float64Array(6), new Int8Array(1)),
      'locatePoints: sides.length must be 2 or more, got 1',
    ],
    [
      () => mesh.anyHits(prepared, new Float64Array([1, 1, 1, 0, 0, 1]), new Uint8Array()),
      'anyHits: hits.length must be 1 or more, got 0',
    ],
    [
      () => mesh.prepareMesh(withIndices([0, 1, -1])),
      'prepareMesh: mesh.indices[2] must be an integer from 0 to 3, got -1',
    ],
    [() => mesh.prepareMesh(withIndices([0, 1, 2.5])), 'prepareMesh: mesh.indices[2] must be'],
    [() => mesh.prepareMesh(withIndices([0, 1, Number.NaN])), 'prepareMesh: mesh.indices[2] must be'],
    [
      () => mesh.prepareMesh(withIndices([0, 1, 7])),
      'prepareMesh: mesh.indices[2] must be an integer from 0 to 3, got 7',
    ],
    [
      () => mesh.locatePoint(raw as never, [1, 1, 1]),
      'locatePoint: mesh must be a prepared mesh: pass prepareMesh(mesh), got',
    ],
    [
      () => mesh.meshMesh(prepared, raw as never),
      'meshMesh: b must be a prepared mesh: pass prepareMesh(mesh), got',
    ],
  ])('%# are refused', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });

  it('an output that is longer is filled from its start', () => {
    expect(mesh.locatePoints(prepared, new Float64Array([1, 1, 1]), new Int8Array(2))).toEqual(
      new Int8Array([1, 0]),
    );
  });

  it('a mesh whose buffer went to another thread is refused at the first query', () => {
    const positions = raw.positions.slice();
    const gone = mesh.prepareMesh({ positions, indices: raw.indices });
    structuredClone(positions.buffer, { transfer: [positions.buffer] });
    expect(() => mesh.locatePoint(gone, [1, 1, 1])).toThrow(
      'locatePoint: mesh must be a mesh whose arrays have not been detached or resized since prepareMesh, got one whose are',
    );
  });

  it('holes may be left out', () => {
    expect(planar.pointPolygon2d([1, 1], { outer: square })).toEqual({
      location: 'inside',
      feature: { type: 'face', index: 0 },
    });
    expect(planar.polygonPolygon2d({ outer: square }, square).containment).toBe('equal');
  });
});
