/**
 * Lists of brushes that hit one another: shared faces, nested and stacked ones, slabs, cut corners, half-spaces;
 * upright or rotated.
 */
import {
  BRUSH_COUNT,
  BRUSH_SIZE,
  BRUSHES,
  MOST_BRUSHES,
  MOST_PLANES,
  OTHER,
  planePlace,
} from '../../cases/bsp/brushes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { integer, type Layout, layoutOf, plane } from '../layout.js';
import type { QuestionFamily } from '../question.js';

type Triple = readonly [number, number, number];

/** Rows of integers at right angles, and the square of their common length. */
export interface Frame {
  readonly rows: readonly [Triple, Triple, Triple];
  readonly square: number;
}

const UPRIGHT: Frame = {
  rows: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  square: 1,
};

const ROTATED: readonly Frame[] = [
  {
    rows: [
      [3, 4, 0],
      [-4, 3, 0],
      [0, 0, 5],
    ],
    square: 25,
  },
  {
    rows: [
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
    ],
    square: 9,
  },
  {
    rows: [
      [2, 3, 6],
      [3, -6, 2],
      [6, 2, -3],
    ],
    square: 49,
  },
];

/** The values of a list of brushes, and those of another shape behind them. */
export function brushLayout(...other: readonly Parameters<typeof layoutOf>[1][]): Layout {
  const brushes = Array.from({ length: MOST_BRUSHES }, (_, brush) => [
    integer(`planes ${brush}`, 1, MOST_PLANES, `how many planes of brush ${brush} count`),
    ...Array.from({ length: MOST_PLANES }, (_, i) => plane(`brush${brush}.plane${i}`)),
  ]);
  const count = integer(
    'brushes',
    1,
    MOST_BRUSHES,
    'how many brushes count; the front of a plane is outside',
  );
  return layoutOf(3, count, ...brushes.flat(), ...other);
}

/** A vector of the frame in space. */
export function inSpace({ rows }: Frame, q: Triple): [number, number, number] {
  const at = (k: 0 | 1 | 2) => rows[0][k] * q[0] + rows[1][k] * q[1] + rows[2][k] * q[2];
  return [at(0), at(1), at(2)];
}

/** Appends a plane of the frame to a brush. */
function addPlane(out: Float64Array, brush: number, frame: Frame, normal: Triple, constant: number): void {
  const count = BRUSHES + brush * BRUSH_SIZE;
  const at = planePlace(brush, out[count]!);
  out.set(inSpace(frame, normal), at);
  out[at + 3] = constant * frame.square;
  out[count] = out[count]! + 1;
}

const AXES: readonly Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function addBox(out: Float64Array, brush: number, frame: Frame, low: Triple, high: Triple): void {
  AXES.forEach(([x, y, z], axis) => {
    addPlane(out, brush, frame, [x, y, z], -high[axis]!);
    addPlane(out, brush, frame, [-x, -y, -z], low[axis]!);
  });
}

/** The extents of a box of the frame. */
type Extents = readonly [low: Triple, high: Triple];

const triple = (random: Random, most: number): [number, number, number] => [
  random.between(-most, most),
  random.between(-most, most),
  random.between(-most, most),
];

/** A box that may be flat, beside the one before, in it, or anywhere. */
function nextExtents(random: Random, before: Extents | undefined): Extents {
  const how = before === undefined ? 3 : random.below(5);
  if (how === 0) {
    const axis = random.below(3);
    const step = random.sign() * (before![1][axis]! - before![0][axis]!);
    const moved = (corner: Triple) => corner.map((x, k) => (k === axis ? x + step : x)) as unknown as Triple;
    return [moved(before![0]), moved(before![1])];
  }
  if (how === 1) {
    const within = (k: number) => random.between(before![0][k]!, before![1][k]!);
    const [p, q] = [0, 1].map(() => [within(0), within(1), within(2)] as Triple) as [Triple, Triple];
    return sorted(p, q);
  }
  const [p, q] = [triple(random, 3), triple(random, 3)];
  // Flat ones add nothing: few of them will do.
  if (!random.oneIn(6)) for (let k = 0; k < 3; k++) if (p[k] === q[k]) q[k] = p[k]! > 0 ? -1 : p[k]! + 2;
  return sorted(p, q);
}

function sorted(p: Triple, q: Triple): Extents {
  const by = (of: (...x: number[]) => number) => p.map((x, k) => of(x, q[k]!)) as unknown as Triple;
  return [by(Math.min), by(Math.max)];
}

/** Planes through lattice points of a box. */
function cutCorners(
  random: Random,
  out: Float64Array,
  brush: number,
  frame: Frame,
  [low, high]: Extents,
): void {
  for (let cuts = random.between(1, 2); cuts > 0; cuts--) {
    const normal = triple(random, 2);
    if (normal.every((x) => x === 0)) normal[0] = 1;
    const through = [0, 1, 2].map((k) => random.between(low[k]!, high[k]!));
    addPlane(out, brush, frame, normal, -normal.reduce((sum, x, k) => sum + x * through[k]!, 0));
  }
}

function fillBrush(
  random: Random,
  out: Float64Array,
  brush: number,
  frame: Frame,
  before?: Extents,
): Extents {
  out[BRUSHES + brush * BRUSH_SIZE] = 0;
  const extents = nextExtents(random, before);
  const [low, high] = extents;
  const kind = random.below(12);
  if (kind < 6) addBox(out, brush, frame, low, high);
  else if (kind < 9) {
    addBox(out, brush, frame, low, high);
    cutCorners(random, out, brush, frame, extents);
  } else if (kind === 9) {
    const axis = random.below(3);
    const thin = low.map((x, k) => (k === axis ? x + powerOfTwo(-30) : high[k]!)) as unknown as Triple;
    addBox(out, brush, frame, low, thin);
  } else {
    for (let count = random.between(1, MOST_PLANES); count > 0; count--) {
      const normal = triple(random, 2);
      addPlane(out, brush, frame, normal.some((x) => x !== 0) ? normal : [0, 0, 1], random.between(-4, 1));
    }
  }
  return extents;
}

/** Fills the brushes; the frame that they stand in. */
export function fillBrushes(random: Random, out: Float64Array, rotated: boolean): Frame {
  const frame = rotated ? ROTATED[random.below(ROTATED.length)]! : UPRIGHT;
  out[BRUSH_COUNT] = random.between(1, MOST_BRUSHES);
  // Brushes that do not count have to be valid, too.
  for (let brush = 0; brush < MOST_BRUSHES; brush++) {
    out[BRUSHES + brush * BRUSH_SIZE] = 1;
    for (let i = 0; i < MOST_PLANES; i++) out.set([0, 0, 1, 0], planePlace(brush, i));
  }
  let before: Extents | undefined;
  for (let brush = 0; brush < out[BRUSH_COUNT]!; brush++)
    before = fillBrush(random, out, brush, frame, before);
  return frame;
}

/** A point of the frame's lattice, or half way between two. */
export function latticePoint(random: Random): [number, number, number] {
  const q = triple(random, 4);
  if (random.oneIn(3)) for (let k = 0; k < 3; k++) q[k] = q[k]! / 2;
  return q;
}

/** All lengths times a power of two, values moved by an ulp now and then; normals have no unit. */
function moveFar(random: Random, layout: Layout, out: Float64Array): void {
  const scale = powerOfTwo(random.between(-200, 200));
  const moves = random.oneIn(2);
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'integer') continue;
    for (let i = kind === 'plane' ? at + 3 : at; i < at + size; i++) out[i] = out[i]! * scale;
    if (!moves) continue;
    for (let i = at; i < at + size; i++) if (random.oneIn(20)) out[i] = stepUlps(out[i]!, random.sign());
  }
}

/**
 * The general families none of whose brushes have an inside and bounds: of normals that are all in one plane, or nearly
 * on a line, and of planes that all go through the origin, their constants being less than the smallest double.
 */
export const BOUNDLESS: readonly string[] = ['inexact-differences', 'needles', 'subnormals'];

/**
 * Families of brushes with another shape.
 *
 * @param fillOther  Fills the values from `OTHER` on; points of the frame come to space by `inSpace`
 */
export function brushFamilies(
  layout: Layout,
  fillOther: (random: Random, out: Float64Array, frame: Frame) => void,
): QuestionFamily[] {
  const fill = (rotated: boolean) => (random: Random, out: Float64Array) => {
    fillOther(random, out, fillBrushes(random, out, rotated));
  };
  const fillFar = (random: Random, out: Float64Array) => {
    fill(random.oneIn(2))(random, out);
    moveFar(random, layout, out);
  };
  const brushes =
    'boxes with shared faces, nested, stacked, flat and thin ones, with cut corners, and half-spaces';
  return [
    { name: 'lattice-brushes', summary: brushes, fill: fill(false) },
    { name: 'rotated-brushes', summary: `the same in rotated frames of integers`, fill: fill(true) },
    {
      name: 'far-brushes',
      summary: 'both at other exponents, values moved by an ulp now and then',
      fill: fillFar,
    },
  ];
}

export { OTHER };
