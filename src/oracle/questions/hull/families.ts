import type { Random } from '../../cases/random.js';
import type { QuestionFamily } from '../question.js';

/** Planes out of a few normals and constants, so that multiples and sums are common. */
function fillPlanes(random: Random, out: Float64Array, count: number): void {
  for (let i = 0; i < 4 * count; i++) out[i] = random.between(-2, 2);
  for (let plane = 1; plane < count; plane++) {
    const form = random.below(6);
    const [k, l] = [random.between(-2, 2) || 1, random.between(-2, 2)];
    for (let i = 0; i < 4; i++) {
      const [p, q] = [out[i]!, plane > 1 ? out[4 + i]! : 0];
      if (form <= 1) out[4 * plane + i] = k * p + l * q;
      else if (form === 2) out[4 * plane + i] = k * p;
      else if (form === 3 && i < 3) out[4 * plane + i] = k * p;
      else if (form === 4 && i < 3) out[4 * plane + i] = k * p + l * q;
    }
  }
}

/** A few planes, many of them multiples and sums of others. */
export const planesFamily = (count: number): QuestionFamily => ({
  name: 'combined-planes',
  summary: 'planes whose coefficients, or normals, are combinations of those before',
  fill: (random, out) => fillPlanes(random, out, count),
});
