import { describe, expect, it } from 'vitest';
import { reject } from '../../../src/core/arguments/errors.js';
import { requireGroups } from '../../../src/core/arguments/index.js';
import { parseMesh, parseQuakeMap, readMesh } from '../../../src/formats/index.js';
import {
  geoJsonOfPolygons,
  parseGeoJson,
  polygonsOfGeoJson,
  writeGeoJson,
} from '../../../src/geojson/index.js';
import { coordinates } from '../../../src/implicit/index.js';
import { KdTree } from '../../../src/indexes/index.js';
import { checkMesh, meshFromBufferGeometry, prepareMesh, weldVertices } from '../../../src/mesh/index.js';
import { moveAndSlide, rotatingContact, sweep, sweepMesh, sweepSolid } from '../../../src/motion/index.js';
import { pointPolygon2d } from '../../../src/planar/index.js';
import {
  bufferPolygon2d,
  canonicalPolygonText,
  makeValid,
  polygonSet,
  polygonSetArea,
  polygonSetCentroid,
  polygonSetPerimeter,
  polygonSetToJson,
  polygonSetVertexPoint,
  polygonUnion,
  roundPolygonSet,
} from '../../../src/polygons/index.js';
import { meetsSolid, nearestTriangles, trianglesMeeting } from '../../../src/scene/index.js';
import { boxOf, relation } from '../../../src/shapes/index.js';
import { offsetPolygon2d } from '../../../src/skeleton/index.js';
import {
  convexSolid,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
  roundSection,
  solidFromMesh,
  solidSection,
  solidUnion,
} from '../../../src/solids/index.js';
import { frustumFromMatrix } from '../../../src/spatial/convex/frustum.js';
import { convexPolyhedronContainsPoint, pointPlane } from '../../../src/spatial/index.js';
import { meshFromGeometry, meshFromObject } from '../../../src/three/index.js';
import { three } from './three.js';

const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
const mesh = { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
const cube = convexSolid(
  [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign) => ({ normal: [0, 1, 2].map((k) => (k === axis ? sign : 0)), constant: -1 })),
  ),
);
const ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
] as const;
const area = { type: 'Polygon', coordinates: [ring] } as const;
const areas = { type: 'MultiPolygon', coordinates: [[ring], [ring]] } as const;
const ball = { type: 'sphere', center: [0, 0, 1], radius: 1 } as const;
const turn = { translation: [0, 0, 0], axis: [0, 0, 1], angle: 1, center: [0, 0, 0] } as const;
const WALKERS = 'moveAndSlide: shape must be a sphere, a capsule or a box of space';
const WORLDS =
  'moveAndSlide: world must be a prepared mesh (prepareMesh), a tree (buildBrushTree or buildMeshTree), or a solid of unerring/solids, got []';
const geometry = {
  attributes: { position: { array: Float32Array.from(positions), itemSize: 3, count: 4 } },
  index: { array: Uint32Array.from(indices), itemSize: 1, count: 12 },
};
const ofThree = meshFromObject({
  geometry,
  matrixWorld: { elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] },
} as never);
const camera = {
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`member${i}`, { x: 0, y: 0, z: 0 }])),
  projectionMatrix: { elements: new Array(16).fill(0) },
};

const group = Object.assign(three('Group'), { children: [three('Mesh')] });

/** What a wrong argument is told, of what it was meant to be. */
const mistakes: readonly (readonly [call: () => unknown, way: string | RegExp])[] = [
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
    () => requireGroups('f', 'boxes', [{ min: { x: 0, y: 0, z: 0 }, max: { x: 1, y: 1, z: 1 } }] as never, 6),
    '=> [min.x, min.y, min.z, max.x, max.y, max.z]))',
  ],
  [
    () => solidFromMesh({ ...mesh, indices: mesh.indices.slice(0, 9) }),
    'with one triangle: if its gaps are seams, where vertices are nearly equal, weldVertices with a distance closes it; unerring check shows all of them',
  ],
  [
    () => solidFromMesh({ ...mesh, indices: Uint32Array.from([...indices.slice(0, 9), 1, 3, 2]) }),
    "faces are turned over: solidFromMesh(mesh, { rule: 'even-odd' }) does not mind, and orientMesh, or unerring orient on the command line, turns them back; unerring check",
  ],
  [() => meshUnion(ofThree as never, ofThree as never), ': pass [a, b]'],
  [() => meshIntersection(mesh as never, mesh as never), ': pass [a, b]'],
  [() => meshDifference(mesh as never, prepareMesh(mesh) as never), ': pass [a, b]'],
  [() => meshSymmetricDifference(mesh as never, mesh as never), ': pass [a, b]'],
  [() => meshUnion(ofThree as never), ': pass [v]'],
  [
    () => meshUnion([mesh], prepareMesh(mesh) as never),
    'meshUnion: options must be an object, and no mesh, got a PreparedMesh',
  ],
  [() => meshDifference([mesh], mesh as never), ': pass [...meshes, v]'],
  [
    () => meshUnion([mesh], new AbortController().signal as never),
    'meshUnion: options must be an object of options (trust, onProgress, signal, precision), got an AbortSignal {}: pass { signal: v }',
  ],
  [
    () => checkMesh(mesh, new AbortController() as never),
    'got an AbortController {}: pass { signal: v.signal }',
  ],
  [
    () => weldVertices(mesh, new AbortController().signal as never),
    'weldVertices: options must be an object of options (distance, dropCollapsed, clusters), got an AbortSignal {}: pass none',
  ],
  [() => checkMesh(mesh, Promise.resolve({}) as never), ', got a Promise {}: pass await v'],
  [() => checkMesh(mesh, new Map([['limit', 1]]) as never), ', got a Map {}'],
  [() => checkMesh(mesh, (() => {}) as never), 'must be an object, got a function: pass { onProgress: v }'],
  [
    () => weldVertices(mesh, Math.max as never),
    'weldVertices: options must be an object, got the function max',
  ],
  [
    () => [ofThree].map(checkMesh as never),
    'checkMesh: options must be an object, got 0: where map calls it, pass (v) => checkMesh(v)',
  ],
  [() => [three('Mesh')].map(meshFromObject as never), 'pass (v) => meshFromObject(v)'],
  [() => [geometry].map(meshFromGeometry as never), 'pass (v) => meshFromGeometry(v)'],
  [
    () => polygonUnion(ring, ring, { signal: new AbortController().signal } as never),
    ': pass options to polygonsOfExpression(expression, options)',
  ],
  [
    () => polygonUnion(ring, new AbortController().signal as never),
    'an AbortSignal {}: pass options to polygonsOfExpression(expression, options)',
  ],
  [
    () => meshFromObject(group as never),
    ': pass meshFromObject(o) of unerring/three of each o with o.isMesh that v.traverse finds',
  ],
  [
    () => meshFromGeometry(group as never),
    /^meshFromGeometry: geometry must be a BufferGeometry of three\.js, got a three\.js Group .* v\.traverse finds$/,
  ],
  [() => meshUnion([mesh, { scene: group }] as never), 'o.isMesh that v.scene.traverse finds'],
  [
    () => offsetPolygon2d(polygonSet(ring) as never, 1),
    ': pass each p of roundPolygonSet(v).polygons, {outer: p[0], holes: p.slice(1)}',
  ],
  [
    () => offsetPolygon2d(area as never, 1),
    ': pass {outer: v.coordinates[0], holes: v.coordinates.slice(1)}',
  ],
  [
    () => offsetPolygon2d(areas as never, 1),
    ': pass each polygon alone, {outer: v.coordinates[i][0], holes: v.coordinates[i].slice(1)}',
  ],
  [
    () => pointPolygon2d([0, 0], areas.coordinates as never),
    ': pass each polygon alone, {outer: v[i][0], holes: v[i].slice(1)}',
  ],
  [
    () => makeValid(areas as never),
    "polygon must be a ring, {outer, holes} or a GeoJSON Polygon, got an object {type: 'MultiPolygon', coordinates: [[...], [...]]}: pass each polygon alone, {type: 'Polygon', coordinates: v.coordinates[i]}",
  ],
  [() => makeValid(polygonSet(ring) as never), 'got a polygon set, which is valid'],
  [
    () => makeValid(null as never),
    'makeValid: polygon must be a ring, {outer, holes} or a GeoJSON Polygon, got null',
  ],
  [
    () => writeGeoJson(polygonSet(ring) as never),
    'writeGeoJson: document must be GeoJSON, got a polygon set: pass geoJsonOfPolygons(roundPolygonSet(v).polygons)',
  ],
  [() => moveAndSlide(ball, [0, 0, 1], [] as never), WORLDS],
  [
    () => moveAndSlide(ball, [0, 0, 1], mesh as never),
    'world must be a prepared mesh: pass prepareMesh(mesh)',
  ],
  [
    () => moveAndSlide({ type: 'hull', points: [] } as never, [0, 0, 1], [] as never),
    `${WALKERS}, got one of type`,
  ],
  [
    () => moveAndSlide([0, 0, 1] as never, [0, 0, 1], [] as never),
    `${WALKERS}, with its type, got [0, 0, 1]`,
  ],
  [
    () => moveAndSlide({ type: 'capsule', start: [0], end: [0, 0, 1], radius: 1 }, [0, 0, 1], [] as never),
    'shape.start must be a point of 3 coordinates, got [0]',
  ],
  [
    () => moveAndSlide({ type: 'capsule', start: [0, 0], end: [0, 1], radius: 1 }, [0, 0, 1], [] as never),
    `${WALKERS}, got one of type 'capsule' of the plane`,
  ],
  [
    () => sweepMesh({ type: 'cylinder' } as never, [0, 0, 1], prepareMesh(mesh)),
    "sweepMesh: shape must be a shape of space that is convex and has an end (a point, or of type 'segment', 'sphere',",
  ],
  [
    () => sweepMesh(ball, turn as never, prepareMesh(mesh)),
    'sweepMesh: motion must be a vector of 3 coordinates, got a motion that turns: what sweeps translates; rotatingContact takes two shapes that turn',
  ],
  [() => sweepSolid(ball, turn as never, cube), 'sweepSolid: motion must be a vector'],
  [
    () => sweep(ball, turn as never, ball),
    'sweep: motionA must be a vector of 3 coordinates, got a motion that turns',
  ],
  [
    () => rotatingContact(ball, turn, prepareMesh(mesh) as never),
    'got a mesh, which is asked triangle by triangle',
  ],
  [
    () => rotatingContact({ center: [0, 0, 0], radius: 1 } as never, turn, ball),
    "a must be a point, or a shape with its type ('segment', 'sphere', 'capsule', 'lozenge', 'triangle', 'tetrahedron', 'box', 'oriented-box', 'convex-polyhedron', 'hull', 'k-dop', 'frustum', 'polygon'), got",
  ],
  [
    () => rotatingContact({ type: 'cone' } as never, turn, ball),
    "a must be a shape of space that can turn (a point, or of type 'segment', 'sphere', 'capsule',",
  ],
];

/** What was meant for shapes without their types, and what is passed in their place. */
const untyped: readonly (readonly [given: unknown, way: string])[] = [
  [[[0, 0, 0]], 'v[0]'],
  [
    [
      [0, 0, 0],
      [1, 0, 0],
    ],
    "{type: 'segment', start: v[0], end: v[1]}",
  ],
  [
    [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ],
    "{type: 'triangle', a: v[0], b: v[1], c: v[2]}",
  ],
  [
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ],
    "{type: 'polygon', outer: v}, or {type: 'hull', points: v}",
  ],
  [{ min: [0, 0, 0], max: [1, 1, 1] }, "{type: 'box', ...v}"],
  [{ center: [1, 1, 1], radius: 1 }, "{type: 'sphere', ...v}"],
];

describe('a shape without its type', () => {
  it.each(untyped)('is named as the argument, with what it may be: %j', (given, way) => {
    const solid = prepareMesh(mesh);
    const asked = [
      ['relation', 'a', () => relation(given as never, ball)],
      ['relation', 'b', () => relation(ball, given as never)],
      ['boxOf', 'shape', () => boxOf(given as never)],
      ['trianglesMeeting', 'shape', () => trianglesMeeting(solid, given as never)],
      ['meetsSolid', 'shape', () => meetsSolid(solid, given as never)],
      ['nearestTriangles', 'shape', () => nearestTriangles(solid, given as never)],
      ['sweepMesh', 'shape', () => sweepMesh(given as never, [0, 0, 1], solid)],
    ] as const;
    for (const [where, name, ask] of asked) {
      expect(ask).toThrow(`${where}: ${name} must be a point, or a shape with its type ('`);
      expect(ask).toThrow(`: pass ${way}`);
    }
    const typed = new Function('v', `return ${way.replace(/, or .*/, '')}`)(given);
    expect(boxOf(typed).min).toEqual([0, 0, 0]);
  });

  it('is one of the plane where that is what its points are', () => {
    expect(() => boxOf({ center: [0, 0], radius: 1 } as never)).toThrow(": pass {type: 'circle', ...v}");
    expect(() => boxOf([...ring] as never)).toThrow(/: pass \{type: 'polygon', outer: v\}$/);
  });

  it('beside a mesh is told to be in space, without a name that is not there', () => {
    expect(() => trianglesMeeting(prepareMesh(mesh), [0, 0] as never)).toThrow(
      'trianglesMeeting: shape must be in space, got a point of the plane',
    );
  });

  it('is told nothing where nothing is known', () => {
    for (const given of [[], [{}], {}, { min: [0, 0, 0] }, [[[0, 0]]]])
      expect(() => boxOf(given as never)).not.toThrow(/: pass/);
  });
});

describe('a mistake that is made often', () => {
  it.each(mistakes)('is told the way out: %#', (call, way) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(way);
  });

  const sets: readonly (readonly [given: unknown, way: string])[] = [
    [ring, 'polygonSet(v)'],
    [[ring], 'polygonSet(v)'],
    [[[ring]], 'polygonSet(v)'],
    [{ outer: ring }, 'polygonSet(v)'],
    [[{ outer: ring }], 'polygonSet(v)'],
    [area, 'polygonSet(v)'],
    [areas, 'polygonSet(v)'],
    [[], 'polygonSet(v)'],
    [roundSection(solidSection(cube, { normal: [0, 0, 1], constant: 0 })).polygons, 'polygonSet(v)'],
    [roundPolygonSet(polygonSet(ring)), 'polygonSet(v.polygons)'],
    [[area, polygonSet(ring)], 'polygonUnion(...v)'],
    [{ type: 'Feature', properties: {}, geometry: area }, 'polygonSet(polygonsOfGeoJson(v))'],
    [parseGeoJson(JSON.stringify(area)), 'polygonSet(polygonsOfGeoJson(v))'],
    [bufferPolygon2d(ring, 1, { tolerance: 1 }), 'v.region'],
    [makeValid(ring), 'v.set'],
  ];

  it.each(sets)('of a polygon set is told what makes one: %#', (given, way) => {
    for (const ask of [
      roundPolygonSet,
      polygonSetArea,
      polygonSetCentroid,
      polygonSetPerimeter,
      polygonSetToJson,
      canonicalPolygonText,
      (set: never) => polygonSetVertexPoint(set, 0),
    ])
      expect(() => ask(given as never)).toThrow(
        new RegExp(`: set must be a polygon set, got .*: pass ${way.replace(/[().]/g, '\\$&')}$`),
      );
    const made = new Function('v', 'polygonSet', 'polygonUnion', 'polygonsOfGeoJson', `return ${way}`);
    expect(polygonSetArea(made(given, polygonSet, polygonUnion, polygonsOfGeoJson)).numerator).toBeTypeOf(
      'bigint',
    );
  });

  it('of a polygon set is told nothing where nothing is known', () => {
    for (const given of [undefined, null, [1, 2], 'x', {}, { polygons: [[[0, 1, 2]]] }])
      expect(() => polygonSetArea(given as never)).not.toThrow(/: pass/);
  });

  it('is told what works', () => {
    const set = polygonSet(areas);
    for (const [outer, ...holes] of roundPolygonSet(set).polygons)
      expect(offsetPolygon2d({ outer: outer!, holes }, 1)!.polygons).toHaveLength(1);
    expect(writeGeoJson(geoJsonOfPolygons(roundPolygonSet(set).polygons))).toContain('"Polygon"');
    for (const coordinates of areas.coordinates)
      expect(makeValid({ type: 'Polygon', coordinates }).wasValid).toBe(true);
    expect(meshUnion([ofThree, ofThree]).certificate.type).toBe('valid');
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
      "pass { type: 'hull', points } where shapes have a type, else convexHullPolyhedron(points, convexHull(points))",
    );
    const turned = { type: 'convex-polyhedron', vertices: corners, faces } as never;
    expect(() => relation(turned, ball)).toThrow("pass { type: 'hull', points } where shapes have a type");
    expect(relation({ type: 'hull', points: corners as never }, ball).relation).toBe('overlapping');
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

  it('of options that only look closed is told nothing', () => {
    class Defaults {
      get selfIntersections() {
        return 'none' as const;
      }
    }
    for (const options of [new Defaults(), Object.create({ selfIntersections: 'none' }), {}])
      expect(checkMesh(mesh, options).selfIntersections).toBe(
        'selfIntersections' in options ? 'none' : 'all',
      );
  });

  it('says nothing where nothing is known', () => {
    // A camera is no mesh, and holds none.
    expect(() => meshFromObject(three('PerspectiveCamera') as never)).toThrow(/\}$/);
    expect(() => reject('f', 'x', 'a solid of unerring/solids', { a: 1 })).toThrow(
      /^f: x must be a solid of unerring\/solids, got an object \{a: 1\}$/,
    );
  });
});
