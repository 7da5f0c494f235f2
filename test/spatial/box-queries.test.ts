import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { boxesQuestions } from '../../src/oracle/questions/boxes/index.js';
import { violationOf } from '../../src/oracle/questions/judge.js';
import { classOf, type Question } from '../../src/oracle/questions/question.js';

/** Cases of a family of the query's own, and of a general one. The slow referees get fewer. */
const COUNTS: Readonly<Record<string, readonly [number, number]>> = {
  frustumOrientedBox: [60, 1],
  frustumTriangle: [60, 2],
  frustumBox: [120, 2],
  kDopsIntersect: [60, 1],
};
const USUAL = [200, 4] as const;

function judge(query: Question, family: string, count: number, classes: Set<string>): void {
  const random = new Random(...deriveSeed(7, query.name, family));
  const values = new Float64Array(query.layout.arity);
  for (let i = 0; i < count; i++) {
    generateQuestion(query, questionFamilyNamed(query, family), random, values);
    const expected = query.referee(values);
    const got = query.subject(values);
    if (got !== expected) expect({ family, got, values: [...values] }).toEqual({ family, got: expected });
    classes.add(classOf(query, expected));
    const laws = query.laws ?? [];
    const law = laws[i % laws.length];
    if (law !== undefined) expect(violationOf(query, law, values, got)).toBeUndefined();
  }
}

describe.each(boxesQuestions.map((query) => [query.name, query] as const))('%s', (name, query) => {
  it('agrees with its referee and its laws, in every class', () => {
    const classes = new Set<string>();
    const [own, general] = COUNTS[name] ?? USUAL;
    const names = query.families.map((family) => family.name);
    for (const family of questionFamilyNames(query)) {
      judge(query, family, names.includes(family) ? own : general, classes);
    }
    expect([...classes].filter((found) => !query.classes.includes(found))).toEqual([]);
    // The rarest classes come once in thousands of cases: campaigns ask for all.
    expect(classes.size).toBeGreaterThanOrEqual(query.classes.length - 2);
  }, 20_000);
});
