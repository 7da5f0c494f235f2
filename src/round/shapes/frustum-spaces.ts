import { exactPlane } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import { type Frustum, frustumPlanes } from '../../spatial/convex/frustum.js';
import type { HalfSpaceCells } from '../engine/half-spaces.js';

/** The six half-spaces of a frustum, for points in units of 2^exponent. */
export function frustumSpaces(where: string, frustum: Frustum, exponent: number): HalfSpaceCells[] {
  return frustumPlanes(frustum).map((plane) => {
    const { a, b, c, d, normalExponent, constantExponent } = exactPlane(planeFrom(where, 'frustum', plane));
    // normal · x 2^(normalExponent + exponent) + d 2^constantExponent, times a power of two that makes both integers.
    const shift = constantExponent - normalExponent - exponent;
    const factor = shift < 0 ? 1n << BigInt(-shift) : 1n;
    return { normal: [a * factor, b * factor, c * factor], constant: shift > 0 ? d << BigInt(shift) : d };
  });
}
