import type { PolygonFillRule } from '../arrangement/fill-rule.js';
import { SegmentSoup } from '../arrangement/segment-soup.js';
import { SoupGeometry } from '../arrangement/soup-geometry.js';
import { type ReadOperand, ReadRings } from './operand.js';
import type { PolygonSet } from './polygon-set.js';
import { type Watch, WatchedSoup } from './progress.js';
import { lineOfEdge } from './set-edges.js';

/** A ring of an operand: whose uses of edges begin at `start`. */
export interface LoadedRing {
  readonly operand: number;
  readonly polygon: number;
  readonly ring: number;
  readonly start: number;
}

/** Operands as one soup of segments, and as leaves: parts that have a winding number each. */
export interface LoadedOperands {
  readonly soup: SegmentSoup;
  readonly rules: readonly PolygonFillRule[];
  /** The leaves of each operand: from the first to before the second number. */
  readonly leaves: readonly (readonly [number, number])[];
  /** Leaves from which those behind them are taken, up to before others: outer rings with holes. */
  readonly holesEnd: ReadonlyMap<number, number>;
  /** The leaf of each use of an edge. */
  readonly leafOfUse: Int32Array;
  readonly rings: readonly LoadedRing[];
  readonly watch: Watch | null;
}

export function loadOperands(
  operands: readonly ReadOperand[],
  rule: PolygonFillRule | undefined,
  {
    keepsPoints = false,
    watch = null,
  }: { readonly keepsPoints?: boolean; readonly watch?: Watch | null } = {},
): LoadedOperands {
  let expected = 16;
  for (const operand of operands) expected += countOf(operand);
  const soup =
    watch === null ? new SegmentSoup(expected, keepsPoints) : new WatchedSoup(expected, keepsPoints, watch);
  const rules: PolygonFillRule[] = [];
  const leaves: (readonly [number, number])[] = [];
  const rings: LoadedRing[] = [];
  const holesEnd = new Map<number, number>();
  const leafOfUse = new Int32Array(expected);
  operands.forEach((operand, number) => {
    const from = rules.length;
    let start = soup.useEdge.length;
    watch?.report('edges', start, expected);
    if (!(operand instanceof ReadRings)) {
      rules.push('non-zero');
      loadSet(soup, operand, number, rings);
      leafOfUse.fill(rules.length - 1, start, soup.useEdge.length);
    } else {
      const { coordinates, ringEnds, polygonEnds, withHoles } = operand.lists;
      let [at, ring] = operand.from;
      const first = operand.from[2];
      for (let polygon = 0; first + polygon < operand.to[2]; polygon++) {
        if (rule === undefined || polygon === 0) rules.push(rule ?? 'even-odd');
        const end = polygonEnds.data[first + polygon]!;
        const hasHoles = rule === undefined && withHoles.has(first + polygon);
        if (hasHoles) holesEnd.set(rules.length - 1, rules.length - 1 + end - ring);
        for (let k = 0; ring < end; k++) {
          if (hasHoles && k > 0) {
            leafOfUse.fill(rules.length - 1, start, soup.useEdge.length);
            start = soup.useEdge.length;
            rules.push('even-odd');
          }
          rings.push({ operand: number, polygon, ring: k, start: soup.useEdge.length });
          loadRing(soup, coordinates.data, at, ringEnds.data[ring]!);
          at = ringEnds.data[ring++]!;
        }
        leafOfUse.fill(rules.length - 1, start, soup.useEdge.length);
        start = soup.useEdge.length;
      }
    }
    leaves.push([from, rules.length]);
  });
  watch?.report('edges', expected, expected);
  return { soup, rules, leaves, holesEnd, leafOfUse, rings, watch };
}

function countOf(operand: ReadOperand): number {
  if (operand instanceof ReadRings) return (operand.to[0] - operand.from[0]) / 2;
  let count = 0;
  for (const rings of operand.polygons) for (const ring of rings) count += ring.length;
  return count;
}

/** The ring of the coordinates from the place `from` to before the place `to`. */
function loadRing(soup: SegmentSoup, coordinates: Float64Array, from: number, to: number): void {
  if (from === to) return;
  const first = soup.point(coordinates[from]!, coordinates[from + 1]!);
  let v = first;
  for (let i = from + 2; i < to; i += 2) {
    const w = soup.point(coordinates[i]!, coordinates[i + 1]!);
    soup.addSegment(v, w);
    v = w;
  }
  soup.addSegment(v, first);
}

/** The numbers of a set's lines and vertices in a soup. */
export interface SetNumbers {
  readonly lines: readonly number[];
  readonly vertices: readonly number[];
}

export function setNumbers(soup: SegmentSoup, set: PolygonSet): SetNumbers {
  const lines = set.lines.map(([ax, ay, bx, by, mx, my]) =>
    mx === undefined || my === undefined
      ? soup.lineThrough(soup.point(ax, ay), soup.point(bx, by))
      : soup.lineThroughMoved(ax, ay, bx, by, mx, my),
  );
  const vertices = set.vertices.map((vertex) =>
    'lines' in vertex
      ? soup.crossing(lines[vertex.lines[0]]!, lines[vertex.lines[1]]!)
      : soup.point(vertex[0], vertex[1]),
  );
  return { lines, vertices };
}

/** Adds an edge of a set, from one of its vertices to another. */
export function addSetEdge(
  soup: SegmentSoup,
  geometry: SoupGeometry,
  set: PolygonSet,
  { lines, vertices }: SetNumbers,
  v: number,
  w: number,
): void {
  const number = lineOfEdge(set, v, w)!;
  const [p, q] = [vertices[v]!, vertices[w]!];
  if (number < 0) {
    soup.addSegment(p, q);
    return;
  }
  const line = lines[number]!;
  const isTurned = geometry.compareAlong(line, p, q) > 0;
  if (isTurned) soup.addPart(line, q, p, true);
  else soup.addPart(line, p, q, false);
}

function loadSet(soup: SegmentSoup, set: PolygonSet, operand: number, rings: LoadedRing[]): void {
  const geometry = new SoupGeometry(soup);
  const numbers = setNumbers(soup, set);
  set.polygons.forEach((polygon, i) => {
    polygon.forEach((ring, k) => {
      rings.push({ operand, polygon: i, ring: k, start: soup.useEdge.length });
      ring.forEach((v, at) => {
        addSetEdge(soup, geometry, set, numbers, v, ring[at + 1 === ring.length ? 0 : at + 1]!);
      });
    });
  });
}
