import { Random } from '../random.js';
import { MOST_VERTICES, TOPOLOGIES } from './topologies.js';
import type { Topology } from './topology.js';

/** A mesh as the kernel takes it, and anybody else. */
export interface MeshValues {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** The kinds of meshes that a query takes: a table, and the most vertices that one of it has. */
export interface MeshTable {
  readonly topologies: readonly Topology[];
  readonly mostVertices: number;
}

/** All of them, for queries about one mesh. */
export const ALL: MeshTable = { topologies: TOPOLOGIES, mostVertices: MOST_VERTICES };

const smaller = TOPOLOGIES.filter(({ places, triangles }) => places.length <= 9 && triangles.length <= 16);

/** The smaller ones, for queries about two meshes or all pairs of triangles. */
export const SMALLER: MeshTable = {
  topologies: smaller,
  mostVertices: Math.max(...smaller.map(({ places }) => places.length)),
};

const withTeethOrHoles = TOPOLOGIES.filter(
  ({ name }) => ['frame', 'thin-torus', 'hollow-cube'].includes(name) || name.includes('teeth'),
);

/** The smaller ones, combs, solids with a hole through them or with a cavity, for how two solids lie. */
export const PAIRED: MeshTable = {
  topologies: [...smaller, ...withTeethOrHoles],
  mostVertices: Math.max(...[...smaller, ...withTeethOrHoles].map(({ places }) => places.length)),
};

/** Orders are numbers below this: the lowest bit turns all triangles over, the others number them in another way. */
export const ORDERS = 2048;

/** How many values a mesh takes. */
export function meshSize({ mostVertices }: MeshTable): number {
  return 2 + 3 * mostVertices;
}

/** How an order numbers vertices and triangles: number i of the topology becomes `vertices[i]`, `triangles[i]`. */
export interface Numbering {
  readonly vertices: readonly number[];
  readonly triangles: readonly number[];
  /** The corner of the topology's triangle i with which it begins. */
  readonly firstCorners: readonly number[];
  readonly turned: boolean;
}

function shuffled(random: Random, n: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The numbering of an order; those of 0 and 1 are the topology's own. */
export function numberingOf({ places, triangles }: Topology, order: number): Numbering {
  const own = order < 2;
  const random = new Random(order >> 1, 1, 2, 3);
  const identity = (n: number) => Array.from({ length: n }, (_, i) => i);
  return {
    vertices: own ? identity(places.length) : shuffled(random, places.length),
    triangles: own ? identity(triangles.length) : shuffled(random, triangles.length),
    firstCorners: triangles.map(() => (own ? 0 : random.below(3))),
    turned: order % 2 === 1,
  };
}

/** The topology of the mesh that starts at value `at`. */
export function topologyAt(values: ArrayLike<number>, at: number, { topologies }: MeshTable): Topology {
  return topologies[values[at]!]!;
}

/** The mesh that starts at value `at`. */
export function meshAt(values: ArrayLike<number>, at: number, table: MeshTable): MeshValues {
  const topology = topologyAt(values, at, table);
  const { vertices, triangles, firstCorners, turned } = numberingOf(topology, values[at + 1]!);
  const positions = new Float64Array(3 * topology.places.length);
  for (const [i, to] of vertices.entries()) {
    for (let axis = 0; axis < 3; axis++) positions[3 * to + axis] = values[at + 2 + 3 * i + axis]!;
  }
  const indices = new Uint32Array(3 * topology.triangles.length);
  for (const [t, to] of triangles.entries()) {
    for (let k = 0; k < 3; k++) {
      const corner = (firstCorners[t]! + (turned ? 3 - k : k)) % 3;
      indices[3 * to + k] = vertices[topology.triangles[t]![corner]!]!;
    }
  }
  return { positions, indices };
}

/** The three values from `at` on. */
export function vectorAt(values: ArrayLike<number>, at: number): [number, number, number] {
  return [values[at]!, values[at + 1]!, values[at + 2]!];
}

/** The radius that the two points behind a mesh stand for: about how far they are apart. */
export function radiusAt(values: ArrayLike<number>): number {
  const [p, q] = [vectorAt(values, meshSize(ALL)), vectorAt(values, meshSize(ALL) + 3)];
  const [x, y, z] = p.map((c, k) => c - q[k]!) as [number, number, number];
  return Math.min(Math.sqrt(x * x + y * y + z * z), Number.MAX_VALUE);
}

/** Questions on a mesh that is welded: where the distance is among the values, and whether triangles are dropped. */

export const DISTANCE = meshSize(ALL);
export const DROPPING = DISTANCE + 1;

/** Where the bits are that say which triangles of a mesh are turned before it is oriented. */
export const TURNS = meshSize(ALL);
/** So many bits; further triangles have the same ones again. */
export const TURN_BITS = 30;

/** A mesh with the triangles turned whose bit is set. */
export function turnedBy(values: ArrayLike<number>, { positions, indices }: MeshValues): MeshValues {
  const bits = values[TURNS]!;
  const turned = Uint32Array.from(indices);
  for (let t = 0; t < indices.length / 3; t++) {
    if (((bits >> (t % TURN_BITS)) & 1) === 0) continue;
    turned[3 * t + 1] = indices[3 * t + 2]!;
    turned[3 * t + 2] = indices[3 * t + 1]!;
  }
  return { positions, indices: turned };
}

/** Where the bits are that say which triangles are missing of a mesh whose holes are filled. */
export const MISSING = meshSize(ALL);
/** Where the most edges of a loop are. */
export const MAX_EDGES = MISSING + 1;
/** Behind it there is no bound. */
export const NO_BOUND = 12;

/** A mesh without the triangles whose bit is set; without the first one, if these are all. */
export function withHoles(values: ArrayLike<number>, { positions, indices }: MeshValues): MeshValues {
  const bits = values[MISSING]!;
  const isThere = (t: number) => ((bits >> (t % TURN_BITS)) & 1) === 0;
  const left = indices.filter((_, h) => isThere(Math.floor(h / 3)));
  return { positions, indices: left.length > 0 ? left : indices.slice(3) };
}

/** The options that go with it. */
export function fillOptionsAt(values: ArrayLike<number>): { readonly maxEdges?: number } {
  return values[MAX_EDGES]! < NO_BOUND ? { maxEdges: values[MAX_EDGES]! } : {};
}
