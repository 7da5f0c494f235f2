import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GENERATED, readFile, readPolynomials } from '../../proofs/translator/forms.js';
import { requirePowerOfTwo } from '../../proofs/translator/grid.js';
import { literalOf } from '../../proofs/translator/literals.js';
import { sourceOf } from '../../proofs/translator/source.js';
import { statementsOf } from '../../proofs/translator/statements.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const polynomials = new Map(readPolynomials(root).map((polynomial) => [polynomial.name, polynomial]));

/** The statement about a file in which a text is replaced. */
function statementAbout(file: string, folder: string, from = '', to = ''): string {
  const text = readFileSync(root + GENERATED + file, 'utf8');
  expect(text).toContain(from);
  const source = sourceOf(root, GENERATED + file, from === '' ? text : text.replace(from, to));
  return statementsOf(root, readFile(source, folder, polynomials))[0]!.text;
}

describe('statements about emitted filters', () => {
  it('say what the filter computes, and the formula', () => {
    const text = statementAbout('orient2d.ts', '');
    expect(text).toContain('  determinant [[(ax - cx); (ay - cy)]; [(bx - cx); (by_ - cy)]].');
    expect(text).toContain('  let cax := (fsub ax cx) in');
    expect(text).toContain('  let q := (fmul cay cbx) in');
    expect(text).toContain('(fabs value) = true ->');
    expect(text).toContain('sign_of_nonzero value = sign_of (orient2d (B2R ax)');
  });

  it.each([
    ['a constant', '4.44089209850063e-16', '4.440892098500629e-16'],
    ['an operation', 'const q = cay * cbx;', 'const q = cay + cbx;'],
    ['a leaf', 'const cbx = bx - cx;', 'const cbx = bx - ax;'],
    ['an order', 'const cbx = bx - cx;', 'const cbx = cx - bx;'],
    ['an absolute value', 'Math.abs(p + q)', '(p + q)'],
  ])('change with %s', (_, from, to) => {
    const change = (): string => {
      try {
        return statementAbout('orient2d.ts', '', from, to);
      } catch (error) {
        return String(error);
      }
    };
    expect(change()).not.toBe(statementAbout('orient2d.ts', ''));
  });

  it('join what a prepared form keeps with what it reads', () => {
    const text = statementAbout('prepared/orient3d.ts', 'prepared/');
    expect(text).toContain('let t23 := (fsub t22 t21) in');
    const moved = statementAbout(
      'prepared/orient3d.ts',
      'prepared/',
      'kept[to + 4] = t27;\n    kept[to + 5] = t31;',
      'kept[to + 5] = t27;\n    kept[to + 4] = t31;',
    );
    expect(moved).not.toBe(text);
  });
});

describe('what is not known', () => {
  it.each([
    [
      'a division',
      'orient2d.ts',
      '',
      'const p = cax * cby;',
      'const p = cax / cby;',
      /orient2d\.ts:\d+: no arithmetic/,
    ],
    ['a call', 'orient2d.ts', '', 'cax * cby;', 'Math.fround(cax * cby);', /orient2d\.ts:\d+: a call/],
    [
      'a variable',
      'orient2d.ts',
      '',
      'const value = p - q;',
      'let value = p - q;',
      /orient2d\.ts:\d+: a variable/,
    ],
    [
      'an early result',
      'orient2d.ts',
      '',
      'const value = p - q;',
      'const value = p - q;\n  if (p > 1) return 1;',
      /a branch that returns/,
    ],
    [
      'another abs',
      'orient3d.ts',
      '',
      'const abs = Math.abs;',
      'const abs = Math.sqrt;',
      /orient3d\.ts:\d+: another abs/,
    ],
    [
      'an index',
      'at/orient2d.ts',
      'at/',
      'const atI = 2 * i;',
      'const atI = i * i;',
      /at\/orient2d\.ts:\d+: an index/,
    ],
    [
      'another vertex',
      'at/orient2d.ts',
      'at/',
      'const atI = 2 * i;',
      'const atI = 2 * i + 2;',
      /an argument that the claim/,
    ],
    [
      'a place that is kept twice',
      'prepared/orient2d.ts',
      'prepared/',
      'kept[to + 3] = aby;',
      'kept[to + 2] = aby;',
      /kept twice/,
    ],
    [
      'places that overlap',
      'prepared/orient2d.ts',
      'prepared/',
      'const STRIDE = 4;',
      'const STRIDE = 3;',
      /more is kept/,
    ],
    [
      'floats',
      'prepared/orient2d.ts',
      'prepared/',
      '#kept = new Float64Array',
      '#kept = new Float32Array',
      /what is kept/,
    ],
  ])('stops the translation: %s', (_, file, folder, from, to, message) => {
    expect(() => statementAbout(file, folder, from, to)).toThrow(message);
  });

  it('no second sign is returned unseen', () => {
    const from = '  return orient2dExact(ax, ay, bx, by, cx, cy) as Sign;';
    const more = `  if (p > q) return ((((p > 0) as unknown as number) << 1) - 1) as Sign;\n${from}`;
    expect(() => statementAbout('orient2d.ts', '', from, more)).toThrow(/in another place/);
  });
});

describe('powerOfTwoAbove', () => {
  const text = readFileSync(`${root}src/arithmetic/power-of-two.ts`, 'utf8');

  it('is as it was proved', () => {
    expect(() => requirePowerOfTwo(text)).not.toThrow();
  });

  it.each([
    ['const BELOW_ONE = 1 - 2 ** -53;', 'const BELOW_ONE = 1 - 2 ** -52;'],
    ['const SPREAD = 2 ** 52 + 1;', 'const SPREAD = 2 ** 52;'],
    ['x === 0 ? 1 :', 'x === 0 ? 0 :'],
  ])('or the translation stops: %s', (from, to) => {
    expect(() => requirePowerOfTwo(text.replace(from, to))).toThrow(/not as it was proved/);
  });
});

it('literals are doubles to the bit', () => {
  expect(literalOf(1)).toBe('(double 4503599627370496 (-52))');
  expect(literalOf(2 ** -1074)).toBe('(double 1 (-1074))');
  expect(literalOf(1.5 * 2 ** -1023)).toBe('(double 3377699720527872 (-1074))');
  expect(literalOf(Number.MAX_VALUE)).toBe('(double 9007199254740991 (971))');
  expect(literalOf(Number.POSITIVE_INFINITY)).toBe('positive_infinity');
  expect(() => literalOf(0)).toThrow(RangeError);
});
