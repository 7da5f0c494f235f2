import { afterEach, describe, expect, it, vi } from 'vitest';
import { locatePoints, prepareMesh } from '../../src/mesh/index.js';
import { answer } from '../../src/workers/answer.js';
import { MeshWorkers } from '../../src/workers/index.browser.js';
import type { Task } from '../../src/workers/tasks.js';
import type { Message } from '../../src/workers/thread.js';

const tetrahedron = {
  positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
  indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
};
const points = new Float64Array([1, 1, 1, 9, 9, 9, 2, 0, 1]);

/** A browser's worker: what it is handed is cloned, and it answers later. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  static behaviour: 'works' | 'is not found' | 'dies' = 'works';
  onmessage: (event: { data: Message }) => void = () => {};
  onerror: (event: { message?: string }) => void = () => {};
  onmessageerror = () => {};
  terminated = false;
  readonly url: string;
  readonly options: object;

  constructor(url: URL | string, options: object) {
    this.options = options;
    this.url = String(url);
    FakeWorker.all.push(this);
    if (FakeWorker.behaviour === 'is not found') setTimeout(() => this.onerror({}));
    else setTimeout(() => this.onmessage({ data: { type: 'ready' } }));
  }
  postMessage(task: Task): void {
    if (FakeWorker.behaviour === 'is not found') return;
    const copy = structuredClone(task);
    setTimeout(() => {
      if (FakeWorker.behaviour === 'dies') this.onerror({ message: 'out of memory' });
      else this.onmessage({ data: structuredClone(answer(copy)) });
    });
  }
  terminate(): void {
    this.terminated = true;
  }
}

/** What a page has, if it is isolated from other origins. */
function page(isolated: boolean): void {
  FakeWorker.all.length = 0;
  FakeWorker.behaviour = 'works';
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('crossOriginIsolated', isolated);
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
}
afterEach(() => void vi.unstubAllGlobals());

describe('MeshWorkers in a browser', () => {
  it('works in as many workers as run side by side, with the same answers', async () => {
    page(true);
    const workers = new MeshWorkers();
    expect(workers.workers).toBe(3);
    const mesh = await workers.prepare(tetrahedron);
    expect(await workers.locatePoints(mesh, points)).toEqual(locatePoints(prepareMesh(tetrahedron), points));
    const bad = workers.locatePoints(mesh, new Float64Array([0, Number.NaN, 0]));
    await expect(bad).rejects.toThrow(RangeError);
    expect(FakeWorker.all.length).toBeGreaterThan(1);
    for (const { url, options } of FakeWorker.all) {
      expect(url).toMatch(/workers\/unerring-mesh-worker\.browser\.js$/);
      expect(options).toEqual({ type: 'module' });
    }
    await workers.close();
    expect(FakeWorker.all.every(({ terminated }) => terminated)).toBe(true);
  });

  it('starts the worker that it is given', async () => {
    page(true);
    const workers = new MeshWorkers({ workers: 2, workerUrl: '/assets/mesh-worker.js' });
    await workers.selfIntersections(prepareMesh(tetrahedron));
    expect(FakeWorker.all.map(({ url }) => url)).toContain('/assets/mesh-worker.js');
    await workers.close();
  });

  it.each([
    ['a page that may not share memory', () => page(false)],
    ['an engine without workers', () => vi.stubGlobal('Worker', undefined)],
    [
      'an engine without shared memory',
      () => {
        page(true);
        vi.stubGlobal('SharedArrayBuffer', undefined);
      },
    ],
  ])('does everything in the calling thread: %s', async (_, set) => {
    set();
    FakeWorker.all.length = 0;
    const workers = new MeshWorkers({ workers: 4 });
    expect(workers.workers).toBe(1);
    const mesh = await workers.prepare(tetrahedron);
    expect(Array.from(await workers.locatePoints(mesh, points))).toEqual([1, -1, 0]);
    expect(Array.from(await workers.anyHits(mesh, new Float64Array([9, 9, 9, 1, 0, 0])))).toEqual([0]);
    expect(await workers.selfIntersections(prepareMesh(tetrahedron))).toEqual(new Uint32Array(0));
    expect(FakeWorker.all).toHaveLength(0);
    await workers.close();
  });

  it('are not made of a mesh', () => {
    const mesh = { positions: new Float64Array(9), indices: new Uint32Array(3) };
    expect(() => new MeshWorkers(mesh as object)).toThrow('a mesh: pass it to prepare(mesh) of the workers');
  });

  it('keeps a copy of the mesh, where memory is shared and where it is not', async () => {
    for (const memory of [SharedArrayBuffer, undefined]) {
      vi.stubGlobal('SharedArrayBuffer', memory);
      const own = { ...tetrahedron, positions: tetrahedron.positions.slice() };
      const workers = new MeshWorkers({ workers: 1 });
      const mesh = await workers.prepare(own);
      own.positions.fill(0);
      expect(Array.from(await workers.locatePoints(mesh, points))).toEqual([1, -1, 0]);
    }
  });

  it('says what to do when the worker is not found, and when one dies', async () => {
    page(true);
    FakeWorker.behaviour = 'is not found';
    await expect(new MeshWorkers({ workers: 2 }).selfIntersections(prepareMesh(tetrahedron))).rejects.toThrow(
      /^MeshWorkers: the worker could not be started \(its script could not be loaded\): give its place as option workerUrl/,
    );
    FakeWorker.behaviour = 'dies';
    await expect(new MeshWorkers({ workers: 2 }).selfIntersections(prepareMesh(tetrahedron))).rejects.toThrow(
      'MeshWorkers: a worker has ended (out of memory)',
    );
  });
});
