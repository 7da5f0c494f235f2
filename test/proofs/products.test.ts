import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRODUCTS_FAULTS } from '../../proofs/faults.js';
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
