import { scaleByPowerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { decimal, fullMantissa, type Generators, shuffle } from './input-class.js';

type Complex = readonly [number, number];

function multiply([a, b]: Complex, [c, d]: Complex): Complex {
  return [a * c - b * d, a * d + b * c];
}

/**
 * Four different Gaussian integers of one norm: products of the same four factors z or their conjugates, times a unit.
 * Factors have parts up to 2^12, so products have parts below 2^50 and every step is an exact double.
 */
function equalNorms(random: Random): Complex[] {
  for (;;) {
    const factors = [0, 1, 2, 3].map((): Complex => [1 + random.below(4096), 1 + random.below(4096)]);
    const found: Complex[] = [];
    for (let tries = 0; tries < 50 && found.length < 4; tries++) {
      let w: Complex = [1, 0];
      for (const [x, y] of factors) w = multiply(w, [x, random.sign() * y]);
      for (let turns = random.below(4); turns > 0; turns--) w = [-w[1], w[0]];
      if (!found.some(([x, y]) => x === w[0] && y === w[1])) found.push(w);
    }
    if (found.length === 4) return found;
  }
}

export const incircleInputs: Generators = {
  c(random, out, at) {
    const center = [random.integer(51), random.integer(51)];
    for (const [p, point] of equalNorms(random).entries()) {
      for (let axis = 0; axis < 2; axis++) {
        out[at + 2 * p + axis] = scaleByPowerOfTwo(center[axis]! + point[axis]!, -52);
      }
    }
  },

  d(random, out, at) {
    for (;;) {
      for (let j = 0; j < 8; j++) out[at + j] = random.below(16);
      const rows = [0, 2, 4].map((j) => {
        const [x, y] = [out[at + j]! - out[at + 6]!, out[at + j + 1]! - out[at + 7]!];
        return [x, y, x * x + y * y] as const;
      });
      const [[ax, ay, aw], [bx, by, bw], [cx, cy, cw]] = rows as [Row, Row, Row];
      if (aw === 0 || bw === 0 || cw === 0) continue;
      if (aw * (bx * cy - by * cx) - bw * (ax * cy - ay * cx) + cw * (ax * by - ay * bx) !== 0) continue;
      // Four points on a line are degenerate, too, but no circle.
      if ((ax - cx) * (by - cy) !== (ay - cy) * (bx - cx)) return;
    }
  },

  /** The corners of an upright rectangle. */
  e(random, out, at) {
    const [x0, y0] = [decimal(random, 100), decimal(random, 100)];
    const [x1, y1] = [x0 + decimal(random, 10) + 0.001, y0 + decimal(random, 10) + 0.001];
    out.set([x0, y0, x1, y0, x1, y1, x0, y1], at);
  },

  /** Four of the eight points (±x, ±y), (±y, ±x) with y much smaller than x. */
  f(random, out, at) {
    const x = fullMantissa(random);
    const y = scaleByPowerOfTwo(fullMantissa(random), random.between(-25, -5));
    const points: Complex[] = [];
    for (const u of [x, -x]) for (const v of [y, -y]) points.push([u, v], [v, u]);
    shuffle(random, points);
    for (let p = 0; p < 4; p++) out.set(points[p]!, at + 2 * p);
  },
};

type Row = readonly [number, number, number];
