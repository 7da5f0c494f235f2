import { mulberry32 } from '../../bench/polygons/random.js';
import type { Exact, Unit } from './referee.js';

type Polygon = number[][][];

/** How lattice points become doubles: whole numbers, rounded ones, subnormal and huge ones, and an ulp beside. */
const MAPS: readonly ((x: number, random: () => number) => number)[] = [
  (x) => x,
  (x) => x / 3,
  (x) => x * 0.1 + 1e6,
  (x) => x * Number.MIN_VALUE,
  (x) => x * 2 ** 1020 - 2 ** 1023,
  (x, random) => x + 2 ** -40 * Math.floor(3 * random()),
  (x, random) => (random() < 0.2 ? x * 2 ** (Math.floor(60 * random()) - 30) : x),
];

/** Polygons of a few points of small lattices, by the even-odd rule, with all faults that these bring. */
export function drawing(seed: number) {
  const random = mulberry32(seed);
  const whole = (n: number) => Math.floor(n * random());
  let map = MAPS[0]!;
  let size = 4;
  const coordinate = () => map(whole(size), random);
  const ring = () =>
    Array.from({ length: 3 + whole(random() < 0.1 ? 12 : 5) }, () => [coordinate(), coordinate()]);
  const own = (): Polygon => Array.from({ length: random() < 0.3 ? 2 : 1 }, ring);
  const choose = () => {
    map = MAPS[whole(MAPS.length)]!;
    size = 2 + whole(8);
  };
  return {
    choose,
    polygon: own,
    operands(): Polygon[] {
      choose();
      return Array.from({ length: 1 + whole(3) }, own);
    },
    /** The same with other starts and directions. */
    turned(polygon: Polygon): Polygon {
      return [...polygon].reverse().map((points) => {
        const k = whole(points.length);
        const moved = [...points.slice(k), ...points.slice(0, k)];
        return random() < 0.5 ? moved : moved.reverse();
      });
    },
    /** Some means of vertices. */
    points(unit: Unit, operands: readonly Polygon[]): Exact[] {
      const all = operands.flat(2).map(([x, y]) => unit.point(x!, y!));
      return Array.from({ length: 6 }, () => {
        const parts = [0, 1, 2].map(() => [all[whole(all.length)]!, BigInt(1 + whole(999))] as const);
        const total = (of: (p: Exact) => bigint) => parts.reduce((s, [p, w]) => s + w * of(p), 0n);
        return { x: total(({ x }) => x), y: total(({ y }) => y), w: total(({ w }) => w) };
      });
    },
  };
}
