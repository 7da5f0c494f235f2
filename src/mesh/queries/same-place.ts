/** Two hits of one ray that are at one place for a reason that is easy to see: a vertex or an edge of both. */
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { AT_END, AT_START, FEATURE, FLAT } from './cast-call.js';

/** A triangle that is hit, and the code of `castTriangle`. */
export interface CodedHit {
  readonly triangle: number;
  readonly code: number;
}

/** Are two hits at one place because they are hits of the same? Otherwise they may be there all the same. */
export function areAtOnePlace(mesh: PreparedMesh, a: CodedHit, b: CodedHit): boolean {
  const { code } = a;
  if (((code | b.code) & FLAT) !== 0) return code === b.code && haveSameCorners(mesh, a, b);
  if ((code & b.code & (AT_START | AT_END)) !== 0) return true;
  const one = code & FEATURE;
  const two = b.code & FEATURE;
  if (one === 6 || two === 6) return one === two && haveSameCorners(mesh, a, b);
  if (one < 3 || two < 3) return one < 3 && two < 3 && isSameCorner(mesh, a, one, b, two);
  return (
    (isSameCorner(mesh, a, one - 3, b, two - 3) && isSameCorner(mesh, a, after(one), b, after(two))) ||
    (isSameCorner(mesh, a, one - 3, b, after(two)) && isSameCorner(mesh, a, after(one), b, two - 3))
  );
}

function haveSameCorners(mesh: PreparedMesh, a: CodedHit, b: CodedHit): boolean {
  return isSameCorner(mesh, a, 0, b, 0) && isSameCorner(mesh, a, 1, b, 1) && isSameCorner(mesh, a, 2, b, 2);
}

/** Is corner i of the one triangle at corner j of the other? */
function isSameCorner(mesh: PreparedMesh, a: CodedHit, i: number, b: CodedHit, j: number): boolean {
  const { positions, indices } = mesh;
  const v = indices[3 * a.triangle + i]!;
  const w = indices[3 * b.triangle + j]!;
  return (
    v === w ||
    (positions[3 * v] === positions[3 * w] &&
      positions[3 * v + 1] === positions[3 * w + 1] &&
      positions[3 * v + 2] === positions[3 * w + 2])
  );
}

/** The corner after that with which the edge of a code begins. */
function after(code: number): number {
  return code === 5 ? 0 : code - 2;
}
