import { describe, expect, it } from 'vitest';
import { coordinates2d } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { powerDiagram2d, type VoronoiDiagram2d, voronoiDiagram2d } from '../../../src/triangulation/index.js';
import { voronoiVertexPoint2d } from '../../../src/triangulation/voronoi/voronoi-vertex-point2d.js';
import { effort } from '../../support/effort.js';
import { POINT_FAMILIES } from '../plane/point-families.js';

/** How many vertices there are; each is the rounding of its fractions. */
function expectRounded(diagram: VoronoiDiagram2d): number {
  const count = diagram.vertexSites.length / 3;
  for (let v = 0; v < count; v++) {
    const [x, y] = coordinates2d(voronoiVertexPoint2d(diagram, v));
    expect(diagram.vertices[2 * v]).toBe(x);
    expect(diagram.vertices[2 * v + 1]).toBe(y);
  }
  return count;
}

/** Odd vectors of one length: 50 is 1 + 49 and 25 + 25. */
const VECTORS = [
  [1, 7],
  [7, 1],
  [5, 5],
].flatMap(([x, y]) => [-1, 1].flatMap((s) => [-1, 1].map((t) => [s * x!, t * y!] as const)));

/**
 * Sites on a circle whose centre is half between two doubles, both ways: an odd number beyond 2^53, and even ones
 * around it.
 */
function sitesAroundHalf(random: Random): { sites: number[][]; unit: number } {
  const unit = random.oneIn(8) ? 2 ** -1074 : 2 ** random.between(-400, 400);
  const center = [0, 1].map(
    () => (random.oneIn(2) ? -1n : 1n) * (2n ** 53n + 1n + 2n * BigInt(random.below(2 ** 50))),
  );
  const factor = BigInt(2 * random.below(2 ** random.between(1, 40)) + 1);
  const sites = VECTORS.filter(() => random.oneIn(3)).map((vector) =>
    vector.map((step, k) => Number(center[k]! + BigInt(step) * factor) * unit),
  );
  return { sites, unit };
}

describe('vertices of diagrams', () => {
  it.each(POINT_FAMILIES)('are the nearest doubles: %s', (_, draw) => {
    const random = new Random(4, 6, 6, 9);
    for (let round = 0; round < effort(16); round++) {
      const flat = draw(random, 16);
      expectRounded(voronoiDiagram2d(flat));
      const weights = Array.from({ length: flat.length / 2 }, () => random.between(-9, 9) / 64);
      expectRounded(powerDiagram2d(flat, weights));
    }
  });

  it('are the even ones where they are half between two, and the near ones beside that', () => {
    const random = new Random(1, 0, 2, 4);
    let halves = 0;
    for (let round = 0; round < effort(800); round++) {
      const { sites, unit } = sitesAroundHalf(random);
      halves += expectRounded(voronoiDiagram2d(sites));
      // Weights that move the centre by next to nothing.
      const least = unit * unit * 2 ** -random.between(0, 200);
      expectRounded(
        powerDiagram2d(
          sites,
          sites.map(() => random.between(-3, 3) * least),
        ),
      );
    }
    expect(halves).toBeGreaterThan(effort(500));
  });
});
