/**
 * Both sides of every window in which the grid and the limbs decide: sizes, and numbers of bits.
 */
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import { generatedNames, type PredicateName, predicates, signatures, tierOf, truth } from './predicates.js';

const UNDECIDED = 2;

/** Bits of the grid and width of the limbs, from docs/predicates.md. */
const figures: Partial<Record<PredicateName, readonly [grid: number, width: number]>> = {
  orient2d: [0, 24],
  orient3d: [16, 24],
  triple3d: [16, 24],
  dihedralAngle3d: [12, 24],
  awayFromLine3d: [12, 24],
  orientDirection3d: [16, 24],
  incircle: [12, 24],
  insphere: [9, 24],
  sideOfPlane: [25, 25],
  compareDistanceToPlane: [12, 25],
  dot2d: [0, 24],
  dot3d: [25, 24],
  angle2d: [0, 24],
  angle3d: [25, 24],
  cross2d: [0, 24],
  compareDistance2d: [25, 26],
  compareDistance3d: [25, 26],
  compareLength2d: [25, 26],
  compareLength3d: [25, 26],
  inDiametralCircle: [0, 24],
  inDiametralSphere: [25, 24],
  powerTest2d: [12, 24],
  powerTest3d: [9, 24],
  compareAlong2d: [0, 25],
  compareAlong3d: [25, 25],
  sideOfLine2d: [0, 25],
  compareCrossings2d: [12, 24],
};

/** Arguments that are all zero but the given ones. */
function only(name: PredicateName, given: Readonly<Record<string, number>>): number[] {
  for (const parameter of Object.keys(given)) expect(signatures[name].parameters).toContain(parameter);
  return signatures[name].parameters.map((parameter) => given[parameter] ?? 0);
}

/** Two coordinates, each of which occurs in one difference only (or is used as it is). */
const coordinates = (name: PredicateName): readonly [string, string] => {
  if (signatures[name].kind === 'plane' || name === 'sideOfLine2d') return ['px', 'py'];
  return name === 'angle2d' || name === 'angle3d' ? ['ax', 'ay'] : ['bx', 'by'];
};

const decides = (name: PredicateName, tier: string, values: readonly number[]): boolean => {
  const answer = tierOf(name, tier)(...values);
  if (answer !== UNDECIDED) expect([name, values, answer]).toEqual([name, values, truth(name, values)]);
  return answer !== UNDECIDED;
};

const gridNames = generatedNames.filter((name) => figures[name]![0] > 0);

describe('the grid', () => {
  it.each(gridNames)('%s: sizes from 2^-150 to 2^150', (name) => {
    const [x] = coordinates(name);
    // The scale is the power of two above: 2^(k + 1) for 2^k.
    for (const [k, expected] of [
      [149, true],
      [150, false],
      [-151, true],
      [-152, false],
      [0, true],
      [1000, false],
      [-1074, false],
    ] as const) {
      expect([k, decides(name, 'grid', only(name, { [x]: 2 ** k }))]).toEqual([k, expected]);
      expect([k, decides(name, 'grid', only(name, { [x]: -(2 ** k) * (1 + 2 ** -8) }))]).toEqual([
        k,
        expected,
      ]);
    }
  });
  it.each(gridNames)('%s: as many bits as are exact, and no more', (name) => {
    const [x, y] = coordinates(name);
    const [bits] = figures[name]!;
    for (const scale of [0, 100, -100, 149, -149]) {
      // σ = 2^(scale + 1) for sums from 2^scale to below 2^(scale + 1).
      const finest = 2 ** (scale + 1 - bits);
      const large = 2 ** scale;
      expect(decides(name, 'grid', only(name, { [x]: large, [y]: finest }))).toBe(true);
      expect(decides(name, 'grid', only(name, { [x]: large, [y]: finest / 2 }))).toBe(false);
      expect(decides(name, 'grid', only(name, { [x]: large, [y]: 3 * finest }))).toBe(true);
      expect(decides(name, 'grid', only(name, { [x]: large, [y]: 1.5 * finest }))).toBe(false);
      expect(decides(name, 'grid', only(name, { [x]: finest / 2, [y]: -large }))).toBe(false);
    }
  });
  it.each(['sideOfPlane', 'compareDistanceToPlane', 'compareAlong3d'] as const)(
    '%s: directions on their own',
    (name) => {
      const [n, m] = name === 'compareAlong3d' ? ['ux', 'uz'] : ['nx', 'nz'];
      const [bits] = figures[name]!;
      expect(decides(name, 'grid', only(name, { [n]: 2 ** 149 }))).toBe(true);
      expect(decides(name, 'grid', only(name, { [n]: 2 ** 150 }))).toBe(false);
      expect(decides(name, 'grid', only(name, { [n]: 2 ** -151 }))).toBe(true);
      expect(decides(name, 'grid', only(name, { [n]: 2 ** -152 }))).toBe(false);
      expect(decides(name, 'grid', only(name, { [n]: 1, [m]: 2 ** (1 - bits) }))).toBe(true);
      expect(decides(name, 'grid', only(name, { [n]: 1, [m]: 2 ** -bits }))).toBe(false);
    },
  );
  it('constants and weights are on the product of the grids, and raise the scale of lengths', () => {
    const [bits] = figures.sideOfPlane!;
    // n and p have scale 2: the constant's grid is 4 · 2^-2·bits.
    const finest = 4 * 2 ** (-2 * bits);
    const plane = (constant: number) => only('sideOfPlane', { nx: 1, px: 1, constant });
    expect(decides('sideOfPlane', 'grid', plane(finest))).toBe(true);
    expect(decides('sideOfPlane', 'grid', plane(finest / 2))).toBe(false);
    expect(decides('sideOfPlane', 'grid', plane(4))).toBe(true);
    // p = 2^-25 · 2 is on its grid until the constant, above 4, raises the scale.
    const fine = (constant: number) => only('sideOfPlane', { nx: 1, px: 1, py: 2 ** (1 - bits), constant });
    expect(decides('sideOfPlane', 'grid', fine(4))).toBe(true);
    expect(decides('sideOfPlane', 'grid', fine(5))).toBe(false);
    const [short] = figures.powerTest2d!;
    const weighted = (aw: number, by: number) => only('powerTest2d', { bx: 1, by, aw });
    expect(decides('powerTest2d', 'grid', weighted(4, 2 ** (1 - short)))).toBe(true);
    expect(decides('powerTest2d', 'grid', weighted(5, 2 ** (1 - short)))).toBe(false);
    expect(decides('powerTest2d', 'grid', weighted(5, 2 ** (2 - short)))).toBe(true);
    expect(decides('powerTest2d', 'grid', weighted(4 * 2 ** (-2 * short), 0))).toBe(true);
    expect(decides('powerTest2d', 'grid', weighted(2 * 2 ** (-2 * short), 0))).toBe(false);
  });
  it('is right for points far from the origin, on either side', () => {
    // The test for multiples adds 1.5 · 2^52 of the unit: beside 2^51 to 2^53 units its rounding changes.
    for (const name of gridNames) {
      if (signatures[name].kind !== 'points') continue;
      const random = new Random(1, 2, 3, name.length);
      const wrong: number[][] = [];
      for (let i = 0; i < 400; i++) {
        const offset = random.sign() * 2 ** random.between(45, 53);
        const spread = 2 ** random.between(1, 12);
        const half = random.oneIn(2) ? 0.5 : 1;
        const values = signatures[name].parameters.map(() => offset + random.between(-spread, spread) * half);
        const answer = tierOf(name, 'grid')(...values);
        if (answer !== UNDECIDED && answer !== truth(name, values)) wrong.push(values);
      }
      expect(wrong).toEqual([]);
    }
  });
});

describe('limbs', () => {
  it.each(generatedNames)(
    '%s: sizes from 2^-900 to 2^900, or less where their squares must be doubles',
    (name) => {
      const [x] = coordinates(name);
      // Weights are scaled by the square of the scale, 2^-978 to 2^1022.
      const [low, high] = signatures[name].kind === 'weighted' ? [-489, 510] : [-901, 899];
      for (const [k, expected] of [
        [high, true],
        [high + 1, false],
        [low, true],
        [low - 1, false],
        [0, true],
        [1023, false],
        [-1074, false],
      ] as const) {
        expect([k, decides(name, 'limbs', only(name, { [x]: 2 ** k }))]).toEqual([k, expected]);
        expect([k, decides(name, 'limbs', only(name, { [x]: -(2 ** k) * 1.75 }))]).toEqual([k, expected]);
      }
    },
  );
  it.each(generatedNames)('%s: bits down to the end of the last limb', (name) => {
    const [x, y] = coordinates(name);
    const [, width] = figures[name]!;
    for (const scale of signatures[name].kind === 'weighted' ? [0, 480, -480] : [0, 700, -700]) {
      const last = 2 ** (scale + 1 - (4 * width - 1));
      expect(decides(name, 'limbs', only(name, { [x]: 2 ** scale, [y]: last }))).toBe(true);
      expect(decides(name, 'limbs', only(name, { [x]: 2 ** scale, [y]: -last }))).toBe(true);
      expect(decides(name, 'limbs', only(name, { [x]: 2 ** scale, [y]: 5 * last }))).toBe(true);
      expect(decides(name, 'limbs', only(name, { [x]: 2 ** scale, [y]: last / 2 }))).toBe(false);
      expect(decides(name, 'limbs', only(name, { [x]: 2 ** scale, [y]: 1.5 * last }))).toBe(false);
      expect(decides(name, 'limbs', only(name, { [x]: last / 2, [y]: -(2 ** scale) }))).toBe(false);
    }
    // Scaled down, the smallest double is zero: nothing may be left out.
    expect(decides(name, 'limbs', only(name, { [x]: 2 ** 899, [y]: Number.MIN_VALUE }))).toBe(false);
    expect(decides(name, 'limbs', only(name, { [x]: Number.MIN_VALUE, [y]: 2 ** 300 }))).toBe(false);
  });
  it.each(['sideOfPlane', 'compareDistanceToPlane', 'compareAlong2d'] as const)(
    '%s: directions on their own',
    (name) => {
      const [n, m] = name === 'compareAlong2d' ? ['ux', 'uy'] : ['nx', 'nz'];
      const [, width] = figures[name]!;
      const [x] = coordinates(name);
      for (const size of [2 ** 600, 2 ** -600]) {
        expect(
          decides(name, 'limbs', only(name, { [n]: 1 / size, [m]: 2 ** (2 - 4 * width) / size, [x]: size })),
        ).toBe(true);
        expect(
          decides(name, 'limbs', only(name, { [n]: 1 / size, [m]: 2 ** (1 - 4 * width) / size, [x]: size })),
        ).toBe(false);
      }
      expect(decides(name, 'limbs', only(name, { [n]: 2 ** 899 }))).toBe(true);
      expect(decides(name, 'limbs', only(name, { [n]: 2 ** 900 }))).toBe(false);
      expect(decides(name, 'limbs', only(name, { [n]: 2 ** -901 }))).toBe(true);
      expect(decides(name, 'limbs', only(name, { [n]: 2 ** -902 }))).toBe(false);
    },
  );
  it('constants and weights: their own first limb, and products of scales out of range', () => {
    const plane = (constant: number, nx: number, px: number) => only('sideOfPlane', { nx, px, constant });
    const [, width] = figures.sideOfPlane!;
    // Scales 2 and 2: the last limb's unit is 4 · 2^-(w - 1) · 2^-(w - 1) · 2^-3w.
    const last = 2 ** (2 - 2 * (width - 1) - 3 * width);
    expect(decides('sideOfPlane', 'limbs', plane(last, 1, 1))).toBe(true);
    expect(decides('sideOfPlane', 'limbs', plane(last / 2, 1, 1))).toBe(false);
    expect(decides('sideOfPlane', 'limbs', plane(-4, 1, 1))).toBe(true);
    expect(decides('sideOfPlane', 'limbs', plane(2 ** 60, 1, 1))).toBe(true);
    expect(decides('sideOfPlane', 'limbs', plane(2 ** 200, 1, 1))).toBe(false);
    // 2^800 · 2^800 is no double, nor is 2^-1600; without a constant nothing is lost.
    for (const [constant, expected] of [
      [0, false],
      [1, false],
      [Number.MAX_VALUE, false],
    ] as const) {
      expect(decides('sideOfPlane', 'limbs', plane(constant, 2 ** 800, 2 ** 800))).toBe(expected);
      expect(decides('sideOfPlane', 'limbs', plane(constant, 2 ** -800, 2 ** -800))).toBe(expected);
      expect(predicates.sideOfPlane(...plane(-constant, 2 ** 800, 2 ** 800))).toBe(1);
      expect(predicates.sideOfPlane(...plane(-constant, 2 ** -800, 2 ** -800))).toBe(constant === 0 ? 1 : -1);
    }
    const weights = (aw: number) => only('powerTest3d', { bx: 1, cy: 1, dz: 1, aw });
    for (const aw of [1, 4, 5, 2 ** 40, 2 ** -100, 2 ** -120, -(2 ** 30) - 1])
      decides('powerTest3d', 'limbs', weights(aw));
    expect(decides('powerTest3d', 'limbs', weights(2 ** 40))).toBe(true);
    expect(decides('powerTest3d', 'limbs', weights(2 ** -900))).toBe(false);
    expect(decides('powerTest3d', 'limbs', weights(2 ** 900))).toBe(false);
  });
});
