import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

/** A project with the rules of this one and one line in each file. */
const files: Readonly<Record<string, string>> = {
  'src/core/sign.ts': "import '../arithmetic/good.js';",
  'src/arithmetic/good.ts': 'export const good = 1;',
  'src/formulas/orient2d.ts':
    "import '../core/type.js';\nexport type Formula = 1;\nexport const formula = 1;",
  'src/core/type.ts': 'export const type = 1;',
  'src/predicates/run-time.ts':
    "import { formula } from '../formulas/orient2d.js';\nexport const f = formula;",
  'src/predicates/type-only.ts':
    "import type { Formula } from '../formulas/orient2d.js';\nexport type F = Formula;",
  'src/mesh/harness.ts': "import '../../fuzz/index.js';",
  'src/mesh/node.ts': "import 'node:fs';",
  'src/mesh/package.ts': "import 'commander';",
  'src/cli/allowed.ts': "import '../../fuzz/index.js';\nimport 'node:fs';\nimport 'commander';",
  'src/cli/development.ts': "import 'esbuild';",
  'fuzz/index.ts': "import '../src/mesh/fine.js';",
  'fuzz/tests.ts': "import '../test/a.js';",
  'src/mesh/fine.ts': "import '../predicates/type-only.js';",
  'src/bsp/one.ts': "import './two.js';",
  'src/bsp/two.ts': "import './one.js';",
  'test/a.ts': 'export const a = 1;',
};

describe('the rules about imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // A cycle is reported where it is met first.
  it('find each kind of violation, and only those', () => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
      cpSync(join(projectRoot, name), join(folder, name));
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const program = join(projectRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const args = [program, '--output-type', 'json', 'src', 'fuzz', 'test'];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const { violations } = (
      JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
    ).summary;
    expect([...new Set(violations.map(({ from, rule }) => `${from}: ${rule.name}`))].sort()).toEqual([
      'fuzz/tests.ts: shipped-code-does-not-import-its-tests',
      'src/bsp/one.ts: no-cycles',
      'src/cli/development.ts: shipped-code-has-no-development-dependency',
      'src/core/sign.ts: core-imports-only-lower-layers',
      'src/mesh/harness.ts: kernel-does-not-know-the-harness',
      'src/mesh/node.ts: kernel-has-no-dependency',
      'src/mesh/package.ts: kernel-has-no-dependency',
      'src/predicates/run-time.ts: formulas-are-build-time-only',
    ]);
  });
});
