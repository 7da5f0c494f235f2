/**
 * Imports point one way. A layer may import the layers before it in this list and nothing after it.
 */
const layers = [
  'core',
  'arithmetic',
  'formulas',
  'predicates',
  'robust-predicates',
  'implicit',
  'measures',
  'indexes',
  'hull',
  'planar',
  'spatial',
  'arrangement',
  'triangulation',
  'delaunator',
  'earcut',
  'skeleton',
  'enclosing',
  'distance',
  'round',
  'mesh',
  'bsp',
  'polygons',
  'polygon-clipping',
  'solids',
  'shapes',
  'scene',
  'motion',
  'three',
  'manifold',
  'jscad',
  'rapier',
  'jolt',
  'occt',
  'vitest',
  'observe',
  'pairs',
  'formats',
  'geojson',
  'workers',
  'oracle',
  'pictures',
  'cli',
];

const oneWay = layers.slice(0, -1).map((layer, i) => ({
  name: `${layer}-imports-only-lower-layers`,
  severity: 'error',
  comment: `src/${layer} stands below: ${layers.slice(i + 1).join(', ')}`,
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(?:(?:${layers.slice(i + 1).join('|')})/|index\\.ts$)` },
}));

/** What referees, and what helps to read values and to write answers, may know: numbers and each other. */
const NEUTRAL = '^src/(?:core|arithmetic|oracle/(?:referees|answers|cases))/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'formulas-are-build-time-only',
      severity: 'error',
      comment: 'The generator runs before the build; what it writes must stand without it.',
      from: { path: '^src/', pathNot: '^src/formulas/' },
      to: { path: '^src/formulas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pairs-are-build-time-only',
      severity: 'error',
      comment:
        'Kinds of shapes are read before the build; what is generated from them, and what judges that, stand without them. Names are read by the table.',
      from: { path: '^(?:src|fuzz|test|bench)/', pathNot: '^(?:src/pairs|test/packaging)/' },
      to: { path: '^src/pairs/' },
    },
    {
      name: 'kernel-does-not-know-the-harness',
      severity: 'error',
      comment: 'Only the command line offers the fuzz harness.',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^fuzz/' },
    },
    {
      name: 'referees-share-no-code-with-what-they-judge',
      severity: 'error',
      comment: 'A referee is worth something because it is another algorithm over exact numbers.',
      from: { path: '^src/oracle/(?:referees|answers|cases)/' },
      to: { path: '^(?:src|fuzz)/', pathNot: NEUTRAL },
    },
    {
      name: 'questions-know-no-kernel',
      severity: 'error',
      comment: 'A question names its subject, which asks the kernel, and its referee, which does not.',
      from: { path: '^src/oracle/questions/' },
      to: { path: '^src/', pathNot: '^src/(?:core|arithmetic|oracle)/' },
    },
    {
      name: 'subjects-know-no-referee',
      severity: 'error',
      comment: 'What the kernel says must not depend on what it ought to say.',
      from: { path: '^src/oracle/subjects/' },
      to: { path: '^src/oracle/(?:referees|questions)/' },
    },
    {
      name: 'kernel-has-no-dependency',
      severity: 'error',
      comment: 'Everything up to the mesh layer runs in any JavaScript engine with nothing installed.',
      from: { path: '^src/', pathNot: '^src/(?:cli|formulas|formats|geojson|workers|observe|oracle)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'] },
    },
    {
      name: 'shipped-code-has-no-development-dependency',
      severity: 'error',
      from: { path: '^(?:src|fuzz)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        // These are put into dist/ by the build, with their licences (scripts/notices.ts).
        pathNot:
          '(?:^|/)node_modules/(?:big\\.js|commander|cli-progress|fast-xml-parser|three|@gltf-transform/core|@codemirror/[^/]+|@lezer/[^/]+|sucrase)/',
      },
    },
    {
      name: 'shipped-code-does-not-import-its-tests',
      severity: 'error',
      from: { path: '^(?:src|fuzz)/' },
      to: { path: '^(?:test|bench|scripts|proofs)/' },
    },
    {
      name: 'proofs-know-what-is-emitted-alone',
      severity: 'error',
      comment:
        'The translator reads files as text. What it shared with the generator could be wrong in both.',
      from: { path: '^proofs/' },
      to: { path: '^(?:src|fuzz|test|bench|scripts)/' },
    },
    {
      name: 'no-unresolved-import',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
