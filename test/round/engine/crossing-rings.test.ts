/**
 * Disks in rings that cross themselves so often that they are divided into cells, against every piece of every edge.
 */
import { expect, test, vi } from 'vitest';
import { circlePolygon2d, ellipsePolygon2d } from '../../../src/round/index.js';

/** How many edges are gone along. */
const work = vi.hoisted(() => ({ edges: 0 }));
vi.mock('../../../src/round/engine/filled-edges.js', async (original) => {
  const real = await original<typeof import('../../../src/round/engine/filled-edges.js')>();
  return {
    ...real,
    isFilledAlong: (...args: Parameters<typeof real.isFilledAlong>) => {
      work.edges++;
      return real.isFilledAlong(...args);
    },
  };
});

type Point = readonly [number, number];
/** A number n / d with d > 0. */
type Fraction = readonly [n: bigint, d: bigint];

const compare = ([n, d]: Fraction, [m, e]: Fraction): number => {
  const difference = n * e - m * d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? [-n, -d] : [n, d]);

type Edge = readonly [ax: bigint, ay: bigint, bx: bigint, by: bigint];
const edgesOf = (ring: readonly Point[]): Edge[] =>
  ring.map(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return [BigInt(x), BigInt(y), BigInt(u), BigInt(v)];
  });

/**
 * How often a ring winds around the points right beside an edge at (x, y) / w, on a side: with an infinitely small d,
 * around (x, y) / w + d (i - d^2 j), where i is to that side. An edge is crossed by the ray to the right of that if its
 * ends are above and below.
 */
function windingBeside(
  edges: readonly Edge[],
  [x, y, w]: readonly bigint[],
  side: readonly [bigint, bigint],
): number {
  // The direction i, turned a little: no edge runs along it.
  const sign = (...terms: bigint[]) => {
    const first = terms.find((term) => term !== 0n) ?? 0n;
    return first > 0n ? 1 : first < 0n ? -1 : 0;
  };
  const [i, j] = side;
  // The point is (x + d i + d^2 j, y + d j - d^2 i) / w, up to a factor.
  const above = (v: bigint) => sign(v * w! - y!, -j, i) > 0;
  let winding = 0;
  for (const [ax, ay, bx, by] of edges) {
    if (above(ay) === above(by)) continue;
    const cross = (u: bigint, v: bigint) => (bx - ax) * v - (by - ay) * u;
    const turn = sign(cross(x! - ax * w!, y! - ay * w!), cross(i, j), cross(j, -i));
    // The point is on the left of an edge that goes up: the edge crosses the ray.
    if (above(by) && turn > 0) winding++;
    else if (above(ay) && turn < 0) winding--;
  }
  return winding;
}

/**
 * Whether the ring winds around all of the disk about the origin: both sides of all pieces of all edges that come into
 * it.
 */
function isWoundAround(ring: readonly Point[], radius: bigint): boolean {
  const edges = edgesOf(ring).filter(([ax, ay, bx, by]) => ax !== bx || ay !== by);
  let comes = false;
  for (const [ax, ay, bx, by] of edges) {
    const [ux, uy] = [bx - ax, by - ay];
    const size = ux * ux + uy * uy;
    const cuts: Fraction[] = [
      [0n, 1n],
      [1n, 1n],
    ];
    const add = (t: Fraction) => {
      if (t[0] > 0n && t[0] < t[1]) cuts.push(t);
    };
    for (const [cx, cy, dx, dy] of edges) {
      const [vx, vy] = [dx - cx, dy - cy];
      const turn = ux * vy - uy * vx;
      if (turn !== 0n) {
        const s = fraction((cx - ax) * uy - (cy - ay) * ux, turn);
        if (s[0] >= 0n && s[0] <= s[1]) add(fraction((cx - ax) * vy - (cy - ay) * vx, turn));
      } else if ((cx - ax) * uy === (cy - ay) * ux) {
        add([(cx - ax) * ux + (cy - ay) * uy, size]);
        add([(dx - ax) * ux + (dy - ay) * uy, size]);
      }
    }
    cuts.sort(compare);
    for (let i = 1; i < cuts.length; i++) {
      const [start, end] = [cuts[i - 1]!, cuts[i]!];
      if (compare(start, end) === 0) continue;
      const middle: Fraction = [-(ax * ux + ay * uy), size];
      const nearest = compare(middle, start) < 0 ? start : compare(middle, end) > 0 ? end : middle;
      const at = ([n, d]: Fraction) => [ax * d + ux * n, ay * d + uy * n, d] as const;
      const [x, y, w] = at(nearest);
      if (x * x + y * y >= radius * radius * w * w) continue;
      comes = true;
      const place = at([start[0] * end[1] + end[0] * start[1], 2n * start[1] * end[1]]);
      if (windingBeside(edges, place, [-uy, ux]) === 0 || windingBeside(edges, place, [uy, -ux]) === 0)
        return false;
    }
  }
  return comes || windingBeside(edges, [0n, 0n, 1n], [1n, 0n]) !== 0;
}

/** Numbers below n, always the same. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A ring on a lattice that goes round its middle again and again; some parts run back on themselves, or twice. */
function crossing(count: number, size: number, below: (n: number) => number): Point[] {
  const wild = below(2) === 0;
  let angle = below(1000) / 160;
  const ring = Array.from({ length: count }, (): Point => {
    angle += 2.1 + below(1000) / (wild ? 700 : 1600);
    const far = size * (1 + below(1000) / 1000);
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))];
  });
  const part = ring.slice(0, below(count));
  if (below(3) === 0) ring.push(...part, ...[...part].reverse());
  if (below(3) === 0) ring.push(...ring.slice(0, 1 + below(count)));
  return ring;
}

/** A ring on a lattice that goes anywhere, and round all of that some times: it winds around its middle a few times. */
function aroundAll(count: number, size: number, below: (n: number) => number): Point[] {
  const anywhere = Array.from(
    { length: count },
    (): Point => [below(2 * size) - size, below(2 * size) - size],
  );
  const corner: Point = [-2 * size, -2 * size];
  const round: Point[] = [[2 * size, -2 * size], [2 * size, 2 * size], [-2 * size, 2 * size], corner];
  const rounds = Array.from({ length: 2 + below(3) }, () => round);
  return [...anywhere, corner, ...rounds.flat()];
}

test('a disk is in a ring that crosses itself where that winds around all pieces of its edges', () => {
  const below = numbers(5);
  const found = { true: 0, false: 0 };
  for (let i = 0; i < 200; i++) {
    const size = 4 + below(12);
    const ring = (i % 2 === 0 ? crossing : aroundAll)(13 + below(40), size, below);
    const radius = 1 + below(size - 1);
    const isInside = isWoundAround(ring, BigInt(radius));
    found[`${isInside}`]++;
    const circle = { center: [0, 0] as const, radius };
    expect(circlePolygon2d(circle, ring, 'non-zero').containment === 'inside', JSON.stringify(ring)).toBe(
      isInside,
    );
  }
  expect(found.true).toBeGreaterThan(40);
  expect(found.false).toBeGreaterThan(40);
});

test('edges of a star of 4,000 vertices that come into a disk are hardly gone along, in whatever direction', () => {
  for (const [skip, radius] of [
    [1797, 0.1],
    [1797, -0.1],
    [1200, 0.5],
    [601, 0.88],
  ] as const) {
    const star = Array.from({ length: 4000 }, (_, i): Point => {
      const angle = (2 * Math.PI * ((i * skip) % 4000)) / 4000;
      return [Math.cos(angle), Math.sin(angle)];
    });
    const ring = radius < 0 ? star.reverse() : star;
    const r = Math.abs(radius);
    work.edges = 0;
    expect(circlePolygon2d({ center: [0, 0], radius: r }, ring, 'non-zero').containment).toBe('inside');
    const axes = [
      [r, 0],
      [0, r / 2],
    ] as const;
    expect(ellipsePolygon2d({ center: [0, 0], axes }, ring, 'non-zero').containment).toBe('inside');
    expect(work.edges).toBeLessThan(400);
  }
});

test('edges with a common point in a disk are gone along a few times each', () => {
  // From a corner far away to the other side, all through the center, and round both.
  const ring: Point[] = Array.from({ length: 32 }, (_, i): Point => {
    const x = 100 - 6 * (i >> 1);
    return i % 4 === 0 || i % 4 === 3 ? [x, 100] : [-x, -100];
  });
  const around: Point[] = [0, 1, 2].flatMap(() => [
    [-900, -900],
    [900, -900],
    [900, 900],
    [-900, 900],
  ]);
  work.edges = 0;
  const whole = [...around, around[0]!, ...ring, ring[0]!];
  const isInside =
    circlePolygon2d({ center: [0, 0], radius: 50 }, whole, 'non-zero').containment === 'inside';
  expect(isInside).toBe(isWoundAround(whole, 50n));
  expect(work.edges).toBeLessThan(400);
  // All edges come near the middle, none through it: there it is wound around as often as anywhere.
  const star = Array.from({ length: 1000 }, (_, i): Point => {
    const angle = (2 * Math.PI * ((i * 499) % 1000)) / 1000;
    return [Math.cos(angle), Math.sin(angle)];
  });
  work.edges = 0;
  expect(circlePolygon2d({ center: [0, 0], radius: 0.02 }, star, 'non-zero').containment).toBe('inside');
  expect(work.edges).toBeLessThan(2000);
});
