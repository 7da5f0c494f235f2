import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE, queriesPage } from '../../scripts/query-docs.js';
import { allQueries, loadQuestions } from '../../src/oracle/questions/registry.js';

await loadQuestions();

test('the page about the queries is what they say (write it: npx tsx scripts/query-docs.ts)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(queriesPage(allQueries()));
});
