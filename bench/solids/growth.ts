/**
 * Inputs on which engines of solids take longer than their size says: one face that everything cuts, one vertex that
 * everything has.
 */
import type { SolidEngine } from './engines.js';
import { box, cone, cylinder, joined, type Mesh, moved, sphere, stretched, turned } from './shapes.js';

interface Case {
  readonly name: string;
  readonly operation: 'union' | 'difference';
  readonly sizes: readonly number[];
  make(size: number): readonly [Mesh, Mesh];
}

/** Engines that took longer than this are not given more of a case. */
const PATIENCE_MS = 5000;

const CASES: readonly Case[] = [
  {
    name: 'one face with n² holes: a plate without n² pins',
    operation: 'difference',
    sizes: [16, 32, 64],
    make: (n) => [box([0, 0, 0], [2 * n, 2 * n, 1]), joined(pins(n))],
  },
  {
    name: 'one vertex of n triangles: two cones that meet',
    operation: 'union',
    sizes: [500, 1000, 2000],
    make: (n) => [cone(n, [0, 0, 0], 2, 0), cone(n, [0.1, 0.05, 0.3], 2.2, 0.37)],
  },
  {
    name: 'everything equal: a cone of n triangles twice',
    operation: 'union',
    sizes: [500, 1000, 2000],
    make: (n) => [cone(n, [0, 0, 0], 2, 0), cone(n, [0, 0, 0], 2, 0)],
  },
  {
    name: 'one outlier: two spheres of 20 n² triangles, a small cube at a distance of 10⁹',
    operation: 'union',
    sizes: [8, 16, 32],
    make: (n) => [
      joined([sphere(n, [0, 0, 0]), box([1e9, 1e9, 1e9], [1e9 + 1, 1e9 + 1, 1e9 + 1])]),
      sphere(n, [0.5, 0.25, 0.125]),
    ],
  },
  {
    name: 'a part as of CAD: a flange of n sides, turned in space, without a bore and 12 holes of n / 4 sides',
    operation: 'difference',
    sizes: [64, 128, 256],
    make: (n) => {
      const holes = Array.from({ length: 12 }, (_, i) => {
        const angle = (Math.PI * i) / 6;
        return moved(cylinder(0.4, n / 4, -0.5, 1.5), [3 * Math.cos(angle), 3 * Math.sin(angle), 0]);
      });
      return [turned(cylinder(4, n, 0, 1)), turned(joined([cylinder(1.5, n, -0.5, 1.5), ...holes]))];
    },
  },
  {
    name: 'wide exponents: two spheres of 20 n² triangles, x times 2^300, z times 2^-300',
    operation: 'union',
    sizes: [8, 16, 32],
    make: (n) => [stretched(sphere(n, [0, 0, 0])), stretched(sphere(n, [0.5, 0.25, 0.125]))],
  },
];

function pins(n: number): Mesh[] {
  return Array.from({ length: n * n }, (_, i) => {
    const [x, y] = [2 * (i % n), 2 * Math.floor(i / n)];
    return box([x + 0.5, y + 0.5, -0.5], [x + 1.5, y + 1.5, 1.5]);
  });
}

/** The time of one combination, without reading, ms. */
function timeOf(engine: SolidEngine, operation: Case['operation'], [a, b]: readonly [Mesh, Mesh]): number {
  const [p, q] = [engine.solid(a), engine.solid(b)];
  const begin = performance.now();
  const result = engine[operation](p, q);
  engine.mesh(result);
  const time = performance.now() - begin;
  for (const solid of [p, q, result]) engine.free?.(solid);
  return time;
}

/** Lines of a table: for each case and size the times of engines. */
export function* growthRows(engines: readonly SolidEngine[]): Generator<readonly string[]> {
  for (const { name, operation, sizes, make } of CASES) {
    const slow = new Set<SolidEngine>();
    for (const size of sizes) {
      const operands = make(size);
      const cells = engines.map((engine) => {
        if (slow.has(engine)) return '';
        try {
          const time = timeOf(engine, operation, operands);
          if (time > PATIENCE_MS) slow.add(engine);
          return time.toFixed(0);
        } catch (error) {
          return `threw: ${String(error).slice(0, 60)}`;
        }
      });
      yield [`${name}: n = ${size}`, ...cells];
    }
  }
}
