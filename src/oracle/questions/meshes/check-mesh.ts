import type { IndexedMesh } from '../../../mesh/structure/indexed-mesh.js';
import { checkMesh } from '../../../mesh/validation/check-mesh.js';
import { type Finding, findingItem, listedItems } from '../../../mesh/validation/finding.js';
import { isZero } from '../../referees/shapes/index.js';
import { layoutOf } from '../layout.js';
import type { Question } from '../question.js';
import { type ExactMesh, exactScene } from './exact-mesh.js';
import { meshFamilies } from './families.js';
import { alike, renumbering, spaceLaws } from './laws.js';
import { ALL, meshAt, meshParts, meshShapes } from './mesh-values.js';
import { selfPairs } from './pairs.js';
import {
  componentsOf,
  edgesIn,
  equalTriangles,
  equalVertices,
  imbalance,
  isManifoldAt,
  isOrientable,
  isProper,
  neighbours,
  normalOf,
  properTriangles,
  tJunctions,
  volumeSign,
} from './textbook.js';

const layout = layoutOf(3, ...meshParts('v', ALL));

/** Items of a kind as text. An edge's vertices are sorted, and so are the triangles after them, and the items. */
function kindText(kind: string, items: readonly (readonly number[])[]): string {
  const edges = ['border-edge', 'non-manifold-edge', 'inconsistent-edge', 'folded-neighbours'].includes(kind);
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  const text = (item: readonly number[]) => {
    if (edges) return [...ascending(item.slice(0, 2)), ...ascending(item.slice(2))].join(' ');
    return (kind === 'coplanar-neighbours' ? ascending(item) : item).join(' ');
  };
  return `${kind} ${items.map(text).sort().join(', ')}`;
}

function itemsOf(finding: Finding): number[][] {
  return Array.from({ length: listedItems(finding) }, (_, i) => [...findingItem(finding, i)]);
}

/** Where parts lie in each other is left out: only a mesh of one component is asked whether it is inside out. */
function decideMesh(mesh: IndexedMesh): string {
  const { findings, components, closed, oriented, valid } = checkMesh(mesh);
  const kinds = findings
    .filter(({ kind }) => kind !== 'inverted-component' || components.length === 1)
    .map((finding) => kindText(finding.kind, itemsOf(finding)));
  const parts = Array.from({ length: components.length }, (_, i) => {
    const c = components.at(i);
    const flags = [c.closed, c.oriented, c.manifold, c.orientable].map((flag) =>
      flag === null ? '-' : Number(flag),
    );
    const counts = [c.firstTriangle, c.triangles, c.vertices, c.edges, c.borderEdges, c.euler];
    return `part ${counts.join(' ')} ${flags.join('')} ${c.volumeSign ?? '-'} ${c.genus ?? '-'}`;
  });
  const onlyInside = findings.every(
    ({ severity, kind }) => severity === 'info' || kind === 'inverted-component',
  );
  const verdict = valid || (components.length > 1 && onlyInside) ? 'valid' : 'invalid';
  return [verdict, ...kinds, ...parts.sort(), `${closed} ${oriented}`].join('; ');
}

function partText(mesh: ExactMesh, part: readonly number[]): string {
  const edges = edgesIn(mesh, part);
  const vertices = [...new Set(part.flatMap((t) => mesh.triangles[t]!))];
  const closed = edges.every(({ triangles }) => triangles.length % 2 === 0);
  const oriented = edges.every((edge) => imbalance(edge) <= 1);
  const manifold =
    edges.every(({ triangles }) => triangles.length <= 2) &&
    vertices.every((v) => isManifoldAt(mesh, v, part));
  const orientable = manifold ? isOrientable(mesh, part) : null;
  const euler = vertices.length - edges.length + part.length;
  const border = edges.filter(({ triangles }) => triangles.length === 1).length;
  const flags = [closed, oriented, manifold, orientable].map((flag) => (flag === null ? '-' : Number(flag)));
  const genus = closed && manifold && orientable ? 1 - euler / 2 : '-';
  const counts = [part[0], part.length, vertices.length, edges.length, border, euler];
  return `part ${counts.join(' ')} ${flags.join('')} ${closed && oriented ? volumeSign(mesh, part) : '-'} ${genus}`;
}

/** All findings by the definitions, in the order of the report. */
function findingsOf(mesh: ExactMesh): [kind: string, items: number[][]][] {
  const proper = properTriangles(mesh);
  const edges = edgesIn(mesh, proper);
  const listed = (kind: string, of: typeof edges): [string, number[][]] => [
    kind,
    of.map(({ low, high, triangles }) => [low, high, ...triangles]),
  ];
  const used = [...new Set(mesh.triangles.flat())];
  const { same, opposite } = equalTriangles(mesh);
  const pairs = edges
    .filter(({ triangles }) => triangles.length === 2)
    .map((edge) => ({ edge, how: neighbours(mesh, edge) }));
  const meeting = selfPairs(mesh);
  const meet = (relation: string) =>
    meeting.filter(({ contact }) => contact.startsWith(relation)).map(({ a, b }) => [a, b]);
  const parts = componentsOf(mesh);
  const closed = (part: readonly number[]) =>
    edgesIn(mesh, part).every((edge) => edge.triangles.length % 2 === 0 && imbalance(edge) <= 1);
  const inverted = parts.length === 1 && closed(parts[0]!) && volumeSign(mesh, parts[0]!) < 0;
  const collinear = mesh.triangles.flatMap((corners, t) =>
    isProper(corners) && isZero(normalOf(mesh, t)) ? [[t]] : [],
  );
  return [
    ['no-triangles', edges.length === 0 ? [[]] : []],
    ['duplicate-vertices', equalVertices(mesh)],
    ['unreferenced-vertex', mesh.vertices.flatMap((_, v) => (used.includes(v) ? [] : [[v]]))],
    ['non-manifold-vertex', mesh.vertices.flatMap((_, v) => (isManifoldAt(mesh, v, proper) ? [] : [[v]]))],
    ['repeated-corner', mesh.triangles.flatMap((corners, t) => (isProper(corners) ? [] : [[t]]))],
    ['degenerate-triangle', collinear],
    ['duplicate-triangles', same],
    ['opposite-triangles', opposite],
    listed(
      'border-edge',
      edges.filter(({ triangles }) => triangles.length === 1),
    ),
    listed(
      'non-manifold-edge',
      edges.filter(({ triangles }) => triangles.length > 2),
    ),
    listed(
      'inconsistent-edge',
      edges.filter((edge) => edge.triangles.length > 1 && imbalance(edge) > 1),
    ),
    listed(
      'folded-neighbours',
      pairs.flatMap(({ edge, how }) => (how === 'folded' ? [edge] : [])),
    ),
    [
      'coplanar-neighbours',
      pairs.flatMap(({ edge, how }) => (how === 'coplanar' ? [[...edge.triangles]] : [])),
    ],
    ['t-junction', tJunctions(mesh)],
    ['overlapping-triangles', meet('overlapping')],
    ['crossing-triangles', meet('crossing')],
    ['touching-triangles', meet('touching')],
    ['inverted-component', inverted ? [[0]] : []],
    [
      'zero-volume-component',
      parts.flatMap((part, c) => (closed(part) && volumeSign(mesh, part) === 0 ? [[c]] : [])),
    ],
  ];
}

const HARMLESS = ['unreferenced-vertex', 'coplanar-neighbours'];

function referee(v: Float64Array): string {
  const mesh = exactScene([meshAt(v, 0, ALL)]).meshes[0]!;
  const found = findingsOf(mesh).filter(([, items]) => items.length > 0);
  const parts = componentsOf(mesh);
  const edges = parts.flatMap((part) => edgesIn(mesh, part));
  const closed = edges.length > 0 && edges.every(({ triangles }) => triangles.length % 2 === 0);
  const oriented = edges.length > 0 && edges.every((edge) => imbalance(edge) <= 1);
  const valid = found.every(([kind]) => HARMLESS.includes(kind));
  return [
    valid ? 'valid' : 'invalid',
    ...found.map(([kind, items]) => kindText(kind, items)),
    ...parts.map((part) => partText(mesh, part)).sort(),
    `${closed} ${oriented}`,
  ].join('; ');
}

/** How many items of which kinds, which no numbering changes. */
function counts(text: string): string {
  return text
    .split('; ')
    .map((part) => (part.startsWith('part') ? 'part' : `${part.split(' ')[0]} ${part.split(', ').length}`))
    .join('; ');
}

const KINDS = [
  'duplicate-vertices',
  'non-manifold-vertex',
  'repeated-corner',
  'degenerate-triangle',
  'duplicate-triangles',
  'opposite-triangles',
  'border-edge',
  'non-manifold-edge',
  'inconsistent-edge',
  'folded-neighbours',
  'coplanar-neighbours',
  't-junction',
  'overlapping-triangles',
  'crossing-triangles',
  'touching-triangles',
  'inverted-component',
  'zero-volume-component',
];

/** What is wrong with a mesh. Referee: the definitions, over lists. */
export const checkMeshQuestion: Question = {
  name: 'checkMesh',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [ALL], extras: 0 }),
  subject: (v) => decideMesh(...meshShapes.of(v)),
  referee,
  form: '<report>',
  classes: ['valid', ...KINDS],
  // An answer with several findings stands for one of them, a different one from case to case.
  classOf(answer) {
    const kinds = KINDS.filter((kind) => answer.includes(`${kind} `));
    return kinds[answer.length % Math.max(1, kinds.length)] ?? 'valid';
  },
  shapes: meshShapes,
  coded: true,
  laws: [
    ...spaceLaws(layout).filter(({ name }) => name !== 'mirror'),
    renumbering(0, ALL, (answer, _, changed) => alike(checkMeshQuestion.subject, counts)(answer, changed)),
  ],
};
