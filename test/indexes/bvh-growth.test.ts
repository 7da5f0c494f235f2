import { describe, expect, it } from 'vitest';
import { DEEPEST } from '../../src/indexes/bvh-limits.js';
import { walkSelfOverlaps } from '../../src/indexes/bvh-walk.js';
import {
  type Bvh,
  bruteForcePairs,
  buildBvh,
  bvhFromBytes,
  bvhToBytes,
  overlappingPairs,
} from '../../src/indexes/index.js';
import { randomNumbers } from './box-families.js';

const builds = ['sah', 'morton'] as const;

/** Cubes of side `size` with their lower corners in a cube of side `side`, in no order that has to do with place. */
function scattered(n: number, side: number, size: number, seed = 5): number[] {
  const random = randomNumbers(seed);
  return Array.from({ length: n }, () => {
    const corner = [side * random(), side * random(), side * random()];
    return [...corner, ...corner.map((x) => x + size)];
  }).flat();
}

/** How many pairs of leaves a search for overlaps looks at. */
function leafPairs(bvh: Bvh): number {
  let count = 0;
  walkSelfOverlaps(bvh, () => {
    count++;
    return false;
  });
  return count;
}

function depthOf({ links, counts }: Bvh): number {
  const depth = new Uint16Array(counts.length);
  let deepest = 0;
  for (let node = 0; node < counts.length; node++) {
    deepest = Math.max(deepest, depth[node]!);
    if (counts[node] === 0) depth.fill(depth[node]! + 1, links[node]!, links[node]! + 2);
  }
  return deepest;
}

describe.each(builds)('the work in a tree built by %s', (build) => {
  const n = 3000;
  const plain = buildBvh(Float64Array.from(scattered(n, 1, 0.02)), { build });

  it.each([1e3, 1e6, 1e300])('does not depend on a box at %d', (far) => {
    const boxes = [...scattered(n, 1, 0.02), far, far, far, 1.5 * far, 1.5 * far, 1.5 * far];
    const bvh = buildBvh(Float64Array.from(boxes), { build });
    expect(leafPairs(bvh)).toBeLessThan(1.5 * leafPairs(plain));
    expect(overlappingPairs(bvh)).toEqual(overlappingPairs(plain));
  });

  it('does not depend on a large box around all', () => {
    const boxes = [...scattered(n, 1, 0.02), -9, -9, -9, 9, 9, 9];
    expect(leafPairs(buildBvh(Float64Array.from(boxes), { build }))).toBeLessThan(1.5 * leafPairs(plain) + n);
  });

  it('is that of the single clusters where each lies in a corner of a much larger one', () => {
    const scales = Array.from({ length: 50 }, (_, i) => 10 ** (6 * i - 150));
    const boxes = scales.flatMap((side, i) => scattered(100, side, 0.05 * side, i + 1));
    // Shuffled: the order of input is no help.
    const random = randomNumbers(3);
    const flat = new Float64Array(boxes.length);
    const places = Array.from({ length: boxes.length / 6 }, (_, i) => i);
    for (let i = places.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [places[i], places[j]] = [places[j]!, places[i]!];
    }
    places.forEach((place, i) => {
      flat.set(boxes.slice(6 * place, 6 * place + 6), 6 * i);
    });
    const bvh = buildBvh(flat, { build });
    const alone = leafPairs(buildBvh(Float64Array.from(scattered(100, 1, 0.05, 1)), { build }));
    expect(leafPairs(bvh)).toBeLessThan(3 * alone * scales.length);
    expect(depthOf(bvh)).toBeLessThan(DEEPEST);
    expect(bvhToBytes(bvhFromBytes(bvhToBytes(bvh)))).toEqual(bvhToBytes(bvh));
  });

  it('is that of a tree that is no deeper than its limits say, however deep codes in codes would go', () => {
    // On each axis one point in each octave: codes of ten bits an axis take away ten octaves, in 30 levels.
    const octaves = 300;
    const points = Array.from({ length: 3 * octaves }, (_, i) =>
      [0, 1, 2].map((k) => (i % 3 === k ? 2 ** -Math.floor(i / 3) : 0)),
    );
    const boxes = Float64Array.from(points.flatMap((p) => [...p, ...p]));
    const bvh = buildBvh(boxes, { build });
    // New codes at the first 64 levels, 30 bits of the last of them, and halves.
    expect(depthOf(bvh)).toBeLessThanOrEqual(64 + 30 + Math.ceil(Math.log2(points.length)));
    expect(overlappingPairs(bvh)).toEqual(bruteForcePairs(boxes));
  });

  it('is that of a balanced tree where all centres are one point', () => {
    const boxes = Float64Array.from({ length: 6 * 1024 }, (_, i) => (i % 6 < 3 ? -1 : 1));
    expect(depthOf(buildBvh(boxes, { build }))).toBeLessThan(16);
  });
});
