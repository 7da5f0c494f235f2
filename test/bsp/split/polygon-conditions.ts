/** What is asked of the pieces of a split, in exact integers of the plane of the polygon. */
import * as rational from '../../../src/arithmetic/rational.js';
import type { ExactPolygon, PolygonSplit, ThickPlaneLike } from '../../../src/bsp/index.js';
import { thickPlaneSide } from '../../../src/bsp/index.js';
import { side } from '../../../src/implicit/index.js';
import { doubleArea, lowered, texts } from './convex-patterns.js';

/** A point of the plane, homogeneous with w > 0, and its text. */
interface Corner {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
  readonly text: string;
}

const known = new WeakMap<ExactPolygon, Corner[]>();

function cornersOf(polygon: ExactPolygon): Corner[] {
  const corners = known.get(polygon) ?? newCorners(polygon);
  known.set(polygon, corners);
  return corners;
}

function newCorners(polygon: ExactPolygon): Corner[] {
  const names = texts(polygon);
  return polygon.vertices.map((vertex, i) => cornerOf(vertex, names[i]!));
}

function cornerOf(vertex: ExactPolygon['vertices'][number], text: string): Corner {
  const [x, y] = lowered(vertex);
  if (x.denominator === y.denominator) return { x: x.numerator, y: y.numerator, w: x.denominator, text };
  const w = x.denominator * y.denominator;
  return { x: x.numerator * y.denominator, y: y.numerator * x.denominator, w, text };
}

function turn(p: Corner, q: Corner, r: Corner): number {
  const det = p.x * (q.y * r.w - r.y * q.w) - p.y * (q.x * r.w - r.x * q.w) + p.w * (q.x * r.y - r.x * q.y);
  return det > 0n ? 1 : det < 0n ? -1 : 0;
}

/** Whether x, a point of the line, is on the closed segment. */
function isWithin(p: Corner, q: Corner, x: Corner): boolean {
  const along = (a: Corner, b: Corner) => [b.x * a.w - a.x * b.w, b.y * a.w - a.y * b.w] as const;
  const [u, v] = [along(x, p), along(x, q)];
  return u[0] * v[0] + u[1] * v[1] <= 0n;
}

function isOn(p: Corner, q: Corner, x: Corner): boolean {
  return turn(p, q, x) === 0 && isWithin(p, q, x);
}

function meet(p: Corner, q: Corner, r: Corner, s: Corner): boolean {
  if (isOn(p, q, r) || isOn(p, q, s) || isOn(r, s, p) || isOn(r, s, q)) return true;
  return turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;
}

/** Whether a ring is simple: edges have common points only at the vertex between them. */
export function isSimple(ring: readonly Corner[]): boolean {
  const n = ring.length;
  const at = (i: number) => ring[i % n]!;
  for (let i = 0; i < n; i++) {
    if (isOn(at(i), at(i + 1), at(i + 2)) || isOn(at(i + 1), at(i + 2), at(i))) return false;
    for (let j = i + 2; j < n; j++) {
      if ((j + 1) % n !== i && meet(at(i), at(i + 1), at(j), at(j + 1))) return false;
    }
  }
  return n >= 3;
}

/**
 * The directed edges of the pieces, without those that run both ways, are the edges of the polygon, cut only where an
 * edge goes from one side to the other: so every point is in as many pieces, each of which is simple and runs the same
 * way round, as it is in the polygon. Those that run both ways are of one piece in front and one behind.
 */
function chainFaults(polygon: ExactPolygon, split: PolygonSplit): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  const list = (pieces: readonly ExactPolygon[], name: string) => {
    for (const ring of pieces.map(cornersOf)) {
      ring.forEach(({ text }, i) => {
        const key = `${text} ${ring[(i + 1) % ring.length]!.text}`;
        if (owners.has(key)) faults.push('an edge of two pieces');
        owners.set(key, name);
      });
    }
  };
  list(split.fronts, 'front');
  list(split.backs, 'back');
  const whole = cornersOf(polygon);
  const next = new Map<string, string>();
  for (const [key, owner] of owners) {
    const [from, to] = key.split(' ') as [string, string];
    const other = owners.get(`${to} ${from}`);
    if (other === owner) faults.push('a chord of two pieces of one side');
    if (other === undefined) next.set(from, to);
  }
  whole.forEach(({ text }, i) => {
    const end = whole[(i + 1) % whole.length]!.text;
    const isCut = split.sides[i]! * split.sides[(i + 1) % whole.length]! < 0;
    const middle = next.get(text);
    if (isCut ? !(middle?.startsWith('{') && next.get(middle) === end) : middle !== end) {
      faults.push(`edge ${i} is not that of the pieces`);
    }
  });
  if (next.size !== whole.length + split.sides.filter((s, i) => s * split.sides.at(i - 1)! < 0).length) {
    faults.push('edges that the polygon does not have');
  }
  return faults;
}

/** Both ends of each edge lie on what it says; in its plane a line is two points. */
function edgeFaults(polygon: ExactPolygon): string[] {
  const corners = cornersOf(polygon);
  return polygon.edges.flatMap((edge, i) => {
    const next = (i + 1) % corners.length;
    const isOnEdge = (k: number) => {
      if (edge.type !== 'line') return side(edge, polygon.vertices[k]!) === 0;
      const ends = [edge.line.slice(0, 3), edge.line.slice(3)].map((end) => cornerOf(end, ''));
      return turn(ends[0]!, ends[1]!, corners[k]!) === 0;
    };
    return isOnEdge(i) && isOnEdge(next) ? [] : [`edge ${i} lies elsewhere`];
  });
}

/** All that is wrong with the pieces of a polygon that straddles a plane. */
export function splitFaults(polygon: ExactPolygon, split: PolygonSplit, plane: ThickPlaneLike): string[] {
  const faults = chainFaults(polygon, split);
  const pieces = [...split.fronts, ...split.backs];
  const areaOf = (piece: ExactPolygon) =>
    doubleArea(cornersOf(piece).map(({ x, y, w }) => [rational.fromParts(x, w), rational.fromParts(y, w)]));
  const whole = areaOf(polygon);
  const way = rational.sign(whole);
  const areas = pieces.map(areaOf);
  if (!rational.equals(areas.reduce(rational.add, rational.fromNumber(0)), whole)) faults.push('area');
  if (areas.some((area) => rational.sign(area) !== way)) faults.push('way round');
  for (const piece of pieces) if (!isSimple(cornersOf(piece))) faults.push('not simple');
  const sidesOf = ({ vertices }: ExactPolygon) => vertices.map((vertex) => thickPlaneSide(plane, vertex));
  for (const piece of split.fronts) {
    const sides = sidesOf(piece);
    if (sides.includes(-1) || !sides.includes(1)) faults.push('a front piece that is not in front');
  }
  for (const piece of split.backs) {
    const sides = sidesOf(piece);
    if (sides.includes(1) || !sides.includes(-1)) faults.push('a back piece that is not behind');
  }
  return [...faults, ...pieces.flatMap(edgeFaults)];
}
