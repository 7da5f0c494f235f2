import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { queriesPage } from '../../scripts/query-docs.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { violationOf } from '../../src/oracle/questions/judge.js';
import { type Answer, type AnyQuestion, classOf } from '../../src/oracle/questions/question.js';
import { allQueries, isQuestion, loadQuestions, requireQuery } from '../../src/oracle/questions/registry.js';
import { shapesOf, takesFlat } from '../../src/oracle/questions/shapes.js';
import { said } from '../../src/oracle/verdict/said.js';
import { UnfitAnswer, verdictOn } from '../../src/oracle/verdict/verdict.js';
import { root } from './find-examples.js';

await loadQuestions();

/** What users write, and the source behind it. */
const entries: Readonly<Record<string, () => Promise<object>>> = {
  unerring: () => import('../../src/index.js'),
  'unerring/fuzz': () => import('../../fuzz/index.js'),
  'unerring/oracle': () => import('../../src/oracle/index.js'),
  'unerring/mesh': () => import('../../src/mesh/index.js'),
  'unerring/spatial': () => import('../../src/spatial/index.js'),
};

type Function_ = (...values: unknown[]) => unknown;
const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (load: (name: string) => Promise<object>) => Promise<Record<string, unknown>>;

/** Runs a module's text as it stands: its imports come from the sources, its exports are returned. */
async function exportsOf(code: string): Promise<Record<string, unknown>> {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
  const body = code
    .replace(/^import (\{[^}]*\}) from '([^']+)';/gm, "const $1 = await load('$2');")
    .replace(/^export const /gm, 'const ');
  return new AsyncFunction('load', `${body}\nreturn { ${names.join(', ')} };`)((name) => entries[name]!());
}

const page = readFileSync(join(root, 'docs/fuzzing.md'), 'utf8');
const modules = new Map(
  [...page.matchAll(/^```js\n(\/\/ ([\w-]+\.mjs)[\s\S]*?)^```$/gm)].map(([, code, name]) => [name!, code!]),
);

/** The first cases of all families, with their truths. */
function casesOf(query: AnyQuestion): { values: Float64Array; truth: Answer }[] {
  return questionFamilyNames(query).flatMap((name) => {
    const random = new Random(...deriveSeed('modules', query.name, name));
    const own = query.families.some((family) => family.name === name);
    return Array.from({ length: own ? 60 : 15 }, () => {
      const values = new Float64Array(query.layout.arity);
      generateQuestion(query, questionFamilyNamed(query, name), random, values);
      return { values, truth: query.referee(values.slice()) };
    });
  });
}

const THEIRS = { name: 'theirs', strict: false };

/** How many answers were judged, and the kinds of failures among them. */
function judge(query: AnyQuestion, engine: (values: Float64Array) => unknown) {
  const answers = casesOf(query).map(({ values, truth }) => {
    const got = engine(values);
    return { got, verdict: verdictOn(query, THEIRS, said(got), truth) };
  });
  const judged = answers.filter(({ verdict }) => verdict !== 'unsupported');
  return { judged: judged.length, failures: judged.filter(({ verdict }) => verdict !== 'right').length };
}

describe('modules in the page about fuzzing', () => {
  test('are found', () => {
    expect([...modules.keys()]).toEqual([
      'my-predicates.mjs',
      'my-engine.mjs',
      'my-boxes.mjs',
      'on-line.mjs',
    ]);
  });

  test('engines by shapes answer what is asked', async () => {
    const { shapes } = await exportsOf(modules.get('my-engine.mjs')!);
    const named = /--query (\S+)/.exec(modules.get('my-engine.mjs')!)![1]!.split(',');
    expect(Object.keys(shapes as object).sort()).toEqual([...named].sort());
    for (const name of named) {
      const query = requireQuery(name);
      const engine = (shapes as Record<string, Function_>)[name]!;
      const { judged, failures } = judge(query, (values) => engine(...shapesOf(query, values)));
      expect([name, judged > 20, failures]).toEqual([name, true, 0]);
    }
  });

  test('engines by flat values answer what is asked', async () => {
    const exported = await exportsOf(modules.get('my-boxes.mjs')!);
    const query = requireQuery('boxBox');
    expect([Object.keys(exported), takesFlat(query)]).toEqual([['boxBox'], true]);
    const found = judge(query, (values) => (exported.boxBox as Function_)(...values));
    expect([found.judged > 100, found.failures]).toEqual([true, 0]);
  });

  test('the query is complete: it agrees with its referee and laws, has all its classes, and sees wrong booleans', async () => {
    const { onLine: query } = await exportsOf(modules.get('on-line.mjs')!);
    if (!isQuestion(query)) throw new Error('onLine is no query');
    const cases = casesOf(query);
    for (const { values, truth } of cases) {
      expect(query.subject(values.slice())).toBe(truth);
      for (const law of query.laws!) expect(violationOf(query, law, values, truth)).toBeUndefined();
    }
    expect(new Set(cases.map(({ truth }) => classOf(query, truth)))).toEqual(new Set(query.classes));
    for (const constant of [true, false]) {
      expect(judge(query, () => constant).failures).toBeGreaterThan(20);
      // Without yes and no of its own it takes text only: nothing else is right by default.
      const { holds: _, ...plain } = query;
      expect(() => judge(plain, () => constant)).toThrow(UnfitAnswer);
    }
    expect(judge(query, (values) => query.subject(values) === 'on').failures).toBe(0);
  });
});

describe('pages about fuzzing', () => {
  const text = page + queriesPage(allQueries());

  test('name queries that there are, and files of the package or say that they are in the repository', () => {
    const names = new Set(['hot', 'onLine', ...allQueries().map(({ name }) => name)]);
    // Of the options, `a,b` stands for any.
    const asked = [...page.matchAll(/--query ([\w,]{4,})/g)].flatMap(([, list]) => list!.split(','));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
    // Paragraphs with a path that the package does not hold.
    const paragraphs = text
      .split(/\n\n+/)
      .filter((part) => /(?:^|[\s`(])(?:src|fuzz|test|bench|scripts)\/[\w<]/.test(part));
    expect(paragraphs.length).toBeGreaterThan(0);
    const before = (part: string) => text.slice(0, text.indexOf(part)).split(/\n\n+/).at(-2) ?? '';
    const unsaid = paragraphs.filter((part) => !/in the repository/i.test(part + before(part)));
    expect(unsaid).toEqual([]);
  });
});
