import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/** A direction j·D + k·E and points A + k·D + l·E, each with small factors of its own. */
export const plantAlongPlane: Plant = (random, signature, out, bits) => {
  const stepBits = Math.min(10, (bits - 2) >> 1);
  const lengthBits = bits - 2 - stepBits;
  const integers = (size: number) => [random.integer(size), random.integer(size), random.integer(size)];
  const [a, d, e] = [integers(bits - 1), integers(lengthBits), integers(lengthBits)];
  const combine = (k: number, l: number, i: number) => k * d[i]! + l * e[i]!;
  const [k, l] = [random.integer(stepBits), random.integer(stepBits)];
  for (let i = 0; i < signature.first; i++) out[i] = combine(k, l, i);
  for (let point = 0; point < signature.points; point++) {
    const [m, n] = [random.integer(stepBits), random.integer(stepBits)];
    setPoint(
      signature,
      out,
      point,
      a[0]! + combine(m, n, 0),
      a[1]! + combine(m, n, 1),
      a[2]! + combine(m, n, 2),
    );
  }
};

/** u and w, each at its own exponent, and the origin: a plane of the directions u + w and u - w. */
export const spreadAlongPlane: Spread = (random, signature, out) => {
  const u = [random.integer(52), random.integer(52), random.integer(52)];
  const w = [random.integer(52), random.integer(52), random.integer(52)];
  const sign = random.sign();
  const along = powerOfTwo(random.between(-64, -40));
  for (let i = 0; i < signature.first; i++) out[i] = (u[i]! + sign * w[i]!) * along;
  for (let point = 0; point < signature.points; point++) {
    const from = point === 0 ? [0, 0, 0] : point === 1 ? u : w;
    const scale = powerOfTwo(random.between(-64, -40));
    setPoint(signature, out, point, from[0]! * scale, from[1]! * scale, from[2]! * scale);
  }
};
