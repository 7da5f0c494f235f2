/** Brushes and meshes that tests of trees share. */
import type { BspNodes } from '../../../src/bsp/index.js';
import type { PlaneLike } from '../../../src/implicit/index.js';

export type Triple = readonly [number, number, number];

/** A box as six planes, fronts outside. */
export function boxBrush(min: Triple, max: Triple): PlaneLike[] {
  return [0, 1, 2].flatMap((axis) => {
    const normal = (sign: number) =>
      [0, 1, 2].map((k) => (k === axis ? sign : 0)) as [number, number, number];
    return [
      { normal: normal(-1), constant: min[axis]! },
      { normal: normal(1), constant: -max[axis]! },
    ];
  });
}

export interface ListMesh {
  readonly positions: number[];
  readonly indices: number[];
}

/** A box as twelve triangles, counterclockwise from outside. */
export function boxMesh(min: Triple, max: Triple): ListMesh {
  const positions = Array.from({ length: 8 }, (_, corner) =>
    [0, 1, 2].map((k) => (corner & (1 << k) ? max : min)[k]!),
  ).flat();
  const quads = [
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 2, 3, 1],
    [4, 5, 7, 6],
  ];
  return { positions, indices: quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]) };
}

/** Meshes side by side in one. */
export function together(...meshes: readonly ListMesh[]): ListMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    const from = positions.length / 3;
    positions.push(...mesh.positions);
    indices.push(...mesh.indices.map((i) => i + from));
  }
  return { positions, indices };
}

/** The same turned inside out. */
export function insideOut({ positions, indices }: ListMesh): ListMesh {
  const turned = indices.map((_, i) => indices[3 * Math.floor(i / 3) + ((2 * (i % 3)) % 3)]!);
  return { positions, indices: turned };
}

type Row = readonly number[];

/**
 * An octahedron whose triangles are divided in four so many times, its vertices moved to the unit sphere: 8 · 4^times
 * triangles.
 */
export function sphereMesh(times: number): ListMesh {
  const corners = [1, -1].flatMap((s) => [0, 1, 2].map((k) => [0, 1, 2].map((i) => (i === k ? s : 0))));
  const [x, y, z, w, v, u] = corners as unknown as readonly [Row, Row, Row, Row, Row, Row];
  let triangles: Row[][] = [
    [x, y, z],
    [y, w, z],
    [w, v, z],
    [v, x, z],
    [y, x, u],
    [w, y, u],
    [v, w, u],
    [x, v, u],
  ];
  const between = (p: Row, q: Row): Row => {
    const sum = p.map((a, k) => a + q[k]!);
    const length = Math.sqrt(sum.reduce((all, a) => all + a * a, 0));
    return sum.map((a) => a / length);
  };
  for (let i = 0; i < times; i++) {
    triangles = triangles.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [between(a!, b!), between(b!, c!), between(c!, a!)];
      return [
        [a!, ab, ca],
        [ab, b!, bc],
        [ca, bc, c!],
        [ab, bc, ca],
      ];
    });
  }
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const indices = triangles.flat().map((p) => {
    const known = numbers.get(p.join());
    if (known !== undefined) return known;
    numbers.set(p.join(), numbers.size);
    positions.push(...p);
    return numbers.size - 1;
  });
  return { positions, indices };
}

/** The greatest number of nodes on a way down. */
export function depthOf({ nodes, children }: BspNodes): number {
  const depths: number[] = nodes.map(() => 1);
  nodes.forEach((_, node) => {
    for (const child of [children[2 * node]!, children[2 * node + 1]!]) {
      if (child >= 0) depths[child] = depths[node]! + 1;
    }
  });
  return Math.max(0, ...depths);
}

/** The planes above each leaf, with the side that leads there. */
export function waysDown({
  nodes,
  children,
  leafCount,
}: BspNodes): (readonly [plane: number, side: 1 | -1])[][] {
  const ways: (readonly [number, 1 | -1])[][] = Array.from({ length: leafCount }, () => []);
  const above: (readonly [number, 1 | -1])[][] = nodes.map(() => []);
  children.forEach((child, i) => {
    const node = i >> 1;
    const way = [...above[node]!, [nodes[node]!, i & 1 ? -1 : 1] as const];
    if (child >= 0) above[child] = way;
    else ways[~child] = way;
  });
  return ways;
}
