import { requirePolygon2 } from '../../core/arguments/index.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import type { PolygonFeature } from './point-polygon.js';
import { flatten, openRing, ringOf, samePoint } from './ring.js';

/** An edge of a polygon that is no point: from p to q, number `index` of a ring. */
export interface RegionEdge {
  readonly p: Point2;
  readonly q: Point2;
  readonly ring: number;
  readonly index: number;
  /** The number of the vertex q. */
  readonly end: number;
  /**
   * The number by which q is named: 0 if it is equal to vertex 0, as the last of a ring that repeats its first point.
   */
  readonly named: number;
}

/** A polygon as the queries on areas see it: its rings, and all edges of non-zero length, ring by ring. */
export class RegionEdges {
  readonly rings: readonly Ring[];
  #edges: readonly RegionEdge[] | undefined;
  readonly #orientations: (Sign | undefined)[] = [];

  constructor(rings: readonly Ring[]) {
    this.rings = rings.length === 1 ? [openRing(rings[0]!)] : rings.map(openRing);
  }

  /** All edges; made when they are first asked for. */
  get edges(): readonly RegionEdge[] {
    this.#edges ??= this.rings.flatMap(edgesOf);
    return this.#edges;
  }

  /** Whether the inside of the polygon lies to the left of the edges of a ring. */
  insideIsLeft(ring: number): boolean {
    this.#orientations[ring] ??= polygonAreaSign(flatten(this.rings[ring]!));
    return this.#orientations[ring]! > 0 === (ring === 0);
  }
}

function edgesOf(points: Ring, ring: number): RegionEdge[] {
  const found: RegionEdge[] = [];
  for (let index = 0; index < points.length; index++) {
    const edge = edgeAt(points, ring, index);
    if (!samePoint(edge.p, edge.q)) found.push(edge);
  }
  return found;
}

/** Edge number `index` of a ring. */
export function edgeAt(points: Ring, ring: number, index: number): RegionEdge {
  const end = index + 1 === points.length ? 0 : index + 1;
  const q = points[end]!;
  return { p: points[index]!, q, ring, index, end, named: samePoint(q, points[0]!) ? 0 : end };
}

/** The polygon whose rings have these numbers: see {@link numbersOf}. */
export function regionOf(numbers: readonly (readonly number[])[]): RegionEdges {
  return new RegionEdges(numbers.map(ringOf));
}

/** Checks a polygon, each of whose rings must have at least three points. */
export function requireRegion(where: string, name: string, polygon: Ring | PolygonWithHoles): RegionEdges {
  return new RegionEdges(requirePolygon2(where, name, polygon, 3));
}

/** The feature of an edge's ring at a point of the edge, as far as this edge knows. */
export function featureOnEdge({ p, q, ring, index, named }: RegionEdge, v: Point2): PolygonFeature {
  if (samePoint(p, v)) return { type: 'vertex', index, ring };
  return samePoint(q, v) ? { type: 'vertex', index: named, ring } : { type: 'edge', index, ring };
}

/** The feature by which a point with two of them is named: of the first ring, a vertex, the first. */
export function firstFeature(f: PolygonFeature | undefined, g: PolygonFeature): PolygonFeature {
  if (f === undefined) return g;
  if (f.ring !== g.ring) return f.ring! < g.ring! ? f : g;
  if (f.type !== g.type) return f.type === 'vertex' ? f : g;
  return f.index <= g.index ? f : g;
}
