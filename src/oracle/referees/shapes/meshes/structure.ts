/**
 * Closure, pieces, welded vertices and places of findings by their definitions, over lists. The kernel has tables,
 * grids and union-find.
 */
import { placesText, structureText, weldText } from '../../../answers/meshes.js';
import { ALL, DISTANCE, DROPPING, meshAt } from '../../../cases/meshes/values.js';
import {
  add,
  contact,
  dot,
  exact,
  type Parameter,
  type Rational3,
  rational,
  subtract,
  type Vector,
} from '../index.js';
import { nearestDouble } from '../nearest-double.js';
import { findingsOf } from './check-mesh.js';
import { type ExactMesh, exactScene } from './exact-mesh.js';
import { componentsOf, connectedSets, edgesIn, imbalance, isProper, properTriangles } from './textbook.js';

const lowest = (set: readonly number[]) => Math.min(...set);

/** Edges are those of triangles that name three vertices; pieces are of all. */
export function structureReferee(v: Float64Array): string {
  const mesh = exactScene([meshAt(v, 0, ALL)]).meshes[0]!;
  const edges = edgesIn(mesh, properTriangles(mesh));
  return structureText(
    edges.filter(({ triangles }) => triangles.length % 2 === 1).length,
    edges.filter((edge) => imbalance(edge) !== 0).length,
    connectedSets(mesh.triangles)
      .map(lowest)
      .sort((a, b) => a - b),
    mesh.triangles.flatMap((corners, t) => (isProper(corners) ? [] : [t])),
  );
}

/** The vertices that joined each kept one, which comes first, by these; without those that are alone. */
function grouped(joined: readonly number[]): number[][] {
  const members = joined.map((_, kept) => joined.flatMap((to, v) => (to === kept ? [v] : [])));
  return members.filter((group) => group.length > 1);
}

/** Kept vertices that are connected by vertices within the distance. */
function clustersOf(near: (u: number, v: number) => boolean, joined: readonly number[]): number[][] {
  const all = joined.map((_, v) => v);
  const links = all.flatMap((u) => all.filter((v) => v >= u && near(u, v)).map((v) => [u, v]));
  const kept = (set: readonly number[]) => set.filter((v) => joined[v] === v).sort((a, b) => a - b);
  return connectedSets(links)
    .map(kept)
    .filter((set) => set.length > 1)
    .sort((a, b) => a[0]! - b[0]!);
}

/** Each vertex joins the first kept one within the distance, or is kept. */
export function weldReferee(v: Float64Array): string {
  const { positions, indices } = meshAt(v, 0, ALL);
  const { numerators } = exact([...positions, v[DISTANCE]!]);
  const distance = numerators.at(-1)!;
  const vertices = Array.from({ length: positions.length / 3 }, (_, i): Vector => {
    return [numerators[3 * i]!, numerators[3 * i + 1]!, numerators[3 * i + 2]!];
  });
  const near = (p: number, q: number) => {
    const step = subtract(vertices[p]!, vertices[q]!);
    return dot(step, step) <= distance * distance;
  };
  const kept: number[] = [];
  const joined = vertices.map((_, i) => {
    const first = kept.find((k) => near(k, i));
    if (first === undefined) kept.push(i);
    return first ?? i;
  });
  const map = joined.map((k) => kept.indexOf(k));
  const triangles = Array.from({ length: indices.length / 3 }, (_, t) =>
    Array.from(indices.slice(3 * t, 3 * t + 3)),
  );
  const repeats = (corners: readonly number[]) => new Set(corners).size < 3;
  const collapsed = triangles.flatMap((corners, t) =>
    !repeats(corners) && repeats(corners.map((i) => map[i]!)) ? [t] : [],
  );
  const left = triangles.filter((_, t) => v[DROPPING] === 0 || !collapsed.includes(t));
  return weldText({
    map,
    kept,
    groups: grouped(joined),
    collapsed,
    clusters: distance > 0n ? clustersOf(near, joined) : [],
    indices: left.flat().map((i) => map[i]!),
  });
}

/** The points in the middle of which an item is; none, if it has no place. */
function pointsOf(mesh: ExactMesh, kind: string, item: readonly number[]): readonly Rational3[] {
  const { vertices, triangles, shapes } = mesh;
  const at = (numbers: readonly number[]) => numbers.map((i) => rational(vertices[i]!));
  const [first, second] = item as [number, number];
  switch (kind) {
    case 'no-triangles':
      return [];
    case 'duplicate-vertices':
    case 'unreferenced-vertex':
    case 'non-manifold-vertex':
    case 't-junction':
      return at([first]);
    case 'border-edge':
    case 'non-manifold-edge':
    case 'inconsistent-edge':
    case 'folded-neighbours':
      return at([first, second]);
    case 'coplanar-neighbours':
      return at(triangles[first]!.filter((i) => triangles[second]!.includes(i)));
    case 'overlapping-triangles':
    case 'crossing-triangles':
    case 'touching-triangles':
      return contact(shapes[first]!, shapes[second]!).points.map((one) => one.at);
    case 'inverted-component':
    case 'zero-volume-component':
      return at(triangles[componentsOf(mesh)[first]![0]!]!);
    default:
      return at(triangles[first]!);
  }
}

const sum = (p: Rational3, q: Rational3): Rational3 => {
  const [x, y, z] = add([p.x * q.w, p.y * q.w, p.z * q.w], [q.x * p.w, q.y * p.w, q.z * p.w]);
  return { x, y, z, w: p.w * q.w };
};

function meanOf(points: readonly Rational3[], unit: Parameter): readonly number[] | null {
  if (points.length === 0) return null;
  const { x, y, z, w } = points.reduce(sum);
  const denominator = w * BigInt(points.length) * unit.denominator;
  return [x, y, z].map((c) => nearestDouble(c * unit.numerator, denominator));
}

/** Where all findings are. */
export function findingPlacesReferee(v: Float64Array): string {
  const { meshes, unit } = exactScene([meshAt(v, 0, ALL)]);
  const mesh = meshes[0]!;
  return placesText(
    findingsOf(mesh).flatMap(([kind, items]) =>
      items.map((item) => ({ kind, item, place: meanOf(pointsOf(mesh, kind, item), unit) })),
    ),
  );
}
