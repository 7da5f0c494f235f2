import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { answerOf, violationOf } from '../../src/oracle/questions/judge.js';
import { isValid } from '../../src/oracle/questions/layout.js';
import { classOf, type Question } from '../../src/oracle/questions/question.js';
import { part } from '../parts.js';
import { answerFormOf } from './answer-form.js';
import { effort } from './effort.js';

/**
 * How many cases of each family: the query's own families make the rare classes, and get more than the general ones.
 */
export interface Counts {
  readonly own: number;
  readonly general: number;
  /** Does every class have to come, though there are few cases? Where the file is run by its name. */
  readonly complete?: boolean;
}

const USUAL: Counts = { own: 60, general: 12 };
/** The rarest classes come once in thousands of cases; campaigns ask for all of them. */
const MOST_MISSING = 2;
/** So many cases of an own family at most, in the short part. */
const QUICK = 4;

/**
 * A few cases of the query's own families only, where the short part is run: most of the time of a few cases goes into
 * a first one of each of twenty general families.
 */
function countsFor({ own, general }: Counts): Counts {
  return part === 'short' ? { own: Math.min(effort(own), QUICK), general: 0 } : { own: effort(own), general };
}

/** The general families that are asked: the long part asks an eighth, other ones from question to question. */
function isAsked(family: number, question: number): boolean {
  return part !== 'long' || (family + question) % 8 === 0;
}

/** The first thing that is wrong among a family's first cases, and the classes that came. */
function firstFailure(
  query: Question,
  name: string,
  count: number,
  classes: Set<string>,
): string | undefined {
  const family = questionFamilyNamed(query, name);
  const random = new Random(...deriveSeed('agree', query.name, name));
  const values = new Float64Array(query.layout.arity);
  const formFaultOf = answerFormOf(query);
  for (let i = 0; i < count; i++) {
    if (!generateQuestion(query, family, random, values)) continue;
    const where = `${query.name} ${name} ${i}: [${values.join(', ')}]`;
    if (!isValid(query.layout, values)) return `${where}: not valid`;
    const kept = values.slice();
    const got = answerOf((v) => query.subject(v), values);
    const expected = answerOf((v) => query.referee(v), values);
    if (!values.every((x, j) => Object.is(x, kept[j]))) return `${where}: the values were changed`;
    const fault = query.check?.(values.slice(), String(got));
    if (fault !== undefined) return `${where}: ${fault}: ${got}`;
    if (query.check === undefined && got !== expected) return `${where}: got ${got}, expected ${expected}`;
    const misfit = formFaultOf(expected);
    if (misfit !== undefined) return `${where}: ${expected} ${misfit}`;
    classes.add(classOf(query, expected));
    for (const law of i % 4 === 0 ? (query.laws ?? []) : []) {
      const violation = violationOf(query, law, values, got);
      if (violation !== undefined) return `${where}: law ${law.name}: ${JSON.stringify(violation)}`;
    }
  }
  return undefined;
}

/**
 * Declares a test for each query: the first cases of every family, judged by the referee and the laws, in all classes
 * but the rarest. The campaigns of `unerring fuzz` judge millions.
 *
 * @param usual  How many cases of each family
 * @param of  The same for single queries, whose referees are slow
 */
export function declareAgreement(
  queries: readonly Question[],
  usual: Counts = USUAL,
  of: Readonly<Record<string, Counts>> = {},
): void {
  describe.each(queries.map((query, i) => [query.name, query, i] as const))('%s', (name, query, number) => {
    it('agrees with its referee and its laws on every family', () => {
      const counts = of[name] ?? usual;
      const { own, general } = countsFor(counts);
      const ownNames = query.families.map((family) => family.name);
      const classes = new Set<string>();
      const failures = questionFamilyNames(query).map((family, i) => {
        const isOwn = ownNames.includes(family);
        return isOwn || isAsked(i, number)
          ? firstFailure(query, family, isOwn ? own : general, classes)
          : undefined;
      });
      expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
      expect([...classes].filter((found) => !query.classes.includes(found))).toEqual([]);
      // A few cases do not show what classes there are.
      if (part !== undefined) return;
      expect(classes.size).toBeGreaterThanOrEqual(Math.min(2, query.classes.length));
      const missing = query.classes.filter((known) => !classes.has(known));
      if (counts.complete) expect(missing).toEqual([]);
      if (own >= USUAL.own) expect(missing.slice(MOST_MISSING)).toEqual([]);
    });
  });
}
