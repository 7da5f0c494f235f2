import { areaIn, areasOf, diagonalOf, SEGMENT_POLYGON } from '../../../cases/planar/areas.js';
import { compareParameters, type Parameter } from '../line.js';
import { exact, orientation2, type Vector, vectorAt } from '../vectors.js';
import { areaOf, commonArea, doubleArea, isSame, next, type Vectors } from './areas.js';
import { boundaryContact, segmentContact } from './boundary.js';

/** A rational number, denominator > 0. */
type Fraction = readonly [bigint, bigint];

const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];

/** The height of the line through two points, of which a is to the left, at x. */
function heightAt(a: Vector, b: Vector, x: bigint): Fraction {
  const width = b[0] - a[0];
  return [a[1] * width + (b[1] - a[1]) * (x - a[0]), width];
}

/** A part of the inside between two edges, over one slab. */
interface Cell {
  readonly lower: readonly [Vector, Vector];
  readonly upper: readonly [Vector, Vector];
}

/**
 * How many connected parts the inside of a polygon has whose rings meet in points only: the plane is cut into slabs at
 * all vertices, the inside in each slab into cells between edges, and cells that share more than a point of a border
 * are joined.
 */
export function countParts(rings: readonly Vectors[]): number {
  const edges = rings
    .flatMap((ring) => ring.map((p, i): [Vector, Vector] => [p, next(ring, i)]))
    .map(([p, q]): [Vector, Vector] => (p[0] < q[0] ? [p, q] : [q, p]))
    .filter(([p, q]) => p[0] !== q[0]);
  const levels = [...new Set(rings.flat().map(([x]) => x))].sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
  const cells: Cell[] = [];
  const group: number[] = [];
  const find = (i: number): number => (group[i] === i ? i : find(group[i]!));
  let before: number[] = [];
  levels.slice(1).forEach((right, k) => {
    const left = levels[k]!;
    // Twice the middle: everything is scaled by two there.
    const middle = ([p, q]: readonly [Vector, Vector]): Fraction => {
      const [at, other] = [heightAt(p, q, left), heightAt(p, q, right)];
      return [at[0] + other[0], 2n * at[1]];
    };
    const crossing = edges
      .filter(([p, q]) => p[0] <= left && q[0] >= right)
      .sort((e, f) => (less(middle(e), middle(f)) ? -1 : 1));
    const here: number[] = [];
    for (let i = 0; i + 1 < crossing.length; i += 2) {
      here.push(cells.length);
      group.push(cells.length);
      cells.push({ lower: crossing[i]!, upper: crossing[i + 1]! });
    }
    for (const i of before) {
      for (const j of here) {
        const low = [cells[i]!, cells[j]!].map(({ lower }) => heightAt(...lower, left));
        const high = [cells[i]!, cells[j]!].map(({ upper }) => heightAt(...upper, left));
        const bottom = less(low[0]!, low[1]!) ? low[1]! : low[0]!;
        const top = less(high[0]!, high[1]!) ? high[0]! : high[1]!;
        if (less(bottom, top)) group[find(i)] = find(j);
      }
    }
    before = here;
  });
  return cells.filter((_, i) => group[i] === i).length;
}

/**
 * Areas: of each polygon, and of what they have in common, added up triangle by triangle; and the points in which edges
 * meet, solved for. The kernel computes no area and no point: it follows the boundary of each polygon through the
 * other.
 */
export function polygonPolygonReferee(values: Float64Array): string {
  const [a, b] = areasOf(values).map((area) => area!.exact) as [Vectors[], Vectors[]];
  return areasAnswer(a, b);
}

/** The answer for the rings of two polygons. */
export function areasAnswer(a: readonly Vectors[], b: readonly Vectors[]): string {
  const contact = boundaryContact(a, b);
  const common = commonArea(a, b);
  const [inA, inB] = [isSame(common, areaOf(a)), isSame(common, areaOf(b))];
  const overlap = common.numerator !== 0n;
  const relation = overlap ? 'overlapping' : contact.length > 0 ? 'touching' : 'disjoint';
  const containment = !overlap ? 'none' : inA ? (inB ? 'equal' : 'inside') : inB ? 'containing' : 'none';
  return [relation, containment, ...contact].join(' ');
}

const cross = (ux: bigint, uy: bigint, vx: bigint, vy: bigint) => ux * vy - uy * vx;

/** The part of a ring's plane in which the point (x, y) / w lies: angles of a half turn or less, from edge to edge. */
function locate(ring: Vectors, x: bigint, y: bigint, w: bigint): 'interior' | 'boundary' | 'exterior' {
  let crossings = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = [ring[i]![0] * w - x, ring[i]![1] * w - y];
    const [bx, by] = [next(ring, i)[0] * w - x, next(ring, i)[1] * w - y];
    const turn = cross(ax, ay, bx, by);
    if (turn === 0n && ax * bx <= 0n && ay * by <= 0n) return 'boundary';
    // Does the edge cross the ray downwards (0, -1)? Its crossing is at y = turn / (ax - bx).
    if (ax < 0n !== bx < 0n && turn < 0n === ax > bx && turn !== 0n) crossings++;
  }
  return crossings % 2 === 1 ? 'interior' : 'exterior';
}

/** The parameters at which the segment meets the line of an edge or is level with its ends. */
function cuts(p: Vector, d: readonly [bigint, bigint], ring: Vectors): Parameter[] {
  const found: Parameter[] = [];
  const push = (numerator: bigint, denominator: bigint) => {
    const sign = denominator < 0n ? -1n : 1n;
    if (denominator !== 0n) found.push({ numerator: sign * numerator, denominator: sign * denominator });
  };
  ring.forEach((a, i) => {
    const b = next(ring, i);
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    push(cross(a[0] - p[0], a[1] - p[1], ex, ey), cross(d[0], d[1], ex, ey));
    push((a[0] - p[0]) * d[0] + (a[1] - p[1]) * d[1], d[0] * d[0] + d[1] * d[1]);
  });
  return found;
}

/**
 * The segment is cut at all edges; each cut and the middle of each piece is located by itself. Also the number of cuts
 * that are on the boundary.
 */
export function partsOf(
  rings: readonly Vectors[],
  p: Vector,
  q: Vector,
): { parts: Set<string>; points: number } {
  const d = [q[0] - p[0], q[1] - p[1]] as const;
  const zero = { numerator: 0n, denominator: 1n };
  const one = { numerator: 1n, denominator: 1n };
  const sorted = [zero, one, ...rings.flatMap((ring) => cuts(p, d, ring))]
    .filter((t) => t.numerator >= 0n && t.numerator <= t.denominator)
    .sort(compareParameters)
    .filter((t, i, all) => i === 0 || compareParameters(t, all[i - 1]!) !== 0);
  const middles = sorted.slice(1).map((t, i) => {
    const s = sorted[i]!;
    return {
      numerator: s.numerator * t.denominator + t.numerator * s.denominator,
      denominator: 2n * s.denominator * t.denominator,
    };
  });
  const partAt = ({ numerator: n, denominator: w }: Parameter) => {
    const [outer, hole] = rings.map((ring) => locate(ring, p[0] * w + d[0] * n, p[1] * w + d[1] * n, w));
    if (outer === 'boundary' || hole === 'boundary') return 'boundary';
    return outer === 'interior' && hole !== 'interior' ? 'interior' : 'exterior';
  };
  const atCuts = sorted.map(partAt);
  return {
    parts: new Set([...atCuts, ...middles.map(partAt)]),
    points: atCuts.filter((part) => part === 'boundary').length,
  };
}

/**
 * The segment is cut at all edges and at the feet of all vertices, and each cut and the middle of each piece is located
 * by itself, over the rationals. The kernel neither computes a cut nor locates one: it reads off the signs at the given
 * points how the segment leaves the boundary there.
 */
export function segmentPolygonReferee(values: Float64Array): string {
  const numbers = exact(values);
  const [p, q] = [vectorAt(numbers, 0, 2), vectorAt(numbers, 2, 2)];
  const rings = areaIn(values)!.exact;
  const { parts } = partsOf(rings, p, q);
  const relation = parts.has('interior') ? 'overlapping' : parts.has('boundary') ? 'touching' : 'disjoint';
  const containment = parts.has('exterior') ? 'none' : 'inside';
  const named = SEGMENT_POLYGON.parts.filter((part) => parts.has(part)).join('+');
  return [relation, containment, named, ...segmentContact(p, q, rings)].join(' ');
}

/**
 * The segment is cut at all edges over the rationals, and its pieces are located; triangles for the angle. The kernel
 * asks for the cone at both ends, and whether an edge meets the segment.
 */
export function polygonDiagonalReferee(values: Float64Array): string {
  const { vectors, i, j } = diagonalOf(values)!;
  const n = vectors.length;
  const [p, q] = [vectors[i]!, vectors[j]!];
  const { parts, points } = partsOf([vectors], p, q);
  const kind =
    (i + 1) % n === j || (j + 1) % n === i
      ? 'edge'
      : parts.has('exterior')
        ? 'outside'
        : points > 2 || !parts.has('interior')
          ? 'touching'
          : 'diagonal';
  const turn = orientation2(vectors[(i + n - 1) % n]!, p, next(vectors, i));
  return `${kind} ${doubleArea(vectors) > 0n ? turn : 0 - turn}`;
}
