import { readFileSync } from 'node:fs';
import * as rational from '../../arithmetic/rational.js';
import { writeMesh } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
import {
  type Solid,
  solidDifference,
  solidFromJson,
  solidFromMesh,
  solidIntersection,
  solidSymmetricDifference,
  solidToJson,
  solidToMesh,
  solidUnion,
  solidVolume,
} from '../../solids/index.js';
import { OutputProblem, replaceFile, writeOutput } from '../output-file.js';
import { isSystemError, systemReason } from '../system-error.js';
import { solidPage } from './boolean-page.js';
import type { BooleanJob, BooleanOperation, BooleanResult } from './boolean-types.js';
import type { NoteJson } from './file-types.js';
import { type Context, JobProblem, type WritingContext } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import { type MeshSource, nameOf } from './mesh-source.js';
import { roundingFor } from './single-precision.js';

const COMBINE: Readonly<Record<BooleanOperation, (solids: readonly Solid[]) => Solid>> = {
  union: (solids) => solidUnion(...solids),
  intersection: (solids) => solidIntersection(...solids),
  difference: ([first, ...others]) => solidDifference(first!, solidUnion(...others)),
  xor: (solids) => solids.reduce((a, b) => solidSymmetricDifference(a, b)),
};

/** Whether a file holds an exact solid. */
function isExact({ path, format }: MeshSource): boolean {
  return format === undefined && path.toLowerCase().endsWith('.json');
}

/** What is done, with a mistake in the input as a problem that names the file. */
function naming<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) {
      throw new JobProblem(`${nameOf(path)}: ${error.message.replace(/^\w+: /, '')}`);
    }
    if (isSystemError(error)) throw new JobProblem(`${nameOf(path)}: ${systemReason(error)}`);
    throw error;
  }
}

interface Operand {
  readonly solid: Solid;
  readonly notes: readonly NoteJson[];
}

async function operandOf(
  source: MeshSource,
  job: BooleanJob,
  context: Context,
): Promise<Operand | undefined> {
  const { path } = source;
  if (isExact(source)) {
    return { solid: naming(path, () => solidFromJson(readFileSync(path, 'utf8'))), notes: [] };
  }
  const file = await loadMesh(source, context);
  if (file === undefined || context.signal.aborted) return undefined;
  context.progress('finding the inside', 0, 0);
  const solid = naming(path, () => solidFromMesh(file.mesh, { rule: job.rule }));
  const several = job.sources.length > 1;
  const notes = file.notes.map(({ kind, message, count }) => ({
    kind,
    message: several ? `${nameOf(path)}: ${message}` : message,
    count,
  }));
  return { solid, notes };
}

/** All operands; undefined if it was stopped. */
async function operandsOf(job: BooleanJob, context: Context): Promise<Operand[] | undefined> {
  const operands: Operand[] = [];
  for (const source of job.sources) {
    const operand = await operandOf(source, job, context);
    if (operand === undefined || context.signal.aborted) return undefined;
    operands.push(operand);
  }
  return operands;
}

function requireMeshIn(job: BooleanJob, mesh: IndexedMesh): number {
  const { count, problem } = roundingFor(mesh, job.format, job);
  if (problem !== undefined) throw new JobProblem(`cannot write ${job.out}: ${problem}`);
  if (job.format === 'glb' && mesh.indices.length === 0) {
    throw new JobProblem(`cannot write ${job.out}: the result is empty, and GLB does not hold that`);
  }
  return count;
}

/** Writes a file; what the system refuses is a problem. */
async function write(path: string, context: WritingContext, work: () => Promise<void>): Promise<void> {
  try {
    await context.write(path, work);
  } catch (error) {
    throw error instanceof OutputProblem ? new JobProblem(error.message) : error;
  }
}

const textOfSolid = (solid: Solid): string => `${JSON.stringify(solidToJson(solid))}\n`;

/**
 * `unerring boolean`: files combined as solids, and the result written. The exact solid is written as soon as it is there, the mesh last.
 */
export async function booleanJob(job: BooleanJob, context: WritingContext): Promise<BooleanResult> {
  const { out, exact, html, format, round, text } = job;
  const operands = await operandsOf(job, context);
  if (operands === undefined) return { combined: null, written: [] };
  context.progress('combining', 0, 0);
  const solid = COMBINE[job.operation](operands.map((operand) => operand.solid));
  if (context.signal.aborted) return { combined: null, written: [] };
  if (solid.isUnbounded) {
    throw new JobProblem(`cannot write ${out}: the result has no bound, and a mesh does not hold that`);
  }
  const written: string[] = [];
  if (exact !== null) {
    await write(exact, context, () => writeOutput(exact, textOfSolid(solid)));
    written.push(exact);
  }
  context.progress('rounding', 0, 0);
  const { positions, indices, certificate } = solidToMesh(solid);
  const volume = solidVolume(solid);
  if (context.signal.aborted) return { combined: null, written };
  context.progress('writing', 0, 0);
  const mesh = { positions, indices };
  const rounded = requireMeshIn(job, mesh);
  if (html !== null) {
    await write(html, context, async () => writeOutput(html, await solidPage(out, format, mesh)));
    written.push(html);
  }
  await write(out, context, () =>
    replaceFile(out, (path) => writeMesh(path, mesh, { format, round, binary: !text })),
  );
  const combined = {
    format,
    vertices: positions.length / 3,
    triangles: indices.length / 3,
    faces: solid.faces.length,
    volume: { numerator: `${volume.numerator}`, denominator: `${volume.denominator}` },
    volumeNumber: rational.toNumber(volume),
    certificate,
    rounded,
    notes: operands.flatMap(({ notes }) => notes),
  };
  return { combined, written };
}
