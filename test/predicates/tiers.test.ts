import { describe, expect, it } from 'vitest';
import * as publicNames from '../../src/predicates/index.js';
import { decidingTier, tiers } from '../../src/predicates/tiers.js';
import { cases } from './cases.js';
import {
  generatedNames,
  type PredicateName,
  predicateNames,
  predicates,
  signatures,
  truth,
} from './predicates.js';

const UNDECIDED = 2;
const CASES = 150;

describe('every tier alone tells the truth or nothing', () => {
  it.each(generatedNames)('%s', (name) => {
    const { tiers: cascade } = tiers[name];
    const decided = new Map(cascade.map((tier) => [tier.name, { '-1': 0, '0': 0, '1': 0 }]));
    const wrong: string[] = [];
    let count = 0;
    for (const values of cases(signatures[name], CASES)) {
      count++;
      const expected = truth(name, values);
      for (const tier of cascade) {
        const answer = tier.decide(...values);
        if (answer === UNDECIDED && tier.name !== 'bigint') continue;
        if (!Object.is(answer, expected))
          wrong.push(`${tier.name}: ${answer}, not ${expected}, for ${values.join(', ')}`);
        else decided.get(tier.name)![`${expected}`]++;
      }
      const answer = predicates[name](...values);
      if (!Object.is(answer, expected))
        wrong.push(`public: ${answer}, not ${expected}, for ${values.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(2000);
    // Every tier has had all signs to decide, except that not all filters know zeros.
    for (const [tier, signs] of decided) {
      expect([tier, signs['-1'] > 20, signs['1'] > 20]).toEqual([tier, true, true]);
      if (tier !== 'filter') expect([tier, signs['0'] > 20]).toEqual([tier, true]);
    }
  });
  it('sideOfThickPlane, which has no tiers of its own', () => {
    const wrong: string[] = [];
    for (const values of cases(signatures.sideOfThickPlane, 3 * CASES)) {
      const [answer, expected] = [predicates.sideOfThickPlane(...values), truth('sideOfThickPlane', values)];
      if (!Object.is(answer, expected)) wrong.push(`${answer}, not ${expected}, for ${values.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('tiers', () => {
  it.each(generatedNames)('%s has the parameters of its signature', (name) => {
    expect(tiers[name].name).toBe(name);
    expect(tiers[name].parameters).toEqual(signatures[name].parameters);
    for (const { decide } of tiers[name].tiers) expect(decide.length).toBe(signatures[name].arity);
    expect(predicates[name].length).toBe(signatures[name].arity);
  });
  it('are those of all predicates but the composed one', () => {
    const composed = 'sideOfThickPlane';
    expect(Object.keys(tiers).sort()).toEqual(predicateNames.filter((name) => name !== composed).sort());
    // The sign of a polygon's area has as many arguments as the polygon, and tiers of its own.
    const others = ['polygonAreaSign', 'decidingTier', 'tiers'];
    const forms = /At$|Batch$|^Prepared/;
    const fixed = Object.keys(predicates).filter((name) => !others.includes(name) && !forms.test(name));
    expect(fixed.sort()).toEqual([...predicateNames].sort());
  });
  it('refuse what is not finite only at the end', () => {
    for (const name of generatedNames) {
      const values = signatures[name].parameters.map(() => Number.NaN);
      for (const { name: tier, decide } of tiers[name].tiers) {
        if (tier === 'bigint') expect(() => decide(...values)).toThrow(RangeError);
        else expect(decide(...values)).toBe(UNDECIDED);
      }
      expect(() => predicates[name](...values)).toThrow(RangeError);
      expect(() => decidingTier(name, values)).toThrow(
        new RangeError('decidingTier: values[0] must be a finite number, got NaN'),
      );
    }
  });
  it('are those of the public functions: the first that decides gives their answer', () => {
    for (const name of generatedNames) {
      for (const values of cases(signatures[name], 20)) {
        const [first] = tiers[name].tiers.filter(({ decide }) => decide(...values) !== UNDECIDED);
        expect([name, values, decidingTier(name, values)]).toEqual([name, values, first!.name]);
        expect(Object.is(first!.decide(...values), predicates[name](...values))).toBe(true);
      }
    }
  });
  it('are public, and refuse what they do not know', () => {
    expect(publicNames.decidingTier).toBe(decidingTier);
    expect(publicNames.tiers).toBe(tiers);
    expect(decidingTier('orient2d', Float64Array.of(0, 0, 1, 0, 0, 1))).toBe('filter');
    const message = (predicate: string, values: unknown): string => {
      try {
        return decidingTier(predicate as 'orient2d', values as number[]);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(message('orient4d', [])).toBe(
      "decidingTier: predicate must be the name of a generated predicate, got the string 'orient4d'",
    );
    expect(message('toString', [])).toContain('decidingTier: predicate must be');
    for (const values of [[0, 0, 1], undefined, null, 5, [1, 2, 3, 4, 5, 6, 7]]) {
      expect(message('orient2d', values)).toContain(
        'decidingTier: values must be 6 numbers (ax, ay, bx, by, cx, cy), got ',
      );
    }
    expect(message('orient2d', [0, 0, '1', 0, 0, 1])).toBe(
      "decidingTier: values[2] must be a finite number, got the string '1'",
    );
  });
});

/** Scales lengths by s: coordinates and distances by s, constants by s, weights by s². */
function scaled(name: PredicateName, values: readonly number[], s: number): number[] {
  const { kind, first, dimension } = signatures[name];
  return values.map((x, i) => {
    if ((kind === 'plane' && i < 3) || (kind === 'direction' && i < first)) return x;
    if (kind === 'weighted' && i % (dimension + 1) === dimension) return x * s * s;
    return x * s;
  });
}

/** Exactly degenerate arguments in small integers, not aligned with an axis. */
const degenerate: Record<(typeof generatedNames)[number], readonly number[]> = {
  orient2d: [1, 2, 3, 6, -2, -4],
  orient3d: [1, 2, 4, 3, -1, 5, -2, 5, 5, 0, 2, 6],
  incircle: [3, 4, -4, 3, 5, 0, 0, -5],
  insphere: [1, 2, 2, -2, 1, 2, 2, -1, 2, 3, 0, 0, 0, -3, 0],
  sideOfPlane: [1, 2, 3, -14, 1, 2, 3],
  compareDistanceToPlane: [1, 2, 2, -3, 2, 4, 4, 5],
  dot2d: [1, 1, 2, 3, 0, 1, 4, -1],
  dot3d: [1, 1, 1, 2, 3, 4, 0, 1, 2, 4, -4, 4],
  angle2d: [3, 5, 1, 1, 5, -1],
  angle3d: [3, 5, 2, 1, 1, 1, 4, -1, 3],
  // (0, 1, 0) and (0, 0, 1) along the x axis turned: a right angle of planes, with full bits.
  dihedralAngle3d: [1, 2, 4, 4, 4, 10, 1, 2, 4, 1, 2, 4],
  awayFromLine3d: [1, 2, 4, 1, 2, 4, 3, -1, 5, 0, 2, 6],
  cross2d: [1, 1, 2, 3, 0, 1, 3, 7],
  triple3d: [1, 2, 4, 3, -1, 5, 0, 1, 0, 2, 5, 2, 1, 1, 1, 5, 2, 4],
  compareDistance2d: [1, 1, 4, 5, 5, 4],
  compareDistance3d: [1, 1, 1, 2, 3, 3, 3, 3, 2],
  compareLength2d: [1, 1, 4, 5, 2, 2, 7, 2],
  compareLength3d: [1, 1, 1, 2, 3, 3, 0, 0, 0, 2, -2, 1],
  inDiametralCircle: [3, 5, 5, -1, 1, 1],
  inDiametralSphere: [3, 5, 2, 4, -1, 3, 1, 1, 1],
  powerTest2d: [3, 4, 1, -4, 3, 1, 5, 0, 1, 0, -5, 1],
  powerTest3d: [1, 2, 2, 1, -2, 1, 2, 1, 2, -1, 2, 1, 3, 0, 0, 1, 0, -3, 0, 1],
  compareAlong2d: [1, 2, 3, 1, 1, 2],
  compareAlong3d: [1, 2, 3, 3, 1, 1, 2, 3, 0],
  sideOfLine2d: [2, 4, 1, 1, 2, 3],
  orientDirection3d: [1, 1, -2, 1, 0, 0, 0, 1, 0, 0, 0, 1],
  compareCrossings2d: [1, 2, 5, 4, 2, 1, 4, 5, 3, 7, 3, -2],
};

/** Degenerate with rounded differences, for those with the tier of products. */
const t = 2 ** -60;
const M = 2 ** 8 + 2 ** -44;
const e = 2 ** -52;
const rounded: Partial<Record<PredicateName, readonly number[]>> = {
  orient2d: [1, 2, 3, 6, t, 2 * t],
  dot2d: [t, 2 * t, 1, 2, 2 * t, -t, 2, -1],
  cross2d: [t, 2 * t, 1, 2, 2 * t, 4 * t, 1, 2],
  angle2d: [M, M, e, e, 1 + e, e - 1],
  inDiametralCircle: [M, M, 1 + e, e - 1, e, e],
  compareAlong2d: [1, 2, 2, -1, 2 * t, -t],
  sideOfLine2d: [1, 2, 1, 2, t, 2 * t],
};

/** Points in a common plane of an axis, or vectors along two axes: zero at sight, but for lifted determinants. */
const aligned: Partial<Record<PredicateName, readonly number[]>> = {
  orient2d: [0.1, 0.7, 0.1, 0.3, 0.1, -5],
  orient3d: [0.1, 0.7, 2, 0.1, 0.3, 1, 0.1, -5, 3, 0.1, 0.2, 8],
  orientDirection3d: [0, 0.7, 2, 0.1, 0.3, 1, 0.1, -5, 3, 0.1, 0.2, 8],
  incircle: [0.1, 0.7, 0.1, 0.3, 0.1, 5, 0.1, 4],
  insphere: [0.1, 0.7, 0.3, 0.2, 0.7, 9, 0.3, 0.7, 8, 4, 0.7, 2, 5, 0.7, -1],
  powerTest2d: [0.1, 0.7, 1, 0.1, 0.3, 2, 0.1, 5, 3, 0.1, 4, 4],
  powerTest3d: [0.1, 0.7, 0.3, 1, 0.2, 0.7, 9, 2, 0.3, 0.7, 8, 3, 4, 0.7, 2, 4, 5, 0.7, -1, 5],
  cross2d: [0.1, 0.7, 0.1, 0.3, 0.2, 5, 0.2, 6],
  dot2d: [0.1, 0.7, 0.1, 0.3, 1, 5, 9, 5],
  angle2d: [0.1, 0.7, 0.1, 0.3, 9, 0.3],
  inDiametralCircle: [0.1, 0.7, 9, 0.3, 0.1, 0.3],
  compareAlong2d: [0, 1, 3, 0.1, 4, 0.1],
  sideOfLine2d: [0, 1, 0.1, 3, 0.1, 4],
};

describe('the tier that decides', () => {
  it.each(generatedNames)('%s', (name) => {
    const base = degenerate[name];
    const twoProducts = rounded[name] !== undefined;
    const isDot = twoProducts && !['orient2d', 'cross2d', 'sideOfLine2d'].includes(name);
    const deciders: Record<string, string> = {};
    const ask = (what: string, values: readonly number[]) => {
      const answer = predicates[name](...values);
      expect([what, answer]).toEqual([what, truth(name, values)]);
      deciders[what] = `${answer === 0 ? 'zero' : 'sign'} by ${decidingTier(name, values)}`;
    };
    ask(
      'general position',
      base.map((x, i) => x + [0.31, 0.07, 0.53, 0.22, 0.83, 0.41, 0.11][i % 7]! * (i + 1)),
    );
    ask('integers', base);
    ask('integers at 2^120', scaled(name, base, 2 ** 120));
    ask('integers at 2^-120', scaled(name, base, 2 ** -120));
    // 2^20 + 1: off the coarse grids; 2^40 + 1: off all of them, where no weight becomes inexact.
    ask('long', scaled(name, base, signatures[name].kind === 'weighted' ? 2 ** 20 + 1 : 2 ** 45 + 1));
    ask('tiny', scaled(name, base, 2 ** (signatures[name].kind === 'weighted' ? -480 : -1000)));
    if (twoProducts) ask('rounded differences', rounded[name]!);
    if (aligned[name]) ask('aligned', aligned[name]!);
    const isLifted = name === 'incircle' || name === 'insphere';
    const second = twoProducts ? 'products' : 'grid';
    expect(deciders).toEqual({
      'general position': 'sign by filter',
      integers: `zero by ${second}`,
      'integers at 2^120': `zero by ${second}`,
      'integers at 2^-120': `zero by ${second}`,
      long: `zero by ${twoProducts ? 'products' : 'limbs'}`,
      tiny: `zero by ${signatures[name].kind === 'weighted' ? 'limbs' : 'bigint'}`,
      ...(twoProducts ? { 'rounded differences': 'zero by limbs' } : {}),
      ...(aligned[name] ? { aligned: `zero by ${isDot ? 'products' : isLifted ? 'limbs' : 'filter'}` } : {}),
    });
  });
  it.each(['powerTest2d', 'powerTest3d'] as const)('%s in integers', (name) => {
    // On a common circle or sphere, without weights; then the first point gets a weight far below all else.
    const { dimension } = signatures[name];
    const wide = degenerate[name].map((x, i) => (i % (dimension + 1) === dimension ? 0 : x));
    expect([decidingTier(name, wide), predicates[name](...wide)]).toEqual(['grid', 0]);
    wide[dimension] = 2 ** -900;
    expect(predicates[name](...wide)).not.toBe(0);
    expect(decidingTier(name, wide)).toBe('bigint');
    expect(predicates[name](...wide)).toBe(truth(name, wide));
  });
});
