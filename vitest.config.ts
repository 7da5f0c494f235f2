import { defineConfig } from 'vitest/config';

/** Tests that add to what is kept for a whole run (the registry of questions), so that no other file may see them. */
const ADDING_TO_THE_REGISTRY = ['test/fuzz/query-campaign.test.ts', 'test/cli/fuzz.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/bundle-programs.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['src/**', 'fuzz/**'], exclude: ['src/predicates/generated/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: ADDING_TO_THE_REGISTRY,
          // Modules are loaded once for each worker and not for each file, which takes a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ADDING_TO_THE_REGISTRY, isolate: true } },
    ],
  },
});
