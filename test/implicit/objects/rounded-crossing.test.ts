import { expect, it } from 'vitest';
import { LinePlanePointObject } from '../../../src/implicit/objects/line-plane-point.js';
import { CoefficientsPlaneObject } from '../../../src/implicit/objects/planes.js';
import { exactPoint3 } from '../../../src/implicit/objects/point3-object.js';
import { roundScaledQuotient } from '../../../src/implicit/objects/round-quotient.js';
import { roundCrossing } from '../../../src/implicit/objects/rounded-crossing.js';
import { scaleByPowerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { sideOfPlane } from '../../../src/predicates/index.js';

const random = new Random(5, 6, 7, 8);

/** Of many kinds: small integers, full mantissas, and such of other magnitudes. */
function draw(kind: number): number {
  if (kind === 0) return random.between(-9, 9);
  const x = 2 * random.unit() - 1;
  return kind === 1 ? x : scaleByPowerOfTwo(x, random.between(-30, 30) * (kind === 2 ? 1 : 9));
}

it('crossings are rounded to the nearest doubles, or said to be uncertain', () => {
  let [decided, crossings] = [0, 0];
  for (let i = 0; i < 40_000; i++) {
    const kind = i % 4;
    const n = [draw(kind), draw(kind), draw(kind)] as const;
    const p = Float64Array.from({ length: 6 }, () => draw(kind));
    // Often close to the first point, so that the parameter is small and the form cancels.
    const near = n[0] * p[0]! + n[1] * p[1]! + n[2] * p[2]!;
    const c = random.oneIn(2) ? 0 - near : draw(kind);
    if (n.every((x) => x === 0)) continue;
    const sides = [0, 3].map((at) => sideOfPlane(...n, c, p[at]!, p[at + 1]!, p[at + 2]!));
    const [from, end] = sides[1]! > 0 ? [0, 3] : [3, 0];
    if (sides[from / 3]! > 0 || sides[end / 3]! <= 0) continue;
    crossings++;
    const out = new Float64Array(3);
    if (roundCrossing(n, c, p, from, end, out, 0)) decided++;
    const line = [...p.subarray(from, from + 3), ...p.subarray(end, end + 3)];
    const { x, y, z, w, exponent } = exactPoint3(
      new LinePlanePointObject(line, 'points', new CoefficientsPlaneObject(n, c)),
    );
    const exact = [x, y, z].map((numerator) => roundScaledQuotient(numerator, w, exponent));
    for (let k = 0; k < 3; k++) if (!Number.isNaN(out[k]!)) expect(out[k]).toBe(exact[k]);
  }
  expect(crossings).toBeGreaterThan(10_000);
  expect(decided / crossings).toBeGreaterThan(0.7);
});
