import { type Halfspace, sideAt, sideOf, valueAt } from './halfspace.js';
import { convexHull, type Polytope } from './polytope.js';
import {
  add,
  cross,
  dot,
  isZero,
  multiply,
  ORIGIN,
  type Rational3,
  sameVector,
  subtract,
  towards,
  type Vector,
} from './vectors.js';

/**
 * A convex shape with the names of its parts: vertices by their number in `points`, edges and faces by vertex
 * numbers. Points need not be distinct, nor extreme, nor in general position. Both shapes of a question need one unit.
 */
export interface Shape {
  readonly points: readonly Vector[];
  readonly edges: readonly (readonly [number, number])[];
  /** One face that is the whole shape for a polygon; those of the boundary for a solid. */
  readonly faces: readonly (readonly number[])[];
  readonly solid: boolean;
}

/** A point: vertex 0. */
export function pointShape(p: Vector): Shape {
  return { points: [p], edges: [], faces: [], solid: false };
}

/** A segment: vertices 0 and 1, edge 0. */
export function segmentShape(start: Vector, end: Vector): Shape {
  return { points: [start, end], edges: [[0, 1]], faces: [], solid: false };
}

/** A triangle, quad or convex polygon: edge i from vertex i to the next, face 0. */
export function polygonShape(points: readonly Vector[]): Shape {
  const n = points.length;
  return {
    points,
    edges: points.map((_, i) => [i, (i + 1) % n] as const),
    faces: [points.map((_, i) => i)],
    solid: false,
  };
}

/**
 * A solid by its points, faces (each a list of vertex numbers in order around it) and edges; edges that are left out
 * are those of the faces, each where it first comes (face by face, from each corner to the next).
 */
export function solidShape(
  points: readonly Vector[],
  faces: readonly (readonly number[])[],
  edges: readonly (readonly [number, number])[] = edgesOfFaces(faces),
): Shape {
  return { points, edges, faces, solid: true };
}

/** The edges of faces in the order in which they first come. */
export function edgesOfFaces(faces: readonly (readonly number[])[]): [number, number][] {
  const edges: [number, number][] = [];
  for (const face of faces) {
    for (const [i, from] of face.entries()) {
      const to = face[(i + 1) % face.length]!;
      const known = edges.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
      if (!known) edges.push([from, to]);
    }
  }
  return edges;
}

/** A tetrahedron: face i opposite vertex i, edges ab, ac, ad, bc, bd, cd (or as given). */
export function tetrahedronShape(
  points: readonly Vector[],
  edges: readonly (readonly [number, number])[] = TETRAHEDRON_EDGES,
): Shape {
  return solidShape(
    points,
    [
      [1, 2, 3],
      [0, 3, 2],
      [0, 1, 3],
      [0, 2, 1],
    ],
    edges,
  );
}

const TETRAHEDRON_EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/**
 * The parallelepiped origin + {0, 1} u + {0, 1} v + {0, 1} w. Vertex i takes u if bit 0 of i is set, v for bit 1, w
 * for bit 2. Faces and edges as given, by default: face 2k where bit k is 0, face 2k + 1 where it is 1; edges by
 * axis, then by their lower vertex.
 */
export function parallelepipedShape(
  origin: Vector,
  u: Vector,
  v: Vector,
  w: Vector,
  faces: readonly (readonly number[])[] = BOX_FACES,
  edges: readonly (readonly [number, number])[] = BOX_EDGES,
): Shape {
  const points = Array.from({ length: 8 }, (_, i) =>
    [u, v, w].reduce<Vector>((sum, axis, k) => ((i >> k) & 1 ? add(sum, axis) : sum), origin),
  );
  return solidShape(points, faces, edges);
}

/** The faces of a box by the vertex numbers of {@link parallelepipedShape}. */
export const BOX_FACES: readonly (readonly number[])[] = [0, 1, 2].flatMap((k) =>
  [0, 1].map((side) => {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    const at = (a: number, b: number) => (side << k) | (a << i) | (b << j);
    const around = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
    return side === 1 ? around : around.reverse();
  }),
);

/** The edges of a box by the vertex numbers of {@link parallelepipedShape}. */
export const BOX_EDGES: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((k) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => ((i >> k) & 1) === 0).map((i) => [i, i | (1 << k)] as const),
);

/** The box min..max. */
export function boxShape(
  min: Vector,
  max: Vector,
  faces: readonly (readonly number[])[] = BOX_FACES,
  edges: readonly (readonly [number, number])[] = BOX_EDGES,
): Shape {
  const [x, y, z] = subtract(max, min);
  return parallelepipedShape(min, [x, 0n, 0n], [0n, y, 0n], [0n, 0n, z], faces, edges);
}

/** A rectangle min..max of the plane as a polygon, counterclockwise from min. */
export function rectangleShape(min: Vector, max: Vector): Shape {
  return polygonShape([min, [max[0], min[1], 0n], max, [min[0], max[1], 0n]]);
}

/** The same shape in a unit that is `one` times smaller, to stand beside products of two coordinates. */
export function scaledShape(shape: Shape, one: bigint): Shape {
  return { ...shape, points: shape.points.map((p) => multiply(p, one)) };
}

const hulls = new WeakMap<Shape, Polytope>();

/** The shape's hull, made once. */
export function hullOf(shape: Shape): Polytope {
  const known = hulls.get(shape);
  if (known !== undefined) return known;
  const hull = convexHull(shape.points, shape.solid ? shape.faces : undefined);
  hulls.set(shape, hull);
  return hull;
}

/** Twice the area vector of a polygon (Newell): its normal, zero where it has no area. */
export function areaVector(points: readonly Vector[]): Vector {
  const [p0] = points;
  let sum: Vector = ORIGIN;
  for (let i = 1; i + 1 < points.length; i++) {
    sum = add(sum, cross(subtract(points[i]!, p0!), subtract(points[i + 1]!, p0!)));
  }
  return sum;
}

/** A feature in the short form of text.ts. */
export type FeatureName = string;

/** Whether a rational point lies on the segment pq. */
export function onSegment(p: Vector, q: Vector, x: Rational3): boolean {
  const along = subtract(q, p);
  const to = towards(p, x);
  if (along[0] * to[1] !== along[1] * to[0]) return false;
  if (!isZero(cross(along, to))) return false;
  if (isZero(along)) return isZero(to);
  const t = dot(along, to);
  return t >= 0n && t <= dot(along, along) * x.w;
}

/** Whether a rational point lies in a polytope. */
export function contains(polytope: Polytope, x: Rational3): boolean {
  const on = (plane: Halfspace) => valueAt(plane, x) === 0n;
  return polytope.equations.every(on) && polytope.facets.every((facet) => sideAt(facet, x) >= 0);
}

const faceHulls = new WeakMap<Shape, (Polytope | undefined)[]>();

function faceHull(shape: Shape, i: number): Polytope {
  let hulls = faceHulls.get(shape);
  if (hulls === undefined) {
    hulls = [];
    faceHulls.set(shape, hulls);
  }
  hulls[i] ??= convexHull(shape.faces[i]!.map((k) => shape.points[k]!));
  return hulls[i]!;
}

/**
 * The feature of a shape at one of its points: the first vertex equal to it, else the first edge that contains it,
 * else the first face that contains it, else the interior. `-` for a point outside.
 */
export function featureAt(shape: Shape, x: Rational3): FeatureName {
  const v = shape.points.findIndex((p) => isAt(p, x));
  if (v >= 0) return `v${v}`;
  const e = shape.edges.findIndex(([i, j]) => onSegment(shape.points[i]!, shape.points[j]!, x));
  if (e >= 0) return `e${e}`;
  const f = shape.faces.findIndex((_, i) => contains(faceHull(shape, i), x));
  if (f >= 0) return `f${f}`;
  return shape.solid && contains(hullOf(shape), x) ? 'in' : '-';
}

/** Whether a rational point is an integer one. */
function isAt(p: Vector, { x, y, z, w }: Rational3): boolean {
  return p[0] * w === x && p[1] * w === y && p[2] * w === z;
}

/** On which facets of the hull the parts of a shape lie, as bit masks. */
interface OnFacets {
  readonly points: readonly number[];
  readonly edges: readonly number[];
  readonly faces: readonly number[];
  /** Is a face a whole facet? */
  readonly isWhole: readonly boolean[];
}

const onFacets = new WeakMap<Shape, OnFacets>();

function facetsOfParts(shape: Shape): OnFacets {
  const known = onFacets.get(shape);
  if (known !== undefined) return known;
  const { vertices, tight, facets, dimension } = hullOf(shape);
  const corners = shape.points.map((p) => vertices.findIndex((v) => sameVector(p, v)));
  const points = shape.points.map((p, i) =>
    corners[i]! >= 0
      ? tight[corners[i]!]!
      : facets.reduce((mask, facet, k) => (sideOf(facet, p) === 0 ? mask | (1 << k) : mask), 0),
  );
  const faces = shape.faces.map((face) => face.reduce((mask, i) => mask & points[i]!, -1));
  const found: OnFacets = {
    points,
    edges: shape.edges.map(([i, j]) => points[i]! & points[j]!),
    faces,
    isWhole: shape.faces.map((face, f) => {
      const isOne = dimension === 3 && faces[f] !== 0 && (faces[f]! & (faces[f]! - 1)) === 0;
      return (
        isOne && tight.every((mask, v) => (mask & faces[f]!) === 0 || face.some((i) => corners[i] === v))
      );
    }),
  };
  onFacets.set(shape, found);
  return found;
}

/**
 * The same feature for a point of the shape of which is known on which facets of the hull it lies. It is a vertex, or
 * within an edge, only if these are those of the vertex, or of both ends; it is on a face only if it is on all facets
 * that the face is on; and a face that has all corners of a facet is that facet.
 */
export function featureOnFacets(shape: Shape, x: Rational3, mask: number): FeatureName {
  const { points, edges, faces, isWhole } = facetsOfParts(shape);
  const v = shape.points.findIndex((p, i) => points[i] === mask && isAt(p, x));
  if (v >= 0) return `v${v}`;
  const e = shape.edges.findIndex(
    ([i, j], k) => edges[k] === mask && onSegment(shape.points[i]!, shape.points[j]!, x),
  );
  if (e >= 0) return `e${e}`;
  const f = faces.findIndex(
    (own, k) => (own & mask) === own && (isWhole[k]! || contains(faceHull(shape, k), x)),
  );
  if (f >= 0) return `f${f}`;
  return shape.solid ? 'in' : '-';
}
