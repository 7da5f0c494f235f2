/**
 * Hulls and smallest spheres beside the hull of three.js, on the same points in the same run:
 *
 *   npx tsx bench/enclosing/index.ts [points]
 *
 * three.js looks at distances with a tolerance: how many faces it has is printed beside ours, which are whole facets.
 */
import { Vector3 } from 'three';
import { ConvexHull } from 'three/addons/math/ConvexHull.js';
import { convexHull, convexHullTriangles, smallestEnclosingSphere } from '../../src/enclosing/index.js';
import { Random } from '../../src/oracle/cases/random.js';

const count = Number(process.argv[2] ?? 20_000);

function inBall(random: Random): number[] {
  for (;;) {
    const p = [0, 1, 2].map(() => 2 * random.unit() - 1);
    if (p.reduce((sum, x) => sum + x * x, 0) <= 1) return p;
  }
}

const side = Math.round(Math.cbrt(count));
const inputs: Readonly<Record<string, (random: Random, i: number) => number[]>> = {
  'in a cube': (random) => [random.unit(), random.unit(), random.unit()],
  'in a ball': inBall,
  'on a sphere': (random) => {
    const p = inBall(random);
    const length = Math.sqrt(p.reduce((sum, x) => sum + x * x, 0));
    return p.map((x) => x / length);
  },
  'a lattice': (_, i) => [i % side, Math.floor(i / side) % side, Math.floor(i / side ** 2)],
};

/** The least of three times, in milliseconds, and what was made. */
function timed<T>(make: () => T): [number, T] {
  let [least, made] = [Number.POSITIVE_INFINITY, make()];
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    made = make();
    least = Math.min(least, performance.now() - start);
  }
  return [least, made];
}

for (const [name, draw] of Object.entries(inputs)) {
  const random = new Random(1, 2, 3, 4);
  const points = Array.from({ length: name === 'a lattice' ? side ** 3 : count }, (_, i) => draw(random, i));
  const flat = Float64Array.from(points.flat());
  const vectors = points.map(([x, y, z]) => new Vector3(x, y, z));
  const [ours, hull] = timed(() => convexHull(flat));
  const [theirs, other] = timed(() => new ConvexHull().setFromPoints(vectors));
  const [sphere] = timed(() => smallestEnclosingSphere(flat));
  console.log(
    `${points.length} points ${name}: hull ${ours.toFixed(1)} ms, three.js ${theirs.toFixed(1)} ms (${(ours / theirs).toFixed(2)}); ` +
      `triangles ${convexHullTriangles(hull).length / 3}, three.js ${other.faces.length}; smallest sphere ${sphere.toFixed(1)} ms`,
  );
}
