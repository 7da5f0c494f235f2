import { describe, expect, test } from 'vitest';
import { families, familiesFor, familyNamed, generate } from '../../fuzz/families/index.js';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { shrink } from '../../fuzz/shrink/shrink.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { inDomain, pointSignature } from '../../src/oracle/questions/signature.js';
import { predicateNames, signatures } from '../../src/oracle/questions/signs/index.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';

const CASES = 2000;

describe.each(predicateNames)('%s', (name) => {
  const signature = signatures[name];

  test('every family draws arguments in the domain, and as many exact zeros as it claims', () => {
    const out = new Float64Array(signature.arity);
    const short: string[] = [];
    for (const family of familiesFor(signature)) {
      const random = new Random(...deriveSeed(11, name, family.name));
      let zeros = 0;
      for (let i = 0; i < CASES; i++) {
        generate(family, random, signature, out);
        if (!inDomain(signature, out)) expect.fail(`${family.name}: ${Array.from(out).join(', ')}`);
        if (rational.judges[name](out) === 0) zeros++;
      }
      if (zeros / CASES < family.zeroShare) short.push(`${family.name}: ${zeros / CASES}`);
    }
    expect(short).toEqual([]);
  });
});

test('a family draws the same from the same seed, and something else from another', () => {
  const draw = (name: string, seed: number) => {
    const out = new Float64Array(signatures.insphere.arity);
    const random = new Random(...deriveSeed(seed, name));
    const drawn: number[] = [];
    for (let i = 0; i < 50; i++) {
      generate(familyNamed(name), random, signatures.insphere, out);
      drawn.push(...out);
    }
    return drawn;
  };
  for (const { name } of familiesFor(signatures.insphere)) {
    expect(draw(name, 1)).toEqual(draw(name, 1));
    expect(draw(name, 1)).not.toEqual(draw(name, 2));
  }
});

test('full mantissas are full, and differences of spread coordinates are not doubles', () => {
  const out = new Float64Array(signatures.orient2d.arity);
  const random = new Random(9, 9, 9, 9);
  let long = 0;
  let inexact = 0;
  for (let i = 0; i < 500; i++) {
    generate(familyNamed('full-mantissa'), random, signatures.orient2d, out);
    if (out.some((x) => x * 2 ** 40 !== Math.trunc(x * 2 ** 40))) long++;
    generate(familyNamed('inexact-differences'), random, signatures.orient2d, out);
    const difference = out[0]! - out[4]!;
    if (difference + out[4]! !== out[0] || out[0]! - difference !== out[4]) inexact++;
  }
  expect(long).toBeGreaterThan(400);
  expect(inexact).toBeGreaterThan(250);
});

test('the extreme families reach both ends of the range', () => {
  const out = new Float64Array(signatures.orient3d.arity);
  const random = new Random(4, 4, 4, 4);
  const range = (name: string) => {
    let [low, high] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < 3000; i++) {
      generate(familyNamed(name), random, signatures.orient3d, out);
      for (const x of out)
        if (x !== 0) [low, high] = [Math.min(low, Math.abs(x)), Math.max(high, Math.abs(x))];
    }
    return { low, high };
  };
  expect(range('wide-exponents').low).toBeLessThan(1e-320);
  expect(range('wide-exponents').high).toBeGreaterThan(1e307);
  expect(range('subnormals').high).toBeLessThan(1e-290);
  expect(range('near-overflow').high).toBe(Number.MAX_VALUE);
  expect(range('mixed-magnitudes').low).toBeLessThan(1e-320);
});

test('families apply to points without a predicate', () => {
  const signature = pointSignature(3, 8, 'coplanar');
  const out = new Float64Array(signature.arity);
  for (const family of familiesFor(signature)) {
    generate(family, new Random(1, 1, 1, 1), signature, out);
    expect(out.every(Number.isFinite)).toBe(true);
  }
  expect(() => pointSignature(2, 0)).toThrow(RangeError);
});

test('names are unique, and unknown ones are refused', () => {
  expect(new Set(families.map((family) => family.name)).size).toBe(families.length);
  expect(() => familyNamed('tame')).toThrow("there is no family 'tame', but uniform, ");
});

test('a name is told what bears it', () => {
  const out = new Float64Array(6);
  const random = new Random(1, 2, 3, 4);
  const { orient2d } = signatures;
  const refused = (call: () => unknown, text: string) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(text);
  };
  refused(() => familiesFor('orient2d' as never), "got the string 'orient2d': pass signatures[v]");
  refused(() => familiesFor(undefined as never), 'familiesFor: signature must be a signature');
  refused(() => generate('uniform' as never, random, orient2d, out), ': pass familyNamed(v)');
  refused(() => generate(familyNamed('uniform'), random, 'orient2d' as never, out), ': pass signatures[v]');
  refused(() => shrink('orient2d' as never, [], () => true), 'shrink: signature must be a signature');
  refused(() => questionFamilyNames('orient2d' as never), ': pass requireQuestion(v) of unerring/oracle');
  const question = requireQuestion('orient2d');
  refused(() => questionFamilyNamed('orient2d' as never, 'uniform'), 'questionFamilyNamed: question must be');
  refused(() => questionFamilyNamed(question, 'tame'), "orient2d has no family 'tame', but uniform, ");
  refused(
    () => generateQuestion(question, 'uniform' as never, random, out),
    "got the string 'uniform': pass questionFamilyNamed(question, v)",
  );
});
