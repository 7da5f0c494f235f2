import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { grouped } from '../../../fuzz/report/style.js';
import { locatePoint, windingNumber } from '../../mesh/queries/locate-point.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import { type Context, JobProblem } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import { nameOf } from './mesh-source.js';
import type { LocateJob, LocateResult, PointAnswer } from './query-types.js';
import { closingText } from './weld.js';

/** A look at the flag, and a report, every so many points. */
const BLOCK = 256;

/** @throws JobProblem if the mesh has no inside, or no winding number */
function requireInside(mesh: PreparedMesh, { source, winding }: LocateJob): void {
  const { openEdges, unbalancedEdges } = mesh;
  const see = `unerring check ${source.path} shows them`;
  if (openEdges > 0) {
    const edges = `${grouped(openEdges)} border edge${openEdges === 1 ? '' : 's'}`;
    throw new JobProblem(
      `${nameOf(source.path)}: the mesh is not closed, so that it has no inside: ${edges} (${closingText(mesh) ?? see})`,
    );
  }
  if (winding && unbalancedEdges > 0) {
    const edges = `${grouped(unbalancedEdges)} edge${unbalancedEdges === 1 ? '' : 's'}`;
    const what = `${edges} with more triangles one way than the other`;
    throw new JobProblem(`${nameOf(source.path)}: the mesh has no winding numbers: ${what} (${see})`);
  }
}

function answer(mesh: PreparedMesh, point: Float64Array, winding: boolean): PointAnswer {
  const { location, feature } = locatePoint(mesh, point);
  return { location, feature, winding: winding ? windingNumber(mesh, point) : null };
}

/** The answers for some points; fewer if it was stopped. */
function answersFor(
  mesh: PreparedMesh,
  points: Float64Array,
  winding: boolean,
  context: Pick<Context, 'signal'>,
  onBlock: (done: number, count: number) => void = () => {},
): PointAnswer[] {
  const count = points.length / 3;
  const answers: PointAnswer[] = [];
  for (let i = 0; i < count; i++) {
    if (i % BLOCK === 0) {
      onBlock(i, count);
      if (context.signal.aborted) break;
    }
    answers.push(answer(mesh, points.subarray(3 * i, 3 * i + 3), winding));
  }
  return answers;
}

/** Answers points as they arrive; whether all were. */
async function answerFeed(
  mesh: PreparedMesh,
  feed: MessagePort,
  winding: boolean,
  context: Context,
): Promise<boolean> {
  for await (const [points] of on(feed, 'message') as AsyncIterable<[Float64Array | null]>) {
    if (points === null) break;
    feed.postMessage(answersFor(mesh, points, winding, context));
    if (context.signal.aborted) break;
  }
  feed.postMessage(null);
  return !context.signal.aborted;
}

/** `unerring locate`: where each point is. */
export async function locateJob(job: LocateJob, context: Context): Promise<LocateResult> {
  const { points, winding, feed } = job;
  try {
    const file = await loadMesh(job.source, context);
    if (file === undefined) return { answers: [], complete: false };
    const mesh = prepareMesh(file.mesh);
    requireInside(mesh, job);
    context.progress('', 0, 0);
    if (feed !== undefined && !(await answerFeed(mesh, feed, winding, context))) {
      return { answers: [], complete: false };
    }
    const answers = answersFor(mesh, points, winding, context, (done, count) =>
      context.progress('points', done, count),
    );
    return { answers, complete: answers.length === points.length / 3 };
  } finally {
    feed?.close();
  }
}
