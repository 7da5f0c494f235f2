import { describe, expect, it } from 'vitest';
import { generateQuery, queryFamilyNamed, queryFamilyNames } from '../../fuzz/queries/generate.js';
import { violationOf } from '../../fuzz/queries/judge.js';
import { planarLinearQueries } from '../../fuzz/queries/planar-linear/index.js';
import { deriveSeed, Random } from '../../fuzz/random.js';

const CASES = 40;

describe.each(planarLinearQueries.map((query) => [query.name, query] as const))('%s', (_name, query) => {
  it('agrees with the referee and obeys its laws on all families', () => {
    const out = new Float64Array(query.layout.arity);
    for (const name of queryFamilyNames(query)) {
      const random = new Random(...deriveSeed(5, query.name, name));
      for (let i = 0; i < CASES; i++) {
        generateQuery(query, queryFamilyNamed(query, name), random, out);
        const answer = query.decide(out);
        if (answer !== query.referee(out))
          expect.fail(`${name} ${[...out]}: ${answer}, not ${query.referee(out)}`);
        for (const law of query.laws ?? []) {
          const violation = violationOf(query, law, out, answer);
          if (violation) expect.fail(`${name} ${[...out]}: ${JSON.stringify(violation)}`);
        }
      }
    }
  });
});
