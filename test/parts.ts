/**
 * The two parts of the tests. The short part is what a change is tried with: `npm test` takes minutes. The long part
 * has the campaigns, in full, and all that needs the built package. A file that is run on its own is run in full.
 */
export type Part = 'short' | 'long';

/** Which part is run; `undefined` where files are named one by one. */
export const part = process.env.UNERRING_TESTS as Part | undefined;

/** The test files that read dist/, as npm would publish it. */
export const READ_THE_BUILD: readonly string[] = [
  'test/packaging/browsers.test.ts',
  'test/packaging/built-types.test.ts',
  'test/packaging/demo.test.ts',
  'test/packaging/notices.test.ts',
  'test/packaging/package.test.ts',
];

/** Files of the long part only: what takes long for what it finds when a change is small. */
export const LONG: readonly string[] = [
  ...READ_THE_BUILD,
  // Judges that are judged: faults are planted, and a campaign has to find them.
  'test/oracle/questions/**/*-faults.test.ts',
  // Programs of other languages, browsers, and whole campaigns.
  'test/fuzz/campaign.test.ts',
  'test/fuzz/engine-campaign.test.ts',
  'test/fuzz/known-defects.test.ts',
  'test/fuzz/programs/program-engine.test.ts',
  'test/fuzz/query-campaign.test.ts',
  'test/fuzz/report/page-browser.test.ts',
  'test/fuzz/suite/cgal.test.ts',
  'test/fuzz/suite/export.test.ts',
  'test/cli/boolean.test.ts',
  'test/cli/check-outputs.test.ts',
  'test/cli/fuzz.test.ts',
  'test/cli/judge.test.ts',
  'test/cli/line-protocol.test.ts',
  'test/cli/metamorphic.test.ts',
  'test/cli/report.test.ts',
  'test/cli/schemas.test.ts',
  'test/cli/suite-export.test.ts',
  // What is asked about all questions, or drawn.
  'test/oracle/peers.test.ts',
  'test/oracle/questions/shapes.test.ts',
  'test/oracle/verdict/declarations.test.ts',
  'test/pictures/pictures.test.ts',
  'test/pictures/round-shapes.test.ts',
  // Many cases of solids and of numbers.
  'test/enclosing/plain-numbers.test.ts',
  'test/solids/chain.test.ts',
  'test/solids/output/repair-work.test.ts',
  'test/arithmetic/number-roots.test.ts',
  'test/implicit/in-circle-sphere.test.ts',
  'test/proofs/coq.test.ts',
  'test/bsp/split/split-polygon-thick.test.ts',
  'test/solids/known-cases.test.ts',
  'test/solids/output/general-families.test.ts',
  'test/solids/scales.test.ts',
];

/** Files of both parts, which do less in the short one: the questions beside their referees. */
export const CAMPAIGNS: readonly string[] = [
  'boolean-pairs',
  'booleans',
  'boxes',
  'bsp-point-trees',
  'bsp-thick-planes',
  'bsp-trees',
  'constructions',
  'distance',
  'enclosing',
  'hull',
  'implicit',
  'indexes',
  'meshes',
  'planar-linear',
  'planar-polygons',
  'round',
  'solids',
  'splits',
  'tree-orders',
  'triangles',
].map((name) => `test/oracle/questions/${name}.test.ts`);
