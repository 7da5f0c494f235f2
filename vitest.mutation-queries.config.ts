import { defineConfig } from 'vitest/config';

const folder = process.env.UNERRING_MUTATE?.startsWith('src/planar') === true ? 'planar' : 'spatial';

/**
 * The tests that stryker.queries.config.mjs runs against every mutant of a folder of queries.
 */
export default defineConfig({
  test: {
    include:
      folder === 'planar'
        ? ['test/planar/**/*.test.ts', 'test/oracle/questions/planar-*.test.ts']
        : ['test/spatial/**/*.test.ts', 'test/oracle/questions/{triangles,boxes,solids}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
