import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import { lower } from '../../src/formulas/generator/program.js';
import {
  baseUnits,
  degreeOf,
  deriveUnits,
  distinctUnits,
  lastBase,
  unitKey,
  unitName,
} from '../../src/formulas/generator/units.js';
import { absolute, formula, minus, plus, scalar, times } from '../../src/formulas/language/index.js';

const formulas = (await loadFormulas()).map(({ formula }) => formula);

describe('deriveUnits', () => {
  const degrees: Record<string, Record<string, number>> = {
    orient2d: { length: 2 },
    orient3d: { length: 3 },
    triple3d: { length: 3 },
    orientDirection3d: { direction: 1, length: 2 },
    incircle: { length: 4 },
    insphere: { length: 5 },
    powerTest2d: { length: 4 },
    powerTest3d: { length: 5 },
    sideOfPlane: { direction: 1, length: 1 },
    compareDistanceToPlane: { direction: 2, length: 2 },
    compareAlong2d: { direction: 1, length: 1 },
    compareAlong3d: { direction: 1, length: 1 },
    sideOfLine2d: { direction: 1, length: 1 },
    compareCrossings2d: { length: 4 },
    dihedralAngle3d: { length: 4 },
    awayFromLine3d: { length: 4 },
    compareCrossings3d: { direction: 2, length: 2 },
    orientOffset3d: { direction: 3, size: 2 },
  };
  it.each(formulas.map((f) => [f.name, f] as const))('%s', (name, f) => {
    const lowered = lower(f);
    const units = deriveUnits(lowered);
    expect(units.get(lowered.root)).toEqual(degrees[name] ?? { length: 2 });
    expect([...units.keys()]).toEqual(lowered.program.reachable(lowered.root));
  });

  const [length, area] = [scalar({ length: 1 }), scalar({ length: 2 })];
  const made = (sign: (v: { a: never; b: never; s: never }) => ReturnType<typeof plus>) =>
    lower(
      formula({
        name: 'made',
        parameters: { a: length, b: scalar({ direction: 1 }), s: area },
        sign: sign as never,
        decides: '',
        remarks: '',
        examples: [],
      }),
    );
  it('refuses sums of different units', () => {
    expect(() => deriveUnits(made(({ a, s }) => plus(a, s)))).toThrow(
      new RangeError('made: a sum of {"length":1} and {"length":2}'),
    );
    expect(() => deriveUnits(made(({ a, b }) => minus(a, b)))).toThrow(
      new RangeError('made: a sum of {"length":1} and {"direction":1}'),
    );
    expect(() => deriveUnits(made(({ a, b }) => minus(times(a, b), a)))).toThrow(
      new RangeError('made: a sum of {"length":1,"direction":1} and {"length":1}'),
    );
    expect(() => deriveUnits(made(({ a, b }) => minus(a, times(a, b))))).toThrow(RangeError);
  });
  it('does not mind the order of the bases', () => {
    const { root, ...rest } = made(({ a, b }) => plus(times(a, b), times(b, a)));
    expect(deriveUnits({ root, ...rest }).get(root)).toEqual({ length: 1, direction: 1 });
  });
  it('adds powers in products', () => {
    const { root, ...rest } = made(({ a, s }) => times(times(a, s), a));
    expect(deriveUnits({ root, ...rest }).get(root)).toEqual({ length: 4 });
  });
  it('refuses what occurs in bounds only', () => {
    const lowered = made(({ a }) => a);
    const root = lowered.program.push({ op: 'margin', operand: lowered.root, count: 1 });
    expect(() => deriveUnits({ ...lowered, root })).toThrow(new RangeError('made: margin in a formula'));
  });
  it('gives an absolute value the unit of what it is taken of', () => {
    const lowered = made(({ a }) => absolute(times(a, a)));
    expect(deriveUnits(lowered).get(lowered.root)).toEqual({ length: 2 });
  });
});

describe('units', () => {
  it('have a degree, a key and a name', () => {
    expect(degreeOf({ length: 2, direction: 1 })).toBe(3);
    expect(degreeOf({})).toBe(0);
    expect(unitKey({ length: 1, direction: 2 })).toBe(unitKey({ direction: 2, length: 1 }));
    expect(unitKey({ length: 1 })).not.toBe(unitKey({ length: 2 }));
    expect(unitKey({ length: 1 })).toBe('[["length",1]]');
    expect(unitName({ length: 1 })).toBe('length');
    expect(unitName({ length: 2 })).toBe('length2');
    expect(unitName({ direction: 1, length: 2 })).toBe('directionBylength2');
  });
  it('are listed once, in order of occurrence', () => {
    const [a, b, both] = [{ length: 1 }, { direction: 1 }, { direction: 1, length: 1 }];
    expect(baseUnits([both, a, b])).toEqual(['direction', 'length']);
    expect(baseUnits([a, both])).toEqual(['length', 'direction']);
    expect(distinctUnits([{ unit: b }, { unit: a }, { unit: { direction: 1 } }, { unit: both }])).toEqual([
      b,
      a,
      both,
    ]);
  });
  it('are scaled through their last base, whose power is 1 or 2', () => {
    expect(lastBase({ direction: 3, length: 1 })).toBe('length');
    expect(lastBase({ length: 1, direction: 2 })).toBe('direction');
    expect(() => lastBase({ length: 3 })).toThrow(new RangeError('no scale for {"length":3}'));
  });
});
