import { trailingZeros } from '../../arithmetic/integers.js';
import type { HomogeneousPlane } from '../../implicit/homogeneous.js';
import { exactPlane } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import { type Frustum, frustumPlanes } from '../../spatial/convex/frustum.js';
import type { HalfSpaceCells } from '../engine/half-spaces.js';

/** The planes of frusta, which are the same for all shapes. */
const known = /* @__PURE__ */ new WeakMap<Frustum, readonly HomogeneousPlane[]>();

function planesOf(where: string, frustum: Frustum): readonly HomogeneousPlane[] {
  const planes =
    known.get(frustum) ??
    frustumPlanes(frustum).map((plane) => exactPlane(planeFrom(where, 'frustum', plane)));
  known.set(frustum, planes);
  return planes;
}

/** The six half-spaces of a frustum, for points in units of 2^exponent. */
export function frustumSpaces(where: string, frustum: Frustum, exponent: number): HalfSpaceCells[] {
  return planesOf(where, frustum).map((plane) => spaceOver(plane, exponent));
}

/** What is in front of a plane, for points in units of 2^exponent. */
export function spaceOver(plane: HomogeneousPlane, exponent: number): HalfSpaceCells {
  const { a, b, c, d, normalExponent, constantExponent } = plane;
  // normal · x 2^(normalExponent + exponent) + d 2^constantExponent, times a power of two that makes both integers.
  const shift = constantExponent - normalExponent - exponent;
  const factor = shift < 0 ? 1n << BigInt(-shift) : 1n;
  return shortened({
    normal: [a * factor, b * factor, c * factor],
    constant: shift > 0 ? d << BigInt(shift) : d,
  });
}

/** Without the power of two that all four have in common. */
function shortened(space: HalfSpaceCells): HalfSpaceCells {
  const [x, y, z] = space.normal;
  const all = x | y | z | space.constant;
  if (all === 0n || (all & 1n) === 1n) return space;
  const shift = BigInt(trailingZeros(all));
  return { normal: [x >> shift, y >> shift, z >> shift], constant: space.constant >> shift };
}
