import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { FINDING_TYPES } from '../../src/mesh/validation/finding-kinds.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const at = (name: string) => join(folder, name);
const asked = [files.good, files.crossing, files.broken];

test('JUnit: a test for each file, that fails or has an error as the run does', async () => {
  const { code } = await unerring(['check', ...asked, '--junit', at('all.xml')]);
  expect(code).toBe(2);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  const { testsuite: suite } = parser.parse(readFileSync(at('all.xml'), 'utf8')).testsuites;
  expect(suite).toMatchObject({ tests: '3', failures: '1', errors: '1', skipped: '0' });
  const [good, crossing, broken] = suite.testcase;
  expect(good).toEqual({ classname: 'unerring check', name: files.good });
  expect(crossing).toMatchObject({ name: files.crossing, failure: { type: 'findings' } });
  expect(crossing.failure['#text']).toMatch(/^\d+ crossing-triangles: /m);
  expect(broken.error.message).toMatch(/broken\.obj:2: /);
});

test('SARIF: a rule for each kind, a result for each kind in a file; what is accepted is suppressed', async () => {
  const results = async (...more: string[]) => {
    await unerring(['check', ...asked, '--quiet', '--sarif', at('all.sarif'), ...more]);
    return (JSON.parse(readFileSync(at('all.sarif'), 'utf8')) as Log).runs[0]!;
  };
  const { tool, results: found = [] } = await results();
  const ids = tool.driver.rules!.map(({ id }) => id);
  expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(ids));
  expect(ids).toContain('unreadable');
  const crossing = found.find(({ ruleId }) => ruleId === 'crossing-triangles')!;
  expect(crossing).toMatchObject({ level: 'error', locations: [{ physicalLocation: {} }] });
  expect(crossing.suppressions).toBeUndefined();
  for (const id of ids)
    if (id in FINDING_TYPES) expect(tool.driver.rules!.find((rule) => rule.id === id)!.help).toBeDefined();
  const allowed = await results('--allow', 'crossing-triangles');
  expect(allowed.results!.find(({ ruleId }) => ruleId === 'crossing-triangles')!.suppressions).toHaveLength(
    1,
  );
});

test('annotations name the file and the kind, of what counts alone', async () => {
  const { out } = await unerring(['check', ...asked, '--quiet', '--github']);
  const lines = out.split('\n').filter((line) => line.startsWith('::'));
  expect(
    lines.some((line) => line.startsWith(`::error file=${files.crossing},title=crossing-triangles::`)),
  ).toBe(true);
  expect(lines.some((line) => line.startsWith(`::error file=${files.broken},title=unreadable::`))).toBe(true);
  expect(lines.join('\n')).not.toContain(files.good);
  const allowed = await unerring([
    'check',
    files.crossing,
    '--quiet',
    '--github',
    '--allow',
    'crossing-triangles',
  ]);
  expect(allowed.out).not.toContain('title=crossing-triangles');
  const facts = await unerring(['check', files.good, '--quiet', '--github', '--fail-on', 'info']);
  expect(facts).toMatchObject({ code: 1 });
  expect(facts.out).toContain(`::notice file=${files.good},title=`);
});

test('a report that cannot be written costs a line and the exit code', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder.xml');
  const { code, err } = await unerring([
    'check',
    files.good,
    '--junit',
    nowhere,
    '--sarif',
    at('good.sarif'),
  ]);
  expect({ code, err }).toEqual({
    code: 2,
    err: `unerring: cannot write ${nowhere}: there is no such folder\n`,
  });
  expect(readFileSync(at('good.sarif'), 'utf8')).toMatch(/^\{/);
  const same = await unerring(['check', files.good, '--junit', at('x'), '--sarif', at('x')]);
  expect(same.code).toBe(2);
});

test('a file that is forgotten, and annotations among JSON, are told', async () => {
  const forgotten = await unerring(['check', files.good, '--sarif', '--github']);
  expect(forgotten).toMatchObject({ code: 2, out: '' });
  expect(forgotten.err).toContain('--sarif needs the name of a file, got the option --github');
  const mixed = await unerring(['check', files.good, '--json', '--github']);
  expect(mixed).toMatchObject({ code: 2, out: '' });
  const apart = await unerring(['check', files.crossing, '--json', '--github', '--out', at('apart.json')]);
  expect(apart.out).toMatch(/^::error /);
  expect(JSON.parse(readFileSync(at('apart.json'), 'utf8'))).toMatchObject({ pass: false });
});
