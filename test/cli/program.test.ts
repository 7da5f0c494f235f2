import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';
import { didYouMean } from '../../src/cli/did-you-mean.js';
import { MAP_FINDING_KINDS } from '../../src/cli/mesh/map-findings.js';
import { program } from '../../src/cli/program.js';
import { systemReason } from '../../src/cli/system-error.js';
import { packageVersion } from '../../src/cli/version.js';
import { FINDING_TYPES } from '../../src/mesh/validation/finding-kinds.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

/** The text that a command's help writes. */
function helpOf(name: string | undefined): string {
  const root = program();
  const command = name === undefined ? root : root.commands.find((each) => each.name() === name)!;
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}

/** The harness has tests of its own. */
const names = [undefined, ...program().commands.map((command) => command.name())].filter(
  (name) => name !== 'fuzz',
);

test.each(names)('help of %s has examples', (name) => {
  expect(helpOf(name)).toMatch(/Examples:\n {2}(?:npx )?unerring /);
});

test.each([
  'check',
  'locate',
  'raycast',
  'sweep',
  'intersect',
  'section',
  'info',
  'volume',
  'convert',
  'weld',
  'boolean',
  'polygons',
  'construct',
])('help of %s has its exit codes, and the documentation too', (name) => {
  const codes = helpOf(name).split('Exit codes:\n')[1]!;
  const known = [...codes.matchAll(/^ {2}(\d+) /gm)].map(([, code]) => code);
  expect(known).toEqual(expect.arrayContaining(['0', '2', '130', '143']));
  const docs = readFileSync('docs/command-line.md', 'utf8');
  for (const code of known) expect(docs).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
});

describe('the version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

  test('is that of package.json, from wherever a build has put the code', () => {
    expect(packageVersion()).toBe(version);
    for (const place of ['dist/cli/index.js', 'dist/chunk-X.js', 'src/cli/version.ts'])
      expect(packageVersion(pathToFileURL(join(process.cwd(), place)).href)).toBe(version);
  });

  test('is not that of another package', () => {
    expect(packageVersion(pathToFileURL(join(folder, 'program', 'index.js')).href)).toBe('unknown');
  });

  test('is written by --version', async () => {
    const { code, out } = await unerring(['--version']);
    expect({ code, out }).toEqual({ code: 0, out: `${version}\n` });
  });
});

describe('explain', () => {
  const kinds = [...Object.keys(FINDING_TYPES), ...MAP_FINDING_KINDS];

  test('lists all kinds, in lines that fit', async () => {
    const { code, out } = await unerring(['explain'], { env: { COLUMNS: '70' } });
    expect(code).toBe(0);
    for (const kind of kinds) expect(out).toMatch(new RegExp(`^${kind} `, 'm'));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(70);
  });

  test('one kind at length; JSON', async () => {
    const { out } = await unerring(['explain', 't-junction']);
    expect(out).toMatch(
      /^t-junction \(error\)\n {2}what .*\n[\s\S]* {2}why .*\n[\s\S]* {2}mend .*\n[\s\S]* {8}v 0 0 0\n/,
    );
    const json = await unerring(['explain', '--json']);
    const all = JSON.parse(json.out) as { type: string; severity: string; what: string }[];
    expect(all.map(({ type }) => type)).toEqual(kinds);
    const leak = await unerring(['explain', 'leak']);
    expect(leak.out).toMatch(/^leak \(error\)\n[\s\S]*the smallest example, as a map:\n {8}\{\n/);
  });

  test('another word is told what it may have meant', async () => {
    const { code, err } = await unerring(['explain', 'tjunctions']);
    expect({ code, err }).toEqual({
      code: 2,
      err: "unerring: explain: there is no kind 'tjunctions' (did you mean 't-junction'?)\n",
    });
  });
});

describe('docs', () => {
  test('lists the pages with their titles, and prints one', async () => {
    const list = await unerring(['docs']);
    expect(list.code).toBe(0);
    expect(list.out).toMatch(/^contract +\S/m);
    expect(list.out.trimEnd().split('\n').length).toBeGreaterThan(30);
    const page = await unerring(['docs', 'contract.md']);
    expect(page).toMatchObject({ code: 0, err: '' });
    expect(page.out).toBe(readFileSync(join(projectRoot, 'docs', 'contract.md'), 'utf8'));
  });

  test('another word is told what it may have meant', async () => {
    expect(await unerring(['docs', 'contracts'])).toMatchObject({
      code: 2,
      err: "unerring: docs: there is no page 'contracts' (did you mean 'contract'?)\n",
    });
  });
});

test('a word is near another one by its letters', () => {
  const known = ['border-edge', 't-junction', 'no'];
  expect(didYouMean('BORDER_EDGE', known)).toBe(" (did you mean 'border-edge'?)");
  expect(didYouMean('broder-egde', known)).toBe(" (did you mean 'border-edge'?)");
  expect(didYouMean('on', known)).toBe('');
  expect(didYouMean('holes', known)).toBe('');
});

test('the system speaks in words, or by its code', () => {
  const reason = (code: string) => systemReason(Object.assign(new Error('m'), { code }));
  expect([reason('ELOOP'), reason('EIO'), reason('EXYZ')]).toEqual([
    'its symbolic links lead round in a circle',
    'the device reports an error',
    'EXYZ',
  ]);
  expect(systemReason(new Error('m'))).toBe('m');
});

test('a mistake shows no control characters of what was typed', async () => {
  const { code, err } = await unerring(['check', 'red\u001b[31m.obj']);
  expect({ code, err }).toEqual({ code: 2, err: 'unerring: red\\x1b[31m.obj: there is no such file\n' });
  expect((await unerring(['--red\u001b[31m'])).err).not.toContain('\u001b');
  expect(files.good).toBeDefined();
});

test('a mistyped option is not called a missing one', async () => {
  const said = async (...args: string[]) => (await unerring(args)).err;
  const unknown = "unerring: unknown option '--output' (did you mean '--out'?)\n";
  expect(await said('weld', files.good, '--output', 'x.obj')).toBe(unknown);
  expect(await said('weld', '--output=x.obj', files.good)).toBe(unknown);
  expect(await said('weld', files.good)).toBe("unerring: required option '-o, --out <file>' not specified\n");
});
