import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

/** What an installed package has beside it, and nothing else; it can be left out. */
const DEPENDENCIES = ['fast-check', 'pure-rand', 'robust-predicates'];

describe('the command line with nothing beside the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(projectRoot, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(projectRoot, 'package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'a.obj'), 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/cli/index.js', ...args], { cwd: folder, encoding: 'utf8' });

  it('shows what is there, with no engine that is not', () => {
    const { status, stdout } = run('demo', '--count', '60');
    expect(status).toBe(0);
    expect(stdout).toMatch(/│ wrong signs │ plain doubles │ unerring │\n/);
    expect(stdout.match(/For example/g)).toHaveLength(1);
  });

  it('checks models, and judges with both referees', () => {
    expect(run('check', 'a.obj').stdout).toMatch(/triangles +1\n/);
    const { status, stdout } = run(
      'fuzz',
      '--predicate',
      'orient3d',
      '--target',
      'unerring',
      '--count',
      '900',
    );
    expect(stdout).toMatch(/│ unerring +│ +900 /);
    expect(status).toBe(0);
  });

  it('is told by Node what the arbitraries of the harness need', () => {
    const load = "import('./dist/fuzz/index.js').catch(({ message }) => console.log(message))";
    const { stdout } = spawnSync(process.execPath, ['-e', load], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toContain("Cannot find package 'fast-check'");
  });
});

describe('unerring demo, with the dependencies that the package has and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(projectRoot, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(projectRoot, 'package.json'), join(folder, 'package.json'));
  for (const name of DEPENDENCIES) {
    cpSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
  const run = spawnSync(process.execPath, ['dist/cli/index.js', 'demo', '--count', '1500'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 600_000,
  });
  const [, ordinary = '', extreme = '', model = ''] = run.stdout.split(/^\d\. /m);

  it('ends well and says what it does first', () => {
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/^unerring: geometry whose every sign is true\n/);
  });

  it('shows plain doubles being wrong on ordinary numbers, and nobody else', () => {
    const rows = ordinary.split('\n').filter((line) => /^│ (orient[23]d|incircle|insphere) /.test(line));
    expect(rows).toHaveLength(4);
    expect(ordinary).toMatch(/orient3d\(.*\)\n +naive: .*, the truth: 0\n/);
    for (const row of rows) expect(row).toMatch(/%.*none │ +none │$/);
  });

  it('shows the others being wrong on extreme numbers, and unerring never', () => {
    for (const name of ['orient2d', 'orient3d', 'incircle', 'insphere']) {
      expect(extreme).toMatch(new RegExp(`│ ${name} +│.*%.*%.* none │`));
    }
    expect(extreme).toMatch(/robust-predicates: \S+, the truth: (-1|0|1)\n/);
  });

  it('checks a model and writes its page', () => {
    expect(model).toContain('t-junction');
    expect(model).toContain('crossing-triangles');
    const page = /^ {2}(file:\S+)$/m.exec(model)![1]!;
    expect(existsSync(fileURLToPath(page))).toBe(true);
  });

  it('fits two screens', () => {
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(90);
    expect(model).toContain('What to try next');
  });
});
