/** One small program for all runtimes, bundlers and browsers: it asks something of every entry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-command.js';

const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

/** All entries that are imported everywhere, as users write them; `observe` takes Node.js. */
export const entries: readonly string[] = Object.keys(exports)
  .filter(
    (path) =>
      !['./package.json', './workers/worker', './workers/geometry-worker', './observe'].includes(path),
  )
  .map((path) => path.replace('.', 'unerring'));

const nameOf = (entry: string): string => entry.replace(/\W/g, '_');

/**
 * A module with `probe(options, thread)`, which takes the options of `MeshWorkers` and of `GeometryWorker`, and
 * resolves to answers.
 *
 * @param without  entries that are left out
 */
export function probeModule(without: readonly string[] = []): string {
  const asked = entries.filter((entry) => !without.includes(entry));
  const has = (entry: string, code: string): string => (asked.includes(entry) ? code : '');
  return `${asked.map((entry) => `import * as ${nameOf(entry)} from '${entry}';`).join('\n')}
const entries = [${asked.map(nameOf).join(', ')}];
const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
const indices = new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]);
const corners = { position: { array: positions, itemSize: 3, count: 4 } };
const geometry = { attributes: corners, index: { array: indices, itemSize: 1, count: 12 } };
/** Classes as those of jolt-physics, as far as a hull needs them. */
const jolt = {
  Vec3: class { Set(x, y, z) { this.at = [x, y, z]; } },
  ConvexHullShapeSettings: class { mPoints = { all: [], reserve() {}, push_back({ at }) { this.all.push(at); } }; },
  destroy() {},
};
async function throughFile(format) {
  const chunks = [];
  for await (const chunk of unerring_formats.formatMesh({ positions, indices }, format)) chunks.push(Uint8Array.from(chunk));
  return Array.from((await unerring_formats.parseMesh(chunks, format)).mesh.indices).length;
}
export async function probe(options, thread) {
  const workers = new unerring_workers.MeshWorkers(options);
  const mesh = await workers.prepare({ positions, indices });
  const sides = await workers.locatePoints(mesh, new Float64Array([1, 1, 1, 9, 9, 9, 2, 0, 1]));
  const pairs = await workers.selfIntersections(mesh);
  await workers.close();
  const worker = new unerring_workers.GeometryWorker(thread);
  const { triangles } = await worker.delaunay2d([[0, 0], [4, 0], [0, 4]]);
  await worker.close();
  return {
    threads: workers.workers,
    answers: [
      entries.every((entry) => Object.keys(entry).length > 0),
      unerring.orient2d(0, 0, 0.3, 0.3, 0.1 + 0.2, 0.3),
      unerring_robust_predicates.orient2d(0, 0, 1, 0, 0, 1),
      Array.from(sides),
      pairs.length,
      triangles.length,
      ${['obj', 'off', 'ply', 'stl', 'glb'].map((format) => `await throughFile('${format}')`).join(', ')},
      unerring_three.meshFromGeometry(geometry).triangles.length,
      unerring_manifold.meshFromManifold(unerring_manifold.manifoldFromMesh({ positions, indices }).mesh).indices.length,
      unerring_jscad.union(unerring_jscad.geom3FromMesh({ positions, indices })).polygons.length,
      unerring_rapier.rapierFromMesh({ positions, indices }).certificate.type,
      unerring_jolt.joltHull(positions, { jolt }).settings.mPoints.all.length,
      unerring_occt.occtFromMesh(unerring_occt.meshFromOcct(geometry)).brep_faces.length,
      unerring_vitest.matchers.toBeClosed({ positions, indices }).pass,
      ${has('unerring/fuzz', "unerring_fuzz.familyNamed('ulp-walk').name, unerring_oracle.referees.rational.judges.orient2d([0, 0, 1, 0, 0, 1]), unerring_fuzz.configurations('orient2d') !== undefined")}
    ],
  };
}
`;
}

const files = [12, 12, 12, 12, 12];
/** Of three, manifold, jscad, rapier, jolt, occt and vitest. */
const adapters = [4, 12, 4, 'valid', 4, 1, true];
const withoutHarness = [true, -1, -1, [1, -1, 0], 0, 3, ...files, ...adapters];

/** What `probe` must give. */
export function expectedAnswers(without: readonly string[] = []): unknown[] {
  return without.includes('unerring/fuzz') ? withoutHarness : [...withoutHarness, 'ulp-walk', 1, true];
}

/** @throws Error if a probe's text of JSON is not what it must be */
export function checkProbe(text: string, threads: number, without: readonly string[] = []): void {
  const expected = JSON.stringify({ threads, answers: expectedAnswers(without) });
  const last = text.trim().split('\n').at(-1);
  if (last !== expected) throw new Error(`expected ${expected}\ngot ${text}`);
}
