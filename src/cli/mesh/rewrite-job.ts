import type { Placement } from '../../core/shapes.js';
import { type MeshFile, writeMesh } from '../../formats/index.js';
import { exactPlacement, isMirrored } from '../../implicit/exact-placement.js';
import { fillHoles } from '../../mesh/holes/fill-holes.js';
import { type IndexedMesh, transformMesh } from '../../mesh/index.js';
import { orientMesh } from '../../mesh/orient/orient-mesh.js';
import { weldVertices } from '../../mesh/weld/weld.js';
import { OutputProblem, replaceFile } from '../output-file.js';
import type {
  FillJson,
  OrientJson,
  RewriteJob,
  RewriteResult,
  TransformJson,
  WeldJson,
} from './file-types.js';
import { type Context, JobProblem } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import { roundingFor } from './single-precision.js';

/** The mesh with vertices merged, without the triangles that this takes a corner from. */
function welded(mesh: IndexedMesh, distance: number): { mesh: IndexedMesh; weld: WeldJson } {
  const result = weldVertices(mesh, { distance, dropCollapsed: true });
  const { merged, groups, collapsed, clusters } = result;
  const weld = {
    distance,
    merged,
    groupCount: groups.count,
    collapsedCount: collapsed.length,
    clusterCount: clusters.count,
  };
  return { mesh: result.mesh, weld };
}

/** So many of the triangles that were turned are named, and of the borders that were left. */
const NAMED = 1000;

function oriented(mesh: IndexedMesh): { mesh: IndexedMesh; orient: OrientJson } {
  const { mesh: result, turned, report, oneSided, undecided } = orientMesh(mesh);
  const orient = {
    turnedCount: turned.length,
    turned: Array.from(turned.subarray(0, NAMED)),
    closed: report.closed,
    oriented: report.oriented,
    oneSidedCount: oneSided,
    undecidedCount: undecided,
  };
  return { mesh: result, orient };
}

function filled(mesh: IndexedMesh, maxEdges: number): { mesh: IndexedMesh; fill: FillJson } {
  const result = fillHoles(mesh, { maxEdges });
  const fill = {
    filledCount: result.filled.length,
    addedTriangles: (result.mesh.indices.length - mesh.indices.length) / 3,
    leftCount: result.left.length,
    left: result.left.slice(0, NAMED).map(({ halfEdges, reason }) => ({ edges: halfEdges.length, reason })),
    openEdges: result.openEdges,
  };
  return { mesh: result.mesh, fill };
}

/** The mesh where a placement takes it. Welding or turning before is that of the mesh as it was. */
function placed(mesh: IndexedMesh, placement: Placement): { mesh: IndexedMesh; transform: TransformJson } {
  try {
    const { isExact, ...result } = transformMesh(mesh, placement);
    const mirrored = isMirrored(exactPlacement('transformMesh', 'placement', placement));
    return { mesh: result, transform: { exact: isExact, mirrored } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new JobProblem(error.message.replace(/^transformMesh: placement/, 'the placement'));
  }
}

/** Writes the mesh, and says how many coordinates had to be rounded for it. */
async function write(mesh: IndexedMesh, job: RewriteJob): Promise<number> {
  const { out, format, round, text } = job;
  const { count, problem } = roundingFor(mesh, format, job);
  if (problem !== undefined) throw new JobProblem(`cannot write ${out}: ${problem}`);
  if (format === 'glb' && mesh.indices.length === 0) {
    throw new JobProblem(`cannot write ${out}: the mesh has no triangles, and GLB does not hold that`);
  }
  try {
    await replaceFile(out, (path) => writeMesh(path, mesh, { format, round, binary: !text }));
  } catch (error) {
    throw error instanceof OutputProblem ? new JobProblem(error.message) : error;
  }
  return count;
}

function notesOf({ notes }: MeshFile) {
  return notes.map(({ type, message, count }) => ({ type, message, count }));
}

/** `unerring convert`, `weld`, `orient`, `fill` and `transform`: a file written from another one. */
export async function rewriteJob(job: RewriteJob, context: Context): Promise<RewriteResult> {
  const file = await loadMesh(job.source, context);
  if (file === undefined) return { written: null };
  const { mesh: given, weld } =
    job.weld === null ? { mesh: file.mesh, weld: null } : welded(file.mesh, job.weld);
  if (context.signal.aborted) return { written: null };
  if (job.orient === true) context.progress('turning', 0, 0);
  const { mesh: turned, orient } = job.orient === true ? oriented(given) : { mesh: given, orient: null };
  if (context.signal.aborted) return { written: null };
  if (job.fill !== undefined) context.progress('filling', 0, 0);
  const { mesh: whole, fill } =
    job.fill === undefined ? { mesh: turned, fill: null } : filled(turned, job.fill);
  if (context.signal.aborted) return { written: null };
  if (job.placement !== undefined) context.progress('placing', 0, 0);
  const { mesh, transform } =
    job.placement === undefined ? { mesh: whole, transform: null } : placed(whole, job.placement);
  if (context.signal.aborted) return { written: null };
  context.progress('writing', 0, 0);
  const rounded = await write(mesh, job);
  return {
    written: {
      format: job.format,
      vertices: mesh.positions.length / 3,
      triangles: mesh.indices.length / 3,
      rounded,
      notes: notesOf(file),
      weld,
      orient,
      fill,
      transform,
    },
  };
}
