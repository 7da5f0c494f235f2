import { grouped } from '../../../fuzz/report/style.js';
import { locatePoint, windingNumber } from '../../mesh/locate-point.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/prepared-mesh.js';
import { type Context, JobProblem } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import type { LocateJob, LocateResult, PointAnswer } from './query-types.js';

/** A look at the flag, and a report, every so many points. */
const BLOCK = 256;

/** @throws JobProblem if the mesh has no inside, or no winding number */
function requireInside({ openEdges, unbalancedEdges }: PreparedMesh, { source, winding }: LocateJob): void {
  const see = `unerring check ${source.path} shows them`;
  if (openEdges > 0) {
    const edges = `${grouped(openEdges)} border edge${openEdges === 1 ? '' : 's'}`;
    throw new JobProblem(
      `${source.path}: the mesh is not closed, so that it has no inside: ${edges} (${see})`,
    );
  }
  if (winding && unbalancedEdges > 0) {
    const edges = `${grouped(unbalancedEdges)} edge${unbalancedEdges === 1 ? '' : 's'}`;
    const what = `${edges} with more triangles one way than the other`;
    throw new JobProblem(`${source.path}: the mesh has no winding numbers: ${what} (${see})`);
  }
}

function answer(mesh: PreparedMesh, point: Float64Array, winding: boolean): PointAnswer {
  const { side, feature } = locatePoint(mesh, point);
  return { side, feature, winding: winding && side !== 'on' ? windingNumber(mesh, point) : null };
}

/** `unerring locate`: where each point is. */
export async function locateJob(job: LocateJob, context: Context): Promise<LocateResult> {
  const file = await loadMesh(job.source, context);
  if (file === undefined) return { answers: [], complete: false };
  const mesh = prepareMesh(file.mesh);
  requireInside(mesh, job);
  const { points, winding } = job;
  const count = points.length / 3;
  const answers: PointAnswer[] = [];
  for (let i = 0; i < count; i++) {
    if (i % BLOCK === 0) {
      context.progress('points', i, count);
      if (context.signal.aborted) return { answers, complete: false };
    }
    answers.push(answer(mesh, points.subarray(3 * i, 3 * i + 3), winding));
  }
  return { answers, complete: true };
}
