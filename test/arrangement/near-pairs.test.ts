import { expect, it } from 'vitest';
import { mulberry32 } from '../../bench/polygons/random.js';
import { NearPairs } from '../../src/arrangement/near-pairs.js';
import { segmentsIntersect2d } from '../../src/planar/index.js';

type Four = [number, number, number, number];

/** Families of many segments: each fills the grid in another way. */
const FAMILIES: Readonly<Record<string, (random: () => number, i: number) => Four>> = {
  short: (random) => {
    const [x, y] = [random(), random()];
    return [x, y, x + 0.2 * random(), y + 0.2 * random()];
  },
  long: (random) => [random(), random(), random(), random()],
  lattice: (random) => [0, 1, 2, 3].map(() => Math.floor(12 * random())) as Four,
  hatching: (_, i) => [i, 0, i + 300, 400],
  comb: (_, i) => [0.6 * i, 0.8 * i, 0.6 * i - 300, 0.8 * i + 225.5 + (i % 3)],
  'tiny comb': (_, i) =>
    [0.6 * i, 0.8 * i, 0.6 * i - 300, 0.8 * i + 225.5 + (i % 3)].map((x) => x * 2 ** -600) as Four,
  star: (random, i) => [0, 0, Math.cos(i) * (1 + random()), Math.sin(i) * (1 + random())],
  through: (_, i) => [-i, -1, i, 1],
  outlier: (random, i) => (i === 0 ? [1e300, 1e300, 2e300, 1e300] : [random(), random(), random(), random()]),
  huge: (random) => [0, 1, 2, 3].map(() => (random() - 0.5) * 1.9 * 2 ** 1023) as Four,
  subnormal: (random) => [0, 1, 2, 3].map(() => Math.floor(40 * random()) * Number.MIN_VALUE) as Four,
};

for (const [name, draw] of Object.entries(FAMILIES)) {
  it(`visits all pairs that meet: ${name}`, () => {
    const random = mulberry32(7);
    const segments = Array.from({ length: 330 }, (_, i) => draw(random, i));
    // Lines run toward greater x, or straight up.
    const lines = segments.map(
      ([a, b, c, d]): Four => (a < c || (a === c && b < d) ? [a, b, c, d] : [c, d, a, b]),
    );
    const boxes = lines.flatMap(([a, b, c, d]) => [a, Math.min(b, d), c, Math.max(b, d)]);
    const visited = new Set<number>();
    const places = Float64Array.from(lines.flat());
    new NearPairs(Float64Array.from(boxes), places, places, () => 0, {
      visit: (i, j) => {
        visited.add(i < j ? 1000 * i + j : NaN);
      },
      visitCrowd: (items) => items,
    }).run();
    expect(visited.has(NaN)).toBe(false);
    let met = 0;
    let missed = 0;
    for (let j = 0; j < segments.length; j++) {
      for (let i = 0; i < j; i++) {
        const [p, q] = [lines[i]!, lines[j]!];
        const [a, b] = [p, q].map(([x, y, u, v]) => ({ start: [x, y], end: [u, v] }));
        if (!segmentsIntersect2d(a!, b!)) continue;
        met++;
        if (!visited.has(1000 * i + j)) missed++;
      }
    }
    expect(missed).toBe(0);
    if (name === 'hatching') {
      expect(met).toBe(0);
      expect(visited.size).toBeLessThan(1000);
    } else expect(met).toBeGreaterThan(100);
  });
}
