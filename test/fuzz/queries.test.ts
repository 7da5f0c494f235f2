import { describe, expect, test } from 'vitest';
import { families } from '../../fuzz/families/index.js';
import {
  generalFamilies,
  generateQuestion,
  questionFamilyNamed,
  questionFamilyNames,
} from '../../fuzz/questions/generate.js';
import { costOf } from '../../fuzz/shrink/candidates.js';
import { simplerValues } from '../../fuzz/shrink/simpler.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { predicateNames } from '../../src/oracle/cases/signatures.js';
import { violationOf } from '../../src/oracle/questions/judge.js';
import { isValid } from '../../src/oracle/questions/layout.js';
import { classOf } from '../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions, questionNamed } from '../../src/oracle/questions/registry.js';

const CASES = 12;

await loadQuestions();
const all = allQuestions();
const general = families.map((family) => family.name);
const names = new Set<string>(predicateNames);

describe.each(all.map((query) => [query.name, query] as const))('%s', (name, query) => {
  test('is well described', () => {
    expect(names.has(name)).toBe(false);
    expect(questionNamed(name)).toBe(query);
    expect(query.classes.length).toBeGreaterThan(1);
    expect(new Set(query.classes).size).toBe(query.classes.length);
    expect(query.layout.names).toHaveLength(query.layout.arity);
    const own = query.families.map((family) => family.name);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((family) => general.includes(family))).toEqual([]);
    for (const family of query.families) expect(family.summary).not.toBe('');
    expect(generalFamilies(query).length).toBeGreaterThan(10);
  });

  test('agrees with its referee and its laws on a few cases of each family', () => {
    const values = new Float64Array(query.layout.arity);
    for (const family of questionFamilyNames(query)) {
      const random = new Random(...deriveSeed(11, name, family));
      for (let i = 0; i < CASES; i++) {
        if (!generateQuestion(query, questionFamilyNamed(query, family), random, values)) continue;
        expect(isValid(query.layout, values)).toBe(true);
        const kept = values.slice();
        const expected = query.referee(values);
        expect([family, [...kept], query.subject(values)]).toEqual([family, [...kept], expected]);
        expect([...values]).toEqual([...kept]);
        expect(query.classes).toContain(classOf(query, expected));
        const law = query.laws?.[i % query.laws.length];
        if (law)
          expect([family, [...kept], violationOf(query, law, values, expected)]).toEqual([
            family,
            [...kept],
            undefined,
          ]);
      }
    }
  });

  test('shrinks to simpler values only', () => {
    const values = new Float64Array(query.layout.arity);
    const random = new Random(1, 1, 1, 1);
    generateQuestion(query, questionFamilyNamed(query, 'uniform'), random, values);
    const cost = costOf(Array.from(values));
    let tried = 0;
    for (const candidate of simplerValues(query.layout, Array.from(values))) {
      expect(candidate).toHaveLength(query.layout.arity);
      expect(costOf(candidate)).toBeLessThan(cost);
      if (++tried === 50) break;
    }
    expect(tried).toBeGreaterThan(10);
  });
});
