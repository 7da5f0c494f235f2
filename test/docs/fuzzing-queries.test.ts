import { expect, test } from 'vitest';
import { queriesPage } from '../../scripts/query-docs.js';
import { allQueries, loadQuestions } from '../../src/oracle/questions/registry.js';

await loadQuestions();

test('the page about the queries has a section for each, with all that is said of one', () => {
  const sections = queriesPage(allQueries())
    .split(/^#### /m)
    .slice(1);
  expect(sections.map((text) => text.split('\n')[0])).toHaveLength(allQueries().length);
  expect(new Set(sections.map((text) => text.split('\n')[0]))).toEqual(
    new Set(allQueries().map(({ name }) => name)),
  );
  const told = /^- shapes: .+\n- flat: .+\n- yes: .+\n- text: `.+\n- classes: `.+/m;
  expect(sections.filter((text) => !told.test(text))).toEqual([]);
});
