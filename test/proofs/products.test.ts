import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRODUCTS_FAULTS } from '../../proofs/faults.js';
import { arithmeticOf } from '../../proofs/translator/arithmetic.js';
import { readPolynomials } from '../../proofs/translator/forms.js';
import { hasProducts, productsOf } from '../../proofs/translator/products.js';
import { sourceOf } from '../../proofs/translator/source.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const path = 'src/predicates/generated/orient2d.ts';
const text = readFileSync(root + path, 'utf8');
const polynomial = readPolynomials(root).find(({ name }) => name === 'orient2d')!;
const statement = (of: string) => productsOf(sourceOf(root, path, of), polynomial).join('\n');

describe('the tier of two products in Coq', () => {
  it('has every test and every return of the emitted file, in order', () => {
    expect(hasProducts(sourceOf(root, path, text), 'orient2d')).toBe(true);
    const found = statement(text);
    const ways = [...found.matchAll(/^ {2}if .* then (None|Some .*) else$/gm)].map(([, way]) => way);
    expect(ways).toEqual([
      'None',
      'Some (0)%Z',
      'None',
      'Some (if (flt q p) then (1)%Z else (-1)%Z)',
      'Some (if (flt qTail pTail) then (1)%Z else (if (flt pTail qTail) then (-1)%Z else (0)%Z))',
      'Some (if (flt zero value) then (1)%Z else (-1)%Z)',
    ]);
    expect(found).toContain('let cax := (fsub ax cx) in');
    expect(found).toContain('let value := (fadd (fsub p q) (fadd (fsub pTail qTail) mixed)) in');
  });

  it.each(PRODUCTS_FAULTS)('is another statement if $name', ({ plant }) => {
    const changed = plant(text);
    expect(changed).toBeDefined();
    let said: string;
    try {
      said = statement(changed!);
    } catch {
      said = 'refused';
    }
    expect(said).not.toBe(statement(text));
  });

  it.each([
    ['another statement', '    break products;\n  }', '    if (p > q) { value; }\n    break products;\n  }'],
    [
      'a call',
      'const p = cax * cby;\n    const q = cay * cbx;\n    const size',
      'const p = Math.fround(cax * cby);\n    const q = cay * cbx;\n    const size',
    ],
    ['a name from elsewhere', 'const mixed = cax *', 'const mixed = other *'],
  ])('refuses %s', (_, from, to) => {
    expect(text).toContain(from);
    expect(() => statement(text.replace(from, to))).toThrow('orient2d.ts:');
  });
});

describe('error-free transformations in Coq', () => {
  const arithmetic = readFileSync(`${root}src/arithmetic/error-free.ts`, 'utf8');
  const lines = (of: string) => arithmeticOf(sourceOf(root, 'src/arithmetic/error-free.ts', of)).join('\n');

  it('are the emitted operations, in order', () => {
    expect(lines(arithmetic)).toContain(
      [
        'Definition twoDifferenceTail (a b difference : float) : float :=',
        '  let bRounded := (fsub a difference) in',
        '  let aRounded := (fadd difference bRounded) in',
        '  (fadd (fsub a aRounded) (fsub bRounded b)).',
      ].join('\n'),
    );
    expect(lines(arithmetic)).toContain('Definition SPLITTER : float := (double 4503599660924928 (-25)).');
  });

  it.each([
    ['another operation', 'return a - aRounded + (bRounded - b);', 'return a - aRounded - (bRounded - b);'],
    ['another splitter', 'SPLITTER = 134217729', 'SPLITTER = 134217728'],
  ])('are another statement with %s', (_, from, to) => {
    expect(arithmetic).toContain(from);
    expect(lines(arithmetic.replace(from, to))).not.toBe(lines(arithmetic));
  });

  it('are refused with a branch', () => {
    const changed = arithmetic.replace('  const spread =', '  if (a === 0) return 0;\n  const spread =');
    expect(changed).not.toBe(arithmetic);
    expect(() => lines(changed)).toThrow('no straight line');
  });
});
