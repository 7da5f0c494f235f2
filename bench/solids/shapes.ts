/** Meshes that engines of solids are given. */

/** A closed mesh. */
export interface Mesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1],
] as const;
const SIDES = [
  [0, 11, 5],
  [0, 5, 1],
  [0, 1, 7],
  [0, 7, 10],
  [0, 10, 11],
  [1, 5, 9],
  [5, 11, 4],
  [11, 10, 2],
  [10, 7, 6],
  [7, 1, 8],
  [3, 9, 4],
  [3, 4, 2],
  [3, 2, 6],
  [3, 6, 8],
  [3, 8, 9],
  [4, 9, 5],
  [2, 4, 11],
  [6, 2, 10],
  [8, 6, 7],
  [9, 8, 1],
] as const;

/** The unit sphere around a point: an icosahedron, each side of which is cut into frequency² triangles. */
export function sphere(frequency: number, [cx, cy, cz]: readonly number[]): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const known = new Map<string, number>();
  /** The vertex that divides a side by weights, the same one from both sides of an edge. */
  const vertex = (side: readonly number[], weights: readonly number[]): number => {
    const parts = side
      .map((corner, i) => [corner, weights[i]!] as const)
      .filter(([, weight]) => weight > 0)
      .sort(([a], [b]) => a - b);
    const key = parts.join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const sum = [0, 1, 2].map((axis) => parts.reduce((x, [corner, w]) => x + w * CORNERS[corner]![axis]!, 0));
    const length = Math.sqrt(sum.reduce((square, x) => square + x * x, 0));
    known.set(key, positions.length / 3);
    positions.push(cx! + sum[0]! / length, cy! + sum[1]! / length, cz! + sum[2]! / length);
    return positions.length / 3 - 1;
  };
  for (const side of SIDES) {
    for (let i = 0; i < frequency; i++) {
      for (let j = 0; j < frequency - i; j++) {
        const k = frequency - i - j;
        const [a, b, c] = [
          vertex(side, [k, i, j]),
          vertex(side, [k - 1, i + 1, j]),
          vertex(side, [k - 1, i, j + 1]),
        ];
        indices.push(a, b, c);
        if (k >= 2) indices.push(b, vertex(side, [k - 2, i + 1, j + 1]), c);
      }
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

const BOX = [
  0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
];

/** The box from one corner to the opposite one. */
export function box(from: readonly number[], to: readonly number[]): Mesh {
  const corner = (i: number) => [0, 1, 2].map((axis) => ((i >> axis) & 1 ? to : from)[axis]!);
  return {
    positions: Float64Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap(corner)),
    indices: Uint32Array.from(BOX),
  };
}

/** An upright cylinder around the z axis with so many sides. */
export function cylinder(radius: number, sides: number, low: number, high: number): Mesh {
  const around = Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const positions = [low, high].flatMap((z) => around.flatMap(([x, y]) => [x, y, z]));
  const indices: number[] = [];
  for (let i = 2; i < sides; i++) indices.push(0, i, i - 1, sides, sides + i - 1, sides + i);
  for (let i = 0; i < sides; i++) {
    const next = (i + 1) % sides;
    indices.push(i, next, sides + i, next, sides + next, sides + i);
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** An upright cone with so many sides over the circle of radius 1 around a point. @param turn in sides */
export function cone(sides: number, [cx, cy, cz]: readonly number[], height: number, turn: number): Mesh {
  const positions = [cx!, cy!, cz! + height, cx!, cy!, cz!];
  const indices: number[] = [];
  for (let i = 0; i < sides; i++) {
    const angle = (2 * Math.PI * (i + turn)) / sides;
    positions.push(cx! + Math.cos(angle), cy! + Math.sin(angle), cz!);
    const [from, to] = [2 + i, 2 + ((i + 1) % sides)];
    indices.push(0, from, to, 1, to, from);
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** All triangles of some meshes in one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    const first = positions.length / 3;
    for (const index of mesh.indices) indices.push(first + index);
    for (const x of mesh.positions) positions.push(x);
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The tetrahedron over a base, which seen from the tip runs counterclockwise; turned if it does not. */
export function tetrahedron(base: readonly (readonly number[])[], tip: readonly number[]): Mesh {
  const [a, b, c] = base as [readonly number[], readonly number[], readonly number[]];
  const minus = (p: readonly number[]) => p.map((x, i) => x - a[i]!);
  const [u, v, w] = [minus(b), minus(c), minus(tip)];
  const volume = [0, 1, 2].reduce(
    (sum, i) => sum + w[i]! * (u[(i + 1) % 3]! * v[(i + 2) % 3]! - u[(i + 2) % 3]! * v[(i + 1) % 3]!),
    0,
  );
  const points = volume > 0 ? [a, b, c, tip] : [a, c, b, tip];
  return {
    positions: Float64Array.from(points.flat()),
    indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3),
  };
}

/** A mesh with each vertex elsewhere. */
function mapped({ positions, indices }: Mesh, to: (point: readonly number[]) => readonly number[]): Mesh {
  const points = Array.from({ length: positions.length / 3 }, (_, i) =>
    to(Array.from(positions.subarray(3 * i, 3 * i + 3))),
  );
  return { positions: Float64Array.from(points.flat()), indices };
}

/** Elsewhere, rounded. */
export function moved(mesh: Mesh, by: readonly number[]): Mesh {
  return mapped(mesh, (point) => point.map((x, axis) => x + by[axis]!));
}

/** Turned about z, then about x: no face is upright any more, and corners of faces are rounded out of their planes. */
export function turned(mesh: Mesh): Mesh {
  const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
  return mapped(mesh, ([x, y, z]) => {
    const [u, v] = [c * x! - s * y!, s * x! + c * y!];
    return [u, c * v - s * z!, s * v + c * z!];
  });
}

/** Powers of two: nothing is rounded, and the doubles are from 2^-300 to 2^300. */
export function stretched(mesh: Mesh): Mesh {
  return mapped(mesh, ([x, y, z]) => [x! * 2 ** 300, y!, z! * 2 ** -300]);
}
