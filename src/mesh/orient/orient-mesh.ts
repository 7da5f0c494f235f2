import { requireNoMore } from '../../core/arguments/surplus.js';
import { SidedUnionFind } from '../../core/collections/union-find.js';
import { orient2d, orient3d } from '../../predicates/index.js';
import { type MeshEdges, nextHalfEdge, previousHalfEdge, repeatsCorner } from '../structure/edges.js';
import {
  adoptDoubleMesh,
  type DoubleMesh,
  type IndexedMesh,
  type MeshInput,
} from '../structure/indexed-mesh.js';
import { prepareMesh } from '../structure/prepared-mesh.js';
import { checkMesh } from '../validation/check-mesh.js';
import type { MeshReport } from '../validation/report.js';
import { weldVertices } from '../weld/weld.js';

/** A mesh whose triangles look one way. */
export interface OrientedMesh {
  /**
   * The same vertices and triangles in the same order; in those that were turned, the last two corners are exchanged.
   */
  readonly mesh: IndexedMesh & { readonly positions: Float64Array };
  /** The triangles that were turned, in ascending order. */
  readonly turned: Uint32Array;
  /**
   * What the check says of the result, with vertices at one point as one; self-intersections are not looked for in one
   * component.
   */
  readonly report: MeshReport;
  /** Parts that have only one side, as a Möbius strip has: their triangles stay as they are. */
  readonly oneSided: number;
  /** Components that are open or meet others, so that what is outside is not clear: neighbours agree, no more. */
  readonly undecided: number;
}

/**
 * Turns triangles so that neighbours run along their edge in opposite directions, and closed components look outward;
 * inward where they lie in an odd number of others, around a cavity.
 *
 * Neighbours are triangles at one edge, whose vertices are one where they are at one point. Where an even number of
 * more than two meet at an edge, they are sorted around it, exactly, and each looks at the next one's front or back in
 * turn: that is what every boundary of a solid does. In a part that is open, the smaller number of triangles is turned;
 * a part with only one side stays as it is, and so do triangles with two corners at one point. Which way is outward,
 * the exact sign of the volume says. Where components meet, and none is clearly inside the other, each looks outward.
 * No coordinate changes, and triangles keep their order: `turned`, `oneSided` and `undecided` say what was done and
 * what is left open.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 16.3 (4th edition).
 *
 * @throws RangeError for positions or indices that are not a mesh
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
 * const mesh = { positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 2, 3, 1, 2, 3]) };
 * const { turned, report } = orientMesh(mesh);
 * turned; // new Uint32Array([2])
 * report.valid; // true
 */
export function orientMesh(mesh: MeshInput): OrientedMesh {
  if (arguments.length > 1) requireNoMore('orientMesh', 1, arguments[1]);
  const given = adoptDoubleMesh('orientMesh', 'mesh', mesh);
  // Triangles keep their numbers.
  const joined = weldVertices(given).mesh;
  const { edges } = prepareMesh(joined);
  const { turn, oneSided } = agreeing(joined as DoubleMesh, edges);
  const report = outward(joined as DoubleMesh, turn);
  const turned = Uint32Array.from(
    (function* () {
      for (let t = 0; t < turn.length; t++) if (turn[t] === 1) yield t;
    })(),
  );
  return {
    mesh: { positions: given.positions.slice(), indices: withTurned(given.indices, turn) },
    turned,
    report,
    oneSided,
    undecided: countUndecided(report),
  };
}

/** Triangles with the last two corners exchanged where that is marked. */
function withTurned(indices: Uint32Array, turn: Uint8Array): Uint32Array {
  const result = indices.slice();
  for (let t = 0; t < turn.length; t++) {
    if (turn[t] === 0) continue;
    result[3 * t + 1] = indices[3 * t + 2]!;
    result[3 * t + 2] = indices[3 * t + 1]!;
  }
  return result;
}

/** Which triangles to turn so that neighbours agree. */
function agreeing(mesh: DoubleMesh, edges: MeshEdges): { turn: Uint8Array; oneSided: number } {
  const { indices } = mesh;
  const triangles = indices.length / 3;
  const sets = new SidedUnionFind(triangles);
  const contradictions: number[] = [];
  const triangleOf = (h: number) => Math.floor(h / 3);
  /** @returns whether two half-edges may run in opposite directions, which they do from now on */
  const oppose = (g: number, h: number) =>
    sets.union(triangleOf(g), triangleOf(h), indices[g] === indices[h] ? 1 : 0);
  const at = (e: number) => edges.halfEdges.subarray(edges.first[e]!, edges.first[e + 1]!);
  for (let e = 0; e < edges.count; e++) {
    const [g, h, ...others] = at(e);
    if (h !== undefined && others.length === 0 && !oppose(g!, h)) contradictions.push(triangleOf(g!));
  }
  // What two neighbours say is sure. Where more meet, a surface that goes through itself may say something else: then
  // it is not heard.
  for (let e = 0; e < edges.count; e++) {
    const around = at(e);
    if (around.length < 4 || around.length % 2 === 1) continue;
    const sorted = sortedAround(mesh, around);
    for (let i = 1; i < (sorted?.length ?? 0); i++) oppose(sorted![i - 1]!, sorted![i]!);
  }
  const oneSided = new Set(contradictions.map((t) => sets.find(t)));
  const count = new Int32Array(triangles);
  for (let t = 0; t < triangles; t++) count[sets.find(t)]! += sets.side(t) === 1 ? 1 : -1;
  const turn = new Uint8Array(triangles);
  for (let t = 0; t < triangles; t++) {
    const root = sets.find(t);
    if (oneSided.has(root) || repeatsCorner(indices, t)) continue;
    turn[t] = sets.side(t) ^ (count[root]! > 0 ? 1 : 0);
  }
  return { turn, oneSided: oneSided.size };
}

/**
 * Half-edges along one edge in the order in which their triangles lie around it; undefined if two lie in one
 * half-plane, or one has no area.
 *
 * With a and b the ends of the edge and c the far corner of the first triangle, orient3d(a, b, c, d) is positive for
 * all d in one half of the turn from c on, negative in the other, and zero at c's half-plane and opposite to it. In
 * either half, d comes before e exactly if orient3d(a, b, d, e) is positive.
 */
function sortedAround(
  { positions: p, indices }: DoubleMesh,
  around: Uint32Array,
): readonly number[] | undefined {
  const first = around[0]!;
  const [a, b] = [3 * indices[first]!, 3 * indices[nextHalfEdge(first)]!];
  const far = (h: number) => 3 * indices[previousHalfEdge(h)]!;
  const turn = (g: number, h: number): number => {
    const [c, d] = [far(g), far(h)];
    return orient3d(
      ...([p[a]!, p[a + 1]!, p[a + 2]!, p[b]!, p[b + 1]!, p[b + 2]!] as const),
      ...([p[c]!, p[c + 1]!, p[c + 2]!, p[d]!, p[d + 1]!, p[d + 2]!] as const),
    );
  };
  // Triangles without area have no side: those turn nowhere against any other.
  const others = around.subarray(1);
  const before: number[] = [];
  const after: number[] = [];
  const straight: number[] = [];
  for (const h of others) {
    const side = turn(first, h);
    (side > 0 ? before : side < 0 ? after : straight).push(h);
  }
  // In the plane of the first, on its side or opposite: opposite to it all on one side are seen from the other side.
  if (straight.length > 1) return undefined;
  let isClear = true;
  const compare = (g: number, h: number) => {
    const sign = turn(g, h);
    if (sign === 0 && g !== h) isClear = false;
    return -sign;
  };
  before.sort(compare);
  after.sort(compare);
  if (!isClear || !straight.every((h) => isOpposite(p, a, b, far(first), far(h)))) return undefined;
  return [first, ...before, ...straight, ...after];
}

/**
 * Whether two points in one plane with a line lie on different sides of it, and neither on it: as their shadows along
 * an axis do.
 */
function isOpposite(p: Float64Array, a: number, b: number, c: number, d: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const [x, y] = [(axis + 1) % 3, (axis + 2) % 3];
    const side = (q: number) => orient2d(p[a + x]!, p[a + y]!, p[b + x]!, p[b + y]!, p[q + x]!, p[q + y]!);
    const [one, other] = [side(c), side(d)];
    if (one !== 0 && other !== 0) return one > 0 !== other > 0;
  }
  return false;
}

/** Marks what to turn besides so that closed components look outward. */
function outward({ positions, indices }: DoubleMesh, turn: Uint8Array): MeshReport {
  const checked = (): MeshReport => {
    const mesh = prepareMesh({ positions, indices: withTurned(indices, turn) });
    const report = checkMesh(mesh, { selfIntersections: 'none', limit: 0 });
    // Which component is inside which is known only if it is known which meet.
    return report.components.length > 1 ? checkMesh(mesh, { selfIntersections: 'all', limit: 0 }) : report;
  };
  const report = checked();
  const { components } = report;
  const inverted = new Uint8Array(components.length);
  for (let c = 0; c < components.length; c++) {
    const { volumeSign, depth } = components.at(c);
    const expected = (depth ?? 0) % 2 === 0 ? 1 : -1;
    inverted[c] = volumeSign === -expected ? 1 : 0;
  }
  if (!inverted.includes(1)) return report;
  const { ofTriangle } = components;
  for (let t = 0; t < turn.length; t++) if (inverted[ofTriangle[t]!] === 1) turn[t]! ^= 1;
  return checked();
}

/** Components of which outside is not clear. */
function countUndecided({ components }: MeshReport): number {
  let count = 0;
  for (let c = 0; c < components.length; c++) if (components.at(c).depth === null) count++;
  return count;
}
