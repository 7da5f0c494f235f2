import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import { projectedOrientation } from '../../implicit/projected-orientation.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { orient2d } from '../../predicates/index.js';
import type { Axis } from './axis.js';
import type { Polygon } from './facet.js';
import { type Inner, innerPointOf } from './inner-line.js';
import type { Soup } from './soup.js';
import { nearest, type VertexPoint } from './vertices.js';

/** What surrounds a point inside a piece of a facet: how often each operand winds around the points just beside it. */
export interface Surroundings {
  /** On the side that the front of the piece's plane looks to. */
  readonly front: readonly number[];
  readonly back: readonly number[];
  /** The first of the facets in the same plane that cover the point: it speaks for all. */
  readonly speaker: number;
}

/** The way from a point inside a piece along an axis, upwards. */
export interface Ray extends Inner {
  readonly near: ArrayLike<number>;
}

/** Counts, along a ray that starts inside a piece and meets no edge, which facets it passes. */
export function surroundingsOf(soup: Soup, plane: number, piece: Polygon, operands: number): Surroundings {
  for (let attempt = 0; ; attempt++) {
    const inner = innerPointOf(soup.tables, soup.signs, plane, piece, attempt);
    const ray = inner === null ? null : { ...inner, near: nearest(inner.point) };
    const found = ray === null ? null : windingsAlong(soup, plane, ray, operands);
    if (found !== null) return found;
  }
}

function windingsAlong(soup: Soup, plane: number, ray: Ray, operands: number): Surroundings | null {
  const above = new Array<number>(operands).fill(0);
  const across = new Array<number>(operands).fill(0);
  let speaker = -1;
  for (const i of soup.near(boxAlong(ray))) {
    const { plane: other, facing, operand } = soup.facets[i]!;
    const turn = soup.signs.along(other, ray.axis);
    // A facet along the ray is met in its edges, if at all.
    if (turn === 0) continue;
    if (other !== plane) {
      const side = sideOfAny(soup.tables.planes.objects[other]!, ray.point);
      if (side === 0) return null;
      if (side === turn) continue;
    }
    const meets = passes(soup, i, ray);
    if (meets === 0) return null;
    if (meets < 0) continue;
    if (other !== plane) above[operand]! += facing * turn;
    else {
      across[operand]! += facing * turn;
      if (speaker < 0) speaker = i;
    }
  }
  const below = above.map((w, i) => w + across[i]!);
  const isFrontUp = soup.signs.along(plane, ray.axis) > 0;
  return isFrontUp ? { front: above, back: below, speaker } : { front: below, back: above, speaker };
}

/** What is above a point. */
export function boxAlong({ axis, near }: Ray): number[] {
  const box = [0, 0, 0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    // What is beyond all doubles is at the last one in the boxes of facets, too.
    const at = clamped(near[k]!);
    // The point is not where its rounded coordinates are.
    const margin = Math.abs(at) * 2 ** -50 + 2 ** -1070;
    box[k] = clamped(at - margin);
    box[3 + k] = clamped(at + margin);
  }
  box[3 + axis] = Number.MAX_VALUE;
  return box;
}

function clamped(x: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, x));
}

/** Does the line of a ray pass through the inside of a facet (1), past it (-1), or through its boundary (0)? */
function passes(soup: Soup, index: number, ray: Ray): Sign {
  const { vertices } = soup.facets[index]!;
  const { points } = soup.tables.vertices;
  if (ray.line === null) return passesExactly(soup, vertices, ray);
  if (vertices.length === 3 && vertices.every((v) => !('type' in points[v]!))) {
    return passesTriangle(
      vertices.map((v) => points[v] as Point3),
      ray,
    );
  }
  const { planes } = soup.tables;
  const facet = soup.withEdges(index);
  const at = new LinePlanePointObject(ray.line, 'direction', planes.objects[facet.plane]!);
  const insides = soup.insidesOf(index);
  return insideAll(facet.edges.map((edge, i) => times(sideOfAny(planes.objects[edge]!, at), insides[i]!)));
}

function passesTriangle([a, b, c]: readonly Point3[], { axis, line }: Ray): Sign {
  const [u, v] = OTHERS[axis];
  const [x, y] = [line![u]!, line![v]!];
  const ab = orient2d(a![u]!, a![v]!, b![u]!, b![v]!, x, y);
  const bc = orient2d(b![u]!, b![v]!, c![u]!, c![v]!, x, y);
  const ca = orient2d(c![u]!, c![v]!, a![u]!, a![v]!, x, y);
  const way = orient2d(a![u]!, a![v]!, b![u]!, b![v]!, c![u]!, c![v]!);
  return insideAll([times(ab, way), times(bc, way), times(ca, way)]);
}

const OTHERS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/** The same for a point without doubles. */
function passesExactly(soup: Soup, vertices: readonly number[], { axis, point }: Ray): Sign {
  const corners = vertices.map((v) => soup.tables.vertices.points[v]!);
  const signs = corners.map((p, i) =>
    projectedOrientation(axis, p, corners[(i + 1) % corners.length]!, point),
  );
  const way = turnOf(axis, corners);
  return insideAll(signs.map((sign) => times(sign, way)));
}

/** Which way round a convex polygon is seen to run. */
function turnOf(axis: Axis, corners: readonly VertexPoint[]): Sign {
  const [p, q] = corners;
  for (const r of corners) {
    const turn = projectedOrientation(axis, p!, q!, r);
    if (turn !== 0) return turn;
  }
  return 0;
}

/** From the sides of all edges, 1 inside: 1 inside, -1 outside, 0 on the boundary. */
function insideAll(signs: readonly Sign[]): Sign {
  let all: Sign = 1;
  for (const sign of signs) {
    if (sign < 0) return -1;
    if (sign === 0) all = 0;
  }
  return all;
}

function times(a: Sign, b: Sign): Sign {
  return (a * b + 0) as Sign;
}
