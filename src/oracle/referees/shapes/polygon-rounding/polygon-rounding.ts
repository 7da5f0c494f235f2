/**
 * Snap rounding by its definition, edge by edge and pixel by pixel: an edge passes a pixel if one of its points is
 * rounded to it. Points are tried between all places where rounding may change.
 */
import { exponentOf, nextUp } from '../../../../arithmetic/float64.js';
import { roundSqrt } from '../../../../arithmetic/rounding.js';
import { roundingText } from '../../../answers/polygon-rounding.js';
import { powerOfTwo } from '../../../cases/doubles.js';
import { roundingCaseOf } from '../../../cases/planar/polygon-rounding.js';
import {
  boundaryOf,
  compareSpots,
  type Edge,
  joined,
  nameOf,
  nameOfEdge,
  type Spot,
  spot,
} from './boundary.js';
import { Grid, type Ratio, ratioOf } from './grid.js';

type Point = readonly [number, number];

const PASSES = 12;

function spotOf([x, y]: Point): Spot {
  const [[a, b], [c, d]] = [ratioOf(x), ratioOf(y)];
  return spot(a * d, c * b, b * d);
}

const roundedBy = (grid: Grid, { x, y, w }: Spot): Point => [grid.round([x, w]), grid.round([y, w])];

const verticesOf = (edges: readonly Edge[]): Spot[] => [
  ...new Map(edges.flatMap(({ p, q }) => [p, q]).map((r) => [nameOf(r), r])).values(),
];

const isLess = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d < c * b;

/** The point of an edge at a parameter. */
function pointAt({ p, q }: Edge, [n, d]: Ratio): Spot {
  // In units without weights: p (1 - t) + q t.
  return spot(p.x * q.w * (d - n) + q.x * p.w * n, p.y * q.w * (d - n) + q.y * p.w * n, p.w * q.w * d);
}

/** Where an edge is in a pixel: a parameter of a point that is rounded to its center; null if there is none. */
function passage(edge: Edge, center: Point, grid: Grid): Ratio | null {
  const { p, q } = edge;
  const places: Ratio[] = [
    [0n, 1n],
    [1n, 1n],
  ];
  (
    [
      ['x', center[0]],
      ['y', center[1]],
    ] as const
  ).forEach(([axis, value]) => {
    // p + t (q - p) = bound
    const step = q[axis] * p.w - p[axis] * q.w;
    if (step === 0n) return;
    for (const [n, d] of grid.boundsNear(value)) {
      const above = (n * p.w - p[axis] * d) * q.w;
      const [num, den] = step > 0n ? [above, step * d] : [-above, -step * d];
      if (num > 0n && num < den) places.push([num, den]);
    }
  });
  places.sort((a, b) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0));
  const tried = places.flatMap((place, i): Ratio[] => {
    const next = places[i + 1];
    if (next === undefined) return [place];
    return [place, [place[0] * next[1] + next[0] * place[1], 2n * place[1] * next[1]]];
  });
  const isIn = (t: Ratio): boolean => {
    const [x, y] = roundedBy(grid, pointAt(edge, t));
    return x === center[0] && y === center[1];
  };
  return tried.find(isIn) ?? null;
}

const squareBetween = (p: Spot, q: Spot): Ratio => {
  const [dx, dy] = [p.x * q.w - q.x * p.w, p.y * q.w - q.y * p.w];
  return [dx * dx + dy * dy, p.w * p.w * q.w * q.w];
};

/** The squared distance of a point and an edge, by the parameter of the foot. */
function squareTo(edge: Edge, r: Spot): Ratio {
  const { p, q } = edge;
  const unit = p.w * q.w * r.w;
  const [px, py] = [(p.x * unit) / p.w, (p.y * unit) / p.w];
  const [ux, uy] = [(q.x * unit) / q.w - px, (q.y * unit) / q.w - py];
  const [vx, vy] = [(r.x * unit) / r.w - px, (r.y * unit) / r.w - py];
  const [along, length] = [ux * vx + uy * vy, ux * ux + uy * uy];
  const foot: Ratio = along < 0n ? [0n, 1n] : along > length ? [1n, 1n] : [along, length];
  return squareBetween(pointAt(edge, foot), r);
}

/** The least double that is not less than a root. */
function rootUp([n, d]: Ratio): number {
  const near = roundSqrt(n, d);
  if (near === Infinity) return near;
  const [a, b] = ratioOf(near);
  return a * a * d < n * b * b ? nextUp(near) : near;
}

interface Snapped {
  readonly edges: readonly Edge[];
  /** null after more than one pass, when it is a bound only. */
  readonly deviation: number | null;
  readonly isDone: boolean;
}

function snap(first: readonly Edge[], grid: Grid): Snapped {
  let edges = first;
  let largest: Ratio = [0n, 1n];
  for (let pass = 1; ; pass++) {
    const centers = [
      ...new Map(verticesOf(edges).map((v) => [roundedBy(grid, v).join(), roundedBy(grid, v)])).values(),
    ];
    const bent = edges.flatMap((edge): Edge[] => {
      const [start, end] = [roundedBy(grid, edge.p), roundedBy(grid, edge.q)];
      const passed = centers.flatMap((center) => {
        const isEnd = [start, end].some(([x, y]) => x === center[0] && y === center[1]);
        const at = isEnd ? null : passage(edge, center, grid);
        return at === null ? [] : [{ at, center }];
      });
      passed.sort((a, b) => (isLess(a.at, b.at) ? -1 : 1));
      const points = [start, ...passed.map(({ center }) => center), end].map(spotOf);
      points.forEach((r, i) => {
        const square =
          i === 0
            ? squareBetween(edge.p, r)
            : i + 1 === points.length
              ? squareBetween(edge.q, r)
              : squareTo(edge, r);
        if (isLess(largest, square)) largest = square;
      });
      return points.slice(1).map((q, i) => ({ p: points[i]!, q }));
    });
    edges = boundaryOf(bent, 'positive');
    const isDone = verticesOf(edges).every((v) => compareSpots(spotOf(roundedBy(grid, v)), v) === 0);
    if (isDone || pass === PASSES) return { edges, deviation: pass === 1 ? rootUp(largest) : null, isDone };
  }
}

const asText = (edges: readonly Edge[]): string => edges.map(nameOfEdge).sort().join('\n');

/** What the polygons are after rounding. */
export function polygonRoundingReferee(values: Float64Array): string {
  const { rings, grid: size } = roundingCaseOf(values);
  const grid = new Grid(size);
  const given = rings.flatMap((ring) => {
    const points = ring.map(spotOf);
    return points.map((p, i) => ({ p, q: points[(i + 1) % points.length]! }));
  });
  const edges = boundaryOf(given, 'even-odd');
  if (edges.length === 0) return roundingText('empty', 0, 0, []);
  const vertices = verticesOf(edges);
  const places = new Map(vertices.map((v) => [nameOf(v), spotOf(roundedBy(grid, v))]));
  const merged = vertices.length - new Set([...places.values()].map(nameOf)).size;
  const moved = edges.map(({ p, q }) => ({ p: places.get(nameOf(p))!, q: places.get(nameOf(q))! }));
  const nearest = boundaryOf(moved, 'positive');
  if (merged === 0 && asText(nearest) === asText(joined(moved))) {
    const squares = vertices.map((v) => squareBetween(v, places.get(nameOf(v))!));
    const largest = squares.reduce((a, b) => (isLess(a, b) ? b : a));
    return roundingText('valid', rootUp(largest), 0, doublesOf(nearest));
  }
  let snapped = snap(edges, grid);
  if (!snapped.isDone && size === 0) {
    const most = Math.max(...[...places.values()].flatMap((v) => doubles(v)).map(Math.abs));
    snapped = snap(edges, new Grid(powerOfTwo(Math.max(exponentOf(most) - 52, -1074))));
  }
  return roundingText('repaired', snapped.deviation, merged, doublesOf(snapped.edges));
}

const doubles = (v: Spot): Point => roundedBy(new Grid(0), v);

const doublesOf = (edges: readonly Edge[]): [Point, Point][] =>
  edges.map(({ p, q }) => [doubles(p), doubles(q)]);
