import { describe, expect, it } from 'vitest';
import { UNDECIDED } from '../../../src/core/sign.js';
import { CoefficientsPlaneObject, ThreePointsPlaneObject } from '../../../src/implicit/objects/planes.js';
import { outside } from '../../../src/motion/slide/outside.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { effort } from '../../support/effort.js';
import { type P, signBeside } from './too-near.js';

const random = new Random(1, 2, 3, 4);
const NORMALS: readonly P[] = [
  [0, 1, 0],
  [3, 0, 4],
  [1, 2, 2],
  [2, -3, 6],
  [1, 1, 0],
  [5, -2, 1],
];
const UNITS = [1, 0.25, 2 ** 30, 2 ** -30, 0.1, 1 / 3];

/** A sphere at a distance of the radius from a plane, or an ulp beside it; whole numbers mostly, or full mantissas. */
function drawn() {
  const normal = NORMALS[random.below(NORMALS.length)]!;
  const unit = UNITS[random.below(UNITS.length)]!;
  const whole = (): number => random.between(-9, 9) * unit;
  const radius = random.oneIn(4) ? 0 : random.between(1, 5) * unit;
  const center: P = [whole(), whole(), whole()];
  const place: P = [whole(), whole(), whole()];
  const length = Math.sqrt(normal.reduce((sum, x) => sum + x * x, 0));
  const height = normal.reduce((sum, x, k) => sum + x * (center[k]! + place[k]!), 0);
  const touching = radius * length - height;
  const constant = touching * (1 + random.between(-2, 2) * (random.oneIn(2) ? 0 : 2 ** -52));
  return { normal, constant, radius, center, place };
}

describe('outside', () => {
  it('says what integers say, also where a shape touches', () => {
    let touches = 0;
    let undecided = 0;
    const count = effort(4000);
    for (let i = 0; i < count; i++) {
      const { normal, constant, radius, center, place } = drawn();
      const plane = new CoefficientsPlaneObject(normal, constant);
      const said = outside({ plane, outward: 1 }, Float64Array.from(center), [place], radius);
      const truth = signBeside({ type: 'sphere', center, radius }, place, { normal, constant });
      if (truth === 0) touches++;
      if (said === UNDECIDED) undecided++;
      else expect(said === 1).toBe(truth >= 0);
      const back = new CoefficientsPlaneObject(normal.map((x) => -x) as unknown as P, -constant);
      expect(outside({ plane: back, outward: -1 }, Float64Array.from(center), [place], radius)).toBe(said);
    }
    expect(touches).toBeGreaterThan(count / 8);
    expect(undecided).toBe(0);
  });

  it('takes planes through points, from either side', () => {
    const plane = new ThreePointsPlaneObject([4, 0, 0, 0, 0, 3, 4, 1, 0]);
    // 3x + 4z = 12: at a distance of 1 on both sides, and less by one bit.
    const at = (place: P): unknown =>
      outside({ plane, outward: 0 }, Float64Array.of(0, 0, 0), [[0, 0, 0], place], 1);
    expect(at([1, 5, 1])).toBe(1);
    expect(at([1, 5, 1 + 2 ** -52])).toBe(-1);
    expect(at([3, 5, 2])).toBe(-1);
    const beyond = outside(
      { plane, outward: 0 },
      Float64Array.of(3, 0, 2),
      [
        [0, 0, 0],
        [9, 0, 0],
      ],
      1,
    );
    expect(beyond).toBe(1);
  });

  it('leaves what overflows or underflows', () => {
    const plane = new CoefficientsPlaneObject([0, 1, 0], 0);
    for (const size of [2 ** -201, 2 ** 201, 5e-324, 1e300])
      expect(outside({ plane, outward: 1 }, Float64Array.of(0, size, 0), [[0, 0, 0]], 1)).toBe(UNDECIDED);
  });
});
