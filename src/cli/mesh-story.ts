import { grouped, percent, quiet, type Style, table } from '../../fuzz/report/style.js';
import { naive } from '../../fuzz/targets/naive.js';
import {
  type IndexedMesh,
  type MeshSigns,
  type MeshSurvey,
  meshEdges,
  meshSigns,
  type PredicateSet,
  signDifferences,
  splitAtMidpoints,
  storedAsFloat32,
  surveyMesh,
  translated,
} from '../mesh/index.js';
import { incircle, insphere, orient2d, orient3d } from '../predicates/index.js';

/** 2^20: the mesh in a scene whose origin is far away. */
const FAR = 1_048_576;

/** One by one: all predicates as one object would keep bundlers from leaving out of the package what is not used. */
const exact: PredicateSet = { incircle, insphere, orient2d, orient3d };
const plainDoubles = naive.implementations as unknown as PredicateSet;

interface Version {
  readonly name: string;
  readonly mesh: IndexedMesh;
}

/** The scan and what programs do to it before they ask questions. */
function versionsOf(scan: IndexedMesh): Version[] {
  const split = splitAtMidpoints(scan, meshEdges(scan));
  const twice = splitAtMidpoints(split, meshEdges(split));
  return [
    { name: 'as published', mesh: scan },
    { name: 'stored as float32', mesh: storedAsFloat32(scan) },
    { name: 'moved by 2^20', mesh: translated(scan, FAR) },
    { name: 'split once', mesh: split },
    { name: 'split, then float32', mesh: storedAsFloat32(split) },
    { name: 'split, then moved', mesh: translated(split, FAR) },
    { name: 'split twice', mesh: twice },
  ];
}

const surveyColumns: readonly (readonly [label: string, key: keyof MeshSurvey])[] = [
  ['triangles', 'triangles'],
  ['degenerate', 'degenerateTriangles'],
  ['edges', 'edges'],
  ['border', 'borderEdges'],
  ['3 or more', 'nonManifoldEdges'],
  ['inconsistent', 'inconsistentEdges'],
  ['coplanar', 'coplanarEdges'],
];

/** A row per version. The last four columns count edges by what meets there. */
function surveyTable(versions: readonly Version[], style: Style): string {
  const rows = versions.map(({ name, mesh }) => {
    const survey = surveyMesh(mesh, exact);
    return [
      name,
      ...surveyColumns.map(([, key]) => (survey[key] === 0 ? style.dim('·') : grouped(survey[key]))),
    ];
  });
  return table(['exactly:', ...surveyColumns.map(([label]) => label)], rows, style);
}

const questions: readonly (keyof MeshSigns)[] = ['orient2d', 'orient3d', 'incircle', 'insphere'];

/** Asked, wrong and the share of wrong signs, all questions of one version taken together, and each kind of question. */
function signRow({ name, mesh }: Version, style: Style): string[] {
  const edges = meshEdges(mesh);
  const truth = meshSigns(mesh, edges, exact);
  const plain = meshSigns(mesh, edges, plainDoubles);
  const found = questions.map((question) => signDifferences(truth[question], plain[question]));
  const wrong = found.map(({ falseNonzero, falseZero, opposite }) => falseNonzero + falseZero + opposite);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const asked = sum(found.map((each) => each.asked));
  const orient3d = questions.indexOf('orient3d');
  return [
    name,
    grouped(asked),
    grouped(sum(found.map((each) => each.zero))),
    ...wrong.map((n) => quiet(n, style)),
    percent(wrong[orient3d]!, found[orient3d]!.asked),
  ];
}

const EXPLANATION: readonly string[] = [
  'Degenerate: corners on a line. Edges: at the border of the surface, with three or more triangles, between two',
  'triangles that run along it in the same direction, and between two triangles in exactly one plane.',
  'Asked are the orientation of every triangle seen along x, y and z; over every edge on which side of the one',
  "triangle the other's far corner lies, whether it is inside the circle (along x, y and z), and whether a further",
  'neighbour is inside the sphere. On the mesh itself nothing is close, and plain doubles do well. Splitting puts a',
  "vertex on the middle of each edge, rounded as doubles are: a triangle's four parts are then flat, or very nearly",
  'so, and only exact signs can tell which.',
];

/**
 * What exact signs find in a mesh, as published and as programs store, move and refine it, and which of those signs plain
 * doubles get wrong; two tables and the sentences between them.
 */
export function meshStory(scan: IndexedMesh, style: Style): string {
  const versions = versionsOf(scan);
  const heads = ['plain doubles get wrong:', 'asked', 'truly 0', ...questions, 'of orient3d'];
  return [
    surveyTable(versions, style),
    '',
    table(
      heads,
      versions.map((version) => signRow(version, style)),
      style,
    ),
    '',
    ...EXPLANATION,
  ].join('\n');
}
