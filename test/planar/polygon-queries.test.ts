import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { planarPolygonsQuestions } from '../../src/oracle/questions/planar-polygons/index.js';

/** Per family of the query's own; a few of each general one. */
const CASES = 100;

describe.each(planarPolygonsQuestions.map((query) => [query.name, query] as const))('%s', (_, query) => {
  it('agrees with its referee on every family', () => {
    const values = new Float64Array(query.layout.arity);
    for (const name of questionFamilyNames(query)) {
      const family = questionFamilyNamed(query, name);
      const random = new Random(...deriveSeed(7, query.name, name));
      const own = query.families.some((other) => other.name === name);
      for (let i = 0; i < (own ? CASES : CASES / 20); i++) {
        if (!generateQuestion(query, family, random, values)) continue;
        expect(query.subject(values), `${name}: ${values}`).toBe(query.referee(values));
      }
    }
  });
});
