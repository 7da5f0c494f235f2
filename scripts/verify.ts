/**
 * Everything that must hold before a change lands, one check after the other. Ends with a line
 * `N passed, N failed` (each test of the suite and each other check counts one) and fails if anything did.
 *
 *   npm test           all of it
 *   npm run check      the quick part: no build, no test suite
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from './run-command.js';
import { type Tally, tallyOfReport } from './vitest-report.js';

interface Check {
  name: string;
  command: readonly string[];
  quick: boolean;
}

const checks: readonly Check[] = [
  {
    name: 'generated files are up to date',
    command: ['tsx', 'src/formulas/generate.ts', '--check'],
    quick: true,
  },
  { name: 'formatting and lint', command: ['biome', 'ci', '--colors=off', '.'], quick: true },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'], quick: true },
  {
    name: 'imports point one way',
    command: ['depcruise', 'src', 'fuzz', 'test', 'bench', 'scripts'],
    quick: true,
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'], quick: false },
  { name: 'package (publint)', command: ['publint', '--strict'], quick: false },
  { name: 'package types', command: ['attw', '--pack', '.', '--profile', 'node16'], quick: false },
  { name: 'bundle size', command: ['size-limit'], quick: false },
];

const report = join(projectRoot, 'reports', 'vitest.json');

async function runCheck(check: Check): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await runCommand(check.command, false);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${check.name} (${seconds} s)`);
  if (code !== 0) console.log(`\n$ ${check.command.join(' ')}\n${output}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests(): Promise<Tally> {
  mkdirSync(join(projectRoot, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runCommand(['vitest', 'run', ...reporters], true);
  const tally = existsSync(report) ? tallyOfReport(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 };
  if (tally.passed === 0) console.log('FAILED  the test suite: no test passed');
  // An error outside any test (a file that cannot be loaded, an unhandled rejection) fails the run, too.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const quick = process.argv.includes('--quick');
let passed = 0;
let failed = 0;
const add = (tally: Tally): void => {
  passed += tally.passed;
  failed += tally.failed;
};
for (const check of checks) if (check.quick || !quick) add(await runCheck(check));
if (!quick) {
  const tally = await runTests();
  add(tally.passed + tally.failed === 0 ? { passed: 0, failed: 1 } : tally);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
