import * as rational from '../../../arithmetic/rational.js';
import { add, multiply, subtract } from '../../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../../arithmetic/scaled-integers.js';
import { writeOff } from '../../../formats/write-text.js';
import { coordinates, exactCoordinates, type PointLike3 } from '../../../implicit/index.js';
import { checkMesh } from '../../../mesh/index.js';
import {
  type Solid,
  type SolidFace,
  type SolidMesh,
  type SolidTriangles,
  solidToMesh,
  solidVolume,
  triangulateSolid,
} from '../../../solids/index.js';
import { measuresOf, pointsOf } from './measures.js';
import { isProvedThin, LEAST_DISTANCE } from './thinness.js';

/** What a mesh of a solid is compared with. */
export interface Extent {
  /** The largest coordinate of the solid, as the nearest double; below 0 if it is empty. */
  readonly largest: number;
  readonly volume: rational.Rational;
  /** The corners of all its faces. */
  readonly corners: number;
}

/** What a mesh of a solid may deviate, against the largest coordinate. */
const MOST_DEVIATION = 2 ** -40;
/** No two doubles are closer. */
const LEAST = 2 ** -1074;

/**
 * What is wrong with the volume of a mesh: with that of no triangles as with any other. So a mesh without triangles, or
 * one that lacks a piece, is taken for a solid only if that is too thin to be told from nothing.
 *
 * What a mesh and its solid do not have in common is no further than D from the solid's boundary in any coordinate, r =
 * √3 D in all, where D is what a mesh may deviate. Faces with k corners in all are fewer than 2k triangles. With L the
 * largest coordinate, a triangle in the box [-L, L]³ has an area A of at most 2√3 L² and sides P of at most 6√2 L in
 * all; what is within r of it has a volume of at most 2rA + πr²P + 4πr³/3, and with D at most L that is less than 12
 * L²D + 80 L²D + 22 L²D. 2^9 L²D for each triangle has room for that.
 */
function meshVolumeFaults(
  { positions, indices }: Pick<SolidMesh, 'positions' | 'indices'>,
  { largest, volume, corners }: Extent,
): string {
  if (largest < 0) return indices.length === 0 ? '' : ' DOUBLES OF NOTHING';
  const size = rational.fromNumber(Math.max(largest, LEAST));
  const deviation = rational.fromNumber(Math.max(MOST_DEVIATION * largest, LEAST));
  const bound = [size, size, deviation, rational.fromParts(1024n * BigInt(corners), 1n)].reduce(
    rational.multiply,
  );
  const difference = rational.abs(rational.subtract(meshVolume(positions, indices), volume));
  return rational.compare(difference, bound) <= 0 ? '' : ' VOLUME OF DOUBLES';
}

/** A sixth of the determinants of all triangles. */
function meshVolume(positions: Float64Array, indices: Uint32Array): rational.Rational {
  const exponent = commonExponent(Array.from(positions));
  const x = scaledIntegers(Array.from(positions), exponent);
  let six = 0n;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
    six +=
      x[a]! * (x[b + 1]! * x[c + 2]! - x[b + 2]! * x[c + 1]!) +
      x[a + 1]! * (x[b + 2]! * x[c]! - x[b]! * x[c + 2]!) +
      x[a + 2]! * (x[b]! * x[c + 1]! - x[b + 1]! * x[c]!);
  }
  const scale = BigInt(3 * Math.abs(exponent));
  return exponent < 0 ? rational.fromParts(six, 6n << scale) : rational.fromParts(six << scale, 6n);
}

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

type Vector = readonly [rational.Rational, rational.Rational, rational.Rational];

/** How often each directed edge comes; an edge and its opposite cancel. */
function boundaryOf(rings: readonly (readonly number[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const ring of rings) {
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length]!;
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
      const count = (found.get(key) ?? 0) + way;
      if (count === 0) found.delete(key);
      else found.set(key, count);
    }
  }
  return found;
}

function haveSameBoundary({ rings }: SolidFace, triangles: readonly (readonly number[])[]): boolean {
  const [wanted, found] = [boundaryOf(rings), boundaryOf(triangles)];
  return wanted.size === found.size && [...wanted].every(([edge, count]) => found.get(edge) === count);
}

/** Twice the area of a triangle along the normal of its face: above 0 if it has an area and looks the same way. */
function areaAlong(normal: Vector, [a, b, c]: readonly Vector[]): rational.Rational {
  const [u, v] = [b!, c!].map((p) => p.map((x, k) => subtract(x, a![k]!)) as unknown as Vector);
  const minor = (i: number, j: number) => subtract(multiply(u![i]!, v![j]!), multiply(u![j]!, v![i]!));
  const cross = [minor(1, 2), minor(2, 0), minor(0, 1)];
  return cross.reduce((sum, x, k) => add(sum, multiply(x, normal[k]!)), rational.fromParts(0n, 1n));
}

/**
 * What is wrong with a solid's triangles. Those of a face all look its way and have its boundary: so they cover it once
 * and nothing else.
 *
 * @param made The triangles to be judged; those of the kernel
 */
export function triangulationFaults(solid: Solid, made: SolidTriangles = triangulateSolid(solid)): string {
  const points = pointsOf(solid).map((point) => exactCoordinates(point) as Vector);
  const measures = measuresOf(solid).faces;
  const triangles = Array.from(made.faceOf, (face, t) => ({
    face,
    corners: Array.from(made.triangles.subarray(3 * t, 3 * t + 3)),
  }));
  const faults = solid.faces.flatMap((face, i) => {
    const own = triangles.filter((triangle) => triangle.face === i).map(({ corners }) => corners);
    const isTurned = own.some((corners) => {
      const [a, b, c] = corners.map((v) => points[v]!);
      return areaAlong(measures[i]!.area, [a!, b!, c!]).numerator <= 0n;
    });
    return [
      ...(isTurned ? [' TRIANGLE IS TURNED OR FLAT'] : []),
      ...(haveSameBoundary(face, own) ? [] : [' TRIANGLES ARE NOT THE FACE']),
    ];
  });
  const isWhole =
    made.triangles.length === 3 * made.faceOf.length &&
    made.faceOf.every((face) => face < solid.faces.length);
  return [...new Set(faults)].join('') + (isWhole ? '' : ' TRIANGLES OF NO FACE');
}
