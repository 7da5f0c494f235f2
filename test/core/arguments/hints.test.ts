import { describe, expect, it } from 'vitest';
import { reject } from '../../../src/core/arguments/errors.js';
import { requireGroups } from '../../../src/core/arguments/index.js';
import { parseMesh, parseQuakeMap, readMesh } from '../../../src/formats/index.js';
import { parseGeoJson } from '../../../src/geojson/index.js';
import { coordinates } from '../../../src/implicit/index.js';
import { KdTree } from '../../../src/indexes/index.js';
import { checkMesh, meshFromBufferGeometry, prepareMesh } from '../../../src/mesh/index.js';
import { pointPolygon2d } from '../../../src/planar/index.js';
import { polygonUnion } from '../../../src/polygons/index.js';
import { convexSolid, solidFromMesh, solidUnion } from '../../../src/solids/index.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { convexPolyhedronContainsPoint, pointPlane } from '../../../src/spatial/index.js';
import { three } from './three.js';

const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
const mesh = { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
const cube = convexSolid(
  [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign) => ({ normal: [0, 1, 2].map((k) => (k === axis ? sign : 0)), constant: -1 })),
  ),
);
const camera = {
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`member${i}`, { x: 0, y: 0, z: 0 }])),
  projectionMatrix: { elements: new Array(16).fill(0) },
};

/** What a wrong argument is told, of what it was meant to be. */
const mistakes: readonly (readonly [call: () => unknown, way: string])[] = [
  [() => solidUnion(mesh as never), ': pass solidFromMesh(mesh)'],
  [() => solidUnion([cube, cube] as never), ': pass the solids one by one, f(...solids)'],
  [() => prepareMesh(cube as never), ': pass solidToMesh(solid)'],
  [() => prepareMesh({ mesh, kept: [] } as never), ': pass v.mesh'],
  [() => checkMesh(mesh, { signal: new AbortController() as never }), ': pass v.signal'],
  [
    () => polygonUnion(parseGeoJson('{"type":"Point","coordinates":[0,0]}') as never),
    ': pass polygonsOfGeoJson(file.document)',
  ],
  [() => coordinates({ triangle: 0, point: [0, 0, 0] } as never), ': pass v.point'],
  [() => pointPlane([0, 0, 0], [0, 0, 1, 0] as never), ': pass {normal: v.slice(0, 3), constant: v[3]}'],
  [
    () => pointPolygon2d([0, 0], [{ outer: [[0, 0]] }, { outer: [[1, 1]] }] as never),
    ': pass each polygon alone',
  ],
  [
    () => frustumFromMatrix(camera as never),
    ': pass the elements of camera.projectionMatrix times camera.matrixWorldInverse',
  ],
  [() => frustumFromMatrix({ elements: new Float32Array(16) } as never), ': pass m.elements'],
  [
    () => frustumFromMatrix([0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => Number(i === j))) as never),
    ': pass the columns one behind the other, m.flat() if m[0] is the first column',
  ],
  [() => frustumFromMatrix(three('Matrix4') as never), ': pass m.elements'],
  [
    () => frustumFromMatrix(three('CubeCamera', 0.1, 10, {}) as never),
    'camera.matrixWorldInverse, of each camera in v.children',
  ],
  [() => new KdTree([{ x: 0, y: 0, z: 0 }] as never), ': pass [p.x, p.y, p.z] of all points p in one list'],
  [
    () => pointPlane(Promise.resolve([0, 0, 0]) as never, { normal: [0, 0, 1], constant: 0 }),
    ': pass await v',
  ],
  [() => prepareMesh({ positions: [[0, 0, 0]], indices: [] } as never), ': pass positions.flat()'],
  [() => prepareMesh({ positions: [], indices: [[0, 1, 2]] } as never), ': pass indices.flat()'],
  [
    () => meshFromBufferGeometry({ geometry: { attributes: { position: {} } } } as never),
    'a BufferGeometry of three.js, got an object that has one: pass mesh.geometry',
  ],
  [
    () => requireGroups('f', 'boxes', [{ min: [], max: [] }] as never, 6),
    'f: boxes must be a list of numbers, min x, min y, min z, max x, max y, max z of one box behind those of the other, ' +
      'got [{...}]: pass Float64Array.from(boxes.flatMap(({ min, max }) => [...min, ...max]))',
  ],
  [
    () => solidFromMesh({ ...mesh, indices: mesh.indices.slice(0, 9) }),
    'with one triangle: where vertices are nearly equal weldVertices with a distance closes it; unerring check shows all of them',
  ],
  [
    () => solidFromMesh({ ...mesh, indices: Uint32Array.from([...indices.slice(0, 9), 1, 3, 2]) }),
    "faces are turned over, which the rule 'even-odd' does not mind",
  ],
];

describe('a mistake that is made often', () => {
  it.each(mistakes)('is told the way out: %#', (call, way) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(way);
  });

  it('of a turned part, whose faces are no planes, is told to take the hull', () => {
    const [c, s] = [Math.cos(1), Math.sin(1)];
    const corners = [0, 1].flatMap((z) =>
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x, y]) => [c * x! - s * z, y! * c - s * (s * x! + c * z), s * y! + c * (s * x! + c * z)]),
    );
    const faces = [
      [0, 3, 2, 1],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
    ];
    expect(() => convexPolyhedronContainsPoint({ vertices: corners, faces }, [0, 0, 0])).toThrow(
      'pass convexHullPolyhedron(points, convexHull(points))',
    );
  });

  it('of bytes is told where they are', async () => {
    await expect(parseMesh('model.stl')).rejects.toThrow(
      'looks like the name of a file: readMesh(path) reads that',
    );
    await expect(parseMesh('models/a part.obj', 'obj')).rejects.toThrow('readMesh(path) reads that');
    // A comment, or a name of an object, that is all there is.
    expect((await parseMesh('# part.obj', 'obj')).mesh.indices).toHaveLength(0);
    await expect(parseQuakeMap('maps/level.map')).rejects.toThrow(
      'the name of a file: pass what the file holds',
    );
    expect((await parseQuakeMap('// level.map')).entities).toEqual([]);
    await expect(parseMesh(Promise.resolve('OFF') as never)).rejects.toThrow(': pass await v');
    const response = { body: { getReader() {} }, ok: true };
    await expect(parseMesh(response as never)).rejects.toThrow(': pass v.body');
  });

  it('of a text for its name is told who takes it; a file that is not there is named', async () => {
    await expect(readMesh('v 0 0 0\nv 1 0 0\n')).rejects.toThrow(
      /^readMesh: path must be the name of a file, got the string 'v 0.*': pass a text to parseMesh\(text\)$/,
    );
    await expect(readMesh('/nowhere/at-all.obj')).rejects.toThrow(/ENOENT.*'\/nowhere\/at-all\.obj'/);
  });

  it('says nothing where nothing is known', () => {
    expect(() => reject('f', 'x', 'a solid of unerring/solids', { a: 1 })).toThrow(
      /^f: x must be a solid of unerring\/solids, got an object \{a: 1\}$/,
    );
  });
});
