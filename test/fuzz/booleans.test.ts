import { describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { type Answer, type AnyQuestion, isPredicate } from '../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions } from '../../src/oracle/questions/registry.js';
import { holds, shapesOf, takesBoolean, yesMeans } from '../../src/oracle/questions/shapes.js';
import { signQuestions } from '../../src/oracle/questions/signs/index.js';
import { said } from '../../src/oracle/verdict/said.js';
import { truthFor, UnfitAnswer, verdictOn } from '../../src/oracle/verdict/verdict.js';
import { quickFamilies } from '../support/quick-families.js';
import { ownBooleans } from './own-booleans.js';

await loadQuestions();
const all = allQuestions().map((question) => [question.name, question] as const);
const withBoolean = all.filter(([, question]) => takesBoolean(question));
const textOnly = all.filter(([, question]) => !takesBoolean(question) && !isPredicate(question));
const predicates = signQuestions.map((question) => [question.name, question] as const);

/** Somebody's engine: it promises no more than a sign, or a yes or no. */
const THEIRS = { name: 'theirs', strict: false };
/** One that promises whole answers, as ours does. */
const STRICT = { name: 'strict', strict: true };

/** Whether an answer is a failure. */
function fails(question: AnyQuestion, got: unknown, truth: Answer, engine = THEIRS): boolean {
  const verdict = verdictOn(question, engine, said(got), truth);
  return verdict !== 'right' && verdict !== 'unsupported';
}

/** At least so many cases, and further ones until both yes and no have come, but not more than `MOST`. */
const ENOUGH = 6;
/** Of signs, of which there are three. */
const ENOUGH_SIGNS = 12;
const MOST = 400;

/** So many different texts are enough to catch engines that always say the same one. */
const TEXTS = 3;

interface Case {
  readonly values: Float64Array;
  readonly truth: Answer;
}

/** Cases of all families in turn, with the referee's answer; fewer where only texts are told from each other. */
function casesOf(query: AnyQuestion): Case[] {
  const random = new Random(...deriveSeed('booleans', query.name));
  const families = quickFamilies(query).map((name) => questionFamilyNamed(query, name));
  const found: Case[] = [];
  const areTexts = !takesBoolean(query) && !isPredicate(query);
  const seen = new Set<boolean | undefined>(takesBoolean(query) ? [] : [true, false]);
  const texts = new Set<Answer>();
  const values = new Float64Array(query.layout.arity);
  const enough = isPredicate(query) ? ENOUGH_SIGNS : ENOUGH;
  for (let i = 0; i < MOST && (i < enough || !seen.has(true) || !seen.has(false)); i++) {
    if (!generateQuestion(query, families[i % families.length]!, random, values)) continue;
    const truth = query.referee(values.slice());
    seen.add(holds(query, truth));
    found.push({ values: values.slice(), truth });
    if (areTexts && texts.add(truth).size === TEXTS) break;
  }
  return found;
}

describe.each(withBoolean)('%s by yes or no', (name, query) => {
  const cases = casesOf(query);
  const failures = (engine: (values: Float64Array) => unknown) =>
    cases.filter(({ values, truth }) => fails(query, engine(values), truth)).length;

  test("has no failure of the kernel's own boolean on shapes", () => {
    const own = ownBooleans[name]!;
    expect(typeof own).toBe('function');
    for (const { values, truth } of cases) {
      // What is neither has no boolean: the kernel says so by an error.
      if (holds(query, truth) === undefined) continue;
      const got = own(...shapesOf(query, values));
      expect([[...values], got, fails(query, got, truth)]).toEqual([[...values], got, false]);
      expect(truthFor(query, got, truth)).toBe(String(got));
    }
  });

  test('catches engines that always say the same', () => {
    expect(failures(() => true)).toBeGreaterThan(0);
    expect(failures(() => false)).toBeGreaterThan(0);
    for (const text of query.classes) expect(failures(() => text)).toBeGreaterThan(0);
    expect(yesMeans(query)).toBe(query.yes);
    expect(query.yes!.length).toBeGreaterThan(10);
  });

  test('has classes of yes and of no', () => {
    // The classes of the answers that came; both kinds, or an engine that says one thing would never be caught.
    const verdicts = new Set(cases.map(({ truth }) => holds(query, truth)));
    expect([verdicts.has(true), verdicts.has(false)]).toEqual([true, true]);
  });
});

// Constructions are checked and not compared: they have tests of their own
// (test/oracle/questions/constructions.test.ts).
describe.each(textOnly.filter(([, query]) => query.check === undefined))('%s by text only', (_, query) => {
  const cases = casesOf(query);

  test('refuses booleans, and catches constant texts', () => {
    expect(query.yes).toBeUndefined();
    for (const got of [true, false]) {
      for (const { truth } of cases) expect(() => fails(query, got, truth)).toThrow(UnfitAnswer);
    }
    for (const text of query.classes) {
      expect(cases.some(({ truth }) => fails(query, text, truth))).toBe(true);
    }
    expect(cases.filter(({ truth }) => fails(query, truth, truth))).toEqual([]);
  });
});

describe.each(predicates)('%s by its sign', (_, question) => {
  const cases = casesOf(question);
  const failures = (engine: (values: Float64Array) => unknown, who = THEIRS) =>
    cases.filter(({ values, truth }) => fails(question, engine(values), truth, who)).length;

  test("has no failure of the kernel's own predicate, nor of its value times anything positive", () => {
    expect(failures((values) => question.subject(values), STRICT)).toBe(0);
    expect(failures((values) => question.subject(values) * 0.125)).toBe(0);
  });

  test('catches engines that always say the same, or the opposite', () => {
    for (const constant of [-1, 0, 1, Number.NaN, true, false, '1', undefined, null]) {
      expect([constant, failures(() => constant) > 0]).toEqual([constant, true]);
    }
    expect(failures((values) => -question.subject(values))).toBeGreaterThan(0);
  });

  test('holds a strict engine to -1, 0 and 1', () => {
    const signs = new Set(cases.map(({ truth }) => truth));
    expect([...signs].sort()).toEqual([-1, 0, 1]);
    expect(failures((values) => question.subject(values) || -0, STRICT)).toBeGreaterThan(0);
    expect(failures((values) => 2 * question.subject(values), STRICT)).toBeGreaterThan(0);
  });
});

test('every own boolean belongs to a query', () => {
  const names = withBoolean.map(([name]) => name);
  expect(Object.keys(ownBooleans).sort()).toEqual([...names].sort());
});
