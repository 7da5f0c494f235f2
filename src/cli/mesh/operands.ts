import { unreadOf } from '../../formats/detect-format.js';
import type { MeshFile } from '../../formats/index.js';
import type { IndexedMesh, MeshFillRule } from '../../mesh/index.js';
import { type Solid, solidFromJson, solidFromMesh } from '../../solids/index.js';
import type { BooleanJob, OperandNote } from './boolean-types.js';
import { type Context, JobProblem } from './jobs.js';
import { loadJsonOrMesh } from './load-mesh.js';
import { type MeshSource, nameOf } from './mesh-source.js';
import { closingText } from './weld.js';

/** So many letters of a text tell what it is. */
const ENOUGH = 4096;

/** A solid that is combined with others, and what is said about the file that it is from. */
export interface Operand {
  readonly path: string;
  /** What was read, if a page shows it; nothing for an exact solid. */
  readonly mesh?: IndexedMesh;
  readonly solid: Solid;
  readonly notes: readonly OperandNote[];
}

/** What is done, with a mistake in the input as a problem that names the file. */
function naming<T>(path: string, work: () => T, inWords: (message: string) => string = (said) => said): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) {
      throw new JobProblem(`${nameOf(path)}: ${inWords(error.message.replace(/^\w+: /, ''))}`);
    }
    throw error;
  }
}

/** What the library says of a mesh that is no solid: the edge, and then advice for programs. */
const OPEN_EDGE = /^mesh must be (closed|oriented), got (an edge from \[.*?\] to \[.*?\] [^:;]*)[:;]/;

/** The same with the names of commands and options in the place of functions. */
function inCommands(message: string, { mesh }: MeshFile): string {
  const [, expected, edge] = OPEN_EDGE.exec(message) ?? [];
  if (edge === undefined) return message;
  const about = `mesh must be ${expected}, got ${edge}: unerring check shows all of them`;
  if (expected === 'oriented')
    return `${about}; unerring orient turns faces, and --rule even-odd takes them as they are`;
  const closing = closingText(mesh);
  if (closing !== undefined) return `${about}; ${closing}`;
  if (!edge.endsWith('with one triangle')) return about;
  const seams = '--weld-within D, or unerring weld --within D, closes seams between vertices at most D apart';
  return `${about}; unerring fill fills holes; ${seams}`;
}

/**
 * A word about a mesh that has triangles and encloses nothing, as one that is inside out: nothing of it would be seen
 * in the result.
 */
function emptyNote(path: string, { mesh }: MeshFile, solid: Solid, rule: MeshFillRule): OperandNote[] {
  if (mesh.indices.length === 0 || solid.faces.length > 0) return [];
  const count = mesh.indices.length / 3;
  const isInsideOut = rule === 'positive' && solidFromMesh(mesh, { rule: 'non-zero' }).faces.length > 0;
  const how = 'it is inside out; unerring orient turns it, and --rule non-zero takes it as it is';
  const message = `${nameOf(path)} encloses nothing by the rule ${rule}${isInsideOut ? `: ${how}` : ''}`;
  return [{ type: 'encloses-nothing', message, count }];
}

function fromMesh(path: string, file: MeshFile, { rule, sources, html }: BooleanJob): Operand {
  const solid = naming(
    path,
    () => solidFromMesh(file.mesh, { rule }),
    (message) => inCommands(message, file),
  );
  const notes = file.notes.map(({ type, message, count }) => ({
    type,
    message: sources.length > 1 ? `${nameOf(path)}: ${message}` : message,
    count,
  }));
  return {
    path,
    ...(html !== null && { mesh: file.mesh }),
    solid,
    notes: [...notes, ...emptyNote(path, file, solid, rule)],
  };
}

async function operandOf(
  source: MeshSource,
  job: BooleanJob,
  context: Context,
): Promise<Operand | undefined> {
  const { path } = source;
  const read = await loadJsonOrMesh(source, context);
  if (read === undefined || context.signal.aborted) return undefined;
  context.progress('finding the inside', 0, 0);
  if (typeof read !== 'string') return fromMesh(path, read, job);
  // A text that is JSON may be a mesh in glTF, too.
  const unread = unreadOf(new TextEncoder().encode(read.slice(0, ENOUGH)));
  if (unread !== undefined) throw new JobProblem(`${nameOf(path)}: is ${unread}`);
  return { path, solid: naming(path, () => solidFromJson(read)), notes: [] };
}

/** All operands of a job; undefined if it was stopped. */
export async function operandsOf(job: BooleanJob, context: Context): Promise<Operand[] | undefined> {
  const operands: Operand[] = [];
  for (const source of job.sources) {
    const operand = await operandOf(source, job, context);
    if (operand === undefined || context.signal.aborted) return undefined;
    operands.push(operand);
  }
  return operands;
}
