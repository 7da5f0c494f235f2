/** What the builders of trees ask of polygons: compared with exact turns and angles over integers. */
import { describe, expect, it } from 'vitest';
import { type ExactPolygon, polygonFromPoints, splitConvexPolygon } from '../../../src/bsp/index.js';
import { polygonFrom } from '../../../src/bsp/split/load-polygon.js';
import { requireConvexPolygon } from '../../../src/bsp/split/require-convex-polygon.js';
import { planeOf, planeThrough } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  convexWords,
  FLOOR,
  lifted,
  oneSidedPatterns,
  realise,
  realiseOneSided,
  straddlingPatterns,
} from './convex-patterns.js';

const check = (polygon: ExactPolygon) => requireConvexPolygon('f', 'p', polygonFrom('f', 'p', polygon));

function isTaken(polygon: ExactPolygon): boolean {
  try {
    check(polygon);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    expect((error as Error).message).toMatch(/^f: p must be convex/);
    return false;
  }
}

type Pair = readonly [number, number];

/**
 * By definition: every three vertices in the order of the ring turn the same way or not at all, and those of a line are
 * in order.
 */
function isConvex(ring: readonly Pair[]): boolean {
  const turn = ([a, b]: Pair, [c, d]: Pair, [e, f]: Pair) => Math.sign((c - a) * (f - b) - (d - b) * (e - a));
  const n = ring.length;
  const found = new Set<number>();
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      if (ring[i]![0] === ring[j]![0] && ring[i]![1] === ring[j]![1]) return false;
      for (let k = j + 1; k < n; k++) found.add(turn(ring[i]!, ring[j]!, ring[k]!));
    }
  }
  if (found.has(1) === found.has(-1)) return false;
  // A vertex in line with its neighbours is between them.
  return ring.every((q, i) => {
    const [p, r] = [ring.at(i - 1)!, ring[(i + 1) % n]!];
    return turn(p, q, r) !== 0 || (p[0] - q[0]) * (r[0] - q[0]) + (p[1] - q[1]) * (r[1] - q[1]) < 0;
  });
}

describe('requireConvexPolygon', () => {
  it('takes all polygons of all patterns of sides, and their pieces', () => {
    for (const n of [3, 4, 5, 6]) {
      let count = 0;
      for (const pattern of [...straddlingPatterns(n), ...oneSidedPatterns(n)]) {
        count++;
        const straddles = pattern.includes(1) && pattern.includes(-1);
        const points = straddles ? realise(pattern, true, count).map(lifted) : realiseOneSided(pattern, true);
        const polygon = polygonFromPoints(points);
        check(polygon);
        const { front, back } = splitConvexPolygon(polygon, { plane: FLOOR, halfThickness: 10 });
        for (const piece of [front, back]) if (piece !== null) check(piece);
      }
      expect(count).toBe(convexWords(n).length);
    }
  });

  it('says of rings of small integers what the definition says', () => {
    const random = new Random(3, 1, 4, 1);
    const counts = { taken: 0, refused: 0 };
    const plane = planeOf({ normal: [1, -1, -1], constant: 15 });
    const ringOf = (): Pair[] => {
      const n = random.between(3, 7);
      const reach = random.between(1, 3);
      const ring = Array.from(
        { length: n },
        (): Pair => [random.between(-reach, reach), random.between(-reach, reach)],
      );
      if (random.oneIn(3)) return ring;
      // By angle, so that many are convex.
      return ring.sort(([a, b], [c, d]) => Math.atan2(b, a) - Math.atan2(d, c));
    };
    for (let i = 0; i < 6000; i++) {
      const ring = ringOf();
      const vertices = ring.map(lifted);
      const edges = vertices.map((p, k) => {
        const q = vertices[(k + 1) % vertices.length]!;
        return { type: 'line', line: [...p, ...q] } as const;
      });
      const expected = isConvex(ring);
      expect(isTaken({ plane, vertices, edges }), JSON.stringify(ring)).toBe(expected);
      counts[expected ? 'taken' : 'refused']++;
    }
    expect(counts.taken).toBeGreaterThan(500);
    expect(counts.refused).toBeGreaterThan(500);
  });

  const square = polygonFromPoints([[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]]); // biome-ignore format: points

  it('refuses rings that go round twice, and spikes', () => {
    const star = [[0, 3], [2, -3], [-3, 1], [3, 1], [-2, -3]] as const; // biome-ignore format: points
    const twice = [[0, 0], [2, 0], [2, 2], [0, 2], [0, 0], [2, 0], [2, 2], [0, 2]] as const; // biome-ignore format: points
    const spike = [[0, 0], [4, 0], [6, 0], [4, 0], [4, 4]] as const; // biome-ignore format: points
    for (const ring of [star, twice, spike]) {
      expect(isTaken(polygonFromPoints(ring.map(lifted)))).toBe(false);
    }
  });

  it('names vertices beside the plane, by an ulp, too', () => {
    const vertices = [[0, 0, 0], [4, 0, 0], [4, 4, 5e-324], [0, 4, 0]]; // biome-ignore format: points
    expect(() => check({ ...square, vertices })).toThrow(
      new RangeError("f: p.vertices[2] must be a point of the polygon's plane, got one beside it"),
    );
  });

  it('names edges that do not run along what they say', () => {
    const withEdge = (edge: ExactPolygon['edges'][number]) => ({
      ...square,
      edges: [edge, ...square.edges.slice(1)],
    });
    // Points farther out on the line, and planes through it, will do.
    check(withEdge({ type: 'line', line: [9, 0, 0, -7, 0, 0] }));
    check(withEdge(planeThrough([0, 0, 0], [1, 0, 0], [0, 1, 7])));
    for (const edge of [
      { type: 'line', line: [0, 0, 0, 4, 1, 0] } as const,
      { type: 'line', line: [0, 0, 1, 4, 0, 1] } as const,
      { type: 'line', line: [0, 0, 0, 0, 0, 0] } as const,
      planeThrough([0, 0, 0], [1, 1, 0], [0, 0, 1]),
      planeThrough([0, 0, 0], [1, 0, 0], [2, 0, 0]),
      planeThrough([5, 5, 0], [1, 0, 0], [2, 9, 0]),
    ]) {
      expect(() => check(withEdge(edge))).toThrow(
        new RangeError('f: p.edges[0] must be a line or a plane through two vertices, got another one'),
      );
    }
  });
});
