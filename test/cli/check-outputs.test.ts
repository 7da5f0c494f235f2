import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../src/cli/check.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { models, program, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const nowhere = join(folder, 'no', 'such', 'folder.html');

describe('a picture that cannot be written costs a line, and never the report', () => {
  const line = `unerring: cannot write ${nowhere}: there is no such folder\n`;

  test('tables', async () => {
    const { code, out, err } = await unerring(['check', files.crossing, '--html', nowhere]);
    expect({ code, err }).toEqual({ code: 2, err: line });
    expect(out).toContain('crossing-triangles');
    expect(out).not.toContain('written');
  });

  test('JSON', async () => {
    const { code, out, err } = await unerring(['check', '--json', files.good, '--html', nowhere]);
    expect({ code, err }).toEqual({ code: 2, err: line });
    expect(JSON.parse(out)).toMatchObject({ file: files.good, valid: true, findings: [expect.anything()] });
  });

  test('the line comes before the mesh is read, and a good picture beside it is written', async () => {
    const svg = join(folder, 'good.svg');
    const { code, err } = await unerring(['check', files.broken, '--html', nowhere, '--svg', svg]);
    expect(code).toBe(2);
    expect(err.startsWith(line)).toBe(true);
    expect(err).toMatch(/broken\.obj:2: /);
    await unerring(['check', files.good, '--html', nowhere, '--svg', svg]);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg /);
  });

  test('a full disk, found when it is written', async () => {
    const svg = join(folder, 'full.svg');
    symlinkSync('/dev/full', svg);
    const { code, out, err } = await unerring(['check', files.good, '--svg', svg]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `unerring: cannot write ${svg}: no space is left on the device\n`,
    });
    expect(out).toContain('valid, the boundary of a solid');
  });

  test('nothing is left behind', async () => {
    const calm = { signal: { aborted: false }, progress: () => {} };
    const place = join(folder, 'place');
    mkdirSync(place);
    const job = { source: { path: files.good }, selfIntersections: 'none', weld: null, limit: 5 } as const;
    const svg = join(place, 'a.svg');
    const { problems, notes } = await checkJob({ ...job, json: false, html: null, svg }, calm);
    expect(problems).toEqual([]);
    expect(notes.at(-1)).toMatch(/^written: /);
    expect(readdirSync(place)).toEqual(['a.svg']);
  });
});

describe('--out', () => {
  test('the report is in the file, as it would have been printed, and standard output is empty', async () => {
    const path = join(folder, 'report.txt');
    const printed = await unerring(['check', files.open], { env: { FORCE_COLOR: '1' } });
    const { code, out, err } = await unerring(['check', files.open, '--out', path], {
      env: { FORCE_COLOR: '1' },
    });
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: '' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
    expect(readFileSync(path, 'utf8')).toBe(printed.out.replaceAll(/\u001b\[\d+m/g, ''));
    expect(printed.out).toContain('\u001b[');
    // Nothing but warnings: not in the red of errors.
    expect(printed.out).toContain('\u001b[33m3 warnings');
  });

  test('standard output by its name, which leads to a pipe', async () => {
    const command = `'${process.execPath}' '${program}' check '${files.good}' --out /dev/stdout | cat`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toContain('valid, the boundary of a solid');
  });

  test('JSON of several files', async () => {
    const path = join(folder, 'report.json');
    await unerring(['check', '--json', files.good, files.open, '--out', path]);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject([{ valid: true }, { valid: false }]);
  });

  test('a report that cannot be written is printed, before and after the work', async () => {
    const full = join(folder, 'full.txt');
    symlinkSync('/dev/full', full);
    for (const [path, why] of [
      [nowhere, 'there is no such folder'],
      [full, 'no space is left on the device'],
    ] as const) {
      const { code, out, err } = await unerring(['check', files.good, '--out', path]);
      expect({ code, err }).toEqual({ code: 2, err: `unerring: cannot write ${path}: ${why}\n` });
      expect(out).toContain('valid, the boundary of a solid');
    }
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('a mesh is not overwritten, and no file is written twice', () => {
  const mesh = join(folder, 'mesh.svg');
  writeFileSync(mesh, readFileSync(files.good));
  const cases: readonly [CheckOptions, string][] = [
    [{ out: mesh }, `--out would overwrite ${mesh}, which is read`],
    [{ svg: mesh }, `--svg would overwrite ${mesh}, which is read`],
    [{ svg: 'a.svg', out: './a.svg' }, '--svg and --out name the same file'],
  ];
  test.each(cases)('%j', async (options, message) => {
    const failure = await check([mesh], { format: 'obj', ...options }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as UsageError).message).toBe(message);
    expect(readFileSync(mesh)).toEqual(readFileSync(files.good));
  });
});
