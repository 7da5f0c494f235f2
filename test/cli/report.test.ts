import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Log } from 'sarif';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
const ASKED = ['--question', 'orient2d,orient3d', '--family', 'uniform,ulp-walk', '--count', '400'];

async function judge(name: string, ...args: string[]): Promise<string> {
  const path = at(name);
  const { code, err } = await unerring(['judge', '--no-page', '--results', path, ...args]);
  if (code === 2) throw new Error(err);
  return path;
}

/** An engine whose name and answers would break out of every format. */
const HOSTILE = at('a<b>&"c\u001b.mjs');
let naive: string;
let hostile: string;

beforeAll(async () => {
  naive = await judge('naive.json', 'naive', ...ASKED);
  writeFileSync(
    HOSTILE,
    'export const orient2d = () => { throw new Error("<script>alert(1)</script>]]>%\\n::error::\\u0000"); };',
  );
  hostile = await judge('hostile.json', HOSTILE, '--question', 'orient2d', '--count', '40');
});

interface Suite {
  readonly '@name': string;
  readonly '@tests': string;
  readonly '@failures': string;
  readonly testcase: readonly {
    readonly '@classname': string;
    readonly '@name': string;
    readonly failure?: { readonly '@message': string; readonly '#text': string };
  }[];
}

function suitesOf(path: string): Suite[] {
  const text = readFileSync(path, 'utf8');
  expect(XMLValidator.validate(text)).toBe(true);
  // What XML 1.0 has no characters for.
  expect([...text].filter((one) => one < ' ' && one !== '\n')).toEqual([]);
  const parser = new XMLParser({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    isArray: (name) => name === 'testcase' || name === 'testsuite',
  });
  return parser.parse(text).testsuites.testsuite;
}

describe('show', () => {
  test('says what judge said, and writes JUnit XML', async () => {
    const junit = at('naive.xml');
    const { code, out, err } = await unerring(['report', 'show', naive, '--junit', junit]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('unerring judge: seed 1, 2 predicates, 800 cases');
    const [suite, ...others] = suitesOf(junit);
    expect(others).toEqual([]);
    expect(suite!['@name']).toBe('naive');
    const cases = suite!.testcase.map((one) => `${one['@classname']} ${one['@name']}`);
    const pairs = ['orient2d', 'orient3d'].flatMap((question) =>
      ['uniform', 'ulp-walk'].map((family) => `naive.${question} ${family}`),
    );
    expect(cases).toEqual(pairs);
    const failed = suite!.testcase.filter(({ failure }) => failure !== undefined);
    expect([Number(suite!['@tests']), Number(suite!['@failures'])]).toEqual([4, failed.length]);
    expect(failed.map((one) => one['@name'])).toContain('ulp-walk');
    expect(failed[0]!.failure!['@message']).toMatch(/^\d+ wrong of \d+; wrong: got .*, the truth is -?[01]$/);
    expect(failed[0]!.failure!['#text']).toMatch(/unerring:orient2d:family=ulp-walk;seed=1;case=\d+/);
  });

  test('writes SARIF, a result for each finding that was kept', async () => {
    const sarif = at('naive.sarif');
    await unerring(['report', 'show', naive, '--sarif', sarif]);
    const log = JSON.parse(readFileSync(sarif, 'utf8')) as Log;
    expect(log.version).toBe('2.1.0');
    const [{ tool, results }] = log.runs as [Log['runs'][number]];
    expect(tool.driver.rules!.map(({ id }) => id)).toEqual(['orient2d', 'orient3d']);
    const { pairs } = JSON.parse(readFileSync(naive, 'utf8'));
    const findings = pairs.flatMap((pair: { findings: unknown[] }) => pair.findings);
    expect(results).toHaveLength(findings.length);
    for (const { ruleId, locations, partialFingerprints } of results!) {
      expect(locations![0]!.logicalLocations![0]!.fullyQualifiedName).toBe(partialFingerprints!.case);
      expect(partialFingerprints!.case).toMatch(new RegExp(`^naive/unerring:${ruleId}:family=`));
    }
  });

  test('what an engine says breaks out of nothing', async () => {
    const files = ['--junit', at('h.xml'), '--sarif', at('h.sarif')];
    const { code, out } = await unerring(['report', 'show', hostile, ...files, '--github']);
    expect(code).toBe(0);
    const [suite] = suitesOf(at('h.xml'));
    expect(suite!['@name']).toBe('a<b>&"c\\x1b');
    JSON.parse(readFileSync(at('h.sarif'), 'utf8'));
    expect(out).not.toContain('\u001b');
    const commands = out.split('\n').filter((line) => line.startsWith('::'));
    expect(commands.every((line) => /^::(?:error|notice) title=[^:,]*::[^\r]*$/.test(line))).toBe(true);
    expect(commands.some((line) => line.startsWith('::error::'))).toBe(false);
  });

  test('annotations for GitHub have the counts and the simplest failures', async () => {
    const { out } = await unerring(['report', 'show', naive, '--github']);
    expect(out).toMatch(
      /^::error title=naive%3A orient2d::orient2d\(.*%0Awrong: got .*%0Aunerring:orient2d/m,
    );
    expect(out).toMatch(/^::notice title=unerring judge::naive: \d+ wrong of 800$/m);
  });
});

describe('merge', () => {
  test('takes shards of one campaign only, each once', async () => {
    const one = await judge('1.json', 'naive', ...ASKED, '--shard', '1/2');
    const two = await judge('2.json', 'naive', ...ASKED, '--shard', '2/2');
    const other = await judge('other.json', 'naive', ...ASKED, '--shard', '2/2', '--seed', '5');
    const merge = (...files: string[]) => unerring(['report', 'merge', ...files, '--out', at('m.json')]);
    expect((await merge(one, two)).code).toBe(0);
    expect(readFileSync(at('m.json'), 'utf8')).toBe(readFileSync(naive, 'utf8'));
    expect(await merge(one, one)).toMatchObject({
      code: 2,
      out: '',
      err: `unerring: ${one} and ${one} are both shard 1/2\n`,
    });
    expect((await merge(one, other)).err).toBe(
      `unerring: ${one} and ${other} are no shards of one campaign: their plans differ in seed\n`,
    );
    const changed = at('changed.json');
    writeFileSync(changed, readFileSync(two, 'utf8').replace('"versions":{', '"versions":{"x":"1.0.0"'));
    expect((await merge(one, changed)).err).toMatch(/judge other versions: /);
    expect((await merge(one, 'package.json')).err).toBe(
      'unerring: package.json is not the file of a campaign of unerring\n',
    );
    expect((await merge(one, '--page')).code).toBe(2);
  });
});

describe('diff', () => {
  test('tells what has become worse, and what better', async () => {
    const same = await unerring(['report', 'diff', naive, naive]);
    expect([same.code, same.out]).toEqual([0, 'No engine fails more or less often on any question.\n']);
    const better = at('better.json');
    // The same run, as if nothing had been wrong with orient3d.
    const text = JSON.parse(readFileSync(naive, 'utf8'));
    for (const pair of text.pairs) if (pair.question === 'orient3d') pair.counts.naive[1] = 0;
    writeFileSync(better, JSON.stringify(text));
    const mended = await unerring(['report', 'diff', naive, better]);
    expect(mended.code).toBe(0);
    expect(mended.out).toMatch(/naive +│ orient3d +│ mended +│ +\d+ │ +0 /);
    const broken = await unerring(['report', 'diff', better, naive]);
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/naive +│ orient3d +│ new failures +│ +0 │ +\d+ /);
  });

  test('of campaigns that did not ask the same cases there is none', async () => {
    const other = await judge('seed5.json', 'naive', ...ASKED, '--seed', '5');
    expect(await unerring(['report', 'diff', naive, other])).toMatchObject({
      code: 2,
      err: 'unerring: they did not ask the same cases: other seed\n',
    });
  });
});
