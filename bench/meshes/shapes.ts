/** Closed meshes of any size, made without rounding questions about their topology. */

import type { IndexedMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';

/** A torus of 2 · rounds · segments triangles. */
export function torus(rounds: number, segments: number): IndexedMesh {
  const positions = new Float64Array(3 * rounds * segments);
  const indices = new Uint32Array(6 * rounds * segments);
  const vertex = (i: number, j: number) => (i % rounds) * segments + (j % segments);
  for (let i = 0; i < rounds; i++) {
    const u = (2 * Math.PI * i) / rounds;
    for (let j = 0; j < segments; j++) {
      const v = (2 * Math.PI * j) / segments;
      const radius = 2 + Math.cos(v);
      positions.set([radius * Math.cos(u), radius * Math.sin(u), Math.sin(v)], 3 * vertex(i, j));
      const [a, b, c, d] = [vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)];
      indices.set([a, b, c, a, c, d], 6 * (i * segments + j));
    }
  }
  return { positions, indices };
}

/** A torus of about as many triangles as wanted. */
export function torusOf(triangles: number): IndexedMesh {
  const segments = Math.round(Math.sqrt(triangles / 4));
  return torus(2 * segments, segments);
}

/** The same mesh with every vertex moved by up to `amount` along each axis. */
export function shaken({ positions, indices }: IndexedMesh, amount: number): IndexedMesh {
  const random = new Random(1, 2, 3, 4);
  return { positions: Float64Array.from(positions, (x) => x + amount * (2 * random.unit() - 1)), indices };
}

/** The surface of the lattice cube 0..n: 12 n² triangles, all flat neighbours but along the cube's edges. */
export function latticeCube(n: number): IndexedMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const numbers = new Map<number, number>();
  const vertex = (p: readonly number[]) => {
    const key = (p[0]! * (n + 1) + p[1]!) * (n + 1) + p[2]!;
    let v = numbers.get(key);
    if (v === undefined) {
      v = numbers.size;
      numbers.set(key, v);
      positions.push(...p);
    }
    return v;
  };
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [0, n]) {
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < n; j++) {
          const at = (u: number, v: number) => {
            const p = [0, 0, 0];
            p[axis] = side;
            p[(axis + 1) % 3] = u;
            p[(axis + 2) % 3] = v;
            return vertex(p);
          };
          const quad = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
          const [a, b, c, d] = side === 0 ? quad.reverse() : quad;
          indices.push(a!, b!, c!, a!, c!, d!);
        }
      }
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The corners and faces of an icosahedron. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS = [-1, 1].flatMap((x) =>
  [-GOLDEN, GOLDEN].flatMap((y) => [
    [x, y, 0],
    [0, x, y],
    [y, 0, x],
  ]),
);

function isOutward(p: readonly number[], q: readonly number[], r: readonly number[]): boolean {
  const minor = (k: number) => q[(k + 1) % 3]! * r[(k + 2) % 3]! - q[(k + 2) % 3]! * r[(k + 1) % 3]!;
  return p[0]! * minor(0) + p[1]! * minor(1) + p[2]! * minor(2) > 0;
}

/** Triples of corners at distance 2 from each other, counterclockwise seen from outside. */
function icosahedronFaces(): number[][] {
  const isEdge = (i: number, j: number) => {
    const [p, q] = [CORNERS[i]!, CORNERS[j]!];
    return Math.abs(p.reduce((sum, x, k) => sum + (x - q[k]!) * (x - q[k]!), 0) - 4) < 1;
  };
  const faces: number[][] = [];
  for (let i = 0; i < 12; i++)
    for (let j = i + 1; j < 12; j++)
      for (let k = j + 1; k < 12; k++) {
        if (!isEdge(i, j) || !isEdge(j, k) || !isEdge(k, i)) continue;
        faces.push(isOutward(CORNERS[i]!, CORNERS[j]!, CORNERS[k]!) ? [i, j, k] : [i, k, j]);
      }
  return faces;
}

/** A geodesic sphere of radius 1 with 20 · frequency² triangles. */
export function geodesicSphere(frequency: number): IndexedMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const numbers = new Map<string, number>();
  const vertex = (face: readonly number[], weights: readonly number[]) => {
    const parts = face.map((corner, k) => [corner, weights[k]!] as const).filter(([, weight]) => weight > 0);
    parts.sort(([i], [j]) => i - j);
    const key = parts.join(' ');
    let v = numbers.get(key);
    if (v === undefined) {
      v = numbers.size;
      numbers.set(key, v);
      const p = [0, 1, 2].map((k) =>
        parts.reduce((sum, [corner, weight]) => sum + weight * CORNERS[corner]![k]!, 0),
      );
      const length = Math.sqrt(p.reduce((sum, x) => sum + x * x, 0));
      positions.push(...p.map((x) => x / length));
    }
    return v;
  };
  for (const face of icosahedronFaces())
    for (let i = 0; i < frequency; i++)
      for (let j = 0; i + j < frequency; j++) {
        const k = frequency - i - j;
        const [b, c] = [vertex(face, [k - 1, i + 1, j]), vertex(face, [k - 1, i, j + 1])];
        indices.push(vertex(face, [k, i, j]), b, c);
        if (k > 1) indices.push(b, vertex(face, [k - 2, i + 1, j + 1]), c);
      }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}
