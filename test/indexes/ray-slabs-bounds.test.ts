/**
 * The constants of src/indexes/ray-slabs.ts, derived again in exact arithmetic, and rays that touch boxes at a corner.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RaySlabs } from '../../src/indexes/ray-slabs.js';
import { Random } from '../../src/oracle/cases/random.js';

const source = readFileSync(
  fileURLToPath(new URL('../../src/indexes/ray-slabs.ts', import.meta.url)),
  'utf8',
);

/** The exponent of a constant that is a power of two. */
function exponentOf(name: string): number {
  const found = new RegExp(`^const ${name} = 2 \\*\\* (-?\\d+);`, 'm').exec(source);
  if (found === null) throw new Error(`${name} is no power of two any more: derive it again`);
  return Number(found[1]);
}

/** In units of u = 2^-53. */
const ONE = 2n ** 53n;

describe('the slack of a ray in boxes', () => {
  it('covers four roundings of a parameter on either side, and its own', () => {
    // t = fl(fl(side - o) · fl(1 / d)), d rounded too: (1 + u)^3 / (1 - u) at most, over ONE^3 and so on.
    const worst = [(ONE + 1n) ** 3n * ONE, ONE ** 3n * (ONE - 1n)] as const;
    const error = [worst[0] - worst[1], worst[1]] as const;
    // Less than 5u, as stated: error < 5 / ONE.
    expect(error[0] * ONE < 5n * error[1]).toBe(true);
    // |t - computed| <= e |computed| / (1 - e); the slack is computed with three roundings, each too small by 1 - u.
    const needed = [error[0], error[1] - error[0]] as const;
    const slack = [2n ** BigInt(53 + exponentOf('SLACK')) * (ONE - 1n) ** 3n, ONE ** 4n] as const;
    expect(needed[0] * slack[1] < slack[0] * needed[1]).toBe(true);
  });

  it('covers underflow: two parameters and a limit that is scaled', () => {
    // Each parameter less than 2^-1074, given 2^-500 <= |d| <= 2^500, the limit less than 2^-1073.
    expect(exponentOf('LEAST')).toBe(-500);
    expect(exponentOf('GREATEST')).toBe(500);
    expect(2n ** BigInt(exponentOf('TINY') + 1075)).toBeGreaterThan(2n + 2n + 4n);
  });

  it('never misses a box that the ray touches at a corner', () => {
    const random = new Random(1, 2, 3, 5);
    const slabs = new RaySlabs();
    const [x, boxes] = [new Float64Array(6), new Float64Array(6)];
    let asked = 0;
    for (const exponent of [0, -300, 300, -1040, 900]) {
      for (let i = 0; i < 4000; i++) {
        // Corner = origin + k · direction without rounding: integers below 2^52, scaled.
        const scale = 2 ** exponent;
        const k = 1 + random.below(1000);
        for (let axis = 0; axis < 3; axis++) {
          const o = random.between(-(2 ** 30), 2 ** 30);
          const d = random.between(-(2 ** 20), 2 ** 20) + (random.oneIn(3) ? 0.5 : 0);
          const corner = o + k * d;
          const size = random.below(2 ** 20);
          // The box lies before or behind its corner along each axis.
          const [low, high] = random.oneIn(2) ? [corner - size, corner] : [corner, corner + size];
          x[axis] = o * scale;
          x[axis + 3] = d * scale;
          boxes[axis] = low * scale;
          boxes[axis + 3] = high * scale;
        }
        slabs.load(x, 0, 3, false);
        asked++;
        if (!slabs.meets(boxes, 0)) throw new Error(`missed: ${[...x]} ${[...boxes]}`);
      }
    }
    expect(asked).toBe(20_000);
  });
});
