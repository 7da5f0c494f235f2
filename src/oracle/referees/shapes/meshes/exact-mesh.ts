import { exact, type Parameter, polygonShape, type Shape, type Vector } from '../index.js';

/** A mesh as the referees see it: nothing but lists. */
export interface MeshLike {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** The corners of a triangle by their numbers. */
export type Corners = readonly [number, number, number];

/** A mesh in integers. */
export interface ExactMesh {
  readonly vertices: readonly Vector[];
  readonly triangles: readonly Corners[];
  /** Each triangle as a set of the referee's toolkit. */
  readonly shapes: readonly Shape[];
}

/** Vectors, flat, as integers in one unit; what all of them could be divided by (a power of two) is taken out. */
export function exactVectors(flat: ArrayLike<number>): {
  readonly vectors: Vector[];
  readonly unit: Parameter;
} {
  const { numerators, one } = exact(flat);
  const all = numerators.reduce((bits, x) => bits | x, 0n);
  const shared = all === 0n ? 1n : all & -all;
  const at = (i: number) => numerators[i]! / shared;
  const vectors = Array.from({ length: flat.length / 3 }, (_, i): Vector => {
    return [at(3 * i), at(3 * i + 1), at(3 * i + 2)];
  });
  return { vectors, unit: { numerator: shared, denominator: one } };
}

/** Meshes and further vectors, all in one unit. */
export function exactScene(
  meshes: readonly MeshLike[],
  others: readonly number[] = [],
): {
  readonly meshes: readonly ExactMesh[];
  readonly others: readonly Vector[];
  /** What 1 stands for. */
  readonly unit: Parameter;
} {
  const { vectors, unit } = exactVectors([
    ...meshes.flatMap(({ positions }) => Array.from(positions)),
    ...others,
  ]);
  let from = 0;
  const made = meshes.map(({ positions, indices }) => {
    const vertices = vectors.slice(from, from + positions.length / 3);
    from += vertices.length;
    return exactMesh(vertices, indices);
  });
  return { meshes: made, others: vectors.slice(from), unit };
}

/** A mesh with these vertices. */
export function exactMesh(vertices: readonly Vector[], indices: ArrayLike<number>): ExactMesh {
  const triangles = Array.from({ length: indices.length / 3 }, (_, t): Corners => {
    return [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
  });
  const shapes = triangles.map((corners) => polygonShape(corners.map((i) => vertices[i]!)));
  return { vertices, triangles, shapes };
}

/** The three edges of a triangle, each from a corner to the next. */
export function edgesOf([i, j, k]: Corners): readonly (readonly [number, number])[] {
  return [
    [i, j],
    [j, k],
    [k, i],
  ];
}

/**
 * How often each pair of different vertices is joined: from the lower number to the higher less the other way, and in
 * all.
 */
export function edgeUses(triangles: readonly Corners[]): Map<string, { balance: number; uses: number }> {
  const found = new Map<string, { balance: number; uses: number }>();
  for (const [from, to] of triangles.flatMap(edgesOf)) {
    if (from === to) continue;
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const { balance, uses } = found.get(key) ?? { balance: 0, uses: 0 };
    found.set(key, { balance: balance + Math.sign(to - from), uses: uses + 1 });
  }
  return found;
}

/** Whether a surface has no border, by the numbers of its vertices: then everything is inside or outside. */
export function isClosed(triangles: readonly Corners[]): boolean {
  return [...edgeUses(triangles).values()].every(({ uses }) => uses % 2 === 0);
}

/** Whether as many triangles run along every edge as against it: then there is a winding number. */
export function isBalanced(triangles: readonly Corners[]): boolean {
  return [...edgeUses(triangles).values()].every(({ balance }) => balance === 0);
}
