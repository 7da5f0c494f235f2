import { describe, expect, test } from 'vitest';
import { kindOf } from '../../fuzz/campaign/verdict.js';
import { familyNamed, generate } from '../../fuzz/families/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { type PredicateName, predicateNames, signatures } from '../../src/oracle/cases/signatures.js';
import { importOptional } from '../../src/oracle/engines/import-optional.js';
import { bind, builtInTargets, loadTarget, peerTargets } from '../../src/oracle/engines/index.js';
import { loadCascades } from '../../src/oracle/engines/unerring.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';

/** On random points every implementation is right, so a wrong sign here is a wrong convention. */
describe.each(builtInTargets.filter((name) => !peerTargets.includes(name)))('%s', (name) => {
  test('has our sign convention', async () => {
    const target = (await loadTarget({ name }))!;
    const judged: string[] = [];
    for (const predicate of predicateNames) {
      const implementation = target.implementations[predicate];
      if (implementation === undefined) continue;
      judged.push(predicate);
      const signature = signatures[predicate];
      const call = bind(implementation, signature.arity);
      const out = new Float64Array(signature.arity);
      const random = new Random(7, 7, 7, 7);
      for (let i = 0; i < 300; i++) {
        generate(familyNamed('uniform'), random, signature, out);
        expect(kindOf(call(out), rational.judges[predicate](out), target.strict)).toBeUndefined();
      }
    }
    const core = ['orient2d', 'orient3d', 'incircle', 'insphere'];
    expect(judged).toEqual(name.startsWith('robust') ? core : [...predicateNames]);
  });
});

test('arguments are passed in order for every arity', () => {
  for (const { arity } of Object.values(signatures)) {
    const seen: number[][] = [];
    const call = bind((...values) => seen.push(values), arity);
    const values = Float64Array.from({ length: arity }, (_, i) => i + 0.5);
    call(values);
    expect(seen).toEqual([Array.from(values)]);
  }
});

test('every cascade of ours ends in a tier that decides', async () => {
  const cascades = await loadCascades();
  const composed = predicateNames.filter((predicate) => cascades[predicate] === undefined);
  // Decided by two other predicates, so it has no cascade of its own.
  expect(composed).toEqual(['sideOfThickPlane']);
  for (const [predicate, cascade] of Object.entries(cascades)) {
    const ones = new Array(signatures[predicate as PredicateName].arity).fill(1);
    expect([-1, 0, 1]).toContain(cascade.at(-1)!.decide(...ones));
  }
});

test('a package that is not installed is undefined, a name that does not exist is an error', async () => {
  expect(await importOptional('no-such-package-anywhere')).toBeUndefined();
  await expect(loadTarget({ name: 'nobody' })).rejects.toThrow("there is no target 'nobody'");
});

test('a verdict looks at NaN before the sign, and holds strict targets to -1, 0 and 1', () => {
  expect(kindOf(Number.NaN, 0, false)).toBe('nan');
  expect(kindOf(-0, 0, false)).toBeUndefined();
  expect(kindOf(-0, 0, true)).toBe('wrong');
  expect(kindOf(1e-300, 1, false)).toBeUndefined();
  expect(kindOf(1e-300, 1, true)).toBe('wrong');
  expect(kindOf(Number.NEGATIVE_INFINITY, -1, false)).toBeUndefined();
  expect(kindOf('1', 1, false)).toBe('wrong');
  expect(kindOf(undefined, 0, false)).toBe('wrong');
});
