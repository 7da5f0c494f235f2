import { describe, expect, test } from 'vitest';
import { familyNamed } from '../../../fuzz/families/index.js';
import { generateQuestion } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { violationOf } from '../../../src/oracle/questions/judge.js';
import { shapesOf } from '../../../src/oracle/questions/shapes.js';
import { signQuestions } from '../../../src/oracle/questions/signs/index.js';
import { tiers } from '../../../src/predicates/tiers.js';

/** Families on which laws say something: not those at the ends of the range, where a scaling would round. */
const FAMILIES = ['uniform', 'integer-lattice', 'full-mantissa', 'ulp-walk'];

describe.each(signQuestions.map((question) => [question.name, question] as const))('%s', (name, question) => {
  test('takes the arguments of its formula', () => {
    const { parameters, arity } = question.signature;
    expect(parameters).toHaveLength(arity);
    const generated = name === 'sideOfThickPlane' ? undefined : tiers[name].parameters;
    if (generated !== undefined) expect(parameters).toEqual(generated);
  });

  test('keeps its laws, and a predicate that always says the same or the opposite of one argument does not', () => {
    const values = new Float64Array(question.layout.arity);
    const seen = new Set<string>();
    const liar = { ...question, subject: ([first]: Float64Array) => (first! > 0 ? 1 : -1) };
    let lies = 0;
    for (const family of FAMILIES) {
      const random = new Random(...deriveSeed('laws', name, family));
      for (let i = 0; i < 60; i++) {
        generateQuestion(question, familyNamed(family), random, values);
        const truth = question.referee(values);
        for (const law of question.laws!) {
          const violation = violationOf(question, law, values.slice(), truth);
          expect([law.name, [...values], violation]).toEqual([law.name, [...values], undefined]);
          seen.add(law.name);
          if (violationOf(liar, law, values.slice(), truth) !== undefined) lies++;
        }
      }
    }
    expect([...seen]).toEqual(question.laws!.map((law) => law.name));
    expect(lies).toBeGreaterThan(10);
  });

  test('has its arguments as shapes, too', () => {
    const shapes = shapesOf(question, new Float64Array(question.layout.arity));
    expect(shapes.length).toBe(question.layout.parts.length);
    expect(JSON.stringify(shapes)).not.toContain('null');
  });
});

test('every generated predicate is a question', () => {
  const asked = signQuestions.map(({ name }) => name as string);
  expect(Object.keys(tiers).filter((name) => !asked.includes(name))).toEqual([]);
});
