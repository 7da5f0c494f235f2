/**
 * Judges queries in one file, without workers and without the registry:
 *
 *   npx tsx fuzz/run-locally.ts src/oracle/questions/triangles/linear-triangle.ts --count 100000 --seed 1
 *   npx tsx fuzz/run-locally.ts src/oracle/questions/round/index.ts --only '^sphere' --even --count 200000 --seed 11
 *
 * Prints the first disagreements of each family, cases by class and family, and classes that never came.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { toHexFloat } from '../src/oracle/cases/doubles.js';
import { deriveSeed, Random } from '../src/oracle/cases/random.js';
import { answerLater, violationOf } from '../src/oracle/questions/judge.js';
import { type Answer, type AnyQuestion, classOf } from '../src/oracle/questions/question.js';
import { describeArguments } from '../src/oracle/questions/shapes.js';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from './questions/generate.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string', default: '2' },
    family: { type: 'string' },
    /** Queries whose names match. */
    only: { type: 'string', default: '' },
    /** As many cases of each family, and not half of them of the query's own. */
    even: { type: 'boolean', default: false },
    /** With --even, families that get a tenth as many: numbers of two thousand digits take a hundred times as long. */
    tenth: { type: 'string', default: '' },
    /** A law is asked in one of so many cases. */
    laws: { type: 'string', default: '1' },
  },
});

const lawsEvery = Number(options.laws);

interface Tally {
  readonly classes: Map<string, number>;
  failures: number;
  discarded: number;
  refereeMs: number;
  kernelMs: number;
}

function isQuestion(value: unknown): value is AnyQuestion {
  return typeof value === 'object' && value !== null && 'subject' in value && 'layout' in value;
}

function show(query: AnyQuestion, title: string, values: Float64Array, got: Answer, expected: Answer): void {
  console.log(
    `\n${title}\n    ${describeArguments(query, values)}\n    got      ${got}\n    expected ${expected}`,
  );
  console.log(`    ${query.layout.names.map((name, i) => `${name} ${toHexFloat(values[i]!)}`).join(', ')}`);
}

async function judgeFamily(query: AnyQuestion, name: string, cases: number, tally: Tally): Promise<number> {
  const family = questionFamilyNamed(query, name);
  const random = new Random(...deriveSeed(Number(options.seed), query.name, name, 0));
  const out = new Float64Array(query.layout.arity);
  let found = 0;
  const fail = (title: string, got: Answer, expected: Answer) => {
    if (++found <= Number(options.keep)) show(query, `${query.name}, ${name}: ${title}`, out, got, expected);
  };
  for (let i = 0; i < cases; i++) {
    if (!generateQuestion(query, family, random, out)) {
      tally.discarded++;
      continue;
    }
    const before = performance.now();
    const got = await answerLater((values) => query.subject(values), out);
    const between = performance.now();
    const expected = query.referee(out);
    tally.refereeMs += performance.now() - between;
    tally.kernelMs += between - before;
    const kind = classOf(query, expected);
    tally.classes.set(kind, (tally.classes.get(kind) ?? 0) + 1);
    if (query.check !== undefined) {
      const fault = query.check(out.slice(), String(got));
      if (fault !== undefined) fail(fault, got, expected);
    } else if (got !== expected) fail('the referee disagrees', got, expected);
    const laws = i % lawsEvery === 0 ? (query.laws ?? []) : [];
    const law = laws[(i / lawsEvery) % laws.length];
    const violation = law && violationOf(query, law, out, got);
    if (violation) fail(`law ${violation.law}`, violation.got, violation.expected);
  }
  tally.failures += found;
  return found;
}

async function judge(query: AnyQuestion): Promise<boolean> {
  const names = options.family === undefined ? questionFamilyNames(query) : options.family.split(',');
  const own = options.even
    ? 0
    : names.filter((name) => query.families.some((family) => family.name === name)).length;
  const tenth = options.tenth.split(',');
  const whole = names.reduce((sum, name) => sum + (tenth.includes(name) ? 0.1 : 1), 0);
  const count = Number(options.count);
  const tally: Tally = { classes: new Map(), failures: 0, discarded: 0, refereeMs: 0, kernelMs: 0 };
  const rows: string[] = [];
  for (const [i, name] of names.entries()) {
    // Half of the cases for the query's own families.
    const isWhole = own === 0 || own === names.length;
    const share = isWhole
      ? whole * (tenth.includes(name) ? 10 : 1)
      : 2 * (i < own ? own : names.length - own);
    const cases = Math.ceil(count / share);
    const before = new Map(tally.classes);
    const start = performance.now();
    const found = await judgeFamily(query, name, cases, tally);
    const each = ((performance.now() - start) / cases).toFixed(2);
    const counts = query.classes.map(
      (kind) => `${kind} ${(tally.classes.get(kind) ?? 0) - (before.get(kind) ?? 0)}`,
    );
    rows.push(
      `  ${name.padEnd(24)} ${String(cases).padStart(7)} cases ${String(found).padStart(5)} failures ${each.padStart(8)} ms each  ${counts.join(', ')}`,
    );
  }
  const all = [...tally.classes.values()].reduce((sum, n) => sum + n, 0);
  console.log(`\n${query.name}: ${all} cases, ${tally.failures} failures, ${tally.discarded} not accepted`);
  console.log(
    `  kernel ${((1000 * tally.kernelMs) / all).toFixed(1)} us, referee ${((1000 * tally.refereeMs) / all).toFixed(1)} us`,
  );
  console.log(rows.join('\n'));
  for (const [kind, n] of tally.classes) console.log(`  class ${kind}: ${n}`);
  const missing = query.classes.filter((kind) => !tally.classes.has(kind));
  const unknown = [...tally.classes.keys()].filter((kind) => !query.classes.includes(kind));
  if (missing.length > 0) console.log(`  NEVER PRODUCED: ${missing.join(', ')}`);
  if (unknown.length > 0) console.log(`  NOT LISTED: ${unknown.join(', ')}`);
  return tally.failures === 0 && missing.length === 0 && unknown.length === 0;
}

let clean = true;
for (const path of positionals) {
  const loaded = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
  const chosen = new RegExp(options.only);
  for (const query of Object.values(loaded).flat().filter(isQuestion)) {
    if (chosen.test(query.name)) clean = (await judge(query)) && clean;
  }
}
process.exitCode = clean ? 0 : 1;
