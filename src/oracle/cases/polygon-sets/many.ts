import { powerOfTwo } from '../doubles.js';
import { deriveSeed, Random } from '../random.js';
import { COMBINED, type OperandValues, type SetOperation } from './operands.js';

/** What many small polygons look like. */
export const MANY_KINDS = [
  'holes',
  'triangles',
  'cells',
  'needles',
  'nested',
  'bars',
  'wedges',
  'bow-ties',
  'strokes',
  'disks',
] as const;

export type ManyKind = (typeof MANY_KINDS)[number];

/** How many there are. */
export const MANY = { least: 13, most: 48 } as const;

/** Where the lattice is: itself, in tenths, far off, very small. */
export const MANY_FRAMES = 4;

export const MANY_OPERATIONS = Object.keys(COMBINED) as readonly SetOperation[];

type Point = readonly [number, number];
type Ring = readonly Point[];

const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The corners of a disk of radius 12, nearly. */
const DISK: Ring = [
  [12, 0],
  [11, 5],
  [8, 8],
  [5, 11],
  [0, 12],
  [-5, 11],
  [-8, 8],
  [-11, 5],
  [-12, 0],
  [-11, -5],
  [-8, -8],
  [-5, -11],
  [0, -12],
  [5, -11],
  [8, -8],
  [11, -5],
];

/** A polygon of a kind, on a lattice of 64 times 64. */
const DRAW: Readonly<Record<ManyKind, (random: Random, i: number) => Ring>> = {
  holes: (random, i) => {
    const [x, y] = [8 * (i % 7) + 4, 8 * Math.floor(i / 7) + 4];
    return random.oneIn(4)
      ? box(x, y, random.between(1, 9), 2)
      : [
          [x, y],
          [x + random.between(1, 4), y],
          [x, y + 3],
        ];
  },
  triangles: (random) => {
    const [x, y] = [random.between(0, 56), random.between(0, 56)];
    const corner = (): Point => [x + random.between(0, 16), y + random.between(0, 16)];
    return [corner(), corner(), corner()];
  },
  cells: (random) => box(8 * random.below(7), 8 * random.below(7), 8 * random.between(1, 2), 8),
  needles: (random) => {
    const [x, y] = [random.between(0, 64), random.between(0, 64)];
    return [
      [x, y],
      [random.between(0, 64), random.between(0, 64)],
      [x + random.between(-1, 1), y + 1],
    ];
  },
  nested: (_, i) => box(i, i + (i % 3), Math.max(1, 64 - 2 * i), Math.max(1, 64 - 2 * i - 2 * (i % 3))),
  bars: (random, i) =>
    i % 2 === 0
      ? box(random.between(0, 8), 2 * random.below(30), random.between(40, 56), 1)
      : box(2 * random.below(30), random.between(0, 8), 1, random.between(40, 56)),
  // Edges that end in one point, and some that do not.
  wedges: (random) => {
    const rim = (): Point => [random.between(0, 64), random.between(0, 64)];
    return random.oneIn(8) ? [rim(), rim(), rim()] : [[32, 32], rim(), rim()];
  },
  // Edges that cross in one point.
  'bow-ties': (random) => {
    const [x, y] = [random.between(-32, 32), random.between(-32, 32)];
    const k = random.between(-1, 1);
    const opposite: Point = [32 - x + (random.oneIn(8) ? k : 0), 32 - y];
    return [[32 + x, 32 + y], opposite, [32 + y + k, 32 - x], [32 - y - k, 32 + x]];
  },
  // Long and thin in one direction, side by side or across each other a little.
  strokes: (random, i) => {
    const tilt = random.oneIn(4) ? random.between(-2, 2) : 0;
    const x = i + random.below(2);
    return [
      [x, random.below(3)],
      [x + 1, 0],
      [x + 9 + tilt, 64],
      [x + 8, 62 + random.below(3)],
    ];
  },
  // On each other, so that most of each is covered by others; stars that are wound around their middle twice, too.
  disks: (random) => {
    const [x, y] = [random.between(0, 64), random.between(0, 64)];
    const size = random.oneIn(3) ? 1 : 2;
    const skip = random.oneIn(6) ? 6 : random.between(1, 3);
    const count = skip === 6 ? 8 : Math.floor(16 / skip);
    return Array.from({ length: count }, (_, k): Point => {
      const [u, v] = DISK[(skip * k) % 16]!;
      return [x + size * u, y + size * v];
    });
  },
};

/** Many polygons, and how they are combined: the first operand is a large square, or the first polygon. */
export interface ManyCase {
  readonly operation: SetOperation;
  readonly operands: readonly OperandValues[];
}

/** The case of flat values: operation, kind, count, frame, seed. */
export function manyCaseOf(values: ArrayLike<number>): ManyCase {
  const [operation, kind, count, frame, seed] = Array.from(values) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const name = MANY_KINDS[kind]!;
  const random = new Random(...deriveSeed(seed, name));
  const unit = frame === 1 ? 0.1 : frame === 3 ? powerOfTwo(-1070) : 1;
  const off = frame === 2 ? powerOfTwo(40) + 0.5 : 0;
  // Where all crosses all, few are enough as a rule: the referee looks at each crossing.
  const drawn = name === 'disks' && !random.oneIn(8) ? MANY.least : count;
  const rings = Array.from({ length: drawn }, (_, i) =>
    DRAW[name](random, i).map(([x, y]): Point => [x * unit + off, y * unit + off]),
  );
  const square = box(0, 0, 64, 64).map(([x, y]): Point => [x * unit + off, y * unit + off]);
  const hasSquare = name === 'holes' || random.oneIn(2);
  const all = hasSquare ? [square, ...rings] : rings;
  // Half of the cases as few operands of many polygons, the others as many operands.
  const isOne = random.oneIn(2);
  const operand = (list: readonly Ring[]): OperandValues => ({
    rule: undefined,
    polygons: list.map((ring) => [ring]),
  });
  const operands = isOne ? [operand([all[0]!]), operand(all.slice(1))] : all.map((ring) => operand([ring]));
  return { operation: MANY_OPERATIONS[operation]!, operands };
}
