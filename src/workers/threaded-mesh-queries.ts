import { availableParallelism } from 'node:os';
import type Tinypool from 'tinypool';
import { reject } from '../core/errors.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { subtreeRoots } from '../indexes/bvh-walk.js';
import { sortPairs } from '../indexes/growable-pairs.js';
import { countOf } from '../mesh/batches.js';
import type { Closure } from '../mesh/closure.js';
import { type IndexedMesh, requireMesh } from '../mesh/indexed-mesh.js';
import { type SharedMesh, shared, shareMesh } from './shared-memory.js';
import type { Results, Task } from './tasks.js';
import { perform } from './tasks.js';
import { locateWorker } from './worker-location.js';

/** Tasks for each worker: more than one, so that none waits long for the last. */
const PARTS_EACH = 16;
/** Trees for each worker: two, so that whoever proves the stars has time for one. */
const TREES_EACH = 2;
/** Points or rays in a task. */
const BATCH = 4096;

/** A mesh in shared memory with its tree. */
export interface WorkerMesh {
  readonly mesh: SharedMesh;
  readonly tree: Bvh;
  readonly closure: Closure;
}

/**
 * Queries about large meshes on several threads: the same answers as on one, in shared memory. A pool is kept until it is
 * closed; with one worker everything is done in the calling thread.
 *
 * @example
 * const workers = new MeshWorkers({ workers: 1 });
 * workers.workers; // 1
 */
export class MeshWorkers {
  /** How many threads there are. */
  readonly workers: number;
  readonly #pool: Promise<Tinypool> | undefined;

  /** @throws RangeError if `workers` is not a whole number from 1 on */
  constructor({ workers = availableParallelism() }: { workers?: number } = {}) {
    if (!(Number.isInteger(workers) && workers >= 1)) {
      reject('MeshWorkers', 'workers', 'a whole number from 1 on', workers);
    }
    this.workers = workers;
    if (workers > 1) this.#pool = startPool(workers);
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  /**
   * Copies a mesh to shared memory and builds its tree there.
   *
   * @throws RangeError for positions or indices that are not a mesh
   */
  async prepare(mesh: IndexedMesh): Promise<WorkerMesh> {
    requireMesh('MeshWorkers.prepare', mesh);
    const own = shareMesh(mesh);
    const [tree, closure] = await Promise.all([
      this.#run({ type: 'tree', mesh: own }),
      this.#run({ type: 'closure', mesh: own }),
    ]);
    return { mesh: own, tree, closure };
  }

  /**
   * All pairs of triangles that meet where a mesh must not: `selfIntersections`.
   *
   * @throws RangeError for positions or indices that are not a mesh
   */
  async selfIntersections(mesh: IndexedMesh): Promise<Uint32Array> {
    requireMesh('MeshWorkers.selfIntersections', mesh);
    const own = shareMesh(mesh);
    // Trees over parts of the mesh and the proofs are independent of each other, and so is the rest when they are there.
    const found = await Promise.all([this.#starPairs(own), this.#apartPairs(own)]);
    return sortPairs(joined(found.flat()));
  }

  async #starPairs(mesh: SharedMesh): Promise<Uint32Array[]> {
    const stars = await this.#run({ type: 'stars', mesh });
    const vertices = stars.proper.length;
    const step = Math.ceil(vertices / (PARTS_EACH * this.workers)) || 1;
    const starts = Array.from({ length: Math.ceil(vertices / step) }, (_, i) => i * step);
    return Promise.all(
      starts.map((from) =>
        this.#run({ type: 'starPairs', mesh, stars, from, end: Math.min(vertices, from + step) }),
      ),
    );
  }

  async #apartPairs(mesh: SharedMesh): Promise<Uint32Array[]> {
    const triangles = mesh.indices.length / 3;
    const count = this.workers === 1 ? 1 : TREES_EACH * this.workers;
    const cuts = Array.from({ length: count + 1 }, (_, i) => Math.floor((i * triangles) / count));
    const trees = await Promise.all(
      cuts.slice(1).map((end, i) => this.#run({ type: 'partTree', mesh, from: cuts[i]!, end })),
    );
    const tasks = trees.flatMap((first, i) =>
      trees.slice(i).flatMap((second) => apartTasks(mesh, first, second)),
    );
    return Promise.all(tasks.map((task) => this.#run(task)));
  }

  /**
   * Where each of many points lies: `locatePoints`.
   *
   * @param points three numbers for each point
   * @returns 1 inside, 0 on the surface, -1 outside
   */
  async locatePoints({ mesh, tree, closure }: WorkerMesh, points: Float64Array): Promise<Int8Array> {
    const all = shared(points);
    const sides = new Int8Array(new SharedArrayBuffer(countOf('locatePoints', 'points', points, 3)));
    await this.#batches(sides.length, (from, end) =>
      this.#run({
        type: 'locate',
        mesh,
        tree,
        closure,
        points: all.subarray(3 * from, 3 * end),
        sides: sides.subarray(from, end),
      }),
    );
    return sides;
  }

  /**
   * Which of many rays meet the mesh: `anyHits`.
   *
   * @param rays six numbers for each ray
   * @returns 1 for a ray that meets the mesh
   */
  async anyHits({ mesh, tree }: WorkerMesh, rays: Float64Array): Promise<Uint8Array> {
    const all = shared(rays);
    const hits = new Uint8Array(new SharedArrayBuffer(countOf('anyHits', 'rays', rays, 6)));
    await this.#batches(hits.length, (from, end) =>
      this.#run({
        type: 'anyHits',
        mesh,
        tree,
        rays: all.subarray(6 * from, 6 * end),
        hits: hits.subarray(from, end),
      }),
    );
    return hits;
  }

  async #batches(count: number, run: (from: number, end: number) => Promise<unknown>): Promise<void> {
    const step = Math.max(1, Math.min(BATCH, Math.ceil(count / this.workers)));
    const starts = Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step);
    await Promise.all(starts.map((from) => run(from, Math.min(count, from + step))));
  }

  async #run<T extends Task>(task: T): Promise<Results[T['type']]> {
    return (
      this.#pool === undefined ? perform(task) : await (await this.#pool).run(task)
    ) as Results[T['type']];
  }
}

/** The pool's package is a module that CommonJS cannot require: it is imported when it is needed. */
async function startPool(workers: number): Promise<Tinypool> {
  const { default: Pool } = await import('tinypool');
  const filename = locateWorker().href;
  return new Pool({ filename, minThreads: workers, maxThreads: workers, isolateWorkers: false });
}

/** The search for pairs between two trees, or inside one, in parts. */
function apartTasks(mesh: SharedMesh, first: Bvh, second: Bvh): Extract<Task, { type: 'apartPairs' }>[] {
  const type = 'apartPairs' as const;
  const roots = Array.from(subtreeRoots(first, PARTS_EACH));
  return first === second
    ? roots.map((root, i) => ({ type, mesh, first, root, second, otherRoots: roots.slice(i) }))
    : [{ type, mesh, first, root: 0, second, otherRoots: second.counts.length > 0 ? [0] : [] }];
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
