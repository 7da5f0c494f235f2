import { segmentIntersectsPolygon, segmentPolygon } from '../../../planar/polygons/segment-polygon.js';
import {
  compareParameters,
  exact,
  type Parameter,
  type Vector,
  vectorAt,
} from '../../referees/shapes/index.js';
import { scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { meeting } from '../yes.js';
import { areaAt, latticeOutline, latticeTriangle, next, polygonOf, type Vectors } from './areas.js';
import { type LatticePoint, latticeMap } from './lattice-rings.js';
import { putRing, ringParts, ringSize } from './ring-values.js';

const MOST = 7;
const OUTER = 4;
const HOLE = OUTER + ringSize(MOST);
const layout = layoutOf(2, ...points('start end'), ...ringParts('v', 3, MOST), ...ringParts('h', 0, 3));

const areaIn = (values: Float64Array) => areaAt(values, exact(values), OUTER, HOLE);

const PARTS = ['interior', 'boundary', 'exterior'] as const;

const shapes = shapesBy('segment polygon', (values) => {
  const [ax, ay, bx, by] = Array.from(values) as [number, number, number, number];
  return [{ start: [ax, ay], end: [bx, by] }, polygonOf(areaIn(Float64Array.from(values))!)] as const;
});

function subject(values: Float64Array): string {
  const [segment, polygon] = shapes.of(values);
  const answer = segmentPolygon(segment, polygon);
  const holds = segmentIntersectsPolygon(segment, polygon) === (answer.relation !== 'disjoint');
  const parts = PARTS.filter((part) => answer[part]);
  return `${answer.relation} ${parts.join(' ')}${holds ? '' : ' BOOLEAN DIFFERS'}`;
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

function referee(values: Float64Array): string {
  const numbers = exact(values);
  const { parts } = partsOf(areaIn(values)!.exact, vectorAt(numbers, 0, 2), vectorAt(numbers, 2, 2));
  const inside = parts.has('exterior') ? 'crossing' : 'contained';
  const relation = parts.has('interior') ? inside : parts.has('boundary') ? 'touching' : 'disjoint';
  return `${relation} ${PARTS.filter((part) => parts.has(part)).join(' ')}`;
}

/** A segment and a polygon with a hole or without. */
export const segmentPolygonQuestion: Question = {
  name: 'segmentPolygon',
  note: 'which parts of the plane the segment has points in',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-outline',
      summary:
        'a lattice polygon, and a segment between lattice points, vertices, middles of edges, or along an edge',
      fill(random, out) {
        const map = latticeMap(random);
        const ring = latticeOutline(random, MOST);
        const hole = random.oneIn(2)
          ? []
          : latticeTriangle(random, [random.between(-2, 2), random.between(-2, 2)]);
        const end = (): readonly [number, number] => {
          const from = random.oneIn(4) && hole.length > 0 ? hole : ring;
          const i = random.below(Math.max(1, from.length));
          const origin: LatticePoint = [0, 0];
          const [a, b] = [from[i] ?? origin, from[(i + 1) % from.length] ?? origin];
          const anywhere = [random.between(-7, 7), random.between(-7, 7)] as const;
          const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
          return [anywhere, anywhere, a, middle, [2 * b[0] - a[0], 2 * b[1] - a[1]] as const][
            random.below(5)
          ]!;
        };
        out.fill(0);
        const start = end();
        out.set(map(start), 0);
        out.set(map(random.oneIn(10) ? start : end()), 2);
        putRing(out, OUTER, ring.map(map));
        putRing(out, HOLE, hole.map(map));
      },
    },
  ],
  accepts: (values) => areaIn(values) !== undefined,
  subject,
  referee,
  form: '<disjoint|touching|crossing|contained> <interior|boundary|exterior>*',
  classes: ['disjoint', 'touching', 'crossing', 'contained'],
  ...meeting('the segment and the closed polygon'),
  shapes,
  coded: true,
  laws: [
    scaling(layout),
    {
      name: 'segment-reversal',
      vary(values) {
        const turned = Float64Array.from(values);
        turned.set(values.subarray(2, 4), 0);
        turned.set(values.subarray(0, 2), 2);
        return { values: turned, expected: (answer) => answer };
      },
    },
  ],
};
