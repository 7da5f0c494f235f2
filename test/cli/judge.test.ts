import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { escaped } from '../../src/pictures/markup.js';
import { complaints, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const quoted = (text: string) => `"${text}"`;
/** This very program, as a command that a shell takes. */
const SERVE = `${quoted(process.execPath)} ${quoted(program)} oracle serve`;

let files = 0;
const fresh = (suffix = 'json') => join(folder, `file${files++}.${suffix}`);

/** Runs `judge` with its files in the folder of the tests. */
async function judge(...args: string[]) {
  const results = fresh();
  const ran = await unerring(['judge', '--no-page', '--results', results, ...args], {
    env: { COLUMNS: '200' },
  });
  return { ...ran, err: complaints(ran.err), results };
}

/** The simplest program: one answer for everything. */
const always = (answer: string) =>
  `${quoted(process.execPath)} -e 'require("readline").createInterface({input:process.stdin}).on("line",(l)=>console.log(l.slice(0,l.indexOf(",\\"question"))+",\\"answer\\":${answer}}"))'`;

/** The numbers of the first row that begins with a name: cases, then the ways to fail. */
function rowOf(out: string, name: string): number[] {
  const row = out.split('\n').find((line) => line.includes(`│ ${name} `))!;
  const cells = row.split('│').map((cell) => cell.trim());
  const from = cells.indexOf(name) + 1;
  return cells.slice(from, from + 5).map((cell) => (cell === '·' ? 0 : Number(cell.replaceAll(',', ''))));
}

describe('engines that come with the package', () => {
  test('are judged on all that they know, the kernel without a finding', async () => {
    const { code, out, err, results } = await judge('three', 'three-mesh-bvh', '--count', '40');
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^unerring judge: seed 1, \d+ queries, [\d,]+ cases in /);
    expect(out).toMatch(/\nthree \d+\.\d+\.\d+, three-mesh-bvh \d+\.\d+\.\d+\n/);
    expect(rowOf(out, 'three')[1]).toBeGreaterThan(10);
    expect(rowOf(out, 'three-mesh-bvh')[1]).toBeGreaterThan(10);
    expect(out).toMatch(/found as unerring:rayTriangle:family=[a-z-]+;seed=1;case=\d+/);
    expect(out).toContain(`Written: ${results}`);
    const clean = await judge('unerring', '--question', 'orient2d,rayTriangle', '--count', '500');
    expect([clean.code, clean.err]).toEqual([0, '']);
    expect(rowOf(clean.out, 'unerring')).toEqual([1000, 0, 0, 0, 0]);
  });

  test('shards add up to the whole, to the byte; so do parts that were interrupted', async () => {
    const args = [
      'turf',
      'point-in-polygon',
      '--count',
      '1500',
      '--question',
      'pointPolygon2d,segmentSegment2d',
      // Two blocks of each.
      '--family',
      'integer-lattice,inexact-differences,shared-vertices',
    ];
    const whole = await judge(...args);
    const shards = [];
    // One worker each is enough for a block or two: a second one would load all engines again.
    for (const i of [3, 1, 4, 2]) shards.push(await judge(...args, '--shard', `${i}/4`, '--workers', '1'));
    const out = fresh();
    const merged = await unerring(['report', 'merge', ...shards.map(({ results }) => results), '--out', out]);
    expect([merged.code, merged.err]).toEqual([0, '']);
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(whole.results, 'utf8'));

    // Two of the shards alone are the whole as far as it is done; it goes on from there.
    const part = fresh();
    const some = shards.slice(0, 2).map(({ results }) => results);
    const half = await unerring(['report', 'merge', ...some, '--out', part]);
    expect(half.out).toContain('(as far as it is done)');
    const resumed = await unerring(['judge', '--no-page', '--resume', part]);
    expect(resumed.code).toBe(1);
    expect(readFileSync(part, 'utf8')).toBe(readFileSync(whole.results, 'utf8'));
  });

  test('an interrupted run is kept, and goes on to the same end', async () => {
    const args = ['naive', '--question', 'orient2d', '--count', '120000', '--workers', '2'];
    const whole = await judge(...args);
    const results = fresh();
    const child = spawn(process.execPath, [program, 'judge', '--no-page', '--results', results, ...args]);
    child.stdout.resume();
    await expect.poll(() => existsSync(results), { timeout: 20_000 }).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    const before = readFileSync(results, 'utf8');
    expect(before).not.toBe(readFileSync(whole.results, 'utf8'));
    expect((await unerring(['judge', '--no-page', '--resume', results])).code).toBe(1);
    expect(readFileSync(results, 'utf8')).toBe(readFileSync(whole.results, 'utf8'));
  });

  test.each([
    [['tree'], "there is no engine 'tree' (did you mean 'three'?)"],
    [['./no-such-engine.js'], 'there is no file ./no-such-engine.js'],
    [['three', 'three'], "two engines have the name 'three'"],
    [['three', '--question', 'orient2d'], 'three has no orient2d'],
    [['three', '--numbers', 'hex'], '--numbers is for programs: it needs --cmd'],
    [['three', '--declares', '{}'], '--declares is for programs: it needs --cmd'],
    [['three', '--time', '0'], "--seconds takes a number of seconds above 0, got '0'"],
    [['three', '--shard', '5/4'], "--shard takes i/n with i from 1 to n, got '5/4'"],
    [['three', '--resume', 'package.json'], '--resume has its own engines: leave them out'],
    [['--resume', 'package.json'], 'package.json is not the file of a campaign of unerring'],
    [['--resume', 'no-such-file'], 'cannot read no-such-file'],
  ])('says what is wrong: %j', async (args, message) => {
    const { code, out, err } = await judge(...args);
    expect([code, out, err]).toEqual([2, '', `unerring: ${message}\n`]);
  });

  test('without an engine, says which there are', async () => {
    expect((await judge()).err).toMatch(/^unerring: name an engine \(unerring, robust-predicates, .*\n$/);
  });
});

describe('modules', () => {
  test('run in a process of their own', async () => {
    const path = join(folder, 'mine.mjs');
    writeFileSync(
      path,
      'export const orient2d = (ax, ay, bx, by, cx, cy) => (ax === 0 ? process.exit(7) : 1);',
    );
    // Each death is a start: in one family it leaves three times, in the other never.
    const families = 'integer-lattice,axis-aligned-decimals';
    const asked = ['--question', 'orient2d', '--family', families, '--count', '300', '--keep', '1'];
    const { code, out } = await judge(path, ...asked);
    expect(code).toBe(1);
    const [cases, wrong, , crashed] = rowOf(out, 'mine');
    expect([cases! > 100, wrong! > 50, crashed! > 2]).toEqual([true, true, true]);
    expect(out).toContain('exited with code 7');
  });
});

/** Runs the command of a report as a shell does: it finds the same. It is the same one in every form of the report. */
async function expectSameAgain(
  { out, results }: { out: string; results: string },
  [, junit, , sarif, , page]: string[],
): Promise<void> {
  const command = out
    .split('\n')
    .find((line) => line.startsWith('::notice title=unerring judge::to run it again: '))!
    .split('again: ')[1]!
    .replaceAll('%25', '%');
  const { properties } = new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(
    readFileSync(junit!, 'utf8'),
  ).testsuites.testsuite;
  expect(properties.property['@_value']).toBe(command);
  expect(JSON.parse(readFileSync(sarif!, 'utf8')).runs[0].invocations[0].commandLine).toBe(command);
  expect(readFileSync(page!, 'utf8')).toContain(escaped(command));
  const again = fresh();
  const here = command.replace(/^npx unerring /, `${quoted(process.execPath)} ${quoted(program)} `);
  expect(here).not.toBe(command);
  const ran = spawnSync(`${here} --no-page --results ${quoted(again)}`, { shell: 'bash' });
  expect(ran.status).toBe(1);
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(results, 'utf8'));
}

describe('what engines declare', () => {
  const TURNED = `import { orient2d as theirs } from 'robust-predicates';
    export const orient2d = (...values) => theirs(...values);`;
  // Beside this file, so that the import is found.
  const asked = ['--question', 'orient2d', '--family', 'uniform,integer-lattice', '--count', '400'];

  test('modules do by an export: an opposite sign is a convention then', async () => {
    const path = join('test', 'cli', `turned-${process.pid}.mjs`);
    writeFileSync(path, TURNED);
    try {
      const accused = await judge(path, ...asked);
      expect(accused.code).toBe(1);
      expect(rowOf(accused.out, `turned-${process.pid}`)[1]).toBeGreaterThan(100);
      writeFileSync(path, `${TURNED}\nexport const declares = { orient2d: { sides: 'turned' } };`);
      const declared = await judge(path, ...asked);
      expect([declared.code, declared.err]).toEqual([0, '']);
      expect(rowOf(declared.out, `turned-${process.pid}`)).toEqual([400, 0, 0, 0, 0]);
      expect(declared.out).toContain('excused');
      writeFileSync(path, `${TURNED}\nexport const declares = { orient2d: { sides: 'upside down' } };`);
      const nonsense = await judge(path, ...asked);
      expect(nonsense.code).toBe(2);
      expect(nonsense.err).toMatch(
        /^unerring: cannot load turned-\d+: .*declares\['orient2d'\]\.sides must be 'turned', got the string 'upside down'\n$/,
      );
    } finally {
      rmSync(path);
    }
  });

  test('of programs a file says it', async () => {
    const path = fresh();
    // With what a shell would take for its own.
    writeFileSync(path, '{"orient2d":{"sides":"turned"},"it\'s $HOME `x`":{"tolerance":1e-9}}');
    const junit = fresh('xml');
    const page = fresh('html');
    const written = ['--junit', junit, '--sarif', fresh('sarif'), '--page', page, '--github', '--keep', '1'];
    const turned = await judge('--cmd', SERVE, '--declares', path, ...asked, ...written);
    expect(turned.code).toBe(1);
    await expectSameAgain(turned, written);
    const nonsense = await judge('--cmd', SERVE, '--declares', '{"orient2d":', ...asked);
    expect([nonsense.code, nonsense.err]).toEqual([2, 'unerring: --declares is not JSON\n']);
    writeFileSync(path, '{"orient2d":');
    const broken = await judge('--cmd', SERVE, '--declares', path, ...asked);
    expect([broken.code, broken.err]).toEqual([2, `unerring: ${path} is not JSON\n`]);
    const missing = await judge('--cmd', SERVE, '--declares', 'no-such-file', ...asked);
    expect(missing.err).toBe('unerring: cannot read no-such-file: there is no such file\n');
  });
});

describe('programs', () => {
  test('nothing is found in this kernel', async () => {
    const asked = ['--question', 'orient2d,incircle,triangleTriangle', '--numbers', 'hex'];
    const { code, out, err } = await judge('--cmd', SERVE, ...asked, '--count', '500');
    expect([code, err]).toEqual([0, '']);
    expect(rowOf(out, SERVE)).toEqual([1500, 0, 0, 0, 0]);
  });

  test('who always says the same is found out, whatever it is', async () => {
    const commands = ['1', '-1', '0', 'NaN', '"+"'].map(always);
    const asked = ['--question', 'orient2d', '--count', '500'];
    const { code, out, results } = await judge(
      ...commands.flatMap((command) => ['--cmd', command]),
      ...asked,
    );
    expect(code).toBe(1);
    expect(out).toContain('The simplest failures');
    const { pairs } = JSON.parse(readFileSync(results, 'utf8')) as {
      pairs: { family: string; counts: Record<string, number[]> }[];
    };
    const uniform = pairs.find(({ family }) => family === 'uniform')!;
    for (const command of commands) {
      const [cases, wrong, invalid, crashed, late] = uniform.counts[command]!;
      expect(cases).toBeGreaterThan(20);
      expect(wrong! + invalid! + crashed! + late!).toBeGreaterThan(0.4 * cases!);
    }
  });

  test('that can do nothing are mistakes of the user', async () => {
    const asked = ['--question', 'orient2d', '--count', '100'];
    const missing = await judge('--cmd', './no-such-engine', ...asked);
    expect([missing.code, missing.out]).toEqual([2, '']);
    expect(missing.err).toMatch(/^unerring: cannot run \.\/no-such-engine: .*not found\n$/);
    const silent = await judge('--cmd', always('null'), ...asked);
    expect(silent.code).toBe(2);
    expect(silent.err).toMatch(/: nothing was judged, none of the questions is known\n$/);
    expect((await judge('--cmd', ' ', ...asked)).err).toBe(
      'unerring: --cmd takes the command that starts the program, got nothing\n',
    );
    expect((await judge('--cmd', 'x')).err).toMatch(/^unerring: --cmd needs --question: /);
  });

  test('time that is over before a case was judged is said to be, and how it goes on', async () => {
    const over =
      /^unerring: robust-predicates: nothing was judged, the time was over before a case was judged, give more --seconds\n$/;
    const { code, out, err, results } = await judge('robust-predicates', '--seconds', '0.001');
    expect([code, err]).toEqual([2, expect.stringMatching(over)]);
    expect(out).toContain(`To go on: unerring judge --resume ${results} --seconds 0.001\n`);
    const later = await unerring(['judge', '--no-page', '--resume', results, '--seconds', '0.001']);
    expect([later.code, complaints(later.err)]).toEqual([2, expect.stringMatching(over)]);
  });

  test('Ctrl-C ends it, and the program', async () => {
    const args = [
      '--cmd',
      SERVE,
      '--question',
      'orient2d',
      '--count',
      '1e9',
      '--no-page',
      '--results',
      fresh(),
    ];
    const child = spawn(process.execPath, [program, 'judge', ...args]);
    let out = '';
    child.stdout.on('data', (text) => (out += text));
    // The file is there when the first blocks are done.
    const results = args.at(-1)!;
    await expect.poll(() => existsSync(results), { timeout: 15_000 }).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(out).toMatch(/^unerring judge \(interrupted\): /);
    expect(out).toContain('To go on: unerring judge --resume ');
  });
});
