/** A disk about the origin and a polygon, over integers of one scale. */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import type { FillRule } from '../../planar/polygons/point-polygon.js';
import { cross2, dot2, isFilledBeside, minus2, type Place, type Vector2 } from './plane-winding.js';

/** A disk about the origin, and the rings of a polygon, the outer one first, without repeated ends. */
export interface DiskAndRings {
  readonly radius: bigint;
  readonly rings: readonly (readonly Vector2[])[];
  readonly rule: FillRule;
}

/** The sign of the distance of a segment from the origin minus a length. */
export function reachSign(from: Vector2, to: Vector2, length: bigint): Sign {
  const way = minus2(to, from);
  const [size, along] = [dot2(way, way), -dot2(from, way)];
  const square = length * length;
  if (along <= 0n) return integerSign(dot2(from, from) - square);
  if (along >= size) return integerSign(dot2(to, to) - square);
  return integerSign(cross2(from, to) ** 2n - square * size);
}

const ORIGIN: Place = { at: [0n, 0n], w: 1n };

/** Whether the center is enclosed, which is on no edge that has a length. */
export function isCenterFilled({ rings, rule }: DiskAndRings): boolean {
  return isFilledBeside(rings, rule, ORIGIN, [1n, 0n]);
}
