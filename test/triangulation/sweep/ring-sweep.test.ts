import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { RingSweep } from '../../../src/triangulation/sweep/ring-sweep.js';
import { TriangleSweep } from '../../../src/triangulation/sweep/sweep-triangles.js';

type Ring = readonly (readonly [number, number])[];

const MOST_STARTS = 8;
const random = new Random(6, 1, 8, 0);
const ringSweep = new RingSweep();
const triangleSweep = new TriangleSweep();

const quick = (ring: Ring) => ringSweep.run(Float64Array.from(ring.flat()), ring.length);

/** The triangles of the sweep that takes any rings. */
function swept(ring: Ring): number[] {
  triangleSweep.points.load(Float64Array.from(ring.flat()), [0, ring.length]);
  triangleSweep.begin(ring.length);
  return triangleSweep.run();
}

const turn = ([ax, ay]: Ring[0], [bx, by]: Ring[0], [cx, cy]: Ring[0]): number => {
  const value =
    (BigInt(bx) - BigInt(ax)) * (BigInt(cy) - BigInt(ay)) -
    (BigInt(by) - BigInt(ay)) * (BigInt(cx) - BigInt(ax));
  return value > 0n ? 1 : value < 0n ? -1 : 0;
};

/** Do two closed segments meet? */
function meet(a: Ring[0], b: Ring[0], c: Ring[0], d: Ring[0]): boolean {
  for (const axis of [0, 1] as const) {
    if (Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis])) return false;
    if (Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis])) return false;
  }
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** Has a ring of whole numbers no point twice? Each edge is asked about each other one, over integers. */
function isSimple(ring: Ring): boolean {
  const n = ring.length;
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [ring[i]!, ring[(i + 1) % n]!, ring[(i + 2) % n]!];
    const isBack = (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) >= 0;
    if (turn(a, b, c) === 0 && isBack) return false;
    for (let j = i + 2; j < n; j++) {
      if ((j + 1) % n !== i && meet(a, b, ring[j]!, ring[(j + 1) % n]!)) return false;
    }
  }
  return true;
}

/** How many vertices lie before both of their neighbours. */
const startsOf = (ring: Ring): number => {
  const before = (p: Ring[0], q: Ring[0]) => p[0] < q[0] || (p[0] === q[0] && p[1] < q[1]);
  const n = ring.length;
  return ring.filter((p, i) => before(p, ring[(i + 1) % n]!) && before(p, ring[(i + n - 1) % n]!)).length;
};

/** Points in any order, of which loops are turned round until no edges cross, or not so far. */
function untangled(count: number, size: number): Ring {
  const places = new Set<number>();
  while (places.size < Math.min(count, size * size)) places.add(random.below(size * size));
  const ring = [...places].map((k) => [k % size, Math.floor(k / size)] as const);
  for (let left = random.oneIn(3) ? 8 : 400; left > 0; left--) {
    const n = ring.length;
    const pairs = ring.flatMap((_, i) =>
      ring.flatMap((_, j) => (j > i + 1 && (j + 1) % n !== i ? [[i, j] as const] : [])),
    );
    const found = pairs.find(([i, j]) => meet(ring[i]!, ring[i + 1]!, ring[j]!, ring[(j + 1) % n]!));
    if (found === undefined) break;
    ring.splice(found[0] + 1, found[1] - found[0], ...ring.slice(found[0] + 1, found[1] + 1).reverse());
  }
  return ring;
}

/** A ring around a place on a lattice. */
function around(count: number, size: number): Ring {
  const rough = random.unit();
  return Array.from({ length: count }, (_, i) => {
    const radius = size * (1 - rough * random.unit());
    const angle = (2 * Math.PI * i) / count;
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
  });
}

/** Towers side by side, up and down: collinear edges, upright edges and straight vertices. */
function towers(count: number): Ring {
  const up: [number, number][] = [];
  const down: [number, number][] = [];
  for (let i = 0, x = 0; i < count; i++, x += random.between(1, 2)) {
    const [y, z] = [random.between(0, 3), -random.between(0, 3)];
    up.push([x, y], [x + 1, y]);
    down.push([x, z], [x + 1, z]);
  }
  const ring = [...down, ...up.reverse()];
  return random.oneIn(2) ? ring : ring.map(([x, y]) => [y, x] as const);
}

/** A comb with teeth to the left, or to the right, each of which begins or ends an interval. */
const comb = (teeth: number, side: 1 | -1, length = 10): Ring => {
  const back = -side * length;
  const tips = Array.from({ length: teeth }, (_, i) => [
    [side * (i % 3), 4 * i] as const,
    ...(i + 1 < teeth ? [[back + 2 * side, 4 * i + 2] as const] : []),
  ]).flat();
  return [...tips, [back, 4 * teeth], [back, -4]];
};

/** The ring as it is, or with one of the faults that rings have. */
function withFault(ring: Ring): Ring {
  const points = [...ring];
  const i = random.below(points.length);
  const [p, q] = [points[i]!, points[(i + 1) % points.length]!];
  switch (random.below(8)) {
    case 0:
      points[random.below(points.length)] = p;
      break;
    case 1:
      points.splice(i, 0, p);
      break;
    case 2:
      points.splice(i + 1, 0, [(p[0] + q[0]) >> 1, (p[1] + q[1]) >> 1]);
      break;
    case 3:
      points.splice(i + 1, 0, [2 * q[0] - p[0], 2 * q[1] - p[1]]);
      break;
  }
  const start = random.below(points.length);
  const turned = [...points.slice(start), ...points.slice(0, start)];
  return random.oneIn(2) ? turned : turned.reverse();
}

const FAMILIES: readonly (readonly [string, () => Ring])[] = [
  [
    'few points of a small lattice',
    () => Array.from({ length: random.between(3, 9) }, () => [random.below(4), random.below(4)] as const),
  ],
  ['loops turned round', () => untangled(random.between(3, 14), random.between(3, 8))],
  ['rings around a place', () => around(random.between(3, 40), random.between(2, 40))],
  ['towers', () => towers(random.between(1, 12))],
  ['combs', () => comb(random.between(1, 10), random.oneIn(2) ? 1 : -1, random.between(3, 10))],
];

describe('a ring that a sweep crosses in few edges', () => {
  it.each(FAMILIES)('is cut if and only if it is simple, as by the sweep of any rings: %s', (_, make) => {
    let [simple, others] = [0, 0];
    for (let round = 0; round < 700; round++) {
      const ring = withFault(make());
      const found = quick(ring);
      const isExpected = isSimple(ring) && startsOf(ring) <= MOST_STARTS;
      expect([found !== null, ring]).toEqual([isExpected, ring]);
      if (found === null) {
        others++;
        continue;
      }
      simple++;
      expect(found).toHaveLength(3 * (ring.length - 2));
      expect(found).toEqual(swept(ring));
    }
    expect(Math.min(simple, others)).toBeGreaterThan(50);
  });

  it('begins and ends up to eight intervals', () => {
    for (let teeth = 1; teeth <= 10; teeth++) {
      for (const side of [1, -1] as const) {
        const ring = comb(teeth, side);
        expect(isSimple(ring)).toBe(true);
        const found = quick(ring);
        if (startsOf(ring) > MOST_STARTS) expect(found).toBeNull();
        else expect(found).toEqual(swept(ring));
      }
    }
    expect(quick(comb(8, -1))).not.toBeNull();
    expect(quick(comb(9, -1))).toBeNull();
  });

  it('is none where a spike comes through another one', () => {
    const ring: Ring = [
      [0, 0],
      [10, 1],
      [0, 10],
      [-10, 20],
      [30, 20],
      [20, 6],
      [2, 4],
      [20, 5],
      [30, -10],
      [-10, -10],
    ];
    expect(quick(ring)).toBeNull();
    expect(quick([...ring].reverse())).toBeNull();
    expect(quick(ring.map(([x, y]) => [x, -y] as const))).toBeNull();
  });

  it('may have any number of vertices', () => {
    for (const count of [3, 100, 1500, 10, 4000]) {
      const ring = Array.from({ length: count }, (_, i): [number, number] => {
        const angle = (2 * Math.PI * i) / count;
        return [Math.round(1e6 * Math.cos(angle)), Math.round(1e6 * Math.sin(angle))];
      });
      const found = quick(ring);
      expect(found).toHaveLength(3 * (count - 2));
      expect(found).toEqual(swept(ring));
    }
  });

  it('is told from one that touches itself by an ulp', () => {
    const notched = (y: number): Ring => [
      [0, 0.1],
      [3, 0.1],
      [3, 1],
      [1.5, y],
      [0, 1],
    ];
    expect(quick(notched(0.1))).toBeNull();
    expect(quick(notched(0.09999999999999999))).toBeNull();
    expect(quick(notched(0.10000000000000002))).toEqual(swept(notched(0.10000000000000002)));
    const small = notched(0.10000000000000002).map(([x, y]) => [x * 2 ** -1020, y * 2 ** -1020] as const);
    expect(quick(small)).toEqual(swept(small));
    const large = comb(4, 1).map(([x, y]) => [x * 2 ** 1018, y * 2 ** 1018] as const);
    expect(quick(large)).toEqual(swept(comb(4, 1)));
  });
});
