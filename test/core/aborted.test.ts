import { expect, it } from 'vitest';
import { throwIfAborted } from '../../src/core/aborted.js';
import { parseMesh, parseQuakeMap, readMesh } from '../../src/formats/index.js';
import { checkMesh, meshSections, prepareMesh } from '../../src/mesh/index.js';
import { deformingSelfContacts, visitDeformingSelfContacts } from '../../src/motion/index.js';
import {
  minkowskiSum2d,
  polygonSet,
  polygonsOfExpression,
  roundPolygonSet,
} from '../../src/polygons/index.js';
import { offsetPolygon2d, roofOfPolygon2d, straightSkeleton2d } from '../../src/skeleton/index.js';
import {
  changeMesh,
  convexSolid,
  meshUnion,
  roundSection,
  solidSection,
  solidToMesh,
} from '../../src/solids/index.js';
import { delaunay2d, delaunay3d, voronoiCells2d, voronoiDiagram2d } from '../../src/triangulation/index.js';
import { GeometryWorker } from '../../src/workers/index.js';

const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
const mesh = { positions, indices };
const still = { start: positions, end: positions, indices };
const square = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;
const set = polygonSet(square);
const cube = convexSolid(
  [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign) => ({ normal: [0, 1, 2].map((k) => (k === axis ? sign : 0)), constant: -1 })),
  ) as never,
);
const diagram = voronoiDiagram2d(square);
const box = { min: [0, 0], max: [1, 1] };

type Options = { readonly signal: { readonly aborted: boolean; readonly reason?: unknown } };

const throwing: Readonly<Record<string, (options: Options) => unknown>> = {
  meshSections: (options) => meshSections(mesh, [0, 0, 1], [-0.5], options),
  delaunay2d: (options) => delaunay2d(square, options),
  delaunay3d: (options) => delaunay3d(positions, options),
  voronoiDiagram2d: (options) => voronoiDiagram2d(square, options),
  voronoiCells2d: (options) => voronoiCells2d(diagram, box, options),
  polygonSet: (options) => polygonSet(square, options),
  polygonsOfExpression: (options) => polygonsOfExpression(square as never, options),
  roundPolygonSet: (options) => roundPolygonSet(set, options),
  minkowskiSum2d: (options) => minkowskiSum2d(square, square, options),
  roundSection: (options) =>
    roundSection(solidSection(cube, { normal: [0, 0, 1], constant: 0 }), options as never),
  straightSkeleton2d: (options) => straightSkeleton2d(square, options),
  offsetPolygon2d: (options) => offsetPolygon2d(square, -0.5, options),
  roofOfPolygon2d: (options) => roofOfPolygon2d(square, options),
};

it.each(Object.entries(throwing))('%s throws the reason of its signal, or an AbortError', (_, call) => {
  const reason = new Error('enough');
  expect(() => call({ signal: { aborted: true, reason } })).toThrow(reason);
  expect(() => call({ signal: AbortSignal.abort() })).toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  expect(() => call({ signal: { aborted: true } })).toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(() => call({ signal: { aborted: true } })).toThrow(/^\w+: aborted$/);
  expect(() => call({ signal: { aborted: false } })).not.toThrow();
});

it('what reads, and what threads do, is rejected with the reason', async () => {
  const worker = new GeometryWorker();
  const reason = new Error('enough');
  for (const call of [
    (options) => parseMesh('v 0 0 0\n', 'obj', options),
    (options) => parseQuakeMap('// level', options),
    (options) => readMesh('/nowhere.obj', options),
    (options) => worker.checkMesh(mesh, options),
    (options) => worker.meshUnion([mesh], options),
  ] as readonly ((options: { readonly signal: AbortSignal }) => Promise<unknown>)[]) {
    await expect(call({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(call({ signal: AbortSignal.abort() })).rejects.toHaveProperty('name', 'AbortError');
  }
  await worker.close();
});

it('what finds a part returns it, and what repairs the best mesh so far', () => {
  const options = { signal: AbortSignal.abort() };
  expect(checkMesh(mesh, options).complete).toBe(false);
  expect(deformingSelfContacts(still, options).complete).toBe(false);
  expect(visitDeformingSelfContacts(still, () => false, options)).toBe(true);
  expect(meshUnion([mesh], options).certificate.type).toBe('valid');
  expect(solidToMesh(cube, options).certificate.type).toBe('valid');
  expect(changeMesh(prepareMesh(mesh), 'union', [mesh], options)).toBeDefined();
});

it('nothing is thrown without a signal, nor by one that is not aborted', () => {
  expect(() => throwIfAborted('f', undefined)).not.toThrow();
  expect(() => throwIfAborted('f', new AbortController().signal)).not.toThrow();
});
