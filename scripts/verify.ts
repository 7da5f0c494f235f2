/**
 * Everything that must hold before a change lands. Ends with a line
 * `N passed, N failed` (each test of the suite and each other check counts one) and fails if anything did.
 *
 *   npm test            the short part: the quick checks, and all tests but the campaigns
 *   npm run test:long   the rest: the build, the package as npm would publish it, and the campaigns
 *   npm run check       the quick checks alone, in less than a minute
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Part } from '../test/parts.js';
import { compiler, projectRoot, runCommand } from './run-command.js';
import { type Tally, tallyOfReport } from './vitest-report.js';

interface Check {
  name: string;
  command: readonly string[];
}

/** Where checks keep what they know of files that have not changed; both look at what is in a file. */
const kept = (name: string): string => join('reports', 'checked', name);

/** What was checked before is not checked again. */
const shortChecks: readonly Check[] = [
  {
    name: 'types',
    command: [
      ...compiler,
      '--noEmit',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      kept('types.tsbuildinfo'),
    ],
  },
  {
    name: 'generated files are up to date',
    command: ['tsx', 'scripts/generate.ts', '--check'],
  },
  { name: 'formatting and lint', command: ['biome', 'ci', '--colors=off', '.'] },
];

/** Takes about as long as all the other quick checks together. */
const imports: Check = {
  name: 'imports point one way',
  command: [
    ...['depcruise', 'src', 'fuzz', 'test', 'bench', 'scripts', 'proofs'],
    ...['--cache', kept('imports'), '--cache-strategy', 'content'],
  ],
};

/** That the types are right is not asked here, which would take four times as long: the check of types does. */
const documentation: Check = {
  name: 'every export is documented',
  command: ['typedoc', '--emit', 'none', '--skipErrorChecking'],
};

const build: Check = { name: 'build', command: ['tsx', 'scripts/build.ts'] };

/** Entries without CommonJS. */
const MODULES_ALONE = ['oracle', 'fuzz'];

/** Look at the package as npm would publish it. It is packed once; what `npm pack` does before is done already. */
function packageChecks(tarball: string): readonly Check[] {
  return [
    {
      name: 'package can be packed',
      command: ['npm', 'pack', '--ignore-scripts', '--pack-destination', dirname(tarball)],
    },
    { name: 'package (publint)', command: ['publint', '--strict', tarball] },
    {
      name: 'package types',
      command: ['attw', tarball, '--profile', 'node16', '--exclude-entrypoints', ...MODULES_ALONE],
    },
    {
      name: 'package types of what are ES modules alone',
      command: ['attw', tarball, '--profile', 'esm-only', '--entrypoints', ...MODULES_ALONE],
    },
    { name: 'bundle size', command: ['size-limit'] },
  ];
}

/** Where `npm pack` puts this version. */
function tarballIn(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return join(folder, `${name}-${version}.tgz`);
}

const NOTHING: Tally = { passed: 0, failed: 0, notRun: [] };

async function runCheck(check: Check): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await runCommand(check.command, false);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${check.name} (${seconds} s)`);
  if (code !== 0) console.log(`\n$ ${check.command.join(' ')}\n${output}`);
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/** Runs the tests of a part, and keeps their report. */
async function runTests(part: Part): Promise<Tally> {
  mkdirSync(join(projectRoot, 'reports'), { recursive: true });
  const report = join(projectRoot, 'reports', `vitest-${part}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runCommand(['vitest', 'run', ...reporters], true, { UNERRING_TESTS: part });
  const tally = existsSync(report) ? tallyOfReport(readFileSync(report, 'utf8')) : NOTHING;
  if (tally.passed === 0) console.log('FAILED  the test suite: no test passed');
  // An error outside any test (a file that cannot be loaded, an unhandled rejection) fails the run, too.
  const isUncounted = (code !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0;
  return isUncounted ? { ...tally, failed: 1 } : tally;
}

async function runQuick(): Promise<Tally> {
  const [first, second] = await Promise.all([runCheck(imports), runChecks(shortChecks)]);
  return plus(first, second);
}

/** One after the other. */
async function runChecks(checks: readonly Check[]): Promise<Tally> {
  let sum = NOTHING;
  for (const check of checks) sum = plus(sum, await runCheck(check));
  return sum;
}

function plus(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    notRun: [...a.notRun, ...b.notRun],
  };
}

async function runShort(): Promise<Tally> {
  return plus(await runQuick(), await runTests('short'));
}

async function runLong(): Promise<Tally> {
  const [documented, built] = await Promise.all([runCheck(documentation), runCheck(build)]);
  const folder = mkdtempSync(join(tmpdir(), 'unerring-pack-'));
  try {
    const packed = await runChecks(packageChecks(tarballIn(folder)));
    return [documented, built, packed, await runTests('long')].reduce(plus);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tests against programs that are not npm packages (Chromium, CGAL, shapely, compilers) are not run where these are
 * missing. In continuous integration, which installs them, that is a failure.
 */
function failuresOf({ failed, notRun }: Tally): number {
  for (const name of notRun) console.log(`NOT RUN  ${name}`);
  if (notRun.length > 0)
    console.log(`${notRun.length} tests were not run: programs that they need are not installed`);
  return process.env.CI === undefined ? failed : failed + notRun.length;
}

const RUNS: Readonly<Record<string, () => Promise<Tally>>> = { '--quick': runQuick, '--long': runLong };
const tally = await (RUNS[process.argv[2] ?? ''] ?? runShort)();
const failed = failuresOf(tally);
console.log(`${tally.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
