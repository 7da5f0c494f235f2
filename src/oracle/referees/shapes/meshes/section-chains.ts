/**
 * Sections of meshes by another way: every triangle against a plane halfway to the first vertex in front of the given
 * one, in integers; segments are linked by what they have in common, the edges as coordinates, and where several meet
 * by the directions that they have in that plane.
 */
import { dot, signOf, type Vector } from '../index.js';
import type { ExactMesh } from './exact-mesh.js';

/** A rational point in space. */
export interface SectionPoint {
  readonly at: Vector;
  readonly weight: bigint;
}

/** Where a triangle crosses the plane: from one of its edges to another. */
interface Crossing {
  readonly triangle: number;
  readonly from: End;
  readonly to: End;
}

interface End {
  /** The edge: both ends, the one that is not in front first. */
  readonly edge: string;
  /** On the plane in front. */
  readonly point: SectionPoint;
  /** On the plane itself. */
  readonly limit: SectionPoint;
  /** Whether the vertex with the lower number is in front. */
  readonly isTurned: boolean;
}

/** A way from crossing to crossing. */
export interface SectionChain {
  readonly isClosed: boolean;
  readonly triangles: readonly number[];
  /** The corners on the plane; edge i runs from point i to the next. */
  readonly limits: readonly SectionPoint[];
  /** All corners on the plane in front, none twice in a row. */
  readonly ring: readonly SectionPoint[];
}

/** Where the edge from a to b crosses the plane on which the form has a value; f and g are those of the ends. */
function crossingPoint(a: Vector, f: bigint, b: Vector, g: bigint, value: bigint): SectionPoint {
  const [p, q] = [g - value, value - f];
  const at: Vector = [a[0] * p + b[0] * q, a[1] * p + b[1] * q, a[2] * p + b[2] * q];
  return { at, weight: g - f };
}

/** Whether two points are the same. */
export function isSamePoint(a: SectionPoint, b: SectionPoint): boolean {
  return [0, 1, 2].every((k) => a.at[k]! * b.weight === b.at[k]! * a.weight);
}

/** Where the triangles of a mesh cross the plane normal · x + constant = 0, or one a little in front of it. */
export function chainsOf(mesh: ExactMesh, normal: Vector, constant: bigint): SectionChain[] {
  const form = mesh.vertices.map((v) => 2n * (dot(normal, v) + constant));
  const front = form.filter((f) => f > 0n).sort((f, g) => signOf(f - g));
  const height = (front[0] ?? 0n) / 2n;
  const texts = mesh.vertices.map((v) => v.join());
  const crossings = mesh.triangles.flatMap((_, t) => crossingOf(mesh, texts, form, height, t) ?? []);
  return chainsAlong(crossings, linked(crossings, normal));
}

function crossingOf(
  { vertices, triangles }: ExactMesh,
  texts: readonly string[],
  form: readonly bigint[],
  height: bigint,
  t: number,
): Crossing | undefined {
  const corners = triangles[t]!;
  if (new Set(corners.map((v) => texts[v]!)).size < 3) return undefined;
  const end = (up: boolean): End | undefined => {
    for (let k = 0; k < 3; k++) {
      const [i, j] = [corners[k]!, corners[(k + 1) % 3]!];
      if (form[i]! > 0n === form[j]! > 0n || form[j]! > 0n !== up) continue;
      const [low, high] = up ? [i, j] : [j, i];
      const [a, b, f, g] = [vertices[low]!, vertices[high]!, form[low]!, form[high]!];
      return {
        edge: `${texts[low]} ${texts[high]}`,
        point: crossingPoint(a, f, b, g, height),
        limit: crossingPoint(a, f, b, g, 0n),
        isTurned: texts.indexOf(texts[high]!) < texts.indexOf(texts[low]!),
      };
    }
    return undefined;
  };
  const from = end(false);
  const to = end(true);
  return from && to && { triangle: t, from, to };
}

/** A crossing at an edge, and which way it goes from there. */
interface Spoke {
  readonly crossing: Crossing;
  readonly arrives: boolean;
  readonly direction: Vector;
}

/** For each crossing the one that follows. */
function linked(crossings: readonly Crossing[], normal: Vector): Map<Crossing, Crossing> {
  const atEdge = new Map<string, Spoke[]>();
  const add = (edge: string, spoke: Spoke) => atEdge.set(edge, [...(atEdge.get(edge) ?? []), spoke]);
  for (const crossing of crossings) {
    const { from, to } = crossing;
    const way = (p: SectionPoint, q: SectionPoint): Vector =>
      [0, 1, 2].map((k) => q.at[k]! * p.weight - p.at[k]! * q.weight) as unknown as Vector;
    add(to.edge, { crossing, arrives: true, direction: way(to.point, from.point) });
    add(from.edge, { crossing, arrives: false, direction: way(from.point, to.point) });
  }
  const next = new Map<Crossing, Crossing>();
  for (const spokes of atEdge.values()) {
    for (const [arriving, leaving] of pairsOf(spokes, normal)) next.set(arriving.crossing, leaving.crossing);
  }
  return next;
}

/** What arrives, and what leaves with material between the two. */
function pairsOf(spokes: readonly Spoke[], normal: Vector): [Spoke, Spoke][] {
  const isFlat = ({ direction }: Spoke) => direction.every((x) => x === 0n);
  const pairs: [Spoke, Spoke][] = [];
  const round = aroundOf(
    spokes.filter((spoke) => !isFlat(spoke)),
    normal,
  );
  // A neighbour that arrives, counterclockwise behind one that leaves, has nothing between: both are taken out.
  for (let i = 0; spokes.length > 2 && i < round.length; ) {
    const [leaving, arriving] = [round[i]!, round[(i + 1) % round.length]!];
    if (leaving.arrives || !arriving.arrives) {
      i++;
      continue;
    }
    pairs.push([arriving, leaving]);
    for (const one of [leaving, arriving]) round.splice(round.indexOf(one), 1);
    i = 0;
  }
  const byNumber = (a: Spoke, b: Spoke) => a.crossing.triangle - b.crossing.triangle;
  const rest = [...round.sort(byNumber), ...spokes.filter(isFlat).sort(byNumber)];
  const arriving = rest.filter(({ arrives }) => arrives);
  const leaving = rest.filter(({ arrives }) => !arrives);
  const both = Math.min(arriving.length, leaving.length);
  for (let i = 0; i < both; i++) pairs.push([arriving[i]!, leaving[i]!]);
  return pairs;
}

/** Counterclockwise seen from the front, beginning in a direction that is fixed by the edge's first triangle. */
function aroundOf(spokes: readonly Spoke[], normal: Vector): Spoke[] {
  const [first] = spokes;
  if (first === undefined) return [];
  const turn = (a: Spoke, b: Spoke) => {
    const [u, v] = [a.direction, b.direction];
    const across: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    return signOf(dot(across, normal));
  };
  const half = (a: Spoke) => {
    const side = turn(first, a);
    return side > 0 || (side === 0 && dot(first.direction, a.direction) > 0n) ? 0 : 1;
  };
  const { crossing, arrives } = first;
  const isTurned = (arrives ? crossing.to : crossing.from).isTurned;
  return [...spokes].sort(
    (a, b) =>
      half(a) - half(b) ||
      -turn(a, b) ||
      Number(b.arrives) - Number(a.arrives) ||
      (a.crossing.triangle - b.crossing.triangle) * (isTurned ? -1 : 1),
  );
}

function chainsAlong(crossings: readonly Crossing[], next: Map<Crossing, Crossing>): SectionChain[] {
  const followed = new Set(next.values());
  const done = new Set<Crossing>();
  const chains: SectionChain[] = [];
  for (const start of [...crossings.filter((one) => !followed.has(one)), ...crossings]) {
    if (done.has(start)) continue;
    const way: Crossing[] = [];
    let at: Crossing | undefined = start;
    for (; at !== undefined && !done.has(at); at = next.get(at)) {
      done.add(at);
      way.push(at);
    }
    const isClosed = at !== undefined;
    const shown = way.filter(({ from, to }) => !isSamePoint(from.limit, to.limit));
    if (shown.length === 0) continue;
    const limits = shown.map(({ from }) => from.limit);
    if (!isClosed) limits.push(shown[shown.length - 1]!.to.limit);
    const ring = way
      .filter(({ from, to }) => !isSamePoint(from.point, to.point))
      .map(({ from }) => from.point);
    chains.push({ isClosed, triangles: shown.map(({ triangle }) => triangle), limits, ring });
  }
  return chains;
}
