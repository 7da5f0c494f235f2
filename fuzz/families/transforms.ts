import { scaleByPowerOfTwo, stepUlps } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import type { Signature } from '../../src/oracle/questions/signature.js';
import { relations } from '../relations/index.js';

/**
 * Scales a configuration so that what was exactly zero stays so: points and distances by 2^k, weights (squares of
 * lengths) by 2^2k, a direction or a normal by 2^m and a plane's constant by 2^(k+m). Of `mixed` arguments vectors
 * stay.
 */
export function scaleConfiguration(signature: Signature, out: Float64Array, k: number, m: number): void {
  const { kind, dimension, arity } = signature;
  if (kind === 'mixed') {
    scaleLengths(signature, out, k);
    return;
  }
  for (let i = 0; i < arity; i++) out[i] = scaleByPowerOfTwo(out[i]!, exponentOf(kind, dimension, i, k, m));
}

/** All parts but vectors: where a vector takes part, a length takes part with it. */
function scaleLengths({ layout }: Signature, out: Float64Array, k: number): void {
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'vector') continue;
    for (let i = at; i < at + size; i++) out[i] = scaleByPowerOfTwo(out[i]!, k);
  }
}

function exponentOf(kind: Signature['kind'], dimension: number, i: number, k: number, m: number): number {
  if (kind === 'weighted') return i % (dimension + 1) === dimension ? 2 * k : k;
  if (kind === 'direction') return i < dimension ? m : k;
  if (kind === 'plane') return i < 3 ? m : i === 3 ? k + m : k;
  return k;
}

/** Plants the relation of the signature in integers of that many bits, and brings them to about 1. */
export function plantNearOne(random: Random, signature: Signature, out: Float64Array, bits: number): void {
  relations[signature.relation].plant(random, signature, out, bits);
  scaleConfiguration(signature, out, -bits, -bits);
}

/** Moves each argument by up to `most` ulps, about half of them not at all. */
export function walkUlps(random: Random, signature: Signature, out: Float64Array, most: number): void {
  for (let i = 0; i < signature.arity; i++) {
    if (random.oneIn(2)) out[i] = stepUlps(out[i]!, random.between(-most, most));
  }
}

/** Copies point `from` over point `to`, weight included. */
export function copyPoint(signature: Signature, out: Float64Array, from: number, to: number): void {
  const source = signature.first + from * signature.stride;
  const target = signature.first + to * signature.stride;
  for (let j = 0; j < signature.stride; j++) out[target + j] = out[source + j]!;
}

/** Exchanges two points, weights included. */
export function swapPoints(signature: Signature, out: Float64Array, one: number, other: number): void {
  const a = signature.first + one * signature.stride;
  const b = signature.first + other * signature.stride;
  for (let j = 0; j < signature.stride; j++) {
    const kept = out[a + j]!;
    out[a + j] = out[b + j]!;
    out[b + j] = kept;
  }
}

/** Exchanges two axes everywhere: in points, in a direction, in a normal. */
export function swapAxes(signature: Signature, out: Float64Array, one: number, other: number): void {
  swapEntries(out, one, other, signature.kind === 'direction' || signature.kind === 'plane');
  for (let i = 0; i < signature.points; i++) {
    const at = signature.first + i * signature.stride;
    swapEntries(out, at + one, at + other, true);
  }
}

function swapEntries(out: Float64Array, a: number, b: number, wanted: boolean): void {
  if (!wanted) return;
  const kept = out[a]!;
  out[a] = out[b]!;
  out[b] = kept;
}

/** Mirrors one axis everywhere. */
export function mirrorAxis(signature: Signature, out: Float64Array, axis: number): void {
  if (signature.kind === 'direction' || signature.kind === 'plane') out[axis] = -out[axis]!;
  for (let i = 0; i < signature.points; i++) {
    const at = signature.first + i * signature.stride + axis;
    out[at] = -out[at]!;
  }
}
