import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as unknown;

/** What no application imports for a function of its own. */
const OTHERS = ['./package.json', './workers/worker', './workers/geometry-worker', './fuzz'];

test('every entry has a limit of size for who takes one function of it', () => {
  const { exports } = read('package.json') as { exports: Record<string, unknown> };
  const limits = read('.size-limit.json') as readonly { path: string; import: string; limit: string }[];
  const entries = Object.keys(exports).filter((entry) => !OTHERS.includes(entry));
  const folders = limits.map(
    ({ path }) => /^dist\/(?:(.+)\/)?index(?:\.browser)?\.js$/.exec(path)?.[1] ?? '',
  );
  expect(entries.filter((entry) => !folders.includes(entry.replace(/^\.\/?/, '')))).toEqual([]);
  // All of an entry would be no function of it.
  for (const limit of limits) expect(limit.import).toMatch(/^\{ \w+(, \w+)* \}$/);
});
