import { cellText, diagramText, type EdgeText, pointText } from '../../../answers/diagrams.js';
import {
  cellIn,
  excess,
  fractionText,
  type Point,
  type Sites,
  sitesAt,
  twiceAreaOf,
  wideBox,
} from './power-cells.js';

/** A parameter of a line: n / w with w > 0; null is infinity. */
type Parameter = { readonly n: bigint; readonly w: bigint } | null;

const isLess = (p: Parameter, q: Parameter): boolean => p !== null && q !== null && p.n * q.w < q.n * p.w;

/** The stretch of the bisector of two sites on which no other one has less power, from one parameter to another. */
function stretchOf(sites: Sites, cells: readonly number[], i: number, j: number) {
  const [p, q] = [sites.points[i]!, sites.points[j]!];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const rise = sites.heights[j]! - sites.heights[i]!;
  const w = 2n * (dx * dx + dy * dy);
  const foot: Point = { x: rise * dx, y: rise * dy, w };
  let [from, to]: [Parameter, Parameter] = [null, null];
  for (const k of cells) {
    if (k === i || k === j) continue;
    // The excess over k at foot + t (-dy, dx): below 0 is all right.
    const r = sites.points[k]!;
    const constant = excess(sites, i, k, foot);
    const slope = 2n * ((r[1] - p[1]) * dx - (r[0] - p[0]) * dy) * w;
    if (slope === 0n) {
      if (constant > 0n) return null;
    } else {
      const bound = slope > 0n ? { n: -constant, w: slope } : { n: constant, w: -slope };
      if (slope > 0n) to = to === null || isLess(bound, to) ? bound : to;
      else from = from === null || isLess(from, bound) ? bound : from;
    }
  }
  if (from !== null && to !== null && !isLess(from, to)) return null;
  const at = (t: Parameter): Point | null =>
    t && { x: foot.x * t.w - dy * t.n * w, y: foot.y * t.w + dx * t.n * w, w: w * t.w };
  return [at(from), at(to)] as const;
}

const textAt = ({ x, y, w }: Point, one: bigint): string =>
  pointText(fractionText(x, w * one), fractionText(y, w * one));

/** The sites of some whose power at a point is least. */
function leastAt(sites: Sites, cells: readonly number[], p: Point): number[] {
  return cells.filter((i) => cells.every((j) => excess(sites, i, j, p) <= 0n));
}

/** A power diagram by its definition: cells with an area, and the stretches of bisectors between them. */
export function powerDiagramReferee(values: Float64Array): string {
  const sites = sitesAt(values);
  const wide = wideBox(sites);
  const cells = sites.standing.filter((i) => cellIn(sites, i, wide).length > 0);
  const edges: EdgeText[] = [];
  const vertices = new Map<string, number[]>();
  for (const i of cells) {
    for (const j of cells) {
      const stretch = i < j ? stretchOf(sites, cells, i, j) : null;
      if (stretch === null) continue;
      const ends = stretch.map((end) => {
        if (end === null) return null;
        const text = textAt(end, sites.one);
        vertices.set(text, leastAt(sites, cells, end));
        return text;
      });
      edges.push({ sites: [i, j], ends });
    }
  }
  return diagramText({
    vertices: Array.from(vertices, ([point, around]) => ({ point, sites: around })),
    edges,
    hidden: sites.standing.filter((i) => !cells.includes(i)),
    duplicates: sites.duplicates,
  });
}

const isBefore = (p: Point, q: Point): boolean => {
  const [px, qx] = [p.x * q.w, q.x * p.w];
  return px < qx || (px === qx && p.y * q.w < q.y * p.w);
};

/** The corners of a ring where it turns, from the leftmost (lowest) one. */
function cornersOf(ring: readonly Point[]): Point[] {
  const turn = (a: Point, b: Point, c: Point) =>
    a.w * (b.x * c.y - b.y * c.x) - a.x * (b.w * c.y - b.y * c.w) + a.y * (b.w * c.x - b.x * c.w);
  const n = ring.length;
  const corners = ring.filter((p, k) => turn(ring[(k + n - 1) % n]!, p, ring[(k + 1) % n]!) !== 0n);
  const least = corners.reduce((best, p, k) => (isBefore(p, corners[best]!) ? k : best), 0);
  return [...corners.slice(least), ...corners.slice(0, least)];
}

/** The cells of a power diagram in a box: `whole` if they all have an area, `empty` if none has. */
export function powerCellsReferee(values: Float64Array): string {
  const sites = sitesAt(values);
  const count = values[0]!;
  const rings = Array.from({ length: count }, (_, i) =>
    sites.standing.includes(i) ? cellIn(sites, i, sites.box) : [],
  );
  const texts = rings.map((ring) => {
    const { numerator, denominator } = twiceAreaOf(ring);
    const area = fractionText(numerator, 2n * denominator * sites.one * sites.one);
    return cellText(
      area,
      cornersOf(ring).map((p) => textAt(p, sites.one)),
    );
  });
  const filled = rings.filter((ring) => ring.length > 0).length;
  return [filled === 0 ? 'empty' : filled === count ? 'whole' : 'some', ...texts].join(' ');
}
