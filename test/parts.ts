/**
 * The two parts of the tests. The short part is what a change is tried with: `npm test` takes minutes. The long part
 * has an eighth of each campaign, and all that needs the built package. A file that is run on its own is run in full.
 */
export type Part = 'short' | 'long';

/** Which part is run; `undefined` where files are named one by one. */
export const part = process.env.UNERRING_TESTS as Part | undefined;

/** Does whoever runs the short part run the long one, too? Then that runs the campaigns, once and in full. */
export const isBoth = process.env.UNERRING_BOTH_PARTS === 'true';

/** The test files that read dist/, as npm would publish it. */
export const READ_THE_BUILD: readonly string[] = [
  'test/packaging/browsers.test.ts',
  'test/packaging/built-types.test.ts',
  'test/packaging/demo.test.ts',
  'test/packaging/notices.test.ts',
  'test/packaging/observed-places.test.ts',
  'test/packaging/package.test.ts',
  'test/cli/play/page.test.ts',
];

/**
 * Files of no part, which are run by their names: what makes a site of all pages takes minutes, and proofs stay what
 * they are while nothing changes that they are about, which the short part knows (test/proofs/proved.test.ts).
 */
export const BY_NAME: readonly string[] = [
  'test/cli/play/page.test.ts',
  'test/proofs/coq.test.ts',
  'test/site/site.test.ts',
];

/** Files of the long part only: what takes long for what it finds when a change is small. */
export const LONG: readonly string[] = [
  ...READ_THE_BUILD,
  // Judges that are judged: faults are planted, and a campaign has to find them.
  'test/oracle/questions/**/*-faults.test.ts',
  // Programs of other languages, browsers, and whole campaigns.
  'test/fuzz/campaign.test.ts',
  'test/fuzz/engine-campaign.test.ts',
  'test/fuzz/engines.test.ts',
  'test/fuzz/known-defects.test.ts',
  'test/fuzz/programs/program-engine.test.ts',
  'test/fuzz/query-campaign.test.ts',
  'test/fuzz/report/page-browser.test.ts',
  'test/fuzz/suite/cgal.test.ts',
  'test/fuzz/suite/export.test.ts',
  'test/cli/boolean.test.ts',
  'test/cli/check-many.test.ts',
  'test/cli/check-outputs.test.ts',
  'test/cli/check-page.test.ts',
  'test/cli/check-places.test.ts',
  'test/cli/check-threads.test.ts',
  'test/cli/fuzz.test.ts',
  'test/cli/judge.test.ts',
  'test/cli/line-protocol.test.ts',
  'test/cli/mesh-queries.test.ts',
  'test/cli/metamorphic.test.ts',
  'test/cli/output-guard.test.ts',
  'test/cli/pipes.test.ts',
  'test/cli/play/examples.test.ts',
  'test/cli/report.test.ts',
  'test/cli/scene-page.test.ts',
  'test/cli/schemas.test.ts',
  'test/cli/section.test.ts',
  'test/cli/streams.test.ts',
  'test/cli/suite-export.test.ts',
  'test/cli/walk-page.test.ts',
  'test/cli/welding.test.ts',
  'test/workers/geometry-worker.test.ts',
  'test/workers/mesh-workers.test.ts',
  // Rays beside three.js, and faults that have to be found.
  'test/three/exact-raycast.test.ts',
  // What is asked about all questions, or drawn.
  'test/docs/fuzzing-queries.test.ts',
  'test/oracle/constructions.test.ts',
  'test/oracle/engines/handed-over.test.ts',
  'test/oracle/engines/sweeps.test.ts',
  'test/oracle/metamorphic/judge-metamorphic.test.ts',
  'test/oracle/peers.test.ts',
  'test/oracle/protocol/respond.test.ts',
  'test/oracle/questions/empty-families.test.ts',
  'test/oracle/questions/live-arguments.test.ts',
  'test/oracle/questions/moving-meshes.test.ts',
  'test/oracle/questions/re-entrant.test.ts',
  'test/oracle/questions/separated-features.test.ts',
  'test/oracle/questions/shapes.test.ts',
  'test/oracle/questions/solid-scenes.test.ts',
  'test/oracle/questions/solid-sweeps.test.ts',
  'test/oracle/questions/sweeps.test.ts',
  'test/oracle/questions/tree-scenes.test.ts',
  'test/oracle/questions/tree-sweeps.test.ts',
  'test/oracle/questions/turning-shapes.test.ts',
  'test/oracle/referees/signs.test.ts',
  'test/oracle/referees/wrapped-hull.test.ts',
  'test/oracle/verdict/declarations.test.ts',
  'test/pictures/pictures.test.ts',
  'test/pictures/round-shapes.test.ts',
  // Many cases of meshes, solids and numbers.
  'test/indexes/bvh-growth.test.ts',
  'test/mesh/mesh-mesh.test.ts',
  'test/mesh/self-intersection-growth.test.ts',
  'test/enclosing/plain-numbers.test.ts',
  'test/solids/chain.test.ts',
  'test/solids/output/repair-work.test.ts',
  'test/arithmetic/number-roots.test.ts',
  'test/implicit/in-circle-sphere.test.ts',
  'test/bsp/split/split-polygon-thick.test.ts',
  'test/solids/known-cases.test.ts',
  'test/solids/output/general-families.test.ts',
  'test/solids/scales.test.ts',
];

/** The questions beside their referees. */
const QUESTIONS: readonly string[] = [
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
  'mesh-sweeps',
  'meshes',
  'moving-polytopes',
  'moving-vertices',
  'placements',
  'planar-linear',
  'planar-polygons',
  'polygon-rounding',
  'polygon-sets',
  'round',
  'scenes',
  'skeletons',
  'solids',
  'splits',
  'tree-orders',
  'triangulation',
  'triangles',
];

/** Files of both parts, which do less in the short one (see `effort` in test/support). */
export const CAMPAIGNS: readonly string[] = [
  ...QUESTIONS.map((name) => `test/oracle/questions/${name}.test.ts`),
  'test/arithmetic/directed.test.ts',
  'test/arithmetic/expansion.test.ts',
  'test/bsp/split/exact-polygon.test.ts',
  'test/bsp/split/split-convex-polygon.test.ts',
  'test/distance/small/squared-nearly.test.ts',
  'test/enclosing/calipers/calipers.test.ts',
  'test/formats/fuzz.test.ts',
  'test/laws/pairs.test.ts',
  'test/motion/translation/flat-kdop.test.ts',
  'test/shapes/within/is-near.test.ts',
  'test/shapes/within/read-around.test.ts',
  'test/motion/slide/move-and-slide.test.ts',
  'test/motion/slide/outside.test.ts',
  'test/motion/slide/worlds.test.ts',
  'test/packaging/bad-arguments.test.ts',
  'test/polygon-clipping/polygon-clipping.test.ts',
  'test/polygons/covered.test.ts',
  'test/polygons/minkowski/tree-of-sums.test.ts',
  'test/polygons/output/round-polygon-set.test.ts',
  'test/skeleton/offset-membership.test.ts',
  'test/skeleton/offset-polygon2d.test.ts',
  'test/skeleton/roof-of-polygon2d.test.ts',
  'test/skeleton/straight-skeleton2d.test.ts',
  'test/predicates/buffer-sides.test.ts',
  'test/round/distances/swept-penetration-laws.test.ts',
  'test/round/distances/swept-radius-zero.test.ts',
  'test/round/filters/near-containment.test.ts',
  'test/solids/boolean-operations.test.ts',
  'test/solids/meshes/change-mesh.test.ts',
  'test/solids/meshes/mesh-booleans.test.ts',
  'test/solids/output/inner-contacts.test.ts',
  'test/triangulation/dynamic/dynamic-delaunay2d.test.ts',
  'test/triangulation/locator/delaunay-locator2d.test.ts',
  'test/triangulation/plane/regular-triangulation2d.test.ts',
  'test/triangulation/voronoi/vertex-rounding.test.ts',
  'test/triangulation/voronoi/voronoi-cell-volumes3d.test.ts',
  'test/triangulation/voronoi/voronoi-cells2d.test.ts',
  'test/triangulation/voronoi/voronoi-cells3d.test.ts',
  'test/triangulation/voronoi/voronoi-diagram2d.test.ts',
];

/**
 * What takes longest, which is begun first: a file that takes a minute and comes last has one core idle for a minute.
 * The others follow in the order of vitest.
 */
export const LONGEST: readonly string[] = [
  'test/fuzz/suite/cgal.test.ts',
  'test/packaging/package.test.ts',
  'test/cli/judge.test.ts',
  'test/oracle/questions/round.test.ts',
  'test/oracle/questions/sweeps.test.ts',
  'test/oracle/questions/bsp/planted-faults.test.ts',
  'test/cli/line-protocol.test.ts',
  'test/oracle/questions/meshes.test.ts',
  'test/cli/scene-page.test.ts',
  'test/cli/schemas.test.ts',
  'test/fuzz/known-defects.test.ts',
  'test/oracle/questions/tree-sweeps.test.ts',
  'test/oracle/questions/tree-sweep-faults.test.ts',
  'test/oracle/questions/polygon-sets.test.ts',
  'test/fuzz/campaign.test.ts',
  'test/oracle/questions/polygon-sets-faults.test.ts',
];
