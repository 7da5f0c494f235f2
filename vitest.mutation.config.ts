import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` runs against every mutant: those of numbers, formulas and predicates. */
export default defineConfig({
  test: {
    include: ['test/{core,arithmetic,formulas,predicates}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
