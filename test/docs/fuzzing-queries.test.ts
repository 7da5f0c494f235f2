import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allQueries, loadQueries } from '../../fuzz/queries/registry.js';
import { PAGE, queriesPage } from '../../scripts/query-docs.js';

await loadQueries();

test('the page about the queries is what they say (write it: npx tsx scripts/query-docs.ts)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(queriesPage(allQueries()));
});
