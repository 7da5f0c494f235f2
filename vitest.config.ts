import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.js';
import { BY_NAME, CAMPAIGNS, isBoth, LONG, part } from './test/parts.js';

// Whatever is imported from here on may be TypeScript, in this process and in those that run the tests.
const LOADER = fileURLToPath(new URL('./test/loader/register.js', import.meta.url));
register('./test/loader/typescript.js', import.meta.url);

/**
 * Tests that no other file may share modules with: they add to what is kept for a whole run (the registry of
 * questions), or count from before all others ran.
 */
const ALONE = [
  'test/fuzz/query-campaign.test.ts',
  'test/cli/fuzz.test.ts',
  'test/observe/observe-tiers.test.ts',
];

/** Tests that put modules in the place of others, or load one twice: for these, vitest has to load all modules. */
const MOCKING = [
  'test/distance/small/canaries.test.ts',
  'test/implicit/data.test.ts',
  'test/round/engine/crossing-rings.test.ts',
  'test/round/engine/disk-cover.test.ts',
  'test/solids/chain.test.ts',
];

/** The files of a part; all of them, if none is named. */
const included = part === 'long' ? [...LONG, ...CAMPAIGNS] : ['test/**/*.test.ts'];
const notShort = part === 'short' ? [...LONG, ...(isBoth ? CAMPAIGNS : [])] : [];
const excluded = part === undefined ? [] : [...BY_NAME, ...notShort];

/** Of some files, those that are in this part. */
const ofPart = (files: readonly string[]) =>
  part === 'long' ? files.filter((file) => included.includes(file)) : [...files];

export default defineConfig({
  test: {
    globalSetup: ['test/whole-build.ts', 'test/bundle-programs.ts'],
    // Only what hangs takes so long, on the busiest machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Most of what tests make lives for a moment: with more room for it, a twentieth of the time is saved.
    execArgv: ['--import', LOADER, '--max-semi-space-size=128'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    coverage: { provider: 'v8', include: ['src/**', 'fuzz/**'], exclude: ['src/predicates/generated/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: included,
          exclude: [...ALONE, ...MOCKING, ...excluded],
          // Modules are loaded once for each worker and not for each file, which takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ofPart(ALONE), exclude: [...excluded], isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'mocking',
          include: ofPart(MOCKING),
          exclude: [...excluded],
          isolate: true,
          experimental: { viteModuleRunner: true },
        },
      },
    ],
  },
});
