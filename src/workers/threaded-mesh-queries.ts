import {
  reject,
  rejectWords,
  requireCount,
  requireOptions,
  requirePositions,
} from '../core/arguments/index.js';
import { sortPairs } from '../core/collections/pair-list.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { subtreeRoots } from '../indexes/bvh-walk.js';
import { requireRays } from '../mesh/queries/batches.js';
import { rejectOpen } from '../mesh/queries/locate-point.js';
import { adoptDoubleMesh, type MeshInput } from '../mesh/structure/indexed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { assembled, memory, type SharedMesh, shared, shareMesh, shareTree } from './shared-memory.js';
import { perform, type Results, type Task } from './tasks.js';
import type { Threads } from './thread.js';
import { ThreadPool } from './thread-pool.js';

/** Tasks for each worker: more than one, so that none waits long for the last. */
const PARTS_EACH = 16;
/** Trees for each worker: two, so that whoever proves the stars has time for one. */
const TREES_EACH = 2;
/** Points or rays in a task. */
const BATCH = 4096;

/** How many threads, and where their program is. */
export interface MeshWorkersOptions {
  /** How many threads; as many as run side by side if not given. */
  readonly workers?: number;
  /**
   * Where the worker is, for a program that was bundled without it: the place of a bundle of `unerring/workers/worker`,
   * as a URL or its text (in Node an absolute path, too). If not given, it is looked for where this package has it.
   */
  readonly workerUrl?: URL | string;
}

/** What `MeshWorkers` does, on the threads of any platform. */
export abstract class ThreadedMeshQueries {
  /** How many threads there are. */
  readonly workers: number;
  readonly #pool: ThreadPool | undefined;

  protected constructor(threads: Threads, options: MeshWorkersOptions) {
    if ('positions' in Object(options))
      rejectWords('MeshWorkers', 'options', 'options', 'a mesh: pass it to prepare(mesh) of the workers');
    requireOptions('MeshWorkers', 'options', options, 'workers workerUrl');
    const { workers, workerUrl } = options;
    if (workers !== undefined) requireCount('MeshWorkers', 'options.workers', workers, 1);
    if (workerUrl !== undefined && typeof workerUrl !== 'string' && !(workerUrl instanceof URL)) {
      reject('MeshWorkers', 'options.workerUrl', 'a URL or its text', workerUrl);
    }
    this.workers = threads.available() ? (workers ?? threads.parallelism()) : 1;
    if (this.workers > 1) {
      this.#pool = new ThreadPool(this.workers, (listener) => threads.start(workerUrl, listener));
    }
  }

  /** Ends the threads; what they have not done by then is rejected. */
  async close(): Promise<void> {
    await this.#pool?.close();
  }

  /**
   * Prepares a mesh on the threads: `prepareMesh`. What comes back is a prepared mesh as any other, in memory that all
   * threads see; one that was prepared elsewhere is copied there at each question.
   *
   * @throws RangeError for positions or indices that are not a mesh
   */
  async prepare(mesh: MeshInput): Promise<PreparedMesh> {
    const own = shareMesh(adoptDoubleMesh('MeshWorkers.prepare', 'mesh', mesh));
    const [tree, closure] = await Promise.all([
      this.#run({ type: 'tree', mesh: own }),
      this.#run({ type: 'closure', mesh: own }),
    ]);
    return assembled(own, tree).knowing(closure);
  }

  /**
   * All pairs of triangles that meet where a mesh must not: `selfIntersections`.
   *
   * @throws RangeError for what is not a prepared mesh
   */
  async selfIntersections(mesh: PreparedMesh): Promise<Uint32Array> {
    requirePrepared('MeshWorkers.selfIntersections', 'mesh', mesh);
    const own = shareMesh(mesh);
    // Trees over parts of the mesh and the proofs are independent of each other, and so is the rest when they are
    // there.
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
   * @throws RangeError for a mesh that is not closed, or points that are not finite
   */
  async locatePoints(mesh: PreparedMesh, points: ArrayLike<number>): Promise<Int8Array> {
    requirePrepared('MeshWorkers.locatePoints', 'mesh', mesh);
    const { openEdges, unbalancedEdges } = mesh;
    if (openEdges > 0) rejectOpen('MeshWorkers.locatePoints', 'mesh', mesh);
    const count = requirePositions('MeshWorkers.locatePoints', 'points', points);
    const all = shared(Float64Array.from(points));
    const [own, tree] = [shareMesh(mesh), shareTree(mesh.bvh)];
    const sides = new Int8Array(memory(count));
    await this.#batches(count, (from, end) =>
      this.#run({
        type: 'locate',
        mesh: own,
        tree,
        closure: { openEdges, unbalancedEdges },
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
   * @throws RangeError for what is not a prepared mesh, a number that is not finite, or a direction that is zero
   */
  async anyHits(mesh: PreparedMesh, rays: ArrayLike<number>): Promise<Uint8Array> {
    requirePrepared('MeshWorkers.anyHits', 'mesh', mesh);
    const count = requireRays('MeshWorkers.anyHits', 'rays', rays);
    const all = shared(Float64Array.from(rays));
    const [own, tree] = [shareMesh(mesh), shareTree(mesh.bvh)];
    const hits = new Uint8Array(memory(count));
    await this.#batches(count, (from, end) =>
      this.#run({
        type: 'anyHits',
        mesh: own,
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
    return (this.#pool === undefined ? perform(task) : await this.#pool.run(task)) as Results[T['type']];
  }
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
