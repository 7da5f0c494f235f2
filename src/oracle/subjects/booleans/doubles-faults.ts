import { checkMesh } from '../../../mesh/index.js';
import { type Solid, solidToMesh } from '../../../solids/index.js';

/** How a closed mesh may touch itself, where the solid does. */
const CONTACTS = ['non-manifold-edge', 'non-manifold-vertex', 'touching-triangles'];

/** What is wrong with the doubles of a solid: there has to be a certificate, and `checkMesh` has to find the same. */
export function doublesFaults(solid: Solid): string {
  if (solid.isUnbounded) return '';
  const { positions, indices, certificate } = solidToMesh(solid);
  const { kind, isManifold } = certificate;
  if (kind === 'unresolved') return ' DOUBLES UNRESOLVED';
  if (indices.length === 0) return solid.faces.length === 0 || kind === 'repaired' ? '' : ' NO DOUBLES';
  const { findings, closed, oriented, valid } = checkMesh({ positions, indices });
  const wrong = findings
    .filter((finding) => finding.severity !== 'info' && !CONTACTS.includes(finding.kind))
    .map((finding) => finding.kind);
  return [
    closed && oriented ? '' : ' DOUBLES NOT CLOSED',
    wrong.length === 0 ? '' : ` DOUBLES: ${wrong.join()}`,
    isManifold && !valid ? ' DOUBLES NOT VALID' : '',
  ].join('');
}
