/**
 * Which triangles belong together at an edge that more than two of them have in common: those with material between
 * them. So bodies that touch along an edge keep loops of their own.
 *
 * Seen from the end of the edge to its start, counterclockwise: material begins behind a half-edge that runs from the
 * end to the start (it opens), and ends before one that runs from the start to the end (it closes). So half-edges pair
 * like parentheses on a circle.
 */
import { orient2d, orient3d } from '../../predicates/index.js';
import { nextHalfEdge, previousHalfEdge } from '../structure/edges.js';
import type { DoubleMesh } from '../structure/indexed-mesh.js';
import { hasArea } from '../structure/neighbours.js';

/** A half-edge, and how far its triangle is turned from that of the first: a quarter turn is 1. */
interface Sheet {
  readonly halfEdge: number;
  readonly closes: boolean;
}

/** Writes mates of half-edges along one edge. Those that have no counterpart get none. */
export function pairAroundEdge(mesh: DoubleMesh, halfEdges: Uint32Array, mates: Uint32Array): void {
  const { indices } = mesh;
  const start = Math.min(indices[halfEdges[0]!]!, indices[nextHalfEdge(halfEdges[0]!)]!);
  const sheets = Array.from(halfEdges, (h) => ({ halfEdge: h, closes: indices[h] === start }));
  const isRound = (sheet: Sheet) => hasArea(mesh, Math.floor(sheet.halfEdge / 3));
  const turning = sheets.filter(isRound);
  const left = matched(inTurn(mesh, turning), mates);
  // What has no area has no direction, and goes with what is left.
  const rest = [
    ...left.sort((a, b) => a.halfEdge - b.halfEdge),
    ...sheets.filter((sheet) => !isRound(sheet)),
  ];
  const closing = rest.filter(({ closes }) => closes);
  const opening = rest.filter(({ closes }) => !closes);
  for (let i = 0; i < Math.min(closing.length, opening.length); i++) join(mates, opening[i]!, closing[i]!);
}

function join(mates: Uint32Array, a: Sheet, b: Sheet): void {
  mates[a.halfEdge] = b.halfEdge;
  mates[b.halfEdge] = a.halfEdge;
}

/** Joins what pairs on the circle, and gives back what does not. */
function matched(circle: readonly Sheet[], mates: Uint32Array): Sheet[] {
  const done = new Set<Sheet>();
  const open: Sheet[] = [];
  for (const sheet of [...circle, ...circle]) {
    if (done.has(sheet)) continue;
    if (!sheet.closes) {
      if (!open.includes(sheet)) open.push(sheet);
      continue;
    }
    const opening = open.pop();
    if (opening === undefined) continue;
    done.add(opening).add(sheet);
    join(mates, opening, sheet);
  }
  return circle.filter((sheet) => !done.has(sheet));
}

/** The sheets counterclockwise around their edge; of those in one direction, the closing ones come first. */
function inTurn(mesh: DoubleMesh, sheets: readonly Sheet[]): Sheet[] {
  const [first] = sheets;
  if (first === undefined) return [];
  const quarters = new Map(sheets.map((sheet) => [sheet, quarterFrom(mesh, first, sheet)]));
  return [...sheets].sort((a, b) => {
    const quarter = quarters.get(a)! - quarters.get(b)!;
    if (quarter !== 0) return quarter;
    const turn = turnBetween(mesh, first, b, a);
    return turn || Number(b.closes) - Number(a.closes) || a.halfEdge - b.halfEdge;
  });
}

/** 0 in the direction of the first sheet, 1 less than half a turn from it, 2 opposite, 3 more than half a turn. */
function quarterFrom(mesh: DoubleMesh, first: Sheet, sheet: Sheet): 0 | 1 | 2 | 3 {
  const turn = turnBetween(mesh, first, first, sheet);
  if (turn !== 0) return turn > 0 ? 1 : 3;
  return isSameSide(mesh, first, sheet) ? 0 : 2;
}

/** The sign of the turn from sheet a to sheet b around the edge, whose ends `edge` names. */
function turnBetween({ positions: p, indices }: DoubleMesh, edge: Sheet, a: Sheet, b: Sheet): number {
  const [u, v] = endsOf(indices, edge);
  const w = 3 * indices[previousHalfEdge(a.halfEdge)]!;
  const x = 3 * indices[previousHalfEdge(b.halfEdge)]!;
  return orient3d(
    p[u]!,
    p[u + 1]!,
    p[u + 2]!,
    p[v]!,
    p[v + 1]!,
    p[v + 2]!,
    p[w]!,
    p[w + 1]!,
    p[w + 2]!,
    p[x]!,
    p[x + 1]!,
    p[x + 2]!,
  );
}

/** Where the lesser and the greater end of an edge stand. */
function endsOf(indices: Uint32Array, { halfEdge }: Sheet): [number, number] {
  const a = 3 * indices[halfEdge]!;
  const b = 3 * indices[nextHalfEdge(halfEdge)]!;
  return a < b ? [a, b] : [b, a];
}

/** Whether two sheets of one plane are on the same side of the edge: seen along an axis that does not flatten them. */
function isSameSide({ positions: p, indices }: DoubleMesh, a: Sheet, b: Sheet): boolean {
  const [u, v] = endsOf(indices, a);
  const w = 3 * indices[previousHalfEdge(a.halfEdge)]!;
  const x = 3 * indices[previousHalfEdge(b.halfEdge)]!;
  for (let k = 0; k < 3; k++) {
    const i = (k + 1) % 3;
    const j = (k + 2) % 3;
    const sideOf = (at: number) =>
      orient2d(p[u + i]!, p[u + j]!, p[v + i]!, p[v + j]!, p[at + i]!, p[at + j]!);
    const own = sideOf(w);
    if (own !== 0) return own === sideOf(x);
  }
  return false;
}
