import { writeMesh } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
import {
  type MeshCertificate,
  type Solid,
  type SolidMesh,
  solidDifference,
  solidIntersection,
  solidSymmetricDifference,
  solidToJson,
  solidToMesh,
  solidUnion,
} from '../../solids/index.js';
import { type MeasuredVolume, measureVolume } from '../../solids/output/solid-volume.js';
import { OutputProblem, replaceFile, writeOutput } from '../output-file.js';
import { solidPage } from './boolean-page.js';
import type {
  BooleanJob,
  BooleanOperation,
  BooleanResult,
  CertificateJson,
  Combined,
} from './boolean-types.js';
import { JobProblem, type WritingContext } from './jobs.js';
import { type Operand, operandsOf } from './operands.js';
import { holderOf, roundingFor } from './single-precision.js';

const COMBINE: Readonly<Record<BooleanOperation, (solids: readonly Solid[]) => Solid>> = {
  union: (solids) => solidUnion(...solids),
  intersection: (solids) => solidIntersection(...solids),
  difference: ([first, ...others]) => solidDifference(first!, solidUnion(...others)),
  xor: (solids) => solids.reduce((a, b) => solidSymmetricDifference(a, b)),
};

/**
 * What the coordinates of the mesh are: with `round` those that the format holds, so that the certificate is about what
 * is written.
 */
function precisionOf({ format, text, round }: BooleanJob): 'double' | 'single' {
  return round && holderOf(format, text) !== undefined ? 'single' : 'double';
}

/** Why a solid cannot be written as a mesh; undefined if it can. */
function problemOf(job: BooleanJob, mesh: IndexedMesh, { cause }: MeshCertificate): string | undefined {
  const { problem } = roundingFor(mesh, job.format, job);
  if (problem !== undefined) {
    const parted = '; the mesh is parted where the solid touches itself, unless --touching leaves it';
    return cause === 'contacts' ? problem + parted : problem;
  }
  const isMissing = job.format === 'glb' && mesh.indices.length === 0;
  return isMissing ? 'the result is empty, and GLB does not hold that' : undefined;
}

/** @throws JobProblem that says what was written all the same */
function reject({ out }: BooleanJob, problem: string, written: readonly string[]): never {
  const kept = written.length === 0 ? '' : `; the exact solid is written: ${written.join(', ')}`;
  throw new JobProblem(`cannot write ${out}: ${problem}${kept}`);
}

/** Writes a file; what the system refuses is a problem. */
async function write(path: string, context: WritingContext, work: () => Promise<void>): Promise<void> {
  try {
    await context.write(path, work);
  } catch (error) {
    throw error instanceof OutputProblem ? new JobProblem(error.message) : error;
  }
}

/** Longer denominators, in bits, are of no interest to people. */
const READABLE = 1024;

const textOfSolid = (solid: Solid): string => `${JSON.stringify(solidToJson(solid))}\n`;

function certificateJson(certificate: MeshCertificate): CertificateJson {
  const { deviation } = certificate;
  // JSON has no Infinity.
  return { ...certificate, deviation: deviation === Infinity ? null : deviation };
}

/**
 * The volume as a fraction, if it is asked for or has few digits: solids with thousands of made vertices have a hundred
 * thousand.
 */
function fractionOf(volume: MeasuredVolume, isAsked: boolean): Combined['volume'] {
  if (!isAsked && volume.bits > READABLE) return null;
  const { numerator, denominator } = volume.inLowestTerms();
  return { numerator: `${numerator}`, denominator: `${denominator}` };
}

function combinedOf(
  job: BooleanJob,
  solid: Solid,
  { positions, indices, certificate }: SolidMesh,
  operands: readonly Operand[],
): Combined {
  const volume = measureVolume(solid);
  const volumeNumber = volume.nearest();
  return {
    format: job.format,
    vertices: positions.length / 3,
    triangles: indices.length / 3,
    faces: solid.faces.length,
    volume: fractionOf(volume, job.exactVolume || volumeNumber === Infinity),
    volumeNumber,
    precision: precisionOf(job),
    certificate: certificateJson(certificate),
    notes: operands.flatMap(({ notes }) => notes),
  };
}

/**
 * `unerring boolean`: files combined as solids, and the result written. The exact solid is written as soon as it is
 * there, whether or not a mesh can be, and the mesh last.
 */
export async function booleanJob(job: BooleanJob, context: WritingContext): Promise<BooleanResult> {
  const { out, exact, html, format, round, text, touching } = job;
  const operands = await operandsOf(job, context);
  if (operands === undefined) return { combined: null, written: [] };
  context.progress('combining', 0, 0);
  const solid = COMBINE[job.operation](operands.map((operand) => operand.solid));
  if (context.signal.aborted) return { combined: null, written: [] };
  const written: string[] = [];
  if (exact !== null) {
    await write(exact, context, () => writeOutput(exact, textOfSolid(solid)));
    written.push(exact);
  }
  if (solid.isUnbounded) reject(job, 'the result has no bound, and a mesh does not hold that', written);
  context.progress('rounding', 0, 0);
  const made = solidToMesh(solid, { manifold: !touching, precision: precisionOf(job) });
  const combined = combinedOf(job, solid, made, operands);
  if (context.signal.aborted) return { combined: null, written };
  context.progress('writing', 0, 0);
  const mesh = { positions: made.positions, indices: made.indices };
  const problem = problemOf(job, mesh, made.certificate);
  if (problem !== undefined) reject(job, problem, written);
  if (html !== null) {
    await write(html, context, async () => writeOutput(html, await solidPage(out, format, mesh, operands)));
    written.push(html);
  }
  await write(out, context, () =>
    replaceFile(out, (path) => writeMesh(path, mesh, { format, round, binary: !text })),
  );
  return { combined, written };
}
