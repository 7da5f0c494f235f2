import { exponentOf } from '../../arithmetic/float64.js';
import { bitLength } from '../../arithmetic/integers.js';
import { exactForm3 } from '../../implicit/forms.js';
import { FarPlaneObject } from '../../implicit/objects/far-plane.js';
import { planeFrom } from '../../implicit/revive.js';
import type { Solid } from '../solid.js';
import type { Axis, NormalSigns } from './axis.js';
import { cutFacet, type Trace } from './cut-facet.js';
import { type Facet, isStraddling, type Polygon, sidesOf, type Tables } from './facet.js';
import { axisAcross } from './facet-edges.js';
import { neighboursOf } from './neighbours.js';
import { covers } from './region.js';
import { nearest, type VertexPoint } from './vertices.js';

/** More vertices than there can be. */
const PAIR = 2 ** 26;

/**
 * The faces of a solid as convex facets: those that are convex as they are, others cut along the lines of their edges, so that all corners of
 * pieces are common points of planes of the solid.
 */
export function facetsOfSolid(
  tables: Tables,
  signs: NormalSigns,
  solid: Solid,
  operand: number,
  first: number,
): Facet[] {
  const planes = solid.planes.map((plane) => tables.planes.add(planeFrom('solid', 'planes', plane)));
  const vertices = solid.vertices.map((vertex) =>
    'planes' in vertex
      ? tables.vertices.ofPlanes(...(vertex.planes.map((i) => planes[i]!.index) as [number, number, number]))
      : tables.vertices.ofPoint(vertex),
  );
  const faces = solid.faces.map(({ plane, facing, rings }) => ({
    plane: planes[plane]!.index,
    facing: (planes[plane]!.facing * facing) as 1 | -1,
    rings: rings.map((ring) => ring.map((v) => vertices[v]!)),
  }));
  for (const { plane, rings } of faces)
    for (const ring of rings) for (const v of ring) tables.vertices.putOn(v, plane);
  const owners = planesOfEdges(faces);
  const facets: Omit<Facet, 'neighbours'>[] = [];
  for (const face of faces) {
    const rings = face.rings.map((ring) => withEdges(tables, face.plane, ring, owners));
    for (const { vertices: corners, edges } of convexPieces(tables, signs, face, rings)) {
      facets.push({ operand, plane: face.plane, facing: face.facing, vertices: corners, edges });
    }
  }
  const neighbours = neighboursOf(facets, first);
  return facets.map((facet, i) => ({ ...facet, neighbours: neighbours[i]! }));
}

/** For each directed edge the planes of the faces that have it. */
function planesOfEdges(
  faces: readonly { plane: number; rings: readonly (readonly number[])[] }[],
): Map<number, number[]> {
  const owners = new Map<number, number[]>();
  for (const { plane, rings } of faces) {
    for (const ring of rings) {
      ring.forEach((from, i) => {
        const key = from * PAIR + ring[(i + 1) % ring.length]!;
        const known = owners.get(key);
        if (known === undefined) owners.set(key, [plane]);
        else known.push(plane);
      });
    }
  }
  return owners;
}

/** Around an edge of a solid there are faces of at least two planes. */
function withEdges(
  tables: Tables,
  plane: number,
  ring: readonly number[],
  owners: Map<number, number[]>,
): Polygon {
  const edges = ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    const across = [...(owners.get(to * PAIR + from) ?? []), ...(owners.get(from * PAIR + to) ?? [])];
    const edge = across.find((other) => other !== plane)!;
    tables.vertices.putOn(from, edge);
    tables.vertices.putOn(to, edge);
    return edge;
  });
  return { vertices: ring, edges };
}

function convexPieces(
  tables: Tables,
  signs: NormalSigns,
  { plane, facing }: Pick<Facet, 'plane' | 'facing'>,
  rings: readonly Polygon[],
): readonly Polygon[] {
  if (rings.length === 1 && isConvex(tables, rings[0]!)) return rings;
  const whole = frameAround(tables, signs, plane, facing, rings);
  const traces: Trace[] = rings.flatMap(({ vertices, edges }) =>
    edges.map((cut, i) => ({ cut, from: vertices[i]!, to: vertices[(i + 1) % vertices.length]! })),
  );
  const pieces = cutFacet(tables, plane, whole, traces).filter((p) => covers(tables, signs, plane, rings, p));
  const within = rings.flatMap((ring) => straightVertices(tables, ring));
  return within.length === 0 ? pieces : pieces.map((piece) => withVertices(tables, piece, within));
}

/** The vertices at which a ring goes straight on: they are there for the sake of other faces, and no cut goes through them. */
function straightVertices({ vertices }: Tables, ring: Polygon): number[] {
  const n = ring.vertices.length;
  return ring.vertices.filter((_, i) => vertices.side(ring.vertices[(i + n - 1) % n]!, ring.edges[i]!) === 0);
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
