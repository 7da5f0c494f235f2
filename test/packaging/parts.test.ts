import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BY_NAME, CAMPAIGNS, LONG, LONGEST } from '../parts.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts'));

/** A name with stars as vitest reads it. */
const matcherOf = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?').replaceAll('*', '[^/]*')}$`);

it('the parts name files that there are', () => {
  for (const name of [...BY_NAME, ...LONG, ...CAMPAIGNS, ...LONGEST])
    expect([name, files.some((file) => matcherOf(name).test(file))]).toEqual([name, true]);
});

it('a campaign is a file of its own that does less in the short part', () => {
  for (const name of CAMPAIGNS) {
    expect(existsSync(join(root, name))).toBe(true);
    expect(LONG.some((other) => matcherOf(other).test(name))).toBe(false);
  }
});

it('most files are in the short part', () => {
  const long = files.filter((file) => LONG.some((name) => matcherOf(name).test(file)));
  expect(long.length).toBeLessThan(files.length / 8);
});

it('a file that asks less in the short part is asked in full in the long one', () => {
  const isCampaign = (file: string) =>
    /from '.*support\/(?:agree|effort)\.js'/.test(readFileSync(join(root, file), 'utf8'));
  const asking = files.filter(isCampaign);
  expect(asking.length).toBeGreaterThan(CAMPAIGNS.length - 5);
  for (const file of asking)
    expect([file, [...LONG, ...CAMPAIGNS].some((name) => matcherOf(name).test(file))]).toEqual([file, true]);
});
