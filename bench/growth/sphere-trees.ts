import { buildMeshTree, buildNodeStoringTree, pointSolidLeafTree } from '../../src/bsp/index.js';
import { expectAnswer, type GrowthFamily } from './family.js';

type P = readonly [number, number, number];

/** The faces of an octahedron, each divided into squares of k triangles, on the unit sphere: 8 k² triangles. */
export function sphere(n: number) {
  const k = Math.max(1, Math.round(Math.sqrt(n / 8)));
  const positions: number[] = [];
  const numbers = new Map<string, number>();
  const numberOf = ([x, y, z]: P) => {
    const key = `${x} ${y} ${z}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const length = Math.sqrt(x * x + y * y + z * z);
    numbers.set(key, numbers.size);
    positions.push(x / length, y / length, z / length);
    return numbers.size - 1;
  };
  const indices: number[] = [];
  for (const sx of [1, -1]) {
    for (const sy of [1, -1]) {
      for (const sz of [1, -1]) {
        // Whole numbers with the sum k: -0 would be another key.
        const at = (i: number, j: number) => numberOf([sx * i + 0, sy * j + 0, sz * (k - i - j) + 0]);
        const add = (a: number, b: number, c: number) =>
          indices.push(a, ...(sx * sy * sz > 0 ? [b, c] : [c, b]));
        for (let i = 0; i < k; i++) {
          for (let j = 0; i + j < k; j++) {
            add(at(i, j), at(i + 1, j), at(i, j + 1));
            if (i + j + 1 < k) add(at(i + 1, j), at(i + 1, j + 1), at(i, j + 1));
          }
        }
      }
    }
  }
  return { positions, indices };
}

/** Trees of planes of a sphere: those of its own planes alone are lists, and building them is quadratic. */
export const sphereTrees: readonly GrowthFamily[] = [
  {
    name: 'sphere-tree',
    title: 'buildMeshTree: a sphere',
    most: 1e5,
    prepare(n) {
      const mesh = sphere(n);
      return () => expectAnswer(pointSolidLeafTree([0, 0, 0.5], buildMeshTree(mesh)).location, 'inside');
    },
  },
  {
    name: 'sphere-faces',
    title: 'buildNodeStoringTree: a sphere',
    most: 1e5,
    prepare(n) {
      const mesh = sphere(n);
      return () => expectAnswer(buildNodeStoringTree(mesh).type, 'node-storing');
    },
  },
];
