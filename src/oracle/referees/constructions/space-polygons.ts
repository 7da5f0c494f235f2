/** What a polygon of space is, and whether triangles are it, over the integers. */
import { NoConstruction, readIndices } from '../../answers/construction.js';
import { cutSize } from '../../cases/constructions/polygons.js';
import { commonArea, doubleArea, isSimple } from '../shapes/planar-polygons/areas.js';
import {
  cross,
  dot,
  exact,
  isZero,
  orientation2,
  pointsAt,
  sameVector,
  signOf,
  subtract,
  type Vector,
} from '../shapes/vectors.js';
import { type Points, type Triple, triples, twiceArea } from './plane.js';
import { isWeaklySimple } from './polygon-triangulation.js';
import { orientationFault, overlapFault } from './triangle-faults.js';

/** The vertices that are cut. */
function verticesOf(v: Float64Array): Vector[] {
  return pointsAt(exact(v), 3, 1, cutSize(v));
}

/** A normal that is not zero, of all planes through three of the vertices; none, if they are on one line. */
function normalsOf(vertices: Points): Vector[] {
  return vertices.flatMap((p, i) =>
    vertices.flatMap((q, j) =>
      vertices.flatMap((r, k) => {
        const normal = i < j && j < k ? cross(subtract(q, p), subtract(r, p)) : ([0n, 0n, 0n] as const);
        return isZero(normal) ? [] : [normal];
      }),
    ),
  );
}

/** The polygon as it is seen along an axis. */
export const shadow = (vertices: Points, axis: number): Vector[] =>
  vertices.map((p) => [p[(axis + 1) % 3]!, p[(axis + 2) % 3]!, 0n]);

/** Whether the boundary does not meet itself; a vertex that is repeated does. */
const isProper = (flat: Points): boolean =>
  isSimple(flat) && !flat.some((p, i) => flat.some((q, k) => k < i && sameVector(p, q)));

/** Whether every vertex is strictly to one side of every edge. */
export function isStrictlyConvex(flat: Points): boolean {
  const signs = flat.flatMap((p, i) => {
    const q = flat[(i + 1) % flat.length]!;
    return flat.flatMap((r, k) => (k === i || k === (i + 1) % flat.length ? [] : [orientation2(p, q, r)]));
  });
  return !signs.includes(0) && new Set(signs).size === 1;
}

/**
 * The shadows that show what the polygon is: along an axis that its normal has a part of; of one that has no plane,
 * all.
 */
interface Seen {
  readonly shape: string;
  readonly simple: readonly Vector[][];
}

function seen(vertices: Points): Seen {
  const normals = normalsOf(vertices);
  const [normal] = normals;
  if (vertices.length === 3) return { shape: 'triangle', simple: [] };
  if (normal === undefined) return { shape: 'flat', simple: [] };
  const isPlanar = vertices.every((p) => dot(normal, subtract(p, vertices[0]!)) === 0n);
  if (!isPlanar) {
    return { shape: 'not-planar', simple: [0, 1, 2].map((k) => shadow(vertices, k)).filter(isProper) };
  }
  const flat = shadow(
    vertices,
    normal.findIndex((part) => part !== 0n),
  );
  if (!isProper(flat)) {
    return isWeaklySimple(flat)
      ? { shape: 'self-touching', simple: [flat] }
      : { shape: 'self-crossing', simple: [] };
  }
  return { shape: isStrictlyConvex(flat) ? 'convex' : 'not-convex', simple: [flat] };
}

/** What a polygon of space is. */
export const spaceShape = (vertices: Points): string => seen(vertices).shape;

/** What the polygon is, and how many triangles it has at most. */
export function spacePolygonReferee(v: Float64Array): string {
  const vertices = verticesOf(v);
  return `${seen(vertices).shape} ${vertices.length - 2}`;
}

export const fanOf = (count: number): number[] =>
  Array.from({ length: count - 2 }, (_, i) => [0, i + 1, i + 2]).flat();

/** Whether triangles are a simple polygon of the plane. */
function shadowFault(flat: Points, triangles: readonly Triple[]): string | undefined {
  return coverFault(flat, triangles) ?? diagonalFault(triangles, flat.length);
}

/** Whether triangles, of which none overlap, are a polygon of the plane that goes round what it encloses once. */
function coverFault(flat: Points, triangles: readonly Triple[]): string | undefined {
  if (triangles.length === 0) return 'there are no triangles';
  const fault = orientationFault(flat, triangles) ?? overlapFault(flat, triangles);
  if (fault !== undefined) return fault;
  const area = doubleArea(flat);
  const [a, b, c] = triangles[0]!;
  if (orientation2(flat[a]!, flat[b]!, flat[c]!) !== signOf(area))
    return 'the triangles are the wrong way round';
  const covered = triangles.reduce((sum, t) => sum + twiceArea(flat, t), 0n);
  if (covered !== (area < 0n ? -area : area)) return 'the triangles have another area than the polygon';
  const beside = triangles.find((t) => {
    const common = commonArea([t.map((i) => flat[i]!)], [flat]);
    return common.numerator !== twiceArea(flat, t) * common.denominator;
  });
  return beside && `triangle ${beside.join(' ')} is not inside of the polygon`;
}

/** Edges of triangles are edges of the polygon, or those of two triangles: no vertex is inside an edge. */
function diagonalFault(triangles: readonly Triple[], count: number): string | undefined {
  const open = new Set(Array.from({ length: count }, (_, i) => `${i} ${(i + 1) % count}`));
  for (const t of triangles) {
    for (let k = 0; k < 3; k++) {
      const [from, to] = [t[k]!, t[(k + 1) % 3]!];
      if (!open.delete(`${from} ${to}`)) open.add(`${to} ${from}`);
    }
  }
  return open.size > 0 ? 'the boundary of the triangles is not that of the polygon' : undefined;
}

/** `{"shape":...,"triangles":[...]}`. @throws NoConstruction if it is none */
export function parsed(
  text: string,
  limit: number,
): { readonly shape: unknown; readonly triangles: readonly number[] } {
  let value: { shape?: unknown; triangles?: unknown } | null;
  try {
    value = JSON.parse(text) as typeof value;
  } catch {
    throw new NoConstruction('no JSON');
  }
  if (typeof value !== 'object' || value === null) throw new NoConstruction('no object');
  return { shape: value.shape, triangles: readIndices(JSON.stringify(value.triangles ?? null), limit, 3) };
}

/** What is wrong with the triangles of a polygon of space. */
export function checkSpacePolygon(v: Float64Array, text: string): string | undefined {
  const vertices = verticesOf(v);
  const said = parsed(text, vertices.length);
  const { shape, simple } = seen(vertices);
  if (said.shape !== shape) return `the polygon is ${shape}`;
  if (shape === 'self-touching') return coverFault(simple[0]!, triples(said.triangles));
  if (said.triangles.length !== 3 * (vertices.length - 2))
    return `${vertices.length - 2} triangles are needed`;
  const isFan = said.triangles.join() === fanOf(vertices.length).join();
  if (shape === 'convex' || simple.length === 0) {
    if (isFan) return undefined;
    // A shadow that touches itself may be cut, too.
    const touching =
      shape === 'not-planar' ? [0, 1, 2].map((k) => shadow(vertices, k)).filter(isWeaklySimple) : [];
    const isCut = touching.some((flat) => coverFault(flat, triples(said.triangles)) === undefined);
    return isCut ? undefined : 'a fan from the first vertex is needed';
  }
  const faults = simple.map((flat) => shadowFault(flat, triples(said.triangles)));
  return faults.includes(undefined) ? undefined : faults[0];
}
