import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { fullMantissa } from './mantissas.js';
import type { Plant, Spread } from './relation.js';

const AXES = [0, 1, 2] as const;

/** Where the arguments of `equal-crossings` stand: p, a, b, and two planes. */
const [P, A, B, N, M] = [0, 3, 6, 9, 13];

const vector = (random: Random, bits: number) => AXES.map(() => random.integer(bits));

/** Two planes through one point X = p + k·D of a line along b - a = j·D. */
export const plantEqualCrossings: Plant = (random, _signature, out, bits) => {
  const total = Math.min(48, 2 * bits);
  const normalBits = random.between(2, Math.min(bits, total - 4));
  const pointBits = Math.min(bits, total - normalBits) - 1;
  const stepBits = pointBits >> 1;
  const [p, along] = [vector(random, pointBits), vector(random, pointBits - stepBits)];
  const [a, n, m] = [vector(random, bits - 1), vector(random, normalBits), vector(random, normalBits)];
  const [j, k] = [
    random.integer(Math.min(stepBits, bits - 1 - (pointBits - stepBits))),
    random.integer(stepBits),
  ];
  out[N + 3] = 0;
  out[M + 3] = 0;
  for (const i of AXES) {
    const x = p[i]! + k * along[i]!;
    out[P + i] = p[i]!;
    out[A + i] = a[i]!;
    out[B + i] = a[i]! + j * along[i]!;
    out[N + i] = n[i]!;
    out[M + i] = m[i]!;
    out[N + 3] = out[N + 3]! - n[i]! * x;
    out[M + 3] = out[M + 3]! - m[i]! * x;
  }
};

/** Any line, and one plane twice, with coefficients in another scale. */
export const spreadEqualCrossings: Spread = (random, _signature, out) => {
  for (let i = P; i < M; i++) out[i] = fullMantissa(random) * powerOfTwo(random.between(-12, 12));
  const scale = random.sign() * powerOfTwo(random.between(-12, 12));
  for (let i = 0; i < 4; i++) out[M + i] = out[N + i]! * scale;
};

/** Where those of `meeting-offset` stand: a, b, u, p, c, and two sizes with a vector each. */
const [FROM, TO, U, Q, C, S, R] = [0, 3, 6, 9, 12, 15, 19];

/** Lines that meet: p = c + s·v + r·w + k·u + l·(b - a). */
export const plantMeetingOffset: Plant = (random, _signature, out, bits) => {
  const sizeBits = random.between(1, (bits - 2) >> 1);
  const vectorBits = bits - 2 - sizeBits;
  const [a, d, u, c] = [bits - 1, vectorBits, vectorBits, bits - 2].map((size) => vector(random, size));
  const [v, w] = [vector(random, vectorBits), vector(random, vectorBits)];
  const [s, r, k, l] = vector(random, sizeBits).concat(random.integer(sizeBits));
  out[S] = s!;
  out[R] = r!;
  for (const i of AXES) {
    out[FROM + i] = a![i]!;
    out[TO + i] = a![i]! + d![i]!;
    out[U + i] = u![i]!;
    out[C + i] = c![i]!;
    out[S + 1 + i] = v[i]!;
    out[R + 1 + i] = w[i]!;
    out[Q + i] = c![i]! + s! * v[i]! + r! * w[i]! + k! * u![i]! + l! * d![i]!;
  }
};

/** Parallel lines: a, b and u at exponents far apart on one ray, all else anywhere. */
export const spreadMeetingOffset: Spread = (random, _signature, out) => {
  for (let i = Q; i < out.length; i++) out[i] = fullMantissa(random) * powerOfTwo(random.between(-12, 12));
  const along = AXES.map(() => fullMantissa(random));
  for (const at of [FROM, TO, U]) {
    const scale = random.sign() * powerOfTwo(random.between(-12, 12));
    for (const i of AXES) out[at + i] = along[i]! * scale;
  }
};
