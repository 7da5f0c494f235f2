/**
 * Whether holes of a mesh were filled as they have to be, and left where they have to be: loops by walks along all of
 * them, triangles by clipping each pair, all triangulations of small loops. The kernel takes loops off one walk, cuts
 * polygons, and has trees of boxes and stars.
 */
import { type Filling, readFilling } from '../../../answers/construction.js';
import { ALL, fillOptionsAt, meshAt, withHoles } from '../../../cases/meshes/values.js';
import { spaceShape } from '../../constructions/space-polygons.js';
import { cross, dot, isZero, sameVector, subtract, type Vector } from '../index.js';
import { polygonShape } from '../shape.js';
import { type Corners, type ExactMesh, edgesOf, exactMesh, exactScene } from './exact-mesh.js';
import { commonPart, isMoreThanShared } from './pairs.js';
import { connectedSets, edgesIn, properTriangles } from './textbook.js';

/** The question: the mesh as it is given, and with vertices at one point as one. */
interface Case {
  readonly given: ExactMesh;
  readonly mesh: ExactMesh;
  readonly maxEdges: number;
}

function caseOf(v: Float64Array): Case {
  const given = exactScene([withHoles(v, meshAt(v, 0, ALL))]).meshes[0]!;
  const { vertices, triangles } = given;
  const first = vertices.map((p) => vertices.findIndex((q) => sameVector(p, q)));
  const mesh = exactMesh(
    vertices,
    triangles.flatMap((corners) => corners.map((i) => first[i]!)),
  );
  return { given, mesh, maxEdges: fillOptionsAt(v).maxEdges ?? Infinity };
}

const startOf = ({ triangles }: ExactMesh, h: number) => triangles[Math.floor(h / 3)]![h % 3]!;
const endOf = ({ triangles }: ExactMesh, h: number) => triangles[Math.floor(h / 3)]![(h + 1) % 3]!;

/** The half-edges of edges with one triangle. */
function borderOf(mesh: ExactMesh): number[] {
  return edgesIn(mesh, properTriangles(mesh))
    .filter(({ triangles }) => triangles.length === 1)
    .map(({ low, high, triangles }) => {
      const t = triangles[0]!;
      return [0, 1, 2]
        .map((k) => 3 * t + k)
        .find((h) => {
          return [startOf(mesh, h), endOf(mesh, h)].sort((a, b) => a - b).join() === `${low},${high}`;
        })!;
    })
    .sort((a, b) => a - b);
}

/** Up to two closed chains from a half-edge on that pass no vertex twice. */
function chainsFrom(mesh: ExactMesh, piece: readonly number[], start: number): number[][] {
  const found: number[][] = [];
  const walk = (chain: readonly number[]): void => {
    const end = endOf(mesh, chain.at(-1)!);
    if (end === startOf(mesh, start)) found.push([...chain]);
    else
      for (const h of piece) {
        if (found.length > 1) return;
        if (startOf(mesh, h) !== end || chain.some((g) => endOf(mesh, g) === endOf(mesh, h))) continue;
        walk([...chain, h]);
      }
  };
  walk([start]);
  return found;
}

/** What is connected of the border, and its loops, if there is one way to make them. */
interface Piece {
  readonly halfEdges: readonly number[];
  readonly kind: 'loops' | 'not-oriented' | 'ambiguous';
  readonly loops: readonly (readonly number[])[];
}

function piecesOf(mesh: ExactMesh): Piece[] {
  const border = borderOf(mesh);
  return connectedSets(border.map((h) => [startOf(mesh, h), endOf(mesh, h)])).map((vertices): Piece => {
    const halfEdges = border.filter((h) => vertices.includes(startOf(mesh, h)));
    const count = (of: typeof startOf, v: number) => halfEdges.filter((h) => of(mesh, h) === v).length;
    if (vertices.some((v) => count(startOf, v) !== count(endOf, v)))
      return { halfEdges, kind: 'not-oriented', loops: [] };
    const chains = halfEdges.map((h) => chainsFrom(mesh, halfEdges, h));
    if (chains.some((found) => found.length > 1)) return { halfEdges, kind: 'ambiguous', loops: [] };
    const loops = chains.map((found) => found[0]!).filter((chain) => chain[0] === Math.min(...chain));
    return { halfEdges, kind: 'loops', loops };
  });
}

const ringOf = (mesh: ExactMesh, loop: readonly number[]) => loop.map((h) => startOf(mesh, h)).reverse();

function normalOf([a, b, c]: readonly Vector[]): Vector {
  return cross(subtract(b!, a!), subtract(c!, a!));
}

/** What a loop is, as a polygon of space. */
function shapeOf(mesh: ExactMesh, loop: readonly number[]): string {
  const points = ringOf(mesh, loop).map((v) => mesh.vertices[v]!);
  return points.length === 3 && isZero(normalOf(points)) ? 'flat' : spaceShape(points);
}

/** Whether there is a plane through points that are not on one line. */
function isPlanar(points: readonly Vector[]): boolean {
  const [o, ...others] = points as [Vector, ...Vector[]];
  const ways = others.map((p) => subtract(p, o));
  const normal = ways.flatMap((u) => ways.map((w) => cross(u, w))).find((n) => !isZero(n));
  return normal !== undefined && ways.every((way) => dot(normal, way) === 0n);
}

/** What is true of all right answers: what the border is like, and how many edges it has. */
export function fillingReferee(v: Float64Array): string {
  const { mesh } = caseOf(v);
  const pieces = piecesOf(mesh);
  const edges = pieces.reduce((sum, { halfEdges }) => sum + halfEdges.length, 0);
  if (edges === 0) return 'none 0';
  if (pieces.some(({ kind }) => kind !== 'loops')) return `unclear ${edges}`;
  const isBent = pieces.some(({ loops }) => loops.some((loop) => shapeOf(mesh, loop) === 'not-planar'));
  return `${isBent ? 'bent' : 'planar'} ${edges}`;
}

/** Whether triangles of a mesh and new ones meet elsewhere than in common corners and edges. */
class Meetings {
  readonly #mesh: ExactMesh;
  readonly #known = new Map<string, boolean>();

  constructor(mesh: ExactMesh) {
    this.#mesh = mesh;
  }

  #shape(corners: readonly number[]) {
    return polygonShape(corners.map((v) => this.#mesh.vertices[v]!));
  }

  hasArea(corners: readonly number[]): boolean {
    return !isZero(normalOf(corners.map((v) => this.#mesh.vertices[v]!)));
  }

  meetsMesh(corners: readonly number[]): boolean {
    return this.#remembered(corners.join(), () => {
      const shape = this.#shape(corners);
      return this.#mesh.shapes.some((other) => this.#clash(shape, other));
    });
  }

  meet(one: readonly number[], other: readonly number[]): boolean {
    return this.#remembered(`${one.join()} ${other.join()}`, () =>
      this.#clash(this.#shape(one), this.#shape(other)),
    );
  }

  #clash(a: Parameters<typeof commonPart>[0], b: Parameters<typeof commonPart>[0]): boolean {
    const common = commonPart(a, b);
    return common !== undefined && isMoreThanShared(common);
  }

  #remembered(key: string, find: () => boolean): boolean {
    const known = this.#known.get(key) ?? find();
    this.#known.set(key, known);
    return known;
  }
}

const runsOf = (triangles: readonly Corners[]) =>
  triangles.flatMap(edgesOf).map(([from, to]) => `${from} ${to}`);
const turnedRun = (run: string) => run.split(' ').reverse().join(' ');

/** The edges of new triangles that are none of the border. */
function innerOf(triangles: readonly Corners[]): string[] {
  const runs = runsOf(triangles);
  return runs.filter((run) => runs.includes(turnedRun(run)));
}

/** What is wrong with new triangles beside a mesh, and among themselves; undefined: they are good. */
function clashOf(mesh: ExactMesh, meetings: Meetings, triangles: readonly Corners[]): string | undefined {
  const flat = triangles.find((corners) => !meetings.hasArea(corners));
  if (flat !== undefined) return `the triangle ${flat.join(' ')} has no area`;
  const there = new Set(properTriangles(mesh).flatMap((t) => runsOf([mesh.triangles[t]!])));
  const edge = innerOf(triangles).find((run) => there.has(run) || there.has(turnedRun(run)));
  if (edge !== undefined) return `the edge ${edge} is one of the mesh already`;
  const clash = triangles.find((corners) => meetings.meetsMesh(corners));
  if (clash !== undefined) return `the triangle ${clash.join(' ')} meets the mesh`;
  for (const [i, one] of triangles.entries())
    for (const other of triangles.slice(i + 1))
      if (meetings.meet(one, other)) return `the triangles ${one.join(' ')} and ${other.join(' ')} meet`;
  return undefined;
}

/** All triangulations of the vertices from i to j of a ring. */
function triangulations(ring: readonly number[], i: number, j: number): Corners[][] {
  if (j - i < 2) return [[]];
  return Array.from({ length: j - i - 1 }, (_, k) => i + k + 1).flatMap((apex) =>
    triangulations(ring, i, apex).flatMap((before) =>
      triangulations(ring, apex, j).map((behind) => [
        [ring[i]!, ring[apex]!, ring[j]!] as const,
        ...before,
        ...behind,
      ]),
    ),
  );
}

/** So many edges has a loop at most of which all triangulations are tried. */
const ALL_TRIED = 8;

function isEveryBad(mesh: ExactMesh, meetings: Meetings, loop: readonly number[]): boolean {
  const ring = ringOf(mesh, loop);
  return triangulations(ring, 0, ring.length - 1).every(
    (triangles) => clashOf(mesh, meetings, triangles) !== undefined,
  );
}

/** What is wrong with a hole that was filled. */
function filledFault(
  { mesh, maxEdges }: Case,
  hole: Filling['filled'][number],
  triangles: readonly Corners[],
): string | undefined {
  const { loops, planar } = hole;
  if (loops.length === 0) return 'a hole has no loop';
  const rings = loops.map((loop) => ringOf(mesh, loop));
  const large = loops.find((loop) => loop.length > maxEdges);
  if (large !== undefined) return `a loop of ${large.length} edges was filled`;
  const points = rings.flat().map((v) => mesh.vertices[v]!);
  if (isPlanar(points) !== planar) return `a hole is ${planar ? 'not ' : ''}planar`;
  if (loops.length > 1 && !planar) return 'a hole with several loops is not planar';
  const expected = rings.flatMap((ring) => ring.map((v, i) => `${v} ${ring[(i + 1) % ring.length]!}`)).sort();
  const runs = runsOf(triangles);
  if (new Set(runs).size < runs.length) return 'triangles of a hole run along an edge in the same direction';
  const outer = runs.filter((run) => !runs.includes(turnedRun(run))).sort();
  if (outer.join() !== expected.join()) return 'the triangles of a hole do not end at its loops';
  if (!planar) return undefined;
  const normals = triangles.map((corners) => normalOf(corners.map((v) => mesh.vertices[v]!)));
  if (normals.some((normal) => dot(normal, normals[0]!) <= 0n))
    return 'triangles of a planar hole turn both ways';
  return undefined;
}

/** Whether another loop lies in the plane of one, so that they may be one hole. */
function hasPartner(
  mesh: ExactMesh,
  loops: readonly (readonly number[])[],
  loop: readonly number[],
): boolean {
  const pointsOf = (one: readonly number[]) => ringOf(mesh, one).map((v) => mesh.vertices[v]!);
  return loops.some((other) => other[0] !== loop[0] && isPlanar([...pointsOf(loop), ...pointsOf(other)]));
}

/** What is wrong with a loop that was left. */
function leftFault(
  { mesh, maxEdges }: Case,
  meetings: Meetings,
  loops: readonly (readonly number[])[],
  { halfEdges: loop, reason }: Filling['left'][number],
): string | undefined {
  const shape = shapeOf(mesh, loop);
  const isUnfit = ['flat', 'self-touching', 'self-crossing'].includes(shape);
  if (hasPartner(mesh, loops, loop) && !isUnfit) return undefined;
  const expected = loop.length > maxEdges ? 'too-large' : isUnfit ? shape : undefined;
  const said = `the loop from half-edge ${loop[0]} was left as ${reason}`;
  if (expected !== undefined) return reason === expected ? undefined : `${said}, and is ${expected}`;
  if (!['meets-mesh', 'meets-filling'].includes(reason)) return `${said}, and is not`;
  if (reason === 'meets-filling' || loop.length > ALL_TRIED) return undefined;
  return isEveryBad(mesh, meetings, loop) ? undefined : `${said}, and there are triangles that do not`;
}

const sameLists = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]) =>
  a.map(String).sort().join(';') === b.map(String).sort().join(';');

/** What is wrong with an answer. */
export function checkFilling(v: Float64Array, said: string): string | undefined {
  const asked = caseOf(v);
  const { given, mesh } = asked;
  const answer = readFilling(said, mesh.vertices.length, 3 * mesh.triangles.length);
  const pieces = piecesOf(mesh);
  const loops = pieces.flatMap((piece) => piece.loops);
  const isUnclear = ({ reason }: { reason: string }) => ['not-oriented', 'ambiguous'].includes(reason);
  for (const reason of ['not-oriented', 'ambiguous']) {
    const expected = pieces.filter(({ kind }) => kind === reason).map(({ halfEdges }) => halfEdges);
    const found = answer.left.filter((border) => border.reason === reason).map(({ halfEdges }) => halfEdges);
    if (!sameLists(expected, found)) return `what is ${reason} is something else`;
  }
  const left = answer.left.filter((border) => !isUnclear(border));
  const named = [...answer.filled.flatMap((hole) => hole.loops), ...left.map(({ halfEdges }) => halfEdges)];
  if (!sameLists(loops, named)) return 'the loops are others';
  if (left.filter(({ reason }) => reason === 'meets-filling').length === 1)
    return 'one hole alone meets another';
  const corners = Array.from({ length: answer.triangles.length / 3 }, (_, t): Corners => {
    const [i, j, k] = answer.triangles.slice(3 * t, 3 * t + 3);
    return [i!, j!, k!];
  });
  const joinedNames = corners.map((triangle) => {
    return triangle.map((i) =>
      mesh.vertices.findIndex((p) => sameVector(p, mesh.vertices[i]!)),
    ) as unknown as Corners;
  });
  if (answer.filled.reduce((sum, { triangles }) => sum + triangles, 0) !== corners.length)
    return 'the numbers of triangles do not sum up';
  let at = 0;
  for (const hole of answer.filled) {
    const own = joinedNames.slice(at, at + hole.triangles);
    const starts = new Set(hole.loops.flat().map((h) => startOf(given, h)));
    if (corners.slice(at, at + hole.triangles).some((triangle) => triangle.some((i) => !starts.has(i))))
      return 'a triangle has a vertex that is none of its loop';
    const fault = filledFault(asked, hole, own);
    if (fault !== undefined) return fault;
    at += hole.triangles;
  }
  const meetings = new Meetings(mesh);
  const clash = clashOf(mesh, meetings, joinedNames);
  if (clash !== undefined) return clash;
  const inner = innerOf(joinedNames);
  if (new Set(inner).size < inner.length) return 'two holes have an inner edge in common';
  const after = exactMesh(mesh.vertices, [...mesh.triangles, ...joinedNames].flat());
  const open = edgesIn(after, properTriangles(after)).filter(({ triangles }) => triangles.length % 2 === 1);
  if (open.length !== answer.openEdges) return `${open.length} edges are open, not ${answer.openEdges}`;
  for (const border of left) {
    const fault = leftFault(asked, meetings, loops, border);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
