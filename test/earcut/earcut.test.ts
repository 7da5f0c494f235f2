import peer, { deviation as peerDeviation, flatten as peerFlatten } from 'earcut';
import { describe, expect, it } from 'vitest';
import earcut, { deviation, flatten, refine } from '../../src/earcut/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { constrainedDelaunay2d } from '../../src/triangulation/index.js';

const SQUARE = [0, 0, 4, 0, 4, 4, 0, 4];
const random = new Random(3, 1, 4, 1);

/** A ring around the origin, and holes in a row. */
function star(count: number, holes: number): { vertices: number[]; holes: number[] } {
  const around = (n: number, x: number, radius: number) =>
    Array.from({ length: n }, (_, i) => {
      const [angle, r] = [(2 * Math.PI * i) / n, radius * (0.7 + 0.3 * random.unit())];
      return [x + r * Math.cos(angle), r * Math.sin(angle)];
    }).flat();
  const vertices = around(count, 0, 100);
  const starts: number[] = [];
  for (let k = 0; k < holes; k++) {
    starts.push(vertices.length / 2);
    vertices.push(...around(6, 8 * k - 4 * holes, 3));
  }
  return { vertices, holes: starts };
}

/** Edges of triangles, each as it runs. */
const edgesOf = (triangles: readonly number[]) =>
  triangles.map((from, e) => [from, triangles[e % 3 === 2 ? e - 2 : e + 1]!] as const);

describe('in the place of earcut', () => {
  it('makes as many triangles as it on valid polygons, of exactly the area', () => {
    for (let round = 0; round < 40; round++) {
      const { vertices, holes } = star(random.between(3, 200), random.below(6));
      const triangles = earcut(vertices, holes);
      expect(triangles).toHaveLength(3 * (vertices.length / 2 - 2 + 2 * holes.length));
      expect(peer(vertices, holes)).toHaveLength(triangles.length);
      expect(deviation(vertices, holes, 2, triangles)).toBe(0);
      expect(peerDeviation(vertices, holes, 2, triangles)).toBeLessThan(1e-12);
    }
  });

  it('runs counterclockwise, whichever way rings run, and meets edge to edge', () => {
    const { vertices, holes } = star(60, 3);
    const turned = Array.from({ length: 60 }, (_, i) =>
      vertices.slice(2 * (59 - i), 2 * (59 - i) + 2),
    ).flat();
    for (const all of [vertices, [...turned, ...vertices.slice(120)]]) {
      const edges = edgesOf(earcut(all, holes)).map(([a, b]) => `${a} ${b}`);
      expect(new Set(edges).size).toBe(edges.length);
      const lone = edges.filter((edge) => !edges.includes(edge.split(' ').reverse().join(' ')));
      expect(lone).toHaveLength(all.length / 2);
      const outer = lone.filter((edge) => edge.split(' ').every((v) => Number(v) < 60));
      const step = all === vertices ? 1 : 59;
      for (const edge of outer) {
        const [a, b] = edge.split(' ').map(Number) as [number, number];
        expect(b).toBe((a + step) % 60);
      }
    }
  });

  it('reads two of three coordinates, and no others', () => {
    const flat = [0, 0, Number.NaN, 4, 0, 7, 4, 4, 7, 0, 4, 7];
    expect(earcut(flat, null, 3)).toEqual(earcut(SQUARE));
    expect(earcut(Float32Array.from(SQUARE))).toEqual(earcut(SQUARE));
    expect(deviation(flat, undefined, 3, earcut(SQUARE))).toBe(0);
  });

  it('has an answer where there is nothing to cut', () => {
    for (const data of [[], [1, 1], [1, 1, 2, 2], [0, 0, 1, 1, 2, 2], [1, 1, 1, 1, 1, 1]]) {
      expect(earcut(data)).toEqual([]);
    }
    expect(earcut([0, 0, 1, 0, 0, 1], [0])).toEqual([]);
    expect(earcut(SQUARE, [4])).toHaveLength(6);
    expect(deviation([], null, 2, [])).toBe(0);
    expect(deviation([0, 0, 1, 0, 2, 0, 0, 1], [3], 2, [0, 1, 3])).toBe(Infinity);
  });

  it('leaves a straight vertex in, takes the first of equal ones, and cuts edges at vertices on them', () => {
    expect(earcut([0, 0, 2, 0, 4, 0, 4, 4, 0, 4])).toHaveLength(9);
    const closed = earcut([...SQUARE, 0, 0]);
    expect(closed).toHaveLength(6);
    expect(closed).not.toContain(4);
    const touching = earcut([...SQUARE, 0, 2, 1, 1, 1, 3], [4]);
    expect(touching.filter((v) => v === 4)).not.toHaveLength(0);
    expect(deviation([...SQUARE, 0, 2, 1, 1, 1, 3], [4], 2, touching)).toBe(0);
  });

  it('makes a hole of one point a corner, and leaves out one outside', () => {
    expect(earcut([...SQUARE, 1, 2], [4])).toHaveLength(12);
    expect(earcut([...SQUARE, 1, 2, 3, 2], [4, 5])).toHaveLength(18);
    expect(earcut([...SQUARE, 1, 2, 3, 2], [4])).toHaveLength(18);
    expect(earcut([...SQUARE, 9, 2], [4])).toEqual([1, 3, 0, 2, 3, 1]);
    expect(earcut([...SQUARE, 6, 1, 8, 1, 7, 3], [4])).toEqual([1, 3, 0, 2, 3, 1]);
  });

  it('covers what the outer ring has and no hole, where holes leave it and overlap', () => {
    const half = [...SQUARE, 0, 0, 4, 0, 4, 2, 0, 2];
    expect(deviation(half, [4], 2, earcut(half, [4]))).toBe(0);
    // A hole in that hole changes nothing, nor does one beyond the edge that both have.
    expect(earcut([...half, 1, 1, 2, 1, 1, 0], [4, 8])).toHaveLength(earcut(half, [4]).length);
    expect(earcut([...half, 0, 0, 2, -3, 4, 0], [4, 8])).toEqual(earcut(half, [4]));
    expect(earcut([...SQUARE, ...SQUARE], [4])).toEqual([]);
  });

  it('is exact where doubles are not', () => {
    // The hole is left of the last edge by less than what a rounded product can tell.
    const thin = [0, 0, 1, 0.1, 1, 0.2, 0.5, 0.05000000000000001];
    const triangles = earcut(thin);
    expect(deviation(thin, null, 2, triangles)).toBe(0);
    const large = SQUARE.map((x) => (x - 2) * 8e307);
    expect(earcut(large)).toEqual(earcut(SQUARE));
    const small = SQUARE.map((x) => x * 5e-324);
    expect(earcut(small)).toEqual(earcut(SQUARE));
    expect(deviation(large, null, 2, earcut(large))).toBe(0);
    expect(deviation(small, null, 2, earcut(small).slice(3))).toBe(0.5);
  });

  it.each([
    ['crosses itself in the middle', [0, 0, 4, 4, 4, 0, 0, 4], 1],
    ['winds around twice', [0, 0, 4, 0, 4, 4, 0, 4, 1, 1, 3, 1, 3, 3, 1, 3], 1],
  ])('has an answer for a ring that %s', (_, data, least) => {
    const triangles = earcut(data);
    expect(triangles.length / 3).toBeGreaterThanOrEqual(least);
    expect(triangles.every((v) => Number.isInteger(v) && v >= 0 && v < data.length / 2)).toBe(true);
  });

  it('ends for any numbers, and its triangles have an area', () => {
    const scales = [1, 8e307, 5e-324, 1e-300];
    for (let round = 0; round < 300; round++) {
      const scale = scales[round % 4]!;
      const count = random.between(1, 60);
      const coordinate = () => (round % 3 === 0 ? random.between(-2, 2) : 2 * random.unit() - 1) * scale;
      const data = Array.from({ length: 2 * count }, coordinate);
      const holes = [random.below(count + 1), random.below(count + 1)].sort((a, b) => a - b);
      const triangles = earcut(data, holes);
      const at = (v: number) => [data[2 * v]! / scale, data[2 * v + 1]! / scale] as const;
      for (let t = 0; t < triangles.length; t += 3)
        expect(
          new Set(
            triangles
              .slice(t, t + 3)
              .map(at)
              .map(String),
          ).size,
        ).toBe(3);
    }
  });

  it('takes lists apart as that does', () => {
    const rings = [
      [
        [0, 0, 1],
        [4, 0, 1],
        [4, 4, 1],
      ],
      [[3, 1, 1]],
      [[3, 2, 1]],
    ];
    expect(flatten(rings)).toEqual(peerFlatten(rings));
    expect(flatten([])).toEqual({ vertices: [], holes: [], dimensions: 2 });
    expect(flatten([[], [[1, 2]]])).toEqual({ vertices: [1, 2], holes: [0], dimensions: 2 });
    expect(flatten([[[0, 0]], [], [[1, 2]]]).holes).toEqual([1]);
  });

  it('measures areas as that does, exactly', () => {
    const { vertices, holes } = star(50, 2);
    const some = earcut(vertices, holes).slice(30);
    expect(deviation(vertices, holes, 2, some)).toBeCloseTo(peerDeviation(vertices, holes, 2, some), 12);
  });

  it('refines to the constrained Delaunay triangulation', () => {
    const { vertices, holes } = star(80, 0);
    const triangles = earcut(vertices, holes);
    refine(triangles, vertices);
    expect(deviation(vertices, holes, 2, triangles)).toBe(0);
    const edges = Array.from({ length: 80 }, (_, i) => [i, (i + 1) % 80] as const);
    const whole = Array.from(constrainedDelaunay2d(vertices, edges)!.triangles);
    const rows = (list: readonly number[]) =>
      new Set(
        Array.from({ length: list.length / 3 }, (_, t) =>
          list
            .slice(3 * t, 3 * t + 3)
            .sort((a, b) => a - b)
            .join(' '),
        ),
      );
    const all = rows(whole);
    for (const row of rows(triangles)) expect(all.has(row)).toBe(true);
    const again = [...triangles];
    refine(again, vertices);
    expect(again).toEqual(triangles);
  });

  it.each([
    [() => earcut('0' as never), /^earcut: data must be a list of numbers/],
    [() => earcut([0, 0, 1]), /^earcut: data\.length must be a multiple of 2, got 3/],
    [() => earcut([0, 0, Number.NaN, 1]), /^earcut: data\[2\] must be a finite number, got NaN/],
    [() => earcut([0, Infinity]), /^earcut: data\[1\] must be a finite number, got Infinity/],
    [() => earcut([[0, 0]] as never), /^earcut: data/],
    [() => earcut(SQUARE, [5]), /^earcut: holeIndices\[0\] must be an integer from 0 to 4, got 5/],
    [() => earcut(SQUARE, [3, 2]), /^earcut: holeIndices\[1\] must be an integer from 3 to 4, got 2/],
    [() => earcut(SQUARE, [1.5]), /^earcut: holeIndices\[0\] must be an integer/],
    [() => earcut(SQUARE, 4 as never), /^earcut: holeIndices must be a list of vertex numbers, got 4/],
    [() => earcut(SQUARE, null, 1), /^earcut: dim must be an integer from 2 on, got 1/],
    [() => flatten(1 as never), /^flatten: data must be a list of rings/],
    [() => flatten([[[0]]]), /^flatten: data\[0\]\[0\] must be a point of 2 coordinates/],
    [
      () =>
        flatten([
          [
            [0, 0, 0],
            [1, 1],
          ],
        ]),
      /^flatten: data\[0\]\[1\] must be a point of 3 coordinates/,
    ],
    [() => flatten([[[0, '1']]] as never), /^flatten: data\[0\]\[0\]\[1\] must be a finite number/],
    [
      () => deviation(SQUARE, null, 2, [0, 1, 4]),
      /^deviation: triangles\[2\] must be an integer from 0 to 3/,
    ],
    [() => deviation(SQUARE, null, 2, [0, 1]), /^deviation: triangles\.length must be a multiple of 3/],
    [() => refine([0, 1, 9], SQUARE), /^refine: triangles\[2\] must be an integer from 0 to 3, got 9/],
    [() => refine([0, 1, 2], [0, 0, 1]), /^refine: data\.length must be a multiple of 2/],
  ])('refuses %s', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});
