import { requireNoMore, requirePolygon2 } from '../../core/arguments/index.js';
import { UnionFind } from '../../core/collections/union-find.js';
import { copiedPoint2 } from '../../core/copies.js';
import type { Point2, PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { compareLexicographic2d, type FoundPoint2, type PointLike2 } from '../../implicit/index.js';
import { orient2d } from '../../predicates/index.js';
import { polygonAreaSign } from '../../predicates/polygon-area-sign.js';
import { sweepIntersections } from '../linear/intersection-sweep.js';
import { compareFeatures } from './contact-order.js';
import { isOnEdge } from './edge-winding.js';
import { germPart } from './germ.js';
import type { PolygonFeature } from './point-polygon.js';
import { type RegionEdge, RegionEdges } from './region-edges.js';
import { flatten, samePoint } from './ring.js';
import { meetingOfPasses, type Pass, passesAt } from './ring-passes.js';
import { ON_RING, ringWinding } from './winding-number.js';

/**
 * What can be wrong with a polygon, in the order in which faults are listed.
 *
 * - `too-few-points`: a ring has less than three different points;
 * - `flat`: all points of a ring are on one line;
 * - `self-crossing`: a ring crosses itself in a point;
 * - `self-touching`: a ring comes to one of its points again, without crossing itself there;
 * - `self-overlap`: a ring runs along itself, on a segment (a spike, for one);
 * - `rings-crossing`: two rings cross in a point;
 * - `rings-overlap`: two rings run along each other, on a segment;
 * - `hole-outside`: a hole lies outside of the outer ring;
 * - `nested-holes`: a hole lies inside of another one;
 * - `disconnected-interior`: rings that touch in points cut the inside into parts: at the point that closes a circle of
 *   touching rings, the last of them from left to right.
 */
export type PolygonFaultType =
  | 'too-few-points'
  | 'flat'
  | 'self-crossing'
  | 'self-touching'
  | 'self-overlap'
  | 'rings-crossing'
  | 'rings-overlap'
  | 'hole-outside'
  | 'nested-holes'
  | 'disconnected-interior';

const KINDS: readonly PolygonFaultType[] = [
  'too-few-points',
  'flat',
  'self-crossing',
  'self-touching',
  'self-overlap',
  'rings-crossing',
  'rings-overlap',
  'hole-outside',
  'nested-holes',
  'disconnected-interior',
];

/** A fault of a polygon, and where it is. */
export interface PolygonFault {
  readonly type: PolygonFaultType;
  /** The rings that it concerns, ascending: 0 is the outer one, i + 1 is hole i. */
  readonly rings: readonly number[];
  /** A point of the input or an implicit one; the two ends of an overlap; none where a whole ring is at fault. */
  readonly points: readonly FoundPoint2[];
  /** The vertices and edges of these rings that meet there. */
  readonly features: readonly PolygonFeature[];
}

/** Whether a polygon is valid, and all that is wrong with it. */
export interface PolygonValidity2d {
  readonly valid: boolean;
  readonly faults: readonly PolygonFault[];
  /** Which way round each ring runs: 1 counterclockwise, -1 clockwise, 0 without area. Any is valid. */
  readonly orientations: readonly Sign[];
  /** The vertices that are equal to the one behind them. Valid, and often not meant. */
  readonly repeated: readonly PolygonFeature[];
}

/** Whether a ring has three different points, and whether they are on one line. */
function shapeOf(points: Ring): 'ring' | 'flat' | 'too-few-points' {
  const first = points[0];
  const second = points.find((p) => !samePoint(p, first!));
  if (first === undefined || second === undefined) return 'too-few-points';
  const [ax, ay, bx, by] = [first[0]!, first[1]!, second[0]!, second[1]!];
  if (points.some((p) => orient2d(ax, ay, bx, by, p[0]!, p[1]!) !== 0)) return 'ring';
  return points.some((p) => !samePoint(p, first) && !samePoint(p, second)) ? 'flat' : 'too-few-points';
}

/** A point that two or more rings have, and where they only touch. */
interface Touch {
  readonly point: PointLike2;
  readonly passes: readonly Pass[];
}

const asText = (rings: readonly number[]) => rings.join();

/** Looks for the faults of a polygon. */
class Inspection {
  readonly faults: PolygonFault[] = [];
  readonly #region: RegionEdges;
  /** Rings that have an area, and were not seen to meet themselves. */
  readonly #isClean: boolean[];
  /** Pairs of rings that cross or overlap. */
  readonly #entangled = new Set<string>();
  readonly #touches: Touch[] = [];

  constructor(region: RegionEdges) {
    this.#region = region;
    this.#isClean = region.rings.map((points, ring) => {
      const shape = shapeOf(points);
      if (shape !== 'ring') this.#add(shape, [ring], [], []);
      return shape === 'ring';
    });
    this.#sweep(region.edges.filter(({ ring }) => this.#isClean[ring]));
    this.#lookAtPlaces();
    if (this.faults.length === 0) this.#lookAtTouches();
    this.faults.sort(compareFaults);
  }

  #add(
    kind: PolygonFaultType,
    rings: readonly number[],
    points: readonly PointLike2[],
    passes: readonly Pass[],
  ) {
    const met = passes.filter(({ ring }) => rings.includes(ring)).map(({ feature }) => feature);
    const own = points.map(
      (point): FoundPoint2 => ('type' in point ? (point as FoundPoint2) : copiedPoint2(point)),
    );
    this.faults.push({ type: kind, rings, points: own, features: distinct(met) });
  }

  /** All points and segments in which edges meet. */
  #sweep(edges: readonly RegionEdge[]): void {
    const behind = new Map<RegionEdge, RegionEdge>();
    let first = 0;
    edges.forEach((edge, i) => {
      if (edges[first]!.ring !== edge.ring) first = i;
      const after = edges[i + 1];
      behind.set(edge, after?.ring === edge.ring ? after : edges[first]!);
    });
    sweepIntersections(
      edges.map(({ p }) => p),
      edges.map(({ q }) => q),
      {
        meet: (point, met) => {
          const passes = passesAt(
            point,
            met.map((i) => edges[i]!),
            (edge) => behind.get(edge)!,
          );
          if (passes.length > 1) this.#lookAtPasses(point, passes);
        },
        overlap: (start, end, met) =>
          this.#overlap(
            [start, end],
            met.map((i) => edges[i]!),
          ),
      },
    );
  }

  #lookAtPasses(point: PointLike2, passes: readonly Pass[]): void {
    const worst = new Map<string, 'cross' | 'touch'>();
    passes.forEach((one, i) => {
      for (const other of passes.slice(i + 1)) {
        const meeting = meetingOfPasses(point, one, other);
        const key = asText([one.ring, other.ring].sort((r, s) => r - s));
        if (meeting === 'cross' || (meeting === 'touch' && !worst.has(key))) worst.set(key, meeting);
      }
    });
    for (const [key, meeting] of worst) {
      const [r, s] = key.split(',').map(Number) as [number, number];
      if (r === s) {
        this.#isClean[r] = false;
        this.#add(meeting === 'cross' ? 'self-crossing' : 'self-touching', [r], [point], passes);
      } else if (meeting === 'cross') {
        this.#entangled.add(key);
        this.#add('rings-crossing', [r, s], [point], passes);
      }
    }
    this.#touches.push({ point, passes });
  }

  #overlap(ends: readonly Point2[], edges: readonly RegionEdge[]): void {
    const pairs = new Set<string>();
    edges.forEach((one, i) => {
      for (const other of edges.slice(i + 1)) pairs.add(asText([one.ring, other.ring].sort((r, s) => r - s)));
    });
    const passes = edges.map(({ p, q, ring, index }): Pass => {
      return { ring, from: p, to: q, feature: { type: 'edge', index, ring } };
    });
    for (const key of pairs) {
      const [r, s] = key.split(',').map(Number) as [number, number];
      if (r === s) this.#isClean[r] = false;
      else this.#entangled.add(key);
      this.#add(r === s ? 'self-overlap' : 'rings-overlap', r === s ? [r] : [r, s], ends, passes);
    }
  }

  /** Rings that are neither entangled nor at fault lie inside or outside of each other. */
  #lookAtPlaces(): void {
    const { rings } = this.#region;
    const boxes = rings.map(boxOf);
    for (let hole = 1; hole < rings.length; hole++) {
      for (let ring = 0; ring < rings.length; ring++) {
        if (ring === hole || !this.#isClean[ring] || !this.#isClean[hole]) continue;
        if (this.#entangled.has(asText([ring, hole].sort((r, s) => r - s)))) continue;
        const isWithin = isBoxIn(boxes[hole]!, boxes[ring]!) && this.#isInside(hole, ring);
        if (ring === 0 && !isWithin) this.#add('hole-outside', [0, hole], [], []);
        if (ring > 0 && isWithin)
          this.#add(
            'nested-holes',
            [ring, hole].sort((r, s) => r - s),
            [],
            [],
          );
      }
    }
  }

  /** Whether ring `inner` lies inside of ring `outer`, neither crossing nor overlapping it. */
  #isInside(inner: number, outer: number): boolean {
    const [points, around] = [this.#region.rings[inner]!, this.#region.rings[outer]!];
    for (const p of points) {
      const winding = ringWinding(around, p[0]!, p[1]!);
      if (winding !== ON_RING) return winding !== 0;
    }
    // All its vertices are on the other ring: the first edge leads inside or outside.
    const v = points[0]!;
    const next = points.find((p) => !samePoint(p, v))!;
    const alone = new RegionEdges([around]);
    const touching = alone.edges.filter(({ p, q }) => isOnEdge(p[0]!, p[1]!, q[0]!, q[1]!, v[0]!, v[1]!));
    return germPart(alone, touching, v, next) === 'interior';
  }

  /**
   * Rings that touch in points cut the inside where they close a circle of rings: along the sweep, each touch is looked
   * at.
   */
  #lookAtTouches(): void {
    const connected = new UnionFind(this.#region.rings.length);
    for (const { point, passes } of this.#touches) {
      const rings = [...new Set(passes.map(({ ring }) => ring))].sort((r, s) => r - s);
      const roots = new Set(rings.map((ring) => connected.find(ring)));
      if (roots.size < rings.length) this.#add('disconnected-interior', rings, [point], passes);
      for (const ring of rings) connected.union(rings[0]!, ring);
    }
  }
}

function distinct(features: readonly PolygonFeature[]): PolygonFeature[] {
  const sorted = [...features].sort(compareFeatures);
  return sorted.filter((feature, i) => i === 0 || compareFeatures(sorted[i - 1]!, feature) !== 0);
}

function compareFaults(one: PolygonFault, other: PolygonFault): number {
  const byKind = KINDS.indexOf(one.type) - KINDS.indexOf(other.type);
  if (byKind !== 0) return byKind;
  for (let i = 0; i < one.points.length; i++) {
    const order = compareLexicographic2d(one.points[i]!, other.points[i]!);
    if (order !== 0) return order;
  }
  return one.rings[0]! - other.rings[0]! || (one.rings[1] ?? 0) - (other.rings[1] ?? 0);
}

type Box = readonly [number, number, number, number];

function boxOf(points: Ring): Box {
  const [xs, ys] = [0, 1].map((axis) => points.map((p) => p[axis]!)) as [number[], number[]];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return [least(xs), least(ys), greatest(xs), greatest(ys)];
}

const isBoxIn = (a: Box, b: Box) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

/**
 * Is a polygon valid, and if not, what is wrong with it, all of it, and where?
 *
 * Valid are polygons whose rings are simple and have an area, whose holes lie inside of the outer ring and outside of
 * each other, and whose inside is connected; rings may touch each other in points. That is the definition of simple
 * features. Which way round rings run, that a ring is closed (its last point equal to the first) and that points are
 * repeated directly makes no difference; `orientations` and `repeated` tell it.
 *
 * Faults are listed by kind (see {@link PolygonFaultType}), then by place from left to right. Each point and each
 * segment where rings meet wrongly is listed once for each ring or pair of rings. Two rings are asked which lies in the
 * other only if neither meets itself wrongly and they neither cross nor overlap, and whether the inside is connected
 * only if there is no other fault.
 *
 * Time O((n + k) log n) for k places where edges meet, and a linear search for each pair of rings whose boxes are in
 * each other.
 *
 * Source: OGC 06-103r4, "Simple feature access", 6.1.11; for the connected inside, Euler's formula: rings and the
 * points where they touch form a graph, which must not have a circle.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates
 * @example
 * import { coordinates2d } from 'unerring/implicit';
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]];
 * polygonValidity2d({ outer: square, holes: [[[1, 1], [2, 1], [1, 2]]] }).valid; // true
 * const { valid, faults } = polygonValidity2d([[0, 0], [4, 3], [4, 0], [0, 3]]);
 * valid; // false
 * faults[0]!.type; // 'self-crossing'
 * faults[0]!.points.map(coordinates2d); // [[2, 1.5]]
 * faults[0]!.features; // [{ type: 'edge', index: 0, ring: 0 }, { type: 'edge', index: 2, ring: 0 }]
 */
export function polygonValidity2d(polygon: Ring | PolygonWithHoles): PolygonValidity2d {
  if (arguments.length > 1) requireNoMore('polygonValidity2d', 1, arguments[1], '{outer, holes}');
  const region = new RegionEdges(requirePolygon2('polygonValidity2d', 'polygon', polygon));
  const { faults } = new Inspection(region);
  return {
    valid: faults.length === 0,
    faults,
    orientations: region.rings.map((points) => polygonAreaSign(flatten(points))),
    repeated: region.rings.flatMap((points, ring) => repeatedIn(points, ring)),
  };
}

function repeatedIn(points: Ring, ring: number): PolygonFeature[] {
  const found: PolygonFeature[] = [];
  for (let index = 0; index < points.length && points.length > 1; index++) {
    const end = index + 1 === points.length ? 0 : index + 1;
    if (samePoint(points[index]!, points[end]!)) found.push({ type: 'vertex', index, ring });
  }
  return found;
}

/**
 * Is a polygon valid? See {@link polygonValidity2d}.
 *
 * @throws RangeError naming the argument, if a point has not two finite coordinates
 * @example
 * isValidPolygon2d([[0, 0], [4, 0], [0, 4]]); // true
 * isValidPolygon2d([[0, 0], [4, 4], [4, 0], [0, 4]]); // false
 */
export function isValidPolygon2d(polygon: Ring | PolygonWithHoles): boolean {
  if (arguments.length > 1) requireNoMore('isValidPolygon2d', 1, arguments[1], '{outer, holes}');
  const region = new RegionEdges(requirePolygon2('isValidPolygon2d', 'polygon', polygon));
  return new Inspection(region).faults.length === 0;
}
