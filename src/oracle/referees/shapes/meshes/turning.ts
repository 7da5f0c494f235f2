/**
 * Which triangles of a mesh have to be turned, by the definitions: parts by merging lists, triangles around an edge by
 * their angles, containers by rays. The kernel has union-find with sides, orientations, and a check of the whole mesh.
 */
import { readTurning, type Turning } from '../../../answers/construction.js';
import { ALL, meshAt, turnedBy } from '../../../cases/meshes/values.js';
import { cross, dot, isZero, sameVector, subtract, type Vector } from '../index.js';
import { crossingsFrom } from './crossings.js';
import { type Corners, type ExactMesh, exactMesh, exactScene } from './exact-mesh.js';
import { pairsBetween } from './pairs.js';
import {
  componentsOf,
  connectedSets,
  type Edge,
  edgesIn,
  imbalance,
  isProper,
  properTriangles,
  volumeSign,
} from './textbook.js';

/** The mesh with vertices at one point as one. */
function joined({ vertices, triangles }: ExactMesh): ExactMesh {
  const first = vertices.map((p) => vertices.findIndex((q) => sameVector(p, q)));
  return exactMesh(
    vertices,
    triangles.flatMap((corners) => corners.map((i) => first[i]!)),
  );
}

/** The mesh that is asked about, its vertices joined. */
function meshOf(v: Float64Array): ExactMesh {
  return joined(exactScene([turnedBy(v, meshAt(v, 0, ALL))]).meshes[0]!);
}

/** Whether a triangle runs from the lower end of an edge to the higher. */
function runsUp({ triangles }: ExactMesh, t: number, { low, high }: Edge): boolean {
  const corners = triangles[t]!;
  return corners[(corners.indexOf(low) + 1) % 3] === high;
}

/**
 * The triangles at an edge in the order of their angles around it; undefined if two have the same, or one has no area.
 */
function around({ vertices, triangles }: ExactMesh, edge: Edge): readonly number[] | undefined {
  const [a, b] = [vertices[edge.low]!, vertices[edge.high]!];
  const axis = subtract(b, a);
  // The way to the far corner, across the edge, times a positive number.
  const across = (t: number): Vector => {
    const far = triangles[t]!.find((i) => i !== edge.low && i !== edge.high)!;
    return cross(cross(axis, subtract(vertices[far]!, a)), axis);
  };
  const ways = edge.triangles.map((t) => ({ t, way: across(t) }));
  if (ways.some(({ way }) => isZero(way))) return undefined;
  const u = ways[0]!.way;
  const v = cross(axis, u);
  // Quarters: [0, 90), [90, 180), ...
  const quarter = ({ way }: { way: Vector }) => {
    const [x, y] = [dot(way, u), dot(way, v)];
    if (x > 0n && y >= 0n) return 0;
    if (x <= 0n && y > 0n) return 1;
    return x < 0n ? 2 : 3;
  };
  const turn = (p: { way: Vector }, q: { way: Vector }) => dot(cross(p.way, q.way), axis);
  const sorted = [...ways].sort((p, q) => quarter(p) - quarter(q) || (turn(p, q) > 0n ? -1 : 1));
  const repeats = sorted.some((p, i) => {
    const q = sorted[(i + 1) % sorted.length]!;
    return p !== q && quarter(p) === quarter(q) && turn(p, q) === 0n;
  });
  return repeats ? undefined : sorted.map(({ t }) => t);
}

/** Two triangles of which one has to run up an edge, and the other down. */
type Opposed = readonly [s: number, t: number, edge: Edge];

function opposedAt(mesh: ExactMesh, edges: readonly Edge[]): { sure: Opposed[]; sorted: Opposed[] } {
  const sure = edges
    .filter(({ triangles }) => triangles.length === 2)
    .map((edge): Opposed => [edge.triangles[0]!, edge.triangles[1]!, edge]);
  const sorted = edges
    .filter(({ triangles }) => triangles.length > 2 && triangles.length % 2 === 0)
    .flatMap((edge) => {
      const order = around(mesh, edge) ?? [];
      return order.slice(1).map((t, i): Opposed => [order[i]!, t, edge]);
    });
  return { sure, sorted };
}

/** Whether triangles can be turned so that all are opposed: a colour is spread from the first of each part. */
function canAgree(mesh: ExactMesh, part: readonly number[], opposed: readonly Opposed[]): boolean {
  const turned = new Map<number, boolean>();
  for (const start of part) {
    if (turned.has(start)) continue;
    turned.set(start, false);
    for (let grown = true; grown; ) {
      grown = false;
      for (const [s, t, edge] of opposed) {
        const differ = runsUp(mesh, s, edge) !== runsUp(mesh, t, edge);
        for (const [from, to] of [
          [s, t],
          [t, s],
        ] as const) {
          const known = turned.get(from);
          if (known === undefined) continue;
          const wanted = differ === known;
          if (turned.has(to)) {
            if (turned.get(to) !== wanted) return false;
          } else {
            turned.set(to, wanted);
            grown = true;
          }
        }
      }
    }
  }
  return true;
}

/** Triangles that say how each other are turned, and whether they all can agree. */
interface Part {
  readonly triangles: readonly number[];
  readonly isOneSided: boolean;
  /** Those of its pairs that have to run in opposite directions. */
  readonly opposed: readonly Opposed[];
}

function partsOf(mesh: ExactMesh): Part[] {
  const proper = properTriangles(mesh);
  const { sure, sorted } = opposedAt(mesh, edgesIn(mesh, proper));
  const links = [...sure, ...sorted].map(([s, t]) => [s, t]);
  return connectedSets([...proper.map((t) => [t]), ...links]).map((triangles) => {
    const within = (pairs: readonly Opposed[]) => pairs.filter(([s]) => triangles.includes(s));
    const [own, all] = [within(sure), within([...sure, ...sorted])];
    const isOneSided = !canAgree(mesh, triangles, own);
    // Where the order around edges contradicts what neighbours say, some of it is not heard.
    return { triangles, isOneSided, opposed: canAgree(mesh, triangles, all) ? all : own };
  });
}

/** What is true of all right answers: whether the mesh is closed, and how many parts have only one side. */
export function turningReferee(v: Float64Array): string {
  const mesh = meshOf(v);
  const oneSided = partsOf(mesh).filter(({ isOneSided }) => isOneSided).length;
  const edges = edgesIn(mesh, properTriangles(mesh));
  const isOpen = edges.some(({ triangles }) => triangles.length % 2 === 1);
  return `${oneSided > 0 ? 'one-sided' : isOpen ? 'open' : 'closed'} ${oneSided}`;
}

const triangleText = (triangles: readonly number[]) => `triangle ${triangles.join(' and ')}`;

/** What is wrong with the parts. */
function partFault(
  after: ExactMesh,
  parts: readonly Part[],
  turned: ReadonlySet<number>,
): string | undefined {
  for (const { triangles, isOneSided, opposed } of parts) {
    const first = triangles.find((t) => turned.has(t));
    if (isOneSided && first !== undefined)
      return `${triangleText([first])} of a part with one side was turned`;
    if (isOneSided) continue;
    const pair = opposed.find(([s, t, edge]) => runsUp(after, s, edge) === runsUp(after, t, edge));
    if (pair !== undefined)
      return `${triangleText([pair[0], pair[1]])} run along their edge in the same direction`;
  }
  return undefined;
}

/** In how many other closed components one lies that none of them meets; undefined: it meets one. */
function depthOf(mesh: ExactMesh, parts: readonly (readonly number[])[], own: number): number | undefined {
  const piece = (part: readonly number[]) =>
    exactMesh(
      mesh.vertices,
      part.flatMap((t): Corners => mesh.triangles[t]!),
    );
  const one = piece(parts[own]!);
  let depth = 0;
  for (const [i, part] of parts.entries()) {
    if (i === own) continue;
    const other = piece(part);
    if (pairsBetween(one, other).length > 0) return undefined;
    const isClosed = edgesIn(mesh, part).every((edge) => edge.triangles.length % 2 === 0);
    if (isClosed && crossingsFrom(mesh.vertices[one.triangles[0]![0]]!, other).count % 2 === 1) depth++;
  }
  return depth;
}

/** What is wrong with the way in which components look, and how many triangles of the others were turned. */
function facingFault(
  after: ExactMesh,
  parts: readonly Part[],
  turned: ReadonlySet<number>,
): string | undefined {
  const components = componentsOf(after);
  for (const [c, component] of components.entries()) {
    const edges = edgesIn(after, component);
    const isSolid = edges.every((edge) => edge.triangles.length % 2 === 0 && imbalance(edge) <= 1);
    const sign = isSolid ? volumeSign(after, component) : 0;
    const depth = sign === 0 ? undefined : depthOf(after, components, c);
    if (sign !== 0) {
      if (depth !== undefined && sign !== (depth % 2 === 0 ? 1 : -1))
        return `the component of ${triangleText([component[0]!])} looks the wrong way: it lies in ${depth} others`;
      continue;
    }
    for (const { triangles } of parts.filter((part) => component.includes(part.triangles[0]!))) {
      const count = triangles.filter((t) => turned.has(t)).length;
      if (2 * count > triangles.length)
        return `${count} of the ${triangles.length} triangles of a part that is no solid were turned`;
    }
  }
  return undefined;
}

/** What is wrong with an answer. */
export function checkTurning(v: Float64Array, said: string): string | undefined {
  const mesh = meshOf(v);
  const answer: Turning = readTurning(said, mesh.triangles.length);
  const turned = new Set(answer.turned);
  if (answer.turned.some((t, i) => i > 0 && answer.turned[i - 1]! >= t)) return 'the numbers do not ascend';
  const flat = answer.turned.find((t) => !isProper(mesh.triangles[t]!));
  if (flat !== undefined) return `${triangleText([flat])} has two corners at one point, and was turned`;
  const indices = mesh.triangles.flatMap(([i, j, k], t) => (turned.has(t) ? [i, k, j] : [i, j, k]));
  const after = exactMesh(mesh.vertices, indices);
  const parts = partsOf(mesh);
  const oneSided = parts.filter(({ isOneSided }) => isOneSided).length;
  if (answer.oneSided !== oneSided) return `${oneSided} parts have one side, not ${answer.oneSided}`;
  return partFault(after, parts, turned) ?? facingFault(after, parts, turned);
}
