/** Planes and half-spaces beside a mesh at a place: a plane is brought into the frame of the mesh, exactly. */
import { bitLength } from '../arithmetic/integers.js';
import { roundScaled } from '../arithmetic/rounding.js';
import type { Plane } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { unplacedPlane } from '../implicit/exact-placement.js';
import { exactSide } from '../implicit/exact-side.js';
import { homogeneous } from '../implicit/forms.js';
import type { HomogeneousPlane } from '../implicit/homogeneous.js';
import { exactPlane } from '../implicit/objects/plane-object.js';
import { CoefficientsPlaneObject } from '../implicit/objects/planes.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { halfSpaceFilter, planeFilter, UNDECIDING } from '../shapes/within/meeting.js';
import { boundsOf, MeetingCall } from './shape-call.js';

/** The least coefficient beside which a rounded one is off by half of its last bit. */
const LEAST = 2 ** -1022;

/** The triangles of a mesh at its place that meet a plane, or what is on it and behind it; both are checked. */
export function besidePlacedPlane(
  { mesh, questions }: PlacedMesh,
  { normal, constant }: Pick<Plane, 'normal' | 'constant'>,
  isHalfSpace: boolean,
): MeetingCall {
  const plane = unplacedPlane(
    questions().frame.to,
    exactPlane(new CoefficientsPlaneObject(normal, constant)),
  );
  const { positions, indices } = mesh;
  const sideOf = (corner: number): Sign => {
    const at = 3 * indices[corner]!;
    return exactSide(plane, homogeneous(positions.subarray(at, at + 3)));
  };
  const ask = (t: number): boolean => {
    const signs = [sideOf(3 * t), sideOf(3 * t + 1), sideOf(3 * t + 2)];
    return Math.min(...signs) <= 0 && (isHalfSpace || Math.max(...signs) >= 0);
  };
  const row = roundedRow(plane);
  const filterOf = isHalfSpace ? halfSpaceFilter : planeFilter;
  return new MeetingCall(mesh, row === null ? UNDECIDING : filterOf(row, boundsOf(mesh)), ask);
}

/**
 * The coefficients, each rounded once, and all times one power of two, so that the normal is of moderate size; `null`
 * if one of them underflows or overflows.
 */
function roundedRow({ a, b, c, d, normalExponent, constantExponent }: HomogeneousPlane): number[] | null {
  const bits = Math.max(bitLength(a), bitLength(b), bitLength(c));
  const up = -bits - normalExponent;
  const row = [a, b, c].map((n) => roundScaled(n, -bits));
  row.push(roundScaled(d, constantExponent + up));
  const isSafe = (n: bigint, i: number) =>
    n === 0n || (Math.abs(row[i]!) >= LEAST && Math.abs(row[i]!) < Number.POSITIVE_INFINITY);
  return [a, b, c, d].every(isSafe) ? row : null;
}
