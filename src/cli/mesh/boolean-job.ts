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
import { type Context, JobProblem } from './jobs.js';
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

/** Writes the files, the mesh last; what the system refuses is a problem. */
async function write(job: BooleanJob, solid: Solid, mesh: IndexedMesh): Promise<string[]> {
  const { exact, html, out, format, round, text } = job;
  try {
    if (exact !== null) await writeOutput(exact, textOfSolid(solid));
    if (html !== null) await writeOutput(html, await solidPage(out, format, mesh));
    await replaceFile(out, (path) => writeMesh(path, mesh, { format, round, binary: !text }));
  } catch (error) {
    throw error instanceof OutputProblem ? new JobProblem(error.message) : error;
  }
  return [exact, html].filter((path) => path !== null);
}

const textOfSolid = (solid: Solid): string => `${JSON.stringify(solidToJson(solid))}\n`;

/** `unerring boolean`: files combined as solids, and the result written. */
export async function booleanJob(job: BooleanJob, context: Context): Promise<BooleanResult> {
  const operands = await operandsOf(job, context);
  if (operands === undefined) return { combined: null };
  context.progress('combining', 0, 0);
  const solid = COMBINE[job.operation](operands.map((operand) => operand.solid));
  if (context.signal.aborted) return { combined: null };
  if (solid.isUnbounded) {
    throw new JobProblem(`cannot write ${job.out}: the result has no bound, and a mesh does not hold that`);
  }
  context.progress('rounding', 0, 0);
  const { positions, indices, certificate } = solidToMesh(solid);
  const volume = solidVolume(solid);
  if (context.signal.aborted) return { combined: null };
  context.progress('writing', 0, 0);
  const mesh = { positions, indices };
  const rounded = requireMeshIn(job, mesh);
  const written = await write(job, solid, mesh);
  return {
    combined: {
      format: job.format,
      vertices: positions.length / 3,
      triangles: indices.length / 3,
      faces: solid.faces.length,
      volume: { numerator: `${volume.numerator}`, denominator: `${volume.denominator}` },
      volumeNumber: rational.toNumber(volume),
      certificate,
      rounded,
      notes: operands.flatMap(({ notes }) => notes),
      written,
    },
  };
}
