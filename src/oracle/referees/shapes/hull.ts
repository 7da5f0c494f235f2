import { nearestDouble } from './nearest-double.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  pointsAt,
  rowRank,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from './vectors.js';

/** Rows of a plane's normal and of all its coefficients. */
function coefficients({ numerators }: Exact, at: number): { normal: bigint[]; row: bigint[] } {
  const row = numerators.slice(at, at + 4) as bigint[];
  return { normal: row.slice(0, 3), row };
}

/**
 * By the ranks of the directions and of the vector between the origins, and the parameters as quotients of determinants
 * over the squared normal. The kernel asks for parallel projections, and crosses the lines in one of them.
 */
export function lineLineReferee(v: Float64Array): string {
  const values = exact(v);
  const [p, d, q, e] = pointsAt(values, 3, 0, 4) as [Vector, Vector, Vector, Vector];
  const between = subtract(q, p);
  const spanned = rowRank([d, e, between]);
  const side = signOf(dot(between, cross(d, e)));
  if (spanned === 3) return `skew disjoint ${side}`;
  if (rowRank([d, e]) < 2) {
    return spanned === 1 ? `identical overlapping ${side}` : `parallel disjoint ${side}`;
  }
  // det(q - p, e, d x e) / |d x e|^2, and the same with d.
  const normal = cross(d, e);
  const [s, t] = [e, d].map((w) => nearestDouble(dot(cross(between, w), normal), dot(normal, normal)) + 0);
  return `crossing crossing e0/e0 ${side} ${s} ${t}`;
}

/** By the ranks of the normals and of the coefficients, by elimination. The kernel asks for the signs of all minors. */
export function planePlaneReferee(v: Float64Array): string {
  const values = exact(v);
  const [p, q] = [coefficients(values, 0), coefficients(values, 4)];
  if (rowRank([p.normal, q.normal]) === 2) return 'crossing crossing 0';
  const facing = signOf(p.normal.reduce((sum, x, i) => sum + x * q.normal[i]!, 0n));
  return rowRank([p.row, q.row]) === 1 ? `identical overlapping ${facing}` : `parallel disjoint ${facing}`;
}

/**
 * By the ranks of all pairs and of all three, by elimination. The kernel asks for the signs of minors, and for the
 * pairs only where the normals depend on each other.
 */
export function threePlanesReferee(v: Float64Array): string {
  const values = exact(v);
  const all = [0, 4, 8].map((at) => coefficients(values, at));
  const normals = rowRank(all.map(({ normal }) => normal));
  const rows = rowRank(all.map(({ row }) => row));
  if (normals === 3) return 'point crossing 0 -';
  const pairs = [0, 1, 2].map((odd) => {
    const [p, q] = all.filter((_, i) => i !== odd);
    if (rowRank([p!.normal, q!.normal]) === 2) return 'crossing';
    return rowRank([p!.row, q!.row]) === 1 ? 'identical' : 'parallel';
  });
  const alike = pairs.findIndex((pair) => pair !== 'crossing');
  if (normals === 2) {
    if (alike < 0) return rows === 2 ? 'line crossing 1 -' : 'prism disjoint -1 -';
    return rows === 2 ? `identical-pair crossing 1 ${alike}` : `parallel-pair disjoint -1 ${alike}`;
  }
  if (rows === 1) return 'identical overlapping 2 -';
  const same = pairs.indexOf('identical');
  return same < 0 ? 'parallel disjoint -1 -' : `parallel-to-identical-pair disjoint -1 ${same}`;
}

/** The value of normal · point + constant over the integers; the kernel has a filter and expansions before those. */
export function pointPlaneReferee(v: Float64Array): string {
  const values = exact(v);
  return String(
    signOf(dot(vectorAt(values, 3, 3), vectorAt(values, 0, 3)) + values.numerators[6]! * values.one),
  );
}

/** The rank of homogeneous coordinates, by elimination. The kernel adds points to a basis, by orientations. */
export function affineHullReferee(v: Float64Array): string {
  const rows = pointsAt(exact(v), 3, 1, v[0]!).map((p) => [...p, 1n]);
  return String(rowRank(rows) - 1);
}

/** By sorted products over the integers. The kernel compares two points at a time, by a predicate. */
export function supportVertexReferee(v: Float64Array): string {
  const values = exact(v);
  const direction = vectorAt(values, 0, 3);
  const along = pointsAt(values, 3, 3, 6).map((p) => dot(direction, p));
  const sorted = [...along].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const all = along.flatMap((x, i) => (x === sorted.at(-1) ? [i] : []));
  return `${all.length === 1 ? 'single' : 'several'} ${along.indexOf(sorted[0]!)} ${all[0]} ${all.join(',')}`;
}
