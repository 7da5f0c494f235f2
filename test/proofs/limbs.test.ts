import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkLimbs } from '../../proofs/limbs.js';
import { GENERATED, readEmitted, readPolynomials } from '../../proofs/translator/forms.js';
import { readSource, sourceOf } from '../../proofs/translator/source.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const plain = readEmitted(root).filter((emitted) => emitted.function === emitted.polynomial.name);

/** Scales of several units are not known to the checker. */
const SEVERAL_UNITS =
  'compareAlong2d compareAlong3d compareCrossings3d compareDistanceToPlane orientDirection3d orientOffset3d powerTest2d powerTest3d sideOfLine2d sideOfPlane'.split(
    ' ',
  );

describe('the tier of limbs', () => {
  it.each(plain.filter(({ function: name }) => !SEVERAL_UNITS.includes(name)))(
    'of $function: nothing rounds, and the limbs add up to the formula',
    ({ path, polynomial }) => {
      const { steps, bits } = checkLimbs(readSource(root, path), polynomial);
      expect(steps).toBeGreaterThan(100);
      // 2^53 itself has 54 binary digits.
      expect(bits).toBeLessThanOrEqual(54);
    },
  );

  it('of 19 predicates is checked, and of those with several units not', () => {
    expect(plain.length - SEVERAL_UNITS.length).toBe(19);
    for (const { path, polynomial, function: name } of plain) {
      if (SEVERAL_UNITS.includes(name))
        expect(() => checkLimbs(readSource(root, path), polynomial)).toThrow(/limbs/);
    }
  });
});

describe('a fault in the limbs of orient2d is found:', () => {
  const polynomial = readPolynomials(root).find(({ name }) => name === 'orient2d')!;
  const text = readFileSync(`${root}${GENERATED}orient2d.ts`, 'utf8');

  it.each([
    ['another limb', 'v34 * v39 + v35 * v38', 'v34 * v39 + v35 * v37', /a sum of two units/],
    ['a limb of another argument', 'const v24 = v8 - v16;', 'const v24 = v8 - v20;', /another polynomial/],
    ['a sign', 'const v28 = v4 - v20;', 'const v28 = v4 + v20;', /another polynomial/],
    [
      'a carry that is left out',
      '(v26 * v31 + v27 * v30) + carry)',
      '(v26 * v31 + v27 * v30))',
      /another polynomial/,
    ],
    [
      'a carry of another unit',
      'rest + 8.526512829121202e-14 - 8.526512829121202e-14',
      'rest + 1.7053025658242404e-13 - 1.7053025658242404e-13',
      /two units|overlap/,
    ],
    ['a wider limb', ', 8388608);', ', 134217728);', /more than 2/],
    ['an order', 'v47 || v46 ||', 'v46 || v47 ||', /overlap/],
    ['a limb that is not asked', ' || v41 || v40;', ' || v41;', /another polynomial/],
    [
      'a test that is left out',
      'v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23',
      'v22 + 0.000001430511474609375 - 0.000001430511474609375 !== v22',
      /two units/,
    ],
    [
      'a scale that is not undone',
      'cy * lengthScaling / lengthScaling !== cy',
      'cx * lengthScaling / lengthScaling !== cx',
      /another test/,
    ],
  ])('%s', (_, from, to, message) => {
    expect(text).toContain(from);
    const changed = text.replace(from, to);
    expect(() => checkLimbs(sourceOf(root, `${GENERATED}orient2d.ts`, changed), polynomial)).toThrow(message);
  });
});
