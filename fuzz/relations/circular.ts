import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { fullMantissa } from './mantissas.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/** The vectors of equal length that {@link drawCircle} and {@link drawSphere} make: x, y, z after each other. */
const vectors = new Float64Array(3 * 26);
const factors = new Float64Array(8);
const shuffled = new Float64Array(4);

/**
 * n integer vectors of one length in the plane. In the Gaussian integers |z·w| = |z|·|w| and |conj z| = |z|, so
 * products that take each factor either plain or conjugated, times a unit, all lie on one circle. Four factors give
 * up to 64 points, two give 16, of which the small ones of lattices are made.
 */
function drawCircle(random: Random, n: number, bits: number): void {
  const count = bits >= 24 ? 4 : 2;
  // Each part of a product of `count` factors with parts below 2^f is below 2^(count·f + count/2).
  const factorBits = Math.max(1, Math.floor((bits - count / 2) / count));
  for (let i = 0; i < 2 * count; i++) factors[i] = random.integer(factorBits);
  for (let i = 0; i < n; i++) {
    let re = 1;
    let im = 0;
    for (let j = 0; j < count; j++) {
      const a = factors[2 * j]!;
      const b = random.sign() * factors[2 * j + 1]!;
      const product = re * a - im * b;
      im = re * b + im * a;
      re = product;
    }
    vectors[3 * i] = random.sign() * re;
    vectors[3 * i + 1] = random.sign() * im;
    vectors[3 * i + 2] = 0;
  }
}

/** n integer vectors of one length in space: signed permutations of one, or one turned by integer quaternions. */
function drawSphere(random: Random, n: number, bits: number): void {
  if (random.oneIn(2)) drawSignedPermutations(random, n, bits);
  else drawRotations(random, n, bits);
}

function drawSignedPermutations(random: Random, n: number, bits: number): void {
  for (let j = 0; j < 3; j++) shuffled[j] = random.integer(bits);
  for (let i = 0; i < n; i++) {
    signedPermutation(random, 3);
    for (let j = 0; j < 3; j++) vectors[3 * i + j] = shuffled[j]!;
  }
}

/**
 * q·v·conj(q) has the length |q|²·|v|, and |q| stays the same when the parts of q change place or sign: so these
 * 384 quaternions turn v into integer vectors of one length that, unlike signed permutations, share no planes.
 * Parts below 2^f and 2^g give results below 2^(2f + g + 3).
 */
function drawRotations(random: Random, n: number, bits: number): void {
  const quaternionBits = Math.max(1, (bits - 3) >> 2);
  const vectorBits = Math.max(1, bits - 3 - 2 * quaternionBits);
  for (let j = 0; j < 4; j++) shuffled[j] = random.integer(quaternionBits);
  const [x, y, z] = [random.integer(vectorBits), random.integer(vectorBits), random.integer(vectorBits)];
  for (let i = 0; i < n; i++) {
    signedPermutation(random, 4);
    const [a, b, c, d] = [shuffled[0]!, shuffled[1]!, shuffled[2]!, shuffled[3]!];
    vectors[3 * i] = (a * a + b * b - c * c - d * d) * x + 2 * (b * c - a * d) * y + 2 * (b * d + a * c) * z;
    vectors[3 * i + 1] =
      2 * (b * c + a * d) * x + (a * a - b * b + c * c - d * d) * y + 2 * (c * d - a * b) * z;
    vectors[3 * i + 2] =
      2 * (b * d - a * c) * x + 2 * (c * d + a * b) * y + (a * a - b * b - c * c + d * d) * z;
  }
}

/** Shuffles (Fisher and Yates) and negates the first n of `shuffled`. */
function signedPermutation(random: Random, n: number): void {
  for (let j = n - 1; j >= 0; j--) {
    const other = random.below(j + 1);
    const swapped = shuffled[j]!;
    shuffled[j] = random.sign() * shuffled[other]!;
    if (other !== j) shuffled[other] = swapped;
  }
}

function drawVectors(random: Random, dimension: 2 | 3, n: number, bits: number): void {
  if (dimension === 2) drawCircle(random, n, bits);
  else drawSphere(random, n, bits);
}

/** Points centre + vector, all vectors of one length. */
export const plantCospherical: Plant = (random, signature, out, bits) => {
  drawVectors(random, signature.dimension, signature.points, bits - 1);
  const [cx, cy, cz] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  for (let i = 0; i < signature.points; i++) {
    setPoint(signature, out, i, cx + vectors[3 * i]!, cy + vectors[3 * i + 1]!, cz + vectors[3 * i + 2]!);
  }
};

/** The apex is the centre; the other points lie around it at one distance. */
export const plantIsosceles: Plant = (random, signature, out, bits) => {
  plantCospherical(random, signature, out, bits);
  const [a, b] = [(signature.apex + 1) % 3, (signature.apex + 2) % 3];
  const [cx, cy, cz] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  setPoint(signature, out, signature.apex, cx, cy, cz);
  setPoint(signature, out, a, cx + vectors[0]!, cy + vectors[1]!, cz + vectors[2]!);
  setPoint(signature, out, b, cx + vectors[3]!, cy + vectors[4]!, cz + vectors[5]!);
};

/** Segments (0,1), (2,3) of one length, anywhere. */
export const plantEqualLength: Plant = (random, signature, out, bits) => {
  drawVectors(random, signature.dimension, 2, bits - 1);
  for (let i = 0; i < 2; i++) {
    const [px, py, pz] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
    setPoint(signature, out, 2 * i, px, py, pz);
    setPoint(
      signature,
      out,
      2 * i + 1,
      px + vectors[3 * i]!,
      py + vectors[3 * i + 1]!,
      pz + vectors[3 * i + 2]!,
    );
  }
};

/** Signed permutations of one vector whose parts have exponents far apart, about the origin. */
export const spreadCospherical: Spread = (random, signature, out) => {
  drawSpreadPermutations(random, signature.dimension);
  for (let i = 0; i < signature.points; i++) {
    signedPermutation(random, signature.dimension);
    setPoint(signature, out, i, shuffled[0]!, shuffled[1]!, shuffled[2]!);
  }
};

function drawSpreadPermutations(random: Random, dimension: 2 | 3): void {
  shuffled[0] = fullMantissa(random);
  shuffled[1] = fullMantissa(random) * powerOfTwo(random.between(-14, -3));
  shuffled[2] = dimension === 2 ? 0 : fullMantissa(random) * powerOfTwo(random.between(-25, -10));
}

/** Ends that are permutations of each other are equally far from every point of the line x = y = z. */
export const spreadIsosceles: Spread = (random, signature, out) => {
  const t = fullMantissa(random) * powerOfTwo(random.between(-30, 30));
  drawSpreadPermutations(random, signature.dimension);
  const [x, y, z] = [shuffled[0]!, shuffled[1]!, shuffled[2]!];
  setPoint(signature, out, signature.apex, t, t, t);
  setPoint(signature, out, (signature.apex + 1) % 3, x, y, z);
  if (signature.dimension === 2) setPoint(signature, out, (signature.apex + 2) % 3, y, x, 0);
  else setPoint(signature, out, (signature.apex + 2) % 3, y, z, x);
};

/** A segment and the same segment with its axes in another order. */
export const spreadEqualLength: Spread = (random, signature, out) => {
  for (let i = 0; i < 2; i++) {
    const x = fullMantissa(random) * powerOfTwo(random.between(-30, 30));
    const y = fullMantissa(random) * powerOfTwo(random.between(-30, 30));
    const z = fullMantissa(random) * powerOfTwo(random.between(-30, 30));
    setPoint(signature, out, i, x, y, z);
    if (signature.dimension === 2) setPoint(signature, out, 2 + i, y, x, 0);
    else setPoint(signature, out, 2 + i, z, x, y);
  }
};
