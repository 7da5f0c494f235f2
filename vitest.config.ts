import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.js';
import { BY_NAME, CAMPAIGNS, isBoth, LONG, part } from './test/parts.js';

/**
 * Tests that no other file may share modules with: they add to what is kept for a whole run (the registry of
 * questions), watch a module, or count from before all others ran.
 */
const ALONE = [
  'test/fuzz/query-campaign.test.ts',
  'test/cli/fuzz.test.ts',
  'test/solids/chain.test.ts',
  'test/observe/observe-tiers.test.ts',
];

/** The files of a part; all of them, if none is named. */
const included = part === 'long' ? [...LONG, ...CAMPAIGNS] : ['test/**/*.test.ts'];
const notShort = part === 'short' ? [...LONG, ...(isBoth ? CAMPAIGNS : [])] : [];
const excluded = part === undefined ? [] : [...BY_NAME, ...notShort];
const isAlone = (file: string) => ALONE.includes(file);

export default defineConfig({
  test: {
    globalSetup: ['test/whole-build.ts', 'test/bundle-programs.ts'],
    // Only what hangs takes so long, on the busiest machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Modules with a fault (see test/support/faulty-modules) are what a bundler wrote, and run as they are.
    server: { deps: { external: [/\/reports\/faults-/] } },
    // What modules were compiled to is kept, by their content: the long part takes over what the short one compiled.
    experimental: { fsModuleCache: true },
    coverage: { provider: 'v8', include: ['src/**', 'fuzz/**'], exclude: ['src/predicates/generated/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: included,
          exclude: [...ALONE, ...excluded],
          // Modules are loaded once for each worker and not for each file, which takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: part === 'long' ? included.filter(isAlone) : ALONE,
          exclude: [...excluded],
          isolate: true,
        },
      },
    ],
  },
});
