import { describe, expect, test } from 'vitest';
import { kindOfAnswer, truthFor } from '../../fuzz/campaign/judge-query-block.js';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { allQuestions, loadQuestions } from '../../src/oracle/questions/registry.js';
import { holds, shapesOf, takesBoolean, yesMeans } from '../../src/oracle/questions/shapes.js';
import { ownBooleans } from './own-booleans.js';

await loadQuestions();
const all = allQuestions().map((query) => [query.name, query] as const);
const withBoolean = all.filter(([, query]) => takesBoolean(query));
const textOnly = all.filter(([, query]) => !takesBoolean(query));

/** At least so many cases, and further ones until both yes and no have come, but not more than `MOST`. */
const ENOUGH = 30;
const MOST = 400;

interface Case {
  readonly values: Float64Array;
  readonly truth: string;
}

/** Cases of all families in turn, with the referee's answer. */
function casesOf(query: (typeof all)[number][1]): Case[] {
  const random = new Random(...deriveSeed('booleans', query.name));
  const families = questionFamilyNames(query).map((name) => questionFamilyNamed(query, name));
  const found: Case[] = [];
  const seen = new Set<boolean | undefined>(takesBoolean(query) ? [] : [true, false]);
  const values = new Float64Array(query.layout.arity);
  for (let i = 0; i < MOST && (i < ENOUGH || !seen.has(true) || !seen.has(false)); i++) {
    if (!generateQuestion(query, families[i % families.length]!, random, values)) continue;
    const truth = query.referee(values.slice());
    seen.add(holds(query, truth));
    found.push({ values: values.slice(), truth });
  }
  return found;
}

describe.each(withBoolean)('%s by yes or no', (name, query) => {
  const cases = casesOf(query);
  const failures = (engine: (values: Float64Array) => unknown) =>
    cases.filter(({ values, truth }) => kindOfAnswer(query, engine(values), truth) !== undefined).length;

  test("has no failure of the kernel's own boolean on shapes", () => {
    const own = ownBooleans[name]!;
    expect(typeof own).toBe('function');
    for (const { values, truth } of cases) {
      // What is neither has no boolean: the kernel says so by an error.
      if (holds(query, truth) === undefined) continue;
      const got = own(...shapesOf(query, values));
      expect([[...values], got, kindOfAnswer(query, got, truth)]).toEqual([[...values], got, undefined]);
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

describe.each(textOnly)('%s by text only', (_, query) => {
  const cases = casesOf(query);

  test('does not judge booleans, and catches constant texts', () => {
    expect(query.yes).toBeUndefined();
    for (const got of [true, false]) {
      expect(cases.filter(({ truth }) => kindOfAnswer(query, got, truth) !== undefined)).toEqual([]);
    }
    for (const text of query.classes) {
      expect(cases.some(({ truth }) => kindOfAnswer(query, text, truth) === 'wrong')).toBe(true);
    }
    expect(cases.filter(({ truth }) => kindOfAnswer(query, truth, truth) !== undefined)).toEqual([]);
  });
});

test('every own boolean belongs to a query', () => {
  const names = withBoolean.map(([name]) => name);
  expect(Object.keys(ownBooleans).sort()).toEqual([...names].sort());
});
