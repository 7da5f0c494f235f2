// Mutation testing of what every answer stands on: the numbers, the generator, and the hand-written predicates.
//
// The files that the generator writes are not mutated. They are thousands of unrolled lines (insphere alone would give
// several thousand mutants of which each runs all laws), and a mutant in them is not a mistake that a person can make:
// they are compared with the generator's output by `npm run generate:check`. The generator is mutated instead, where
// the same mistake is one token and appears in all 22 predicates.
//
// Set UNERRING_MUTATE to a list of globs (separated by commas) to look at some files only.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: process.env.UNERRING_MUTATE?.split(',') ?? [
    'src/arithmetic/**/*.ts',
    'src/formulas/**/*.ts',
    'src/predicates/*.ts',
    '!src/**/index.ts',
    // Finds the formulas and puts the generator's parts together; `npm run generate:check` runs it.
    '!src/formulas/generate.ts',
  ],
  // Nothing checks types here, and the comment that would switch it off makes the generated files differ.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // A mutant that runs while a module loads (a table, a constant) would need a test process of its own each.
  ignoreStatic: false,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  concurrency: 2,
  timeoutMS: 5_000,
  timeoutFactor: 2,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['/dist', '/reports', '/bench', '/coverage', '/.ci'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/report.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
