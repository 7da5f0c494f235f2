/**
 * What is wrong with a mesh, by the definitions, over lists. The kernel has hash tables, counting sorts, union-find and
 * trees.
 */
import { kindText } from '../../../answers/meshes.js';
import { ALL, meshAt } from '../../../cases/meshes/values.js';
import { isZero } from '../index.js';
import { type ExactMesh, exactScene } from './exact-mesh.js';
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
export function findingsOf(mesh: ExactMesh): [kind: string, items: number[][]][] {
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

export function checkMeshReferee(v: Float64Array): string {
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
