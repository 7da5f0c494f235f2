import type { PolygonFillRule } from '../arrangement/fill-rule.js';
import { SegmentSoup } from '../arrangement/segment-soup.js';
import { SoupGeometry } from '../arrangement/soup-geometry.js';
import { GrowableUint32 } from '../core/collections/growable.js';
import { nearbyOrder } from './nearby-order.js';
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
  const lists = new LoadedLists();
  let uses = 0;
  operands.forEach((operand, number) => {
    const from = rules.length;
    let start = uses;
    if (!(operand instanceof ReadRings)) {
      rules.push('non-zero');
      uses += countOf(operand);
      soup.addUses(uses - start);
      loadSet(soup, operand, number, rings, start);
      leafOfUse.fill(rules.length - 1, start, uses);
      watch?.report('edges', uses, expected);
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
            leafOfUse.fill(rules.length - 1, start, uses);
            start = uses;
            rules.push('even-odd');
          }
          const to = ringEnds.data[ring++]!;
          rings.push({ operand: number, polygon, ring: k, start: uses });
          lists.add(coordinates.data, at, to, uses);
          uses += (to - at) / 2;
          at = to;
        }
        leafOfUse.fill(rules.length - 1, start, uses);
        start = uses;
      }
    }
    leaves.push([from, rules.length]);
  });
  lists.loadInto(soup, uses, watch);
  watch?.report('edges', expected, expected);
  return { soup, rules, leaves, holesEnd, leafOfUse, rings, watch };
}

function countOf(operand: ReadOperand): number {
  if (operand instanceof ReadRings) return (operand.to[0] - operand.from[0]) / 2;
  let count = 0;
  for (const rings of operand.polygons) for (const ring of rings) count += ring.length;
  return count;
}

/** Rings that are lists of coordinates: what is near in the plane is loaded one after the other. */
class LoadedLists {
  readonly #data: Float64Array[] = [];
  /** Where in its list each ring begins and ends, and its first use. */
  readonly #places = new GrowableUint32();

  add(data: Float64Array, from: number, to: number, use: number): void {
    if (from === to) return;
    this.#data.push(data);
    for (const place of [from, to, use]) this.#places.push(place);
  }

  loadInto(soup: SegmentSoup, uses: number, watch: Watch | null): void {
    soup.addUses(uses - soup.useEdge.length);
    const places = this.#places.data;
    const data = this.#data;
    const order = nearbyOrder(data.length, uses, (i, k) => data[i]![places[3 * i]! + k]!);
    let loaded = 0;
    for (let k = 0; k < data.length; k++) {
      const i = order === null ? k : order[k]!;
      const [from, to] = [places[3 * i]!, places[3 * i + 1]!];
      loadRing(soup, data[i]!, from, to, places[3 * i + 2]!);
      loaded += (to - from) / 2;
      watch?.step('edges', loaded, uses);
    }
  }
}

/** The ring of the coordinates from the place `from` to before the place `to`. */
function loadRing(
  soup: SegmentSoup,
  coordinates: Float64Array,
  from: number,
  to: number,
  start: number,
): void {
  let use = start;
  const first = soup.point(coordinates[from]!, coordinates[from + 1]!);
  let v = first;
  for (let i = from + 2; i < to; i += 2) {
    const w = soup.point(coordinates[i]!, coordinates[i + 1]!);
    soup.addSegment(v, w, use++);
    v = w;
  }
  soup.addSegment(v, first, use);
}

function loadSet(
  soup: SegmentSoup,
  set: PolygonSet,
  operand: number,
  rings: LoadedRing[],
  start: number,
): void {
  let use = start;
  const geometry = new SoupGeometry(soup);
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
  set.polygons.forEach((polygon, i) => {
    polygon.forEach((ring, k) => {
      rings.push({ operand, polygon: i, ring: k, start: use });
      ring.forEach((v, at) => {
        const w = ring[at + 1 === ring.length ? 0 : at + 1]!;
        const number = lineOfEdge(set, v, w)!;
        const [p, q] = [vertices[v]!, vertices[w]!];
        if (number < 0) {
          soup.addSegment(p, q, use++);
          return;
        }
        const line = lines[number]!;
        const isTurned = geometry.compareAlong(line, p, q) > 0;
        if (isTurned) soup.addPart(line, q, p, true, use++);
        else soup.addPart(line, p, q, false, use++);
      });
    });
  });
}
