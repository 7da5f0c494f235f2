import { readFileSync, writeFileSync } from 'node:fs';
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
    lines.some((line) =>
      line.startsWith(`::error file=${files.crossing},line=12,title=crossing-triangles::`),
    ),
  ).toBe(true);
  expect(
    lines.some((line) => line.startsWith(`::error file=${files.broken},line=2,title=unreadable::`)),
  ).toBe(true);
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
  expect(facts.out).toMatch(/^::notice file=[^,]*good\.obj,(line=\d+,)?title=/m);
});

/** A tetrahedron without a face, once with its parts on lines of their own. */
const TEXTS = {
  obj: '# open\n\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n\nf 1 3 2\nf 1 2 4\nf 2 2 3\n',
  off: 'OFF\n# open\n4 3 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 2 1\n3 0 1 3\n3 1 1 2\n',
  ply: [
    'ply',
    'format ascii 1.0',
    'element vertex 4',
    ...['x', 'y', 'z'].map((axis) => `property float ${axis}`),
    'element face 3',
    'property list uchar int vertex_indices',
    'end_header',
    ...['0 0 0', '1 0 0', '0 1 0', '0 0 1', '3 0 2 1', '3 0 1 3', '3 1 1 2', ''],
  ].join('\n'),
  stl: [
    'solid open',
    ...[
      ['0 0 0', '0 1 0', '1 0 0'],
      ['0 0 0', '1 0 0', '0 0 1'],
      ['1 0 0', '1 0 0', '0 1 0'],
    ].flatMap((corners) => [
      'facet normal 0 0 0',
      'outer loop',
      ...corners.map((corner) => `vertex ${corner}`),
      'endloop',
      'endfacet',
    ]),
    'endsolid',
    '',
  ].join('\n'),
} as const;

test.each([
  ['obj', 10],
  ['off', 10],
  ['ply', 16],
  ['stl', 16],
] as const)(
  '%s: SARIF and annotations name the line of the first finding of a kind',
  async (format, line) => {
    const file = at(`lines.${format}`);
    writeFileSync(file, TEXTS[format]);
    const { out } = await unerring(['check', file, '--quiet', '--github', '--sarif', at('lines.sarif')]);
    expect(out).toContain(`::error file=${file},line=${line},title=repeated-corner::`);
    const { results } = (JSON.parse(readFileSync(at('lines.sarif'), 'utf8')) as Log).runs[0]!;
    const lines = new Map(
      results!.map(({ ruleId, locations }) => [ruleId, locations![0]!.physicalLocation!.region!.startLine!]),
    );
    expect(lines.get('repeated-corner')).toBe(line);
    const ends = TEXTS[format].split('\n').length;
    for (const each of lines.values()) expect(each > 1 && each < ends).toBe(true);
  },
);

test('the line of what cannot be read is named, and none where the format has no lines', async () => {
  const { out } = await unerring([
    'check',
    files.broken,
    '--quiet',
    '--github',
    '--sarif',
    at('lines.sarif'),
  ]);
  expect(out).toContain(`::error file=${files.broken},line=2,title=unreadable::`);
  const region = (text: string) =>
    (JSON.parse(text) as Log).runs[0]!.results![0]!.locations![0]!.physicalLocation!.region;
  expect(region(readFileSync(at('lines.sarif'), 'utf8'))).toEqual({ startLine: 2 });
  const binary = at('open.stl');
  expect(await unerring(['convert', files.crossing, binary])).toMatchObject({ code: 0 });
  const found = await unerring(['check', binary, '--quiet', '--github', '--sarif', at('binary.sarif')]);
  expect(found.out).toContain(`file=${binary},title=`);
  expect(region(readFileSync(at('binary.sarif'), 'utf8'))).toEqual({ startLine: 1 });
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
