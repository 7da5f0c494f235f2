/** Meshes and volumes for tests of solids. */
import {
  add,
  fromNumber,
  multiply,
  type Rational,
  subtract,
  toNumber,
} from '../../src/arithmetic/rational.js';
import { exactCoordinates, threePlanesPoint } from '../../src/implicit/index.js';
import type { Solid } from '../../src/solids/index.js';

export interface Mesh {
  readonly positions: number[];
  readonly indices: number[];
}

export function box(a: readonly number[], b: readonly number[]): Mesh {
  const positions: number[] = [];
  for (let i = 0; i < 8; i++) for (let k = 0; k < 3; k++) positions.push(((i >> k) & 1 ? b : a)[k]!);
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  return { positions, indices: quads.flatMap(([p, q, r, s]) => [p!, q!, r!, p!, r!, s!]) };
}

/** Several meshes in one. */
export function together(...meshes: readonly Mesh[]): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    const first = positions.length / 3;
    positions.push(...mesh.positions);
    indices.push(...mesh.indices.map((i) => first + i));
  }
  return { positions, indices };
}

export function insideOut({ positions, indices }: Mesh): Mesh {
  return { positions, indices: [...indices].reverse() };
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A tetrahedron of lattice points from 0 to 4, outwards. */
export function randomTetrahedron(random: () => number): Mesh {
  for (;;) {
    const positions = Array.from({ length: 12 }, () => Math.floor(random() * 5));
    const [u, v, w] = [3, 6, 9].map((i) =>
      [0, 1, 2].map((k) => positions[i + k]! - positions[k]!),
    ) as number[][];
    const cross = [0, 1, 2].map(
      (k) => v![(k + 1) % 3]! * w![(k + 2) % 3]! - v![(k + 2) % 3]! * w![(k + 1) % 3]!,
    );
    const volume = u![0]! * cross[0]! + u![1]! * cross[1]! + u![2]! * cross[2]!;
    const indices = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];
    if (volume !== 0) return { positions, indices: volume > 0 ? indices : indices.reverse() };
  }
}

function exactVertex({ vertices, planes }: Solid, i: number): Rational[] {
  const vertex = vertices[i]!;
  if (!('planes' in vertex)) return vertex.map(fromNumber);
  const [p, q, r] = vertex.planes.map((plane) => planes[plane]!);
  return exactCoordinates(threePlanesPoint(p!, q!, r!)!);
}

/** Twelve times the volume: cones over the fans of all rings. Exact before it is made a double. */
export function twelveVolumes(solid: Solid): number {
  const points = solid.vertices.map((_, i) => exactVertex(solid, i));
  let sum = fromNumber(0);
  for (const { rings } of solid.faces) {
    for (const [first, ...others] of rings) {
      for (let i = 0; i + 1 < others.length; i++) {
        sum = add(sum, determinant(points[first!]!, points[others[i]!]!, points[others[i + 1]!]!));
      }
    }
  }
  return toNumber(multiply(sum, fromNumber(2)));
}

function determinant(p: readonly Rational[], q: readonly Rational[], r: readonly Rational[]): Rational {
  let sum = fromNumber(0);
  for (let k = 0; k < 3; k++) {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    const minor = subtract(multiply(q[i]!, r[j]!), multiply(q[j]!, r[i]!));
    sum = add(sum, multiply(p[k]!, minor));
  }
  return sum;
}
