import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import { fullMantissa } from './mantissas.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/** Points A + k·D: A takes bits-1, k·D the rest, so every coordinate stays below 2^bits. */
export const plantCollinear: Plant = (random, signature, out, bits) => {
  const stepBits = Math.min(11, (bits - 1) >> 1);
  const [ax, ay, az] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  const lengthBits = bits - 1 - stepBits;
  const [dx, dy, dz] = [random.integer(lengthBits), random.integer(lengthBits), random.integer(lengthBits)];
  for (let i = 0; i < signature.points; i++) {
    const k = random.integer(stepBits);
    setPoint(signature, out, i, ax + k * dx, ay + k * dy, az + k * dz);
  }
};

/** Points A + k·D + l·E; two products instead of one cost one bit more. */
export const plantCoplanar: Plant = (random, signature, out, bits) => {
  const stepBits = Math.min(10, (bits - 2) >> 1);
  const lengthBits = bits - 2 - stepBits;
  const [ax, ay, az] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  const [dx, dy, dz] = [random.integer(lengthBits), random.integer(lengthBits), random.integer(lengthBits)];
  const [ex, ey, ez] = [random.integer(lengthBits), random.integer(lengthBits), random.integer(lengthBits)];
  for (let i = 0; i < signature.points; i++) {
    const k = random.integer(stepBits);
    const l = random.integer(stepBits);
    setPoint(signature, out, i, ax + k * dx + l * ex, ay + k * dy + l * ey, az + k * dz + l * ez);
  }
};

/** Segments (0,1), (2,3), ... with one direction: P and P + k·D, every P its own. */
export const plantParallel: Plant = (random, signature, out, bits) => {
  const stepBits = (bits - 1) >> 1;
  const lengthBits = bits - 1 - stepBits;
  const [dx, dy, dz] = [random.integer(lengthBits), random.integer(lengthBits), random.integer(lengthBits)];
  for (let i = 0; i < signature.points; i += 2) {
    const [px, py, pz] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
    const k = random.integer(stepBits);
    setPoint(signature, out, i, px, py, pz);
    if (i + 1 < signature.points) setPoint(signature, out, i + 1, px + k * dx, py + k * dy, pz + k * dz);
  }
};

/** (x, y, z)·2^e for several e: all on one line through the origin. Serves parallel segments as well. */
export const spreadCollinear: Spread = (random, signature, out) => {
  const [x, y, z] = [fullMantissa(random), fullMantissa(random), fullMantissa(random)];
  for (let i = 0; i < signature.points; i++) {
    const scale = random.sign() * powerOfTwo(random.between(-12, 12));
    setPoint(signature, out, i, x * scale, y * scale, z * scale);
  }
};

/** u, w, u + w and u - w at their own exponents: a plane through the origin. The 52-bit u and w make the sums exact. */
export const spreadCoplanar: Spread = (random, signature, out) => {
  const u = [random.integer(52), random.integer(52), random.integer(52)];
  const w = [random.integer(52), random.integer(52), random.integer(52)];
  for (let i = 0; i < signature.points; i++) {
    const scale = powerOfTwo(random.between(-64, -40));
    const [x, y, z] = combination(i & 3, u, w);
    setPoint(signature, out, i, x * scale, y * scale, z * scale);
  }
};

function combination(which: number, u: readonly number[], w: readonly number[]): [number, number, number] {
  const a = which === 1 ? 0 : 1;
  const b = which === 0 ? 0 : which === 3 ? -1 : 1;
  return [a * u[0]! + b * w[0]!, a * u[1]! + b * w[1]!, a * u[2]! + b * w[2]!];
}
