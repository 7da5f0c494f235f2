import { exponentOf } from '../../arithmetic/float64.js';
import { bitLength } from '../../arithmetic/integers.js';
import { NONE } from '../../core/collections/hashing.js';
import type { Point3 } from '../../core/shapes.js';
import { exactForm3 } from '../../implicit/forms.js';
import { FarPlaneObject } from '../../implicit/objects/far-plane.js';
import type { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import type { Solid } from '../solid.js';
import type { SolidPoints } from '../solid-points.js';
import type { Axis, NormalSigns } from './axis.js';
import { cutFacet, type Trace } from './cut-facet.js';
import { type Facet, isStraddling, type Polygon, sidesOf, type Tables } from './facet.js';
import { axisAcross } from './facet-edges.js';
import { edgesOfRings, Neighbours, type OwnedEdges } from './neighbours.js';
import { Region } from './region.js';
import { boxesOf, SoupPart } from './soup-part.js';
import { nearest, type VertexPoint } from './vertices.js';

/**
 * The faces of a solid as convex facets: those that are convex as they are, others cut along the lines of their edges,
 * so that all corners of pieces are common points of planes of the solid. The tables are empty before; after that
 * planes of the solid come first in them.
 *
 * @param points the vertices of the solid, which need not be made again
 */
export function facetsOfSolid(
  tables: Tables,
  signs: NormalSigns,
  solid: Solid,
  { planes: objects, hashes, points }: SolidPoints,
): SoupPart {
  const planes = objects.map((plane, i) =>
    hashes === undefined ? tables.planes.add(plane) : tables.planes.addKnown(plane, hashes[i]!),
  );
  const vertices = solid.vertices.map((vertex, i) =>
    'planes' in vertex
      ? tables.vertices.ofCommonPoint(
          points[i] as ThreePlanesPointObject,
          planes[vertex.planes[0]]!.index,
          planes[vertex.planes[1]]!.index,
          planes[vertex.planes[2]]!.index,
        )
      : tables.vertices.ofPoint(points[i] as Point3),
  );
  const faces = solid.faces.map(
    ({ plane, facing, rings }): Face => ({
      plane: planes[plane]!.index,
      facing: (planes[plane]!.facing * facing) as 1 | -1,
      rings: rings.map((ring) => ({ vertices: ring.map((v) => vertices[v]!) })),
    }),
  );
  for (const { plane, rings } of faces) {
    for (const ring of rings) for (const v of ring.vertices) tables.vertices.putOn(v, plane);
  }
  const rings = faces.flatMap((face) => face.rings);
  const ringEdges = edgesOfRings(rings);
  const planeOfRing = Uint32Array.from(faces.flatMap((face) => face.rings.map(() => face.plane)));
  const edgesAround = (plane: number, ring: readonly number[]): number[] =>
    planesAcross(ringEdges, planeOfRing, plane, ring);
  const facets: Facet[] = [];
  for (const { plane, facing, rings: own } of faces) {
    if (own.length === 1 && own[0]!.vertices.length === 3) {
      // The edges of a triangle are not needed unless another facet is near.
      facets.push({ operand: 0, plane, facing, vertices: own[0]!.vertices, edges: null });
      continue;
    }
    const bounds = own.map(({ vertices: ring }) => ({ vertices: ring, edges: edgesAround(plane, ring) }));
    for (const { vertices: corners, edges } of convexPieces(tables, signs, plane, facing, bounds)) {
      facets.push({ operand: 0, plane, facing, vertices: corners, edges });
    }
  }
  const isAsItWas =
    facets.length === rings.length && facets.every((f, i) => f.vertices === rings[i]!.vertices);
  const neighbours = new Neighbours(facets, isAsItWas ? ringEdges : edgesOfRings(facets));
  return new SoupPart(facets, boxesOf(tables, facets), neighbours, (index) =>
    edgesAround(facets[index]!.plane, facets[index]!.vertices),
  );
}

interface Face {
  readonly plane: number;
  readonly facing: 1 | -1;
  readonly rings: readonly { readonly vertices: readonly number[] }[];
}

/**
 * For each edge of a ring in a plane another plane that it lies on: around an edge of a solid there are faces of at
 * least two.
 */
function planesAcross(
  { edges, owners }: OwnedEdges,
  planeOfRing: Uint32Array,
  plane: number,
  ring: readonly number[],
): number[] {
  const other = (from: number, to: number): number => {
    let edge = edges.last(from, to);
    while (edge !== NONE && planeOfRing[owners[edge]!] === plane) edge = edges.before(edge);
    return edge === NONE ? NONE : planeOfRing[owners[edge]!]!;
  };
  const found = new Array<number>(ring.length);
  for (let i = 0; i < ring.length; i++) {
    const [from, to] = [ring[i]!, ring[i + 1 === ring.length ? 0 : i + 1]!];
    const back = other(to, from);
    found[i] = back === NONE ? other(from, to) : back;
  }
  return found;
}

function convexPieces(
  tables: Tables,
  signs: NormalSigns,
  plane: number,
  facing: 1 | -1,
  rings: readonly Polygon[],
): readonly Polygon[] {
  if (rings.length === 1 && isConvex(tables, rings[0]!)) return rings;
  const whole = frameAround(tables, signs, plane, facing, rings);
  const traces: Trace[] = rings.flatMap(({ vertices, edges }) =>
    edges.map((cut, i) => ({ cut, from: vertices[i]!, to: vertices[(i + 1) % vertices.length]! })),
  );
  const region = new Region(tables, signs, plane, rings);
  const pieces = cutFacet(tables, plane, whole, traces).filter((piece) => region.covers(piece));
  const within = [...rings.flatMap((ring) => straightVertices(tables, ring)), ...touchingVertices(rings)];
  return within.length === 0 ? pieces : pieces.map((piece) => withVertices(tables, piece, within));
}

/**
 * The vertices at which a ring goes straight on: they are there for the sake of other faces, and no cut goes through
 * them.
 */
function straightVertices({ vertices }: Tables, ring: Polygon): number[] {
  const n = ring.vertices.length;
  return ring.vertices.filter((_, i) => vertices.side(ring.vertices[(i + n - 1) % n]!, ring.edges[i]!) === 0);
}

/**
 * The vertices at which rings touch: edges may go straight on from one ring to another, where each of both bends. Then
 * the face is on one side of both, and a piece goes along them.
 */
function touchingVertices(rings: readonly Polygon[]): number[] {
  const seen = new Set<number>();
  const found = new Set<number>();
  for (const { vertices } of rings) for (const v of vertices) (seen.has(v) ? found : seen).add(v);
  return [...found];
}

/** A convex polygon with those of some vertices of its plane that lie within its edges. */
function withVertices({ vertices }: Tables, piece: Polygon, more: readonly number[]): Polygon {
  const corners: number[] = [];
  const edges: number[] = [];
  piece.vertices.forEach((from, i) => {
    const edge = piece.edges[i]!;
    const to = piece.vertices[(i + 1) % piece.vertices.length]!;
    const way = vertices.order(from, to);
    const isWithin = (v: number) =>
      vertices.side(v, edge) === 0 && vertices.order(from, v) === way && vertices.order(v, to) === way;
    const inside = more.filter(isWithin).sort((u, v) => vertices.order(u, v) * -way);
    for (const vertex of [from, ...inside]) {
      corners.push(vertex);
      edges.push(edge);
    }
  });
  return { vertices: corners, edges };
}

/** All vertices on one side of each edge, or on it. */
function isConvex(tables: Tables, { vertices, edges }: Polygon): boolean {
  return edges.every((edge) => !isStraddling(sidesOf(tables, vertices, edge)));
}

/** A rectangle, as it is seen along an axis, in the plane of a face, the face within it, that runs as the rings do. */
function frameAround(
  tables: Tables,
  signs: NormalSigns,
  plane: number,
  facing: 1 | -1,
  rings: readonly Polygon[],
): Polygon {
  const axis = axisAcross(tables, signs, plane);
  const points = rings.flatMap(({ vertices }) => vertices.map((v) => tables.vertices.points[v]!));
  const [right, left, top, bottom] = [((axis + 1) % 3) as Axis, ((axis + 2) % 3) as Axis].flatMap((k) => {
    const far = exponentBeyond(points, k);
    return ([1, -1] as const).map((way) => tables.planes.add(new FarPlaneObject(k, way, far)).index);
  });
  // Counterclockwise as it is seen from far up the axis.
  const edges = [right!, top!, left!, bottom!];
  if (facing * signs.along(plane, axis) < 0) edges.reverse();
  const vertices = edges.map((edge, i) => tables.vertices.ofPlanes(plane, edges[(i + 3) % 4]!, edge));
  return { vertices, edges };
}

/** The exponent of a power of two beyond a coordinate of all points, which may be beyond all doubles, too. */
function exponentBeyond(points: readonly VertexPoint[], axis: Axis): number {
  let size = 2 ** -1000;
  for (const point of points) size = Math.max(size, Math.abs(nearest(point)[axis]!));
  // The next but one, since they are rounded.
  if (size !== Infinity) return exponentOf(size) + 2;
  return points.reduce((most, point) => Math.max(most, exactExponent(point, axis)), 0);
}

/** As whole numbers say: |x| < 2^a and w >= 2^(b - 1) for their lengths a and b, so that |x / w| < 2^(a - b + 1). */
function exactExponent(point: VertexPoint, axis: Axis): number {
  const { x, y, z, w, exponent } = exactForm3(point);
  return bitLength([x, y, z][axis]!) - bitLength(w) + 1 + exponent;
}
