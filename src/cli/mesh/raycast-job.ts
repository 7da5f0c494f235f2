import { type MeshFile, originOfTriangle } from '../../formats/index.js';
import { coordinates, pointAt } from '../../implicit/index.js';
import { allHits, anyHit, type Cast, firstHit, lastHit, type MeshHit } from '../../mesh/queries/cast.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import type { CastMode, HitAnswer, RaycastJob, RaycastResult } from './query-types.js';

/** A look at the flag, and a report, every so many rays. */
const BLOCK = 64;

const CASTS = { first: firstHit, last: lastHit, all: allHits };

function answer(file: MeshFile, ray: Cast, hit: MeshHit): HitAnswer {
  const { triangle, feature, facing, parameter, exit, rank } = hit;
  return {
    triangle,
    feature,
    facing,
    parameter: parameter.toNumber(),
    exit: exit.toNumber(),
    point: coordinates(hit.point),
    ...(exit !== parameter && { exitPoint: coordinates(pointAt(ray, exit)) }),
    rank,
    inFile: originOfTriangle(file, triangle),
  };
}

function cast(file: MeshFile, mesh: PreparedMesh, ray: Cast, mode: CastMode): boolean | HitAnswer[] {
  if (mode === 'any') return anyHit(mesh, ray);
  return CASTS[mode](mesh, ray).map((hit) => answer(file, ray, hit));
}

/** `unerring raycast`: what each ray or segment hits. */
export async function raycastJob(job: RaycastJob, context: Context): Promise<RaycastResult> {
  const file = await loadMesh(job.source, context);
  if (file === undefined) return { answers: [], complete: false };
  const mesh = prepareMesh(file.mesh);
  const { rays, segments, mode } = job;
  const count = rays.length / 6;
  const answers: (boolean | HitAnswer[])[] = [];
  for (let i = 0; i < count; i++) {
    if (i % BLOCK === 0) {
      context.progress('rays', i, count);
      if (context.signal.aborted) return { answers, complete: false };
    }
    const [p, q] = [rays.subarray(6 * i, 6 * i + 3), rays.subarray(6 * i + 3, 6 * i + 6)];
    answers.push(cast(file, mesh, segments ? { start: p, end: q } : { origin: p, direction: q }, mode));
  }
  return { answers, complete: true };
}
