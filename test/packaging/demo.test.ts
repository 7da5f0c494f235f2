import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { styleFor } from '../../fuzz/report/style.js';
import { projectRoot } from '../../scripts/run-command.js';
import { meshStory } from '../../src/cli/mesh-story.js';
import { cube } from '../mesh/meshes.js';

describe('the story of a mesh', () => {
  it('counts what is coplanar, and what plain doubles get wrong', () => {
    const story = meshStory(cube, styleFor(false, { COLUMNS: '120' }));
    expect(story).toMatch(/as published +│ +12 │ +· │ +18 │ +· │ +· │ +· │ +6 │/);
    // Integer coordinates and their midpoints are exact: every part of a face stays in its plane, nothing is wrong.
    expect(story).toMatch(/split once +│ +48 │ +· │ +72 │ +· │ +· │ +· │ +48 │/);
    expect(story).toMatch(/split twice +│ +[\d,]+ │ +[\d,]+ │ +· │ +· │ +· │ +· │ +· │/);
  });
});

describe('unerring demo without the bunny', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says so in one line, at once, with exit code 2', () => {
    // The built program somewhere else, with the dependencies that it ships with and no others.
    expect(existsSync(join(projectRoot, 'dist', 'cli', 'index.js'))).toBe(true);
    cpSync(join(projectRoot, 'dist'), join(folder, 'dist'), { recursive: true });
    cpSync(join(projectRoot, 'package.json'), join(folder, 'package.json'));
    for (const name of [
      'big.js',
      'cli-progress',
      'cli-table3',
      'commander',
      'fast-check',
      'pure-rand',
      'string-width',
    ]) {
      cpSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name), {
        recursive: true,
      });
    }
    for (const name of ['strip-ansi', 'ansi-regex', 'emoji-regex', 'is-fullwidth-code-point', '@colors']) {
      const from = join(projectRoot, 'node_modules', name);
      if (existsSync(from)) symlinkSync(from, join(folder, 'node_modules', name));
    }
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli/index.js', 'demo'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stderr).toBe("unerring: demo: the npm package 'bunny' is not installed (npm install bunny)\n");
    expect(status).toBe(2);
  });
});
