import { boxesOverlapping } from '../../indexes/index.js';
import type { IndexedMesh, PreparedMesh } from '../../mesh/index.js';
import { checkSteps } from '../../mesh/validation/check-mesh.js';
import type { CheckOptions, MeshReport } from '../../mesh/validation/report.js';
import { MeshWorkers } from '../../workers/index.js';

/**
 * Meshes with fewer triangles are searched before other threads are warm: of 320,000, two threads took as long as one,
 * and twice the processor's time.
 */
const WORTH_IT = 500_000;

/**
 * Triangles whose boxes are asked how many others they meet, and how many they may on average: threads look at all
 * pairs, which is quick where triangles have some neighbours, and endless where all lie over each other.
 */
const SAMPLE = 256;
const FEW = 64;

/** Whether the boxes of the triangles meet few others. Says something about time alone, nothing about answers. */
function isSparse({ bvh, triangles }: PreparedMesh): boolean {
  let left = SAMPLE * FEW;
  for (let i = 0; i < SAMPLE && left >= 0; i++) {
    const place = Math.floor((i * triangles) / SAMPLE);
    left -= boxesOverlapping(bvh, bvh.boxes.subarray(6 * place, 6 * place + 6)).length;
  }
  return left >= 0;
}

/** How often the flag is looked at while others work. */
const LOOK_MS = 50;

/** Settles when the flag is raised. */
function raised(signal: CheckOptions['signal']): { promise: Promise<null>; release(): void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<null>((resolve) => {
    timer = setInterval(() => signal?.aborted && resolve(null), LOOK_MS);
  });
  return { promise, release: () => clearInterval(timer) };
}

/**
 * All pairs of triangles that meet where they must not, found by several threads; none if the flag was raised before.
 */
async function pairsByThreads(
  mesh: PreparedMesh,
  threads: number,
  { signal, onProgress }: CheckOptions,
): Promise<Uint32Array> {
  onProgress?.('self-intersections', 0, 0);
  const workers = new MeshWorkers({ workers: threads });
  const stop = raised(signal);
  try {
    const search = workers.selfIntersections(mesh);
    // What is left of it when the threads are ended is nobody's failure.
    search.catch(() => {});
    return (await Promise.race([search, stop.promise])) ?? new Uint32Array(0);
  } finally {
    stop.release();
    await workers.close();
  }
}

/**
 * Checks a mesh as `checkMesh` does, and with the same result; in a large one, several threads look for
 * self-intersections.
 *
 * @param smallest the number of triangles from which on a mesh is large
 */
export async function checkOnThreads(
  mesh: IndexedMesh,
  threads = 1,
  options: CheckOptions = {},
  smallest = WORTH_IT,
): Promise<MeshReport> {
  const isLarge = threads > 1 && options.selfIntersections === 'all' && mesh.indices.length >= 3 * smallest;
  const steps = checkSteps(mesh, options);
  let step = steps.next();
  while (!step.done) {
    const isShared = isLarge && isSparse(step.value);
    step = steps.next(isShared ? await pairsByThreads(step.value, threads, options) : null);
  }
  return step.value;
}
