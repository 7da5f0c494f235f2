import { grouped } from '../../../fuzz/report/style.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import { type MeshMesh, meshMesh, meshPairContact } from '../../mesh/mesh-mesh.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/prepared-mesh.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import type { IntersectJob, IntersectResult, PairAnswer } from './query-types.js';

/** A look at the flag every so many pairs. */
const BLOCK = 256;

const STOPPED: IntersectResult = { relation: 'not known', count: 0, pairs: [], complete: false, notes: [] };

function pointAnswer({ a, b }: ContactPoint): { a: string; b: string } {
  return { a: `${a.type} ${a.index}`, b: `${b.type} ${b.index}` };
}

function pairAnswer(a: number, b: number, { relation, contact }: Contact): PairAnswer {
  return { a, b, relation, contact: contact.map(pointAnswer) };
}

/** What a person must know to read the relation. */
function notesOf(job: IntersectJob, meshes: readonly PreparedMesh[], { relation }: MeshMesh): string[] {
  if (relation === 'contact') return [];
  return [job.a, job.b].flatMap(({ path }, i) => {
    const { openEdges } = meshes[i]!;
    return openEdges === 0
      ? []
      : [`${path} is not closed (${grouped(openEdges)} border edges): it has no inside`];
  });
}

/** `unerring intersect`: whether two meshes meet, and where. */
export async function intersectJob(job: IntersectJob, context: Context): Promise<IntersectResult> {
  const meshes: PreparedMesh[] = [];
  for (const source of [job.a, job.b]) {
    const file = await loadMesh(source, context);
    if (file === undefined || context.signal.aborted) return STOPPED;
    meshes.push(prepareMesh(file.mesh));
  }
  const [a, b] = meshes as [PreparedMesh, PreparedMesh];
  context.progress('contacts', 0, 0);
  const found = meshMesh(a, b);
  const count = found.contacts.length / 2;
  const wanted = Math.min(count, job.limit);
  const pairs: PairAnswer[] = [];
  for (let i = 0; i < wanted; i++) {
    if (i % BLOCK === 0 && context.signal.aborted) break;
    const [s, t] = [found.contacts[2 * i]!, found.contacts[2 * i + 1]!];
    pairs.push(pairAnswer(s, t, meshPairContact(a, s, b, t)));
  }
  const notes = notesOf(job, meshes, found);
  return { relation: found.relation, count, pairs, complete: pairs.length === wanted, notes };
}
