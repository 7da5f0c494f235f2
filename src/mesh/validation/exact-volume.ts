import { roundQuotient } from '../../arithmetic/index.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { NONE } from '../../core/collections/hashing.js';
import type { Check } from './check.js';
import type { MeshComponents } from './component-table.js';

type Nine = [number, number, number, number, number, number, number, number, number];

/** The coordinates of the triangle at hand. */
const corners: Nine = [0, 0, 0, 0, 0, 0, 0, 0, 0];

function loadCorners({ mesh: { indices, positions } }: Check, t: number): void {
  for (let k = 0; k < 9; k++) corners[k] = positions[3 * indices[3 * t + Math.floor(k / 3)]! + (k % 3)]!;
}

/**
 * Sign and volume of the components that are marked, by big integers: all coordinates of a component over one power of
 * two, the determinants added up. Decides always.
 */
export function exactVolumes(check: Check, components: MeshComponents, marked: Uint8Array): void {
  if (!marked.includes(1)) return;
  const { ofTriangle } = components;
  const exponents = new Int32Array(components.length);
  const sums = new Map<number, bigint>();
  forMarked(check, ofTriangle, marked, (c) => {
    // An exponent below the least is as good: 0, which three corners at the origin give, is that or changes nothing.
    exponents[c] = Math.min(exponents[c]!, commonExponent(corners));
  });
  forMarked(check, ofTriangle, marked, (c) => {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = scaledIntegers(corners, exponents[c]!);
    const six = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    sums.set(c, (sums.get(c) ?? 0n) + six);
  });
  for (const [c, six] of sums) {
    components.volumeSign[c] = six > 0n ? 1 : six < 0n ? -1 : 0;
    // Exponents are at most 0.
    components.volume[c] = roundQuotient(six, 6n << BigInt(-3 * exponents[c]!));
  }
}

function forMarked(
  check: Check,
  ofTriangle: Uint32Array,
  marked: Uint8Array,
  visit: (c: number) => void,
): void {
  for (let t = 0; t < ofTriangle.length; t++) {
    check.progress.step('volume', t, ofTriangle.length);
    const c = ofTriangle[t]!;
    if (c === NONE || marked[c] !== 1) continue;
    loadCorners(check, t);
    visit(c);
  }
}
