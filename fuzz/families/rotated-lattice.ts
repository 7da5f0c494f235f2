import type { Random } from '../../src/oracle/cases/random.js';
import type { Signature } from '../../src/oracle/questions/signature.js';
import { relations } from '../relations/index.js';
import { type Family, unlessMixed } from './family.js';

/** Row by row, an integer matrix with M·Mᵀ = s·1: a rotation times the square root of s. */
const matrix = new Float64Array(9);
let squaredScale = 1;

/** (p, -q; q, p) with parts below 2^bits: what rational angles, the Pythagorean triples, turn a lattice by. */
function drawPlaneRotation(random: Random, bits: number): void {
  const p = random.integer(bits);
  const q = random.integer(bits);
  matrix.set([p, -q, 0, q, p, 0, 0, 0, 0]);
  squaredScale = p * p + q * q;
}

/** The matrix of an integer quaternion (Euler, Rodrigues); its rows are as long as the quaternion's squared length. */
function drawSpaceRotation(random: Random, bits: number): void {
  const a = random.integer(bits);
  const b = random.integer(bits);
  const c = random.integer(bits);
  const d = random.integer(bits);
  matrix[0] = a * a + b * b - c * c - d * d;
  matrix[1] = 2 * (b * c - a * d);
  matrix[2] = 2 * (b * d + a * c);
  matrix[3] = 2 * (b * c + a * d);
  matrix[4] = a * a - b * b + c * c - d * d;
  matrix[5] = 2 * (c * d - a * b);
  matrix[6] = 2 * (b * d - a * c);
  matrix[7] = 2 * (c * d + a * b);
  matrix[8] = a * a - b * b - c * c + d * d;
  const length = a * a + b * b + c * c + d * d;
  squaredScale = length * length;
}

function rotateAt(out: Float64Array, at: number, dimension: 2 | 3): void {
  const [x, y] = [out[at]!, out[at + 1]!];
  const z = dimension === 3 ? out[at + 2]! : 0;
  out[at] = matrix[0]! * x + matrix[1]! * y + matrix[2]! * z;
  out[at + 1] = matrix[3]! * x + matrix[4]! * y + matrix[5]! * z;
  if (dimension === 3) out[at + 2] = matrix[6]! * x + matrix[7]! * y + matrix[8]! * z;
}

/** Rotates a configuration of integers; what has the unit of a squared length grows by s, a distance by √s. */
function rotate(signature: Signature, out: Float64Array): void {
  const { kind, dimension, first, stride, points } = signature;
  for (let i = 0; i < points; i++) {
    rotateAt(out, first + i * stride, dimension);
    if (kind === 'weighted')
      out[first + i * stride + dimension] = out[first + i * stride + dimension]! * squaredScale;
  }
  if (kind === 'direction' || kind === 'plane') rotateAt(out, 0, dimension);
  if (kind === 'plane') out[3] = out[3]! * squaredScale;
  // In space s is a square, so this root is exact.
  if (signature.distance >= 0) out[signature.distance] = out[signature.distance]! * Math.sqrt(squaredScale);
}

/**
 * A lattice in general position: a small planted configuration, or plain lattice points, under a rotation with an
 * integer matrix. All products stay below 2^53, so every zero survives the rotation exactly.
 */
export const rotatedLattice: Family = {
  name: 'rotated-lattice',
  summary: 'a small lattice turned by a Pythagorean triple or an integer quaternion',
  applies: unlessMixed,
  zeroShare: 0.3,
  fill(random, signature, out) {
    if (random.oneIn(3)) for (let i = 0; i < signature.arity; i++) out[i] = random.between(-3, 3);
    else relations[signature.relation].plant(random, signature, out, 8);
    // Weights and constants reach 2^18 and grow by the square of the matrix, so it takes 16 bits at most.
    if (signature.dimension === 2) drawPlaneRotation(random, signature.kind === 'weighted' ? 16 : 40);
    else drawSpaceRotation(random, signature.kind === 'points' ? 18 : 7);
    rotate(signature, out);
  },
};
