import { describe, expect, test } from 'vitest';
import { familyNamed } from '../../fuzz/families/index.js';
import { generateQuestion } from '../../fuzz/questions/generate.js';
import { bind } from '../../src/oracle/cases/bind.js';
import { casesOf } from '../../src/oracle/cases/cases.js';
import { Random } from '../../src/oracle/cases/random.js';
import { engineOf, engineOnNumbers } from '../../src/oracle/engines/engine.js';
import { importOptional } from '../../src/oracle/engines/import-optional.js';
import { builtInEngines, enginesFor, loadEngine } from '../../src/oracle/engines/index.js';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { signatures, signQuestions } from '../../src/oracle/questions/signs/index.js';
import { judgeCases } from '../../src/oracle/verdict/judge-cases.js';
import { UnfitAnswer, verdictOnSign } from '../../src/oracle/verdict/verdict.js';

const predicateNames = signQuestions.map(({ name }) => name);

/** On random points every implementation is right, so a wrong sign here is a wrong convention. */
describe.each(enginesFor('predicates'))('%s', (name) => {
  test('has our sign convention', async () => {
    const engine = (await loadEngine(name))!;
    const known = signQuestions.filter((question) => engine.knows(question));
    for (const question of known) {
      const { arity } = question.layout;
      const random = new Random(7, 7, 7, 7);
      const out = new Float64Array(arity);
      const values = new Float64Array(300 * arity);
      for (let i = 0; i < 300; i++) {
        generateQuestion(question, familyNamed('uniform'), random, out);
        values.set(out, i * arity);
      }
      const judged = await judgeCases(engine, question, casesOf(arity, values));
      expect([question.name, judged.filter(({ verdict }) => verdict !== 'right')]).toEqual([
        question.name,
        [],
      ]);
    }
    const core = ['orient2d', 'orient3d', 'incircle', 'insphere'];
    expect(known.map((question) => question.name)).toEqual(name.startsWith('robust') ? core : predicateNames);
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

test('every cascade of ours ends in a tier that decides', () => {
  const composed = signQuestions.filter(({ tiers }) => tiers!.length === 0);
  // Decided by two other predicates, so it has no cascade of its own.
  expect(composed.map(({ name }) => name)).toEqual(['sideOfThickPlane']);
  for (const { tiers, layout } of signQuestions) {
    if (tiers!.length === 0) continue;
    expect([-1, 0, 1]).toContain(tiers!.at(-1)!.decide(new Float64Array(layout.arity).fill(1)));
  }
});

test('a package that is not installed is undefined, a name that does not exist is an error', async () => {
  expect(await importOptional('no-such-package-anywhere')).toBeUndefined();
  await expect(loadEngine('nobody')).rejects.toThrow("there is no engine 'nobody'");
  expect(builtInEngines).toEqual([...new Set([...enginesFor('predicates'), ...enginesFor('queries')])]);
});

test('a verdict looks at NaN before the sign, and holds strict engines to -1, 0 and 1', () => {
  expect(verdictOnSign(Number.NaN, 0, false)).toBe('invalid-output');
  expect(verdictOnSign(-0, 0, false)).toBe('right');
  expect(verdictOnSign(-0, 0, true)).toBe('wrong');
  expect(verdictOnSign(1e-300, 1, false)).toBe('right');
  expect(verdictOnSign(1e-300, 1, true)).toBe('wrong');
  expect(verdictOnSign(Number.NEGATIVE_INFINITY, -1, false)).toBe('right');
  expect(verdictOnSign('1', 1, false)).toBe('invalid-output');
  expect(verdictOnSign(true, 1, false)).toBe('invalid-output');
  expect(verdictOnSign(undefined, 0, false)).toBe('invalid-output');
});

describe('engines in programs of others', () => {
  const question = requireQuestion('orient2d');
  const cases = casesOf(6, [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2, 2, 0, 0, 0, 1, 1, 0]);

  test('may be asynchronous, throw, and say odd things', async () => {
    const answers = [Promise.resolve(1), 'left', -1];
    let i = 0;
    const engine = engineOf('some', ({ name }) => (name === 'orient2d' ? () => answers[i++] : undefined));
    expect(await judgeCases(engine, question, cases)).toEqual([
      { verdict: 'right', expected: 1, got: '1' },
      { verdict: 'invalid-output', expected: 0, got: 'string left' },
      { verdict: 'right', expected: -1, got: '-1' },
    ]);
    const throwing = engineOnNumbers('throwing', {
      orient2d: async () => {
        throw new Error('no');
      },
    });
    const [first] = await judgeCases(throwing, question, cases);
    expect(first).toEqual({ verdict: 'crashed', expected: 1, got: 'Error: no' });
  });

  test('are refused what they do not know, and what cannot be judged', async () => {
    await loadQuestions();
    const yes = engineOf('yes', () => () => true);
    await expect(judgeCases(engineOnNumbers('none', {}), question, cases)).rejects.toThrow(
      'judgeCases: engine must know orient2d, got none, which does not',
    );
    const textOnly = requireQuestion('polygonOrientation2d');
    const values = new Float64Array(textOnly.layout.arity);
    await expect(judgeCases(yes, textOnly, casesOf(values.length, values))).rejects.toThrow(UnfitAnswer);
  });
});
