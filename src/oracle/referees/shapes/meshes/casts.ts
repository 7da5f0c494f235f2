import { hitsText, meshHitText } from '../../../answers/meshes.js';
import { ALL, meshAt, meshSize, vectorAt } from '../../../cases/meshes/values.js';
import {
  areaVector,
  compareParameters,
  cross,
  dot,
  featureAt,
  isZero,
  type LineLike,
  lineContact,
  ONE,
  onSegment,
  type Parameter,
  pointAt,
  rational,
  ray,
  sameVector,
  signOf,
  subtract,
  type Vector,
  ZERO,
} from '../index.js';
import { nearestDouble } from '../nearest-double.js';
import { crossingsAlong, crossingsFrom } from './crossings.js';
import { type ExactMesh, edgesOf, exactScene, isBalanced, isClosed } from './exact-mesh.js';

/** The part of a line in one triangle: a point, or an interval of a line within its plane. */
export interface LineHit {
  readonly triangle: number;
  readonly enter: Parameter;
  readonly exit: Parameter;
  /** The features of the triangle at both ends: `v0`, `e1`, `f0`. */
  readonly features: readonly [string, string];
  /** 1 if the line runs against the normal there (the front is hit), -1 along it, 0 within the plane. */
  readonly facing: -1 | 0 | 1;
}

/** The points start + t·(end - start) with t from 0 to 1. */
export function segmentLine(start: Vector, end: Vector): LineLike {
  return {
    origin: start,
    direction: subtract(end, start),
    low: ZERO,
    high: ONE,
  };
}

/** All hits of a ray or segment, by the parameter at which it enters, then by the number of the triangle. */
export function lineHits(whole: LineLike, { shapes }: ExactMesh): LineHit[] {
  const found: LineHit[] = [];
  for (const [triangle, shape] of shapes.entries()) {
    const facing = signOf(-dot(whole.direction, areaVector(shape.points)));
    if (isZero(whole.direction)) {
      // A segment that is a point.
      const feature = featureAt(shape, pointAt(whole, ZERO));
      const features = [feature, feature] as const;
      if (feature !== '-') found.push({ triangle, enter: ZERO, exit: ZERO, features, facing });
      continue;
    }
    const { ends } = lineContact(whole, shape);
    const [low, high] = [ends[0], ends[ends.length - 1]];
    if (low === undefined || high === undefined) continue;
    found.push({ triangle, enter: low.t, exit: high.t, features: [low.b, high.b], facing });
  }
  return found.sort((p, q) => compareParameters(p.enter, q.enter) || p.triangle - q.triangle);
}

/**
 * What a ray or segment hits: each triangle's hull cuts the line by its planes, in rationals, and parameters and points
 * are rounded by bisection over the doubles. The kernel decides by the signs of edges around the line and bounds of
 * rounded quotients.
 */

const rounded = ({ numerator, denominator }: Parameter) => nearestDouble(numerator, denominator) + 0;

/** The features of a triangle by the names that the mesh has for them. */
function featureText(feature: string, triangle: number, mesh: ExactMesh): string {
  const corners = mesh.triangles[triangle]!;
  const k = Number(feature.slice(1));
  const edge = [corners[k % 3]!, corners[(k + 1) % 3]!].sort((a, b) => a - b);
  if (feature[0] === 'v') return `vertex:${corners[k]}`;
  return feature[0] === 'e' ? `edge:${3 * triangle + k}:${edge.join(':')}` : 'face';
}

function exactText(whole: LineLike, hit: LineHit, mesh: ExactMesh, unit: Parameter, rank: number): string {
  const { triangle, enter, exit, features, facing } = hit;
  const place = compareParameters(enter, exit) === 0 ? rounded(enter) : `${rounded(enter)}..${rounded(exit)}`;
  const { x, y, z, w } = pointAt(whole, enter);
  const point = [x, y, z].map((n) =>
    rounded({ numerator: n * unit.numerator, denominator: w * unit.denominator }),
  );
  return meshHitText(triangle, featureText(features[0], triangle, mesh), facing, `${place}`, point, rank);
}

const refereeOf = (lineOf: (a: Vector, b: Vector) => LineLike) => (v: Float64Array) => {
  const at = meshSize(ALL);
  const scene = exactScene([meshAt(v, 0, ALL)], [...vectorAt(v, at), ...vectorAt(v, at + 3)]);
  const mesh = scene.meshes[0]!;
  const whole = lineOf(scene.others[0]!, scene.others[1]!);
  return textOfHits(whole, lineHits(whole, mesh), mesh, scene.unit);
};

export function textOfHits(
  whole: LineLike,
  hits: readonly LineHit[],
  mesh: ExactMesh,
  unit: Parameter,
): string {
  let rank = -1;
  const texts = hits.map((hit, i) => {
    const before = hits[i - 1];
    if (before === undefined || compareParameters(before.enter, hit.enter) !== 0) rank++;
    return exactText(whole, hit, mesh, unit, rank);
  });
  return hitsText(texts);
}

export const rayCastReferee = refereeOf(ray);
export const segmentCastReferee = refereeOf(segmentLine);

/** Whether a point lies in a triangle with area: barycentric coordinates, by their signs. */
function inTriangle(p: Vector, a: Vector, b: Vector, c: Vector): boolean {
  const normal = cross(subtract(b, a), subtract(c, a));
  if (isZero(normal) || dot(normal, subtract(p, a)) !== 0n) return false;
  const weight = (from: Vector, to: Vector) => dot(normal, cross(subtract(to, from), subtract(p, from)));
  return weight(a, b) >= 0n && weight(b, c) >= 0n && weight(c, a) >= 0n;
}

/** The feature of a mesh that a point lies on: a vertex, else an edge, else a face, the first of each; or none. */
export function featureOn(p: Vector, { vertices, triangles }: ExactMesh): string | undefined {
  const corners = new Set(triangles.flat());
  const vertex = vertices.findIndex((v, i) => corners.has(i) && sameVector(v, p));
  if (vertex >= 0) return `vertex ${vertex}`;
  const at = rational(p);
  for (const [t, triangle] of triangles.entries()) {
    for (const [k, [from, to]] of edgesOf(triangle).entries()) {
      if (onSegment(vertices[from]!, vertices[to]!, at))
        return `edge ${3 * t + k} from ${Math.min(from, to)} to ${Math.max(from, to)}`;
    }
  }
  const face = triangles.findIndex(([i, j, k]) => inTriangle(p, vertices[i]!, vertices[j]!, vertices[k]!));
  return face < 0 ? undefined : `face ${face}`;
}

/** `inside interior`, `outside` (even-odd), or `boundary` with the feature. */
export function whereIs(p: Vector, mesh: ExactMesh): string {
  const feature = featureOn(p, mesh);
  if (feature !== undefined) return `boundary ${feature}`;
  return crossingsFrom(p, mesh).count % 2 === 1 ? 'inside interior' : 'outside';
}

/**
 * Crossings along the normals less those against them, of the ray along an axis (0, 1, 2: upwards, 3, 4, 5: downwards)
 * from a point off the surface, moved by e in the next coordinate and by e squared in the one after that: with an e so
 * small that no smaller one gives another number, by Hadamard's bound.
 */
function axisWinding(p: Vector, { vertices, triangles }: ExactMesh, direction: number): number {
  const w = direction % 3;
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const all = [p, ...vertices].flat();
  const bits = all.reduce((most, x) => Math.max(most, x.toString(2).length), 0);
  const shift = BigInt(2 * bits + 6);
  const moved = all.map((x) => x << (2n * shift));
  moved[u] = moved[u]! + (1n << shift);
  moved[v] = moved[v]! + 1n;
  const at = (i: number): Vector => [moved[3 * i]!, moved[3 * i + 1]!, moved[3 * i + 2]!];
  const along: Vector = [0, 1, 2].map((axis) => (axis === w ? (direction < 3 ? 1n : -1n) : 0n)) as never;
  const generic = crossingsAlong(
    at(0),
    along,
    vertices.map((_, i) => at(i + 1)),
    triangles,
  );
  if (generic === undefined) throw new Error('unreachable: the moved ray meets no edge');
  return generic.signed;
}

/** How often the surface winds around a point that is not on it: 1 inside a mesh that is oriented as it should be. */
export function windingAround(p: Vector, mesh: ExactMesh): number {
  return crossingsFrom(p, mesh).signed + 0;
}

/**
 * Where a point is, by barycentric coordinates and rays in rational directions that meet no edge. The kernel walks a
 * tree with rays along the axes, which it perturbs symbolically, and only ever asks for signs of orientations.
 */

function sceneOf(v: Float64Array) {
  const { meshes, others } = exactScene([meshAt(v, 0, ALL)], vectorAt(v, meshSize(ALL)));
  return { mesh: meshes[0]!, p: others[0]! };
}

/** Inside, outside, or on which part of the surface. */
export function locatePointReferee(v: Float64Array): string {
  const { mesh, p } = sceneOf(v);
  return isClosed(mesh.triangles) ? whereIs(p, mesh) : `open ${featureOn(p, mesh) ?? '-'}`;
}

/** Signed crossings. */
export function windingNumberReferee(v: Float64Array): string {
  const { mesh, p } = sceneOf(v);
  if (!isBalanced(mesh.triangles)) return 'unbalanced';
  return featureOn(p, mesh) === undefined ? `winding ${windingAround(p, mesh)}` : 'boundary';
}

/** Signed crossings of rays along the axes, from the point moved by numbers that are small enough. */
export function axisWindingNumberReferee(v: Float64Array): string {
  const { mesh, p } = sceneOf(v);
  if (featureOn(p, mesh) !== undefined) return 'boundary';
  return [0, 1, 2, 3, 4, 5].map((direction) => axisWinding(p, mesh, direction)).join(' ');
}
