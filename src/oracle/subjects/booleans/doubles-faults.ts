import { writeOff } from '../../../formats/write-text.js';
import { coordinates, type PointLike3 } from '../../../implicit/index.js';
import { checkMesh } from '../../../mesh/index.js';
import { type Solid, type SolidMesh, solidToMesh, solidVolume } from '../../../solids/index.js';
import { pointsOf } from './measures.js';
import { type Extent, MOST_DEVIATION, meshVolumeFaults } from './mesh-volume-faults.js';
import { isProvedThin, LEAST_DISTANCE } from './thinness.js';

/**
 * How a closed mesh may touch itself, where the solid does. A tip that stands on the middle of a face may stand on the
 * edge between two triangles of that.
 */
const CONTACTS = ['non-manifold-edge', 'non-manifold-vertex', 'touching-triangles', 't-junction'];
/**
 * The least normal double: models of smaller coordinates have none to move to that are as close as a repair may
 * deviate.
 */
const LEAST_NORMAL = 2 ** -1022;
/**
 * What is wrong with the doubles of a solid: there has to be a certificate, and `checkMesh` has to find the same; a
 * manifold has to be valid, also when it is read again from a file.
 */
export function doublesFaults(solid: Solid): string {
  if (solid.isUnbounded) return '';
  const extent = extentOf(solid);
  const mesh = solidToMesh(solid);
  const faults = touchingFaults(mesh, extent) + emptyFault(mesh, solid, extent);
  // What does not touch itself is the same mesh; nothing is calculated again.
  const { type: kind, isManifold } = mesh.certificate;
  if (kind !== 'unresolved' && isManifold) return faults + manifoldFaults(mesh, extent);
  const manifold = solidToMesh(solid, { manifold: true });
  return faults + manifoldFaults(manifold, extent) + emptyFault(manifold, solid, extent);
}

/**
 * A mesh without triangles is one of nothing, or of a solid that is nowhere thicker than a mesh may deviate: that is
 * proved.
 */
export function emptyFault({ indices }: SolidMesh, solid: Solid, { largest }: Extent): string {
  if (indices.length > 0 || largest < 0) return '';
  const distance = Math.max(MOST_DEVIATION * largest, LEAST_DISTANCE);
  return isProvedThin(solid, distance) ? '' : ' NO TRIANGLES OF A SOLID THAT IS NOT THIN';
}

/**
 * What is wrong with a mesh that may touch itself where its solid does.
 */
export function touchingFaults({ positions, indices, certificate }: SolidMesh, extent: Extent): string {
  const { type: kind, deviation, isManifold } = certificate;
  const { largest } = extent;
  if (kind === 'unresolved') return unresolvedFault(largest);
  const far = kind === 'valid' || deviation <= MOST_DEVIATION * largest ? '' : ' DOUBLES DEVIATE';
  const volume = meshVolumeFaults({ positions, indices }, extent);
  if (indices.length === 0) return largest < 0 || kind === 'repaired' ? far + volume : ' NO DOUBLES';
  const { findings, closed, oriented, valid } = checkMesh({ positions, indices });
  const wrong = findings
    .filter((finding) => finding.severity !== 'info' && !CONTACTS.includes(finding.type))
    .map((finding) => finding.type);
  return [
    closed && oriented ? '' : ' DOUBLES NOT CLOSED',
    wrong.length === 0 ? '' : ` DOUBLES: ${wrong.join()}`,
    isManifold && !valid ? ' DOUBLES NOT VALID' : '',
    far,
    volume,
  ].join('');
}

/** What is wrong with a mesh that was asked for as a manifold. */
export function manifoldFaults({ positions, indices, certificate }: SolidMesh, extent: Extent): string {
  const { type: kind, deviation, isManifold } = certificate;
  const { largest } = extent;
  if (kind === 'unresolved') return unresolvedFault(largest);
  const volume = meshVolumeFaults({ positions, indices }, extent);
  if (indices.length === 0) return largest < 0 || kind === 'repaired' ? volume : ' NO MANIFOLD';
  const { valid, findings } = checkMesh({ positions, indices });
  if (!valid && largest < LEAST_NORMAL) return isManifold ? ' MANIFOLD NOT VALID' : '';
  const wrong = findings.filter(({ severity }) => severity !== 'info').map((finding) => finding.type);
  return [
    valid ? '' : ` MANIFOLD NOT VALID: ${wrong.join()}`,
    isManifold ? '' : ' NO CERTIFICATE OF A MANIFOLD',
    kind === 'valid' || deviation <= MOST_DEVIATION * largest ? '' : ' MANIFOLD DEVIATES',
    isValidInFile({ positions, indices }) ? '' : ' MANIFOLD NOT VALID IN A FILE',
    volume,
  ].join('');
}

/** A mesh is unresolved only where the doubles end. */
function unresolvedFault(largest: number): string {
  return largest < LEAST_NORMAL || largest === Infinity ? '' : ' DOUBLES UNRESOLVED';
}

/** Whether a mesh is valid that was written as OFF, as its text says. */
function isValidInFile(mesh: Pick<SolidMesh, 'positions' | 'indices'>): boolean {
  const decoder = new TextDecoder();
  const text = [...writeOff(mesh)].map((chunk) => decoder.decode(chunk, { stream: true })).join('');
  const [, [vertices = 0] = [], ...rows] = text.split('\n').map((line) => line.split(' ').map(Number));
  const positions = Float64Array.from(rows.slice(0, vertices).flat());
  const triangles = rows.slice(vertices).filter(([corners]) => corners === 3);
  return checkMesh({ positions, indices: Uint32Array.from(triangles.flatMap((row) => row.slice(1))) }).valid;
}

/** The size of a solid. */
function extentOf(solid: Solid): Extent {
  const corners = solid.faces.reduce((sum, { rings }) => sum + rings.flat().length, 0);
  return { largest: largestOf(pointsOf(solid)), volume: solidVolume(solid), corners };
}

/** The largest coordinate of some points, as the nearest double; below 0 if there are none. */
const largestOf = (points: readonly PointLike3[]): number =>
  points.flatMap((point) => coordinates(point)).reduce((most, x) => Math.max(most, Math.abs(x)), -1);
