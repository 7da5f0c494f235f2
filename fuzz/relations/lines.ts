import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import { fullMantissa } from './mantissas.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/** A direction j·D and the points A and A + k·D. */
export const plantOnLine: Plant = (random, signature, out, bits) => {
  const stepBits = Math.min(11, (bits - 1) >> 1);
  const lengthBits = bits - 1 - stepBits;
  const [dx, dy, dz] = [random.integer(lengthBits), random.integer(lengthBits), random.integer(lengthBits)];
  const [ax, ay, az] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  const [j, k] = [random.integer(stepBits), random.integer(stepBits)];
  [dx, dy, dz].slice(0, signature.first).forEach((part, i) => {
    out[i] = j * part;
  });
  setPoint(signature, out, 0, ax, ay, az);
  setPoint(signature, out, 1, ax + k * dx, ay + k * dy, az + k * dz);
};

/** Multiples of one vector by powers of two far apart: the direction, and both points. */
export const spreadOnLine: Spread = (random, signature, out) => {
  const parts = [fullMantissa(random), fullMantissa(random), fullMantissa(random)];
  const scale = () => random.sign() * powerOfTwo(random.between(-12, 12));
  const along = scale();
  for (let i = 0; i < signature.first; i++) out[i] = parts[i]! * along;
  for (let i = 0; i < signature.points; i++) {
    const at = scale();
    setPoint(signature, out, i, parts[0]! * at, parts[1]! * at, parts[2]! * at);
  }
};

/**
 * Segments (0,1), (2,3), ... whose lines all pass through one point X: X + k·D and X + l·D, each with a D of its own.
 */
export const plantConcurrent: Plant = (random, signature, out, bits) => {
  const stepBits = Math.min(11, (bits - 1) >> 1);
  const lengthBits = bits - 1 - stepBits;
  const [ax, ay, az] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  for (let i = 0; i < signature.points; i += 2) {
    const [dx, dy, dz] = [random.integer(lengthBits), random.integer(lengthBits), random.integer(lengthBits)];
    for (let end = i; end < i + 2 && end < signature.points; end++) {
      const k = random.integer(stepBits);
      setPoint(signature, out, end, ax + k * dx, ay + k * dy, az + k * dz);
    }
  }
};

/** Segments on lines through the origin, their ends at exponents far apart. */
export const spreadConcurrent: Spread = (random, signature, out) => {
  for (let i = 0; i < signature.points; i += 2) {
    const [x, y, z] = [fullMantissa(random), fullMantissa(random), fullMantissa(random)];
    for (let end = i; end < i + 2 && end < signature.points; end++) {
      const scale = random.sign() * powerOfTwo(random.between(-12, 12));
      setPoint(signature, out, end, x * scale, y * scale, z * scale);
    }
  }
};
