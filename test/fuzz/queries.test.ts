import { describe, expect, test } from 'vitest';
import { families } from '../../fuzz/families/index.js';
import { generalFamilies, generateQuestion, questionFamilyNamed } from '../../fuzz/questions/generate.js';
import { costOf, simpler } from '../../fuzz/shrink/candidates.js';
import { Random } from '../../src/oracle/cases/random.js';
import { allQueries, loadQuestions, questionNamed } from '../../src/oracle/questions/registry.js';
import { predicateNames } from '../../src/oracle/questions/signs/index.js';

await loadQuestions();
const all = allQueries();
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

  test('shrinks to simpler values only', () => {
    const values = new Float64Array(query.layout.arity);
    const random = new Random(1, 1, 1, 1);
    generateQuestion(query, questionFamilyNamed(query, 'uniform'), random, values);
    const cost = costOf(Array.from(values));
    let tried = 0;
    for (const candidate of simpler(query.layout, Array.from(values))) {
      expect(candidate).toHaveLength(query.layout.arity);
      expect(costOf(candidate)).toBeLessThan(cost);
      if (++tried === 50) break;
    }
    expect(tried).toBeGreaterThan(10);
  });
});
