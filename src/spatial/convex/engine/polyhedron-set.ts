import { rejectWords, requirePolyhedron } from '../../../core/arguments/index.js';
import type { ConvexPolyhedron } from '../../../core/shapes.js';
import { planeThrough } from '../../../implicit/index.js';
import { type AffineDimension, affineBasis, sideOfThree } from '../../hull/affine-hull.js';
import { ListedSet } from './convex-set.js';
import { type ConvexSurface, provedConvex } from './convex-surface.js';
import { hullWalls } from './hull-walls.js';
import { convexityOf, faceBasis, type PolyhedronConvexity } from './polyhedron-convexity.js';

import type { Wall } from './wall.js';

/** The edges of faces in the order in which they first come, each from the corner that comes first there. */
export function edgesOfFaces(faces: readonly (readonly number[])[]): [number, number][] {
  const edges: [number, number][] = [];
  const known = new Map<number, Set<number>>();
  for (const face of faces) {
    face.forEach((from, j) => {
      const to = face[(j + 1) % face.length]!;
      const lesser = Math.min(from, to);
      const greater = Math.max(from, to);
      const others = known.get(lesser) ?? new Set();
      if (others.has(greater)) return;
      known.set(lesser, others.add(greater));
      edges.push([from, to]);
    });
  }
  return edges;
}

/** One wall for each plane of a convex polyhedron's faces; and whether a vertex lies on none of them. */
function wallsOf({ vertices, faces }: ConvexPolyhedron): { walls: Wall[]; hasInner: boolean } {
  const walls: Wall[] = [];
  const onWalls = new Set<number>();
  const known = new Set<string>();
  for (const face of faces) {
    const basis = faceBasis(vertices, face);
    if (basis === undefined) continue;
    const [a, b, c] = basis.map((i) => vertices[i]!);
    const key = vertices.map((v) => (sideOfThree(a!, b!, c!, v) === 0 ? 'x' : '-')).join('');
    if (known.has(key)) continue;
    known.add(key);
    for (let i = 0; i < key.length; i++) if (key[i] === 'x') onWalls.add(i);
    walls.push({ plane: planeThrough(a!, b!, c!), equality: false });
  }
  return { walls, hasInner: onWalls.size < vertices.length };
}

/**
 * A convex polyhedron as a set, checked. Vertices and faces keep their numbers; edges are numbered in the order in
 * which they first come, face by face, each face from its first corner on.
 *
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 */
export function requirePolyhedronSet(where: string, name: string, polyhedron: ConvexPolyhedron): ListedSet {
  const seen = requireSeen(where, name, polyhedron);
  seen.set ??= polyhedronSet(seen.copy, seen.surface);
  return seen.set;
}

/**
 * Checks a convex polyhedron; it may be flat.
 *
 * @returns a copy that nobody changes
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 */
export function requireConvexPolyhedron(
  where: string,
  name: string,
  polyhedron: ConvexPolyhedron,
): ConvexPolyhedron {
  return requireSeen(where, name, polyhedron).copy;
}

/** What was found of a polyhedron. */
interface Seen {
  /** As it was then: nobody else has it, and nothing in it can be changed. */
  readonly copy: ConvexPolyhedron;
  readonly convexity: PolyhedronConvexity;
  readonly surface: ConvexSurface | null;
  set?: ListedSet;
}

/** Polyhedra that were seen before, by their lists of vertices. */
const known: WeakMap<object, Seen> = /* @__PURE__ */ new WeakMap();

/**
 * A polyhedron and what is known of it: it is proved to be convex once, and again when something in it has changed, for
 * which all numbers are compared.
 *
 * @throws RangeError if it is not closed or not convex, or a number is not finite
 */
function requireSeen(where: string, name: string, polyhedron: ConvexPolyhedron): Seen {
  requirePolyhedron(where, name, polyhedron);
  let seen = known.get(polyhedron.vertices);
  if (seen === undefined || !isSame(seen.copy, polyhedron)) {
    const copy = frozenCopy(polyhedron);
    const surface = provedConvex(copy);
    seen = { copy, surface, convexity: convexityOf(copy, surface).convexity };
    known.set(polyhedron.vertices, seen);
  }
  const { convexity } = seen;
  if (!isConvex(seen)) {
    rejectWords(where, name, 'closed and convex', `${convexity}${wayOut(seen.copy, convexity)}`);
  }
  return seen;
}

const isConvex = ({ convexity }: Seen): boolean =>
  convexity === 'convex' || convexity === 'strictly-convex' || convexity === 'flat';

/** What was copied of a polyhedron that was found to be convex before, if nothing in it has changed. */
export function knownPolyhedron(polyhedron: ConvexPolyhedron): ConvexPolyhedron | undefined {
  const seen = known.get(polyhedron.vertices);
  return seen !== undefined && isConvex(seen) && isSame(seen.copy, polyhedron) ? seen.copy : undefined;
}

/** Functions of one pair take no hull. */
const HULL =
  "{ type: 'hull', points } where shapes have a type, else convexHullPolyhedron(points, convexHull(points))";

/**
 * What to do about it: faces may be turned over; the corners of a part that was turned are rounded, and its faces are
 * no planes then.
 */
function wayOut({ vertices, faces }: ConvexPolyhedron, convexity: PolyhedronConvexity): string {
  const turned = faces.map((face) => [...face].reverse());
  if (convexity === 'not-convex' && provedConvex({ vertices, faces: turned }) !== null)
    return ': its faces look inward: pass faces.map((face) => [...face].reverse())';
  const isRounded = convexity === 'not-planar' || convexity === 'not-convex';
  return isRounded ? `: of points that were rounded, as those of a turned part, pass ${HULL}` : '';
}

function frozenCopy({ vertices, faces }: ConvexPolyhedron): ConvexPolyhedron {
  return {
    vertices: Array.from(vertices, (v) => Object.freeze([v[0]!, v[1]!, v[2]!] as const)),
    faces: Array.from(faces, (face) => Object.freeze(Array.from(face))),
  };
}

function isSame(a: ConvexPolyhedron, b: ConvexPolyhedron): boolean {
  return areSame(a.vertices, b.vertices) && areSame(a.faces, b.faces);
}

/** Whether lists of lists of numbers are the same; 0 and -0 are not. The second one may be anything. */
function areSame(a: readonly ArrayLike<number>[], b: readonly ArrayLike<number>[] | undefined): boolean {
  if (a.length !== b?.length) return false;
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i]!, b[i]];
    if (p.length !== q?.length) return false;
    for (let k = 0; k < p.length; k++) if (!Object.is(p[k], q[k])) return false;
  }
  return true;
}

/**
 * A polyhedron that has been found to be closed and convex, or flat, as a set.
 *
 * @param surface  what {@link provedConvex} says of it
 */
export function polyhedronSet(
  polyhedron: ConvexPolyhedron,
  surface: ConvexSurface | null = provedConvex(polyhedron),
): ListedSet {
  return surface === null ? comparedSet(polyhedron) : surfaceSet(polyhedron, surface);
}

function surfaceSet(polyhedron: ConvexPolyhedron, surface: ConvexSurface): ListedSet {
  const { vertices, faces } = polyhedron;
  const edges = edgesOfFaces(faces);
  return new ListedSet({ vertices, edges, faces, ...wallsOfSurface(polyhedron, surface), dimension: 3 });
}

/** A convex or flat polyhedron as a set, for which all vertices are compared with all faces. */
export function comparedSet(polyhedron: ConvexPolyhedron): ListedSet {
  const { vertices, faces } = polyhedron;
  const dimension = (affineBasis(vertices).length - 1) as AffineDimension;
  return new ListedSet({
    vertices,
    edges: edgesOfFaces(faces),
    faces,
    ...(dimension < 3 ? { walls: hullWalls(vertices) } : wallsOf(polyhedron)),
    dimension,
  });
}

/**
 * One wall for each plane of the faces, and those of each vertex, which are those of its faces: no other face reaches
 * there.
 */
function wallsOfSurface(
  { vertices, faces }: ConvexPolyhedron,
  { planeOfFace, firstFace }: ConvexSurface,
): { walls: Wall[]; vertexWalls: readonly (readonly number[])[] } {
  const walls = firstFace.map((f) => {
    const [a, b, c] = faces[f]!.map((v) => vertices[v]!);
    return { plane: planeThrough(a!, b!, c!), equality: false };
  });
  const own = vertices.map(() => new Set<number>());
  faces.forEach((face, f) => {
    for (const v of face) own[v]!.add(planeOfFace[f]!);
  });
  return { walls, vertexWalls: own.map((set) => [...set].sort((i, j) => i - j)) };
}
