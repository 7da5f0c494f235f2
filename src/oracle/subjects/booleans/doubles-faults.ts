import { checkMesh } from '../../../mesh/index.js';
import { type Solid, solidToMesh } from '../../../solids/index.js';

/** Findings that a closed surface may have: a solid may touch itself, and a face may be cut into several triangles. */
const ALLOWED = ['coplanar-neighbours', 'non-manifold-edge', 'non-manifold-vertex', 'touching-triangles'];

/** What is wrong with the doubles of a solid: there has to be a certificate, and the mesh has to be closed and never cross itself. */
export function doublesFaults(solid: Solid): string {
  if (solid.isUnbounded) return '';
  const { positions, indices, certificate } = solidToMesh(solid);
  if (certificate.kind === 'unresolved') return ' DOUBLES UNRESOLVED';
  if (indices.length === 0)
    return solid.faces.length === 0 || certificate.kind === 'repaired' ? '' : ' NO DOUBLES';
  const { findings, closed, oriented } = checkMesh({ positions, indices });
  const wrong = findings.filter(({ kind }) => !ALLOWED.includes(kind)).map(({ kind }) => kind);
  return (
    (closed && oriented ? '' : ' DOUBLES NOT CLOSED') +
    (wrong.length === 0 ? '' : ` DOUBLES: ${wrong.join()}`)
  );
}
