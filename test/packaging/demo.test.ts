import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { styleFor } from '../../fuzz/report/style.js';
import { projectRoot } from '../../scripts/run-command.js';
import { demoMesh } from '../../src/cli/demo-mesh.js';
import { meshStory } from '../../src/cli/mesh-story.js';
import { checkMesh, surveyMesh } from '../../src/mesh/index.js';
import * as exact from '../../src/predicates/index.js';
import { cube } from '../mesh/meshes.js';

describe('the story of a mesh', () => {
  it('counts what is coplanar, and what plain doubles get wrong', () => {
    const story = meshStory(cube, styleFor(false));
    expect(story).toMatch(/as published +│ +12 │ +· │ +18 │ +· │ +· │ +· │ +6 │/);
    // Integer coordinates and their midpoints are exact: every part of a face stays in its plane, nothing is wrong.
    expect(story).toMatch(/split once +│ +48 │ +· │ +72 │ +· │ +· │ +· │ +48 │/);
    expect(story).toMatch(/split twice +│ +[\d,]+ │ +[\d,]+ │ +· │ +· │ +· │ +· │ +· │/);
  });
});

describe('unerring demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a mesh to show where no scan is installed: closed, and nowhere flat', () => {
    expect(checkMesh(demoMesh()).valid).toBe(true);
    const { triangles, coplanarEdges } = surveyMesh(demoMesh(), exact);
    expect([triangles, coplanarEdges]).toEqual([4096, 0]);
  });

  it('runs with the dependencies that the package has, and no others', () => {
    // The built program somewhere else.
    expect(existsSync(join(projectRoot, 'dist', 'cli', 'index.js'))).toBe(true);
    cpSync(join(projectRoot, 'dist'), join(folder, 'dist'), { recursive: true });
    cpSync(join(projectRoot, 'package.json'), join(folder, 'package.json'));
    for (const name of ['big.js', 'fast-check', 'pure-rand', 'robust-predicates']) {
      cpSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name), {
        recursive: true,
      });
    }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['dist/cli/index.js', 'demo', '--seconds', '1'],
      { cwd: folder, encoding: 'utf8', timeout: 50_000 },
    );
    expect(stderr).not.toMatch(/not installed|rror/);
    expect(stdout).toMatch(/robust-predicates +│/);
    expect(stdout).toMatch(/2\. A rough torus/);
    expect(stdout).toMatch(/split twice +│ +65,536/);
    expect(status).toBe(0);
  });
});
