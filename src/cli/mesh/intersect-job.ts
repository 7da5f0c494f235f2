import { grouped } from '../../../fuzz/report/style.js';
import type { ContactPoint } from '../../core/contact.js';
import type { Triangle } from '../../core/shapes.js';
import { type MeshFile, originOfTriangle } from '../../formats/index.js';
import { meanPoint } from '../../implicit/index.js';
import { type MeshMesh, meshMesh, meshPairContact } from '../../mesh/queries/mesh-mesh.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import { triangleTrianglePoints } from '../../spatial/generated/triangles.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import type { IntersectJob, IntersectResult, PairAnswer } from './query-types.js';

/** A look at the flag every so many pairs. */
const BLOCK = 256;

const STOPPED: IntersectResult = {
  relation: 'not known',
  containment: null,
  count: 0,
  pairs: [],
  complete: false,
  notes: [],
};

function pointAnswer({ a, b }: ContactPoint): { a: string; b: string } {
  return { a: `${a.type} ${a.index}`, b: `${b.type} ${b.index}` };
}

function triangleOf({ positions, indices }: PreparedMesh, t: number): Triangle {
  const corner = (k: number) => positions.subarray(3 * indices[3 * t + k]!, 3 * indices[3 * t + k]! + 3);
  return { a: corner(0), b: corner(1), c: corner(2) };
}

/** A mesh, and the file that it stands in. */
interface Side {
  readonly file: MeshFile;
  readonly mesh: PreparedMesh;
}

function pairAnswer(a: Side, s: number, b: Side, t: number): PairAnswer {
  const { relation, contact } = meshPairContact(a.mesh, s, b.mesh, t);
  const { contact: places } = triangleTrianglePoints(triangleOf(a.mesh, s), triangleOf(b.mesh, t));
  return {
    a: s,
    b: t,
    relation,
    contact: contact.map(pointAnswer),
    meetsAt: meanPoint(places.map(({ point }) => point)),
    aInFile: originOfTriangle(a.file, s),
    bInFile: originOfTriangle(b.file, t),
  };
}

/** What a person must know to read the relation. */
function notesOf(
  job: IntersectJob,
  meshes: readonly PreparedMesh[],
  { contact, containment }: MeshMesh,
): string[] {
  if (contact.length > 0 && containment !== null) return [];

  return [job.a, job.b].flatMap(({ path }, i) => {
    const { openEdges } = meshes[i]!;
    return openEdges === 0
      ? []
      : [`${path} is not closed (${grouped(openEdges)} border edges): it has no inside`];
  });
}

/** `unerring intersect`: whether two meshes meet, and where. */
export async function intersectJob(job: IntersectJob, context: Context): Promise<IntersectResult> {
  const sides: Side[] = [];
  for (const source of [job.a, job.b]) {
    const file = await loadMesh(source, context);
    if (file === undefined || context.signal.aborted) return STOPPED;
    sides.push({ file, mesh: prepareMesh(file.mesh) });
  }
  const [a, b] = sides as [Side, Side];
  context.progress('contacts', 0, 0);
  const found = meshMesh(a.mesh, b.mesh);
  const count = found.contact.length / 2;
  const wanted = Math.min(count, job.limit);
  const pairs: PairAnswer[] = [];
  for (let i = 0; i < wanted; i++) {
    if (i % BLOCK === 0 && context.signal.aborted) break;
    const [s, t] = [found.contact[2 * i]!, found.contact[2 * i + 1]!];
    pairs.push(pairAnswer(a, s, b, t));
  }
  const notes = notesOf(job, [a.mesh, b.mesh], found);
  return {
    relation: found.relation,
    containment: found.containment,
    count,
    pairs,
    complete: pairs.length === wanted,
    notes,
  };
}
