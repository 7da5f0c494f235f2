/**
 * Shapes that turn into each other: contacts that are planted at a time, nearly missed, at the start and at the end.
 */
import { powerOfTwo } from '../../cases/doubles.js';
import { MOTION_SIZE, type RotationPair } from '../../cases/motion/rotation.js';
import type { Random } from '../../cases/random.js';
import { nameOf, sizeOf } from '../../cases/round/operands.js';
import { drawExponent, scaleLengths } from '../distance/scaled.js';
import { direction, type Layout, layoutOf, number, point } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { fill, landmark, move, partsOf, radiiOf } from '../round/operands.js';

type Triple = [number, number, number];

/** The names of both shapes, and the layout of the values: each shape, and how it moves behind it. */
export function rotationLayout({ a, b }: RotationPair): { names: readonly string[]; layout: Layout } {
  const names = a === b ? ['a', 'b'] : [nameOf(a), nameOf(b)];
  const parts = [a, b].flatMap((kind, i) => {
    const motion = `motion${i === 0 ? 'A' : 'B'}`;
    return [
      ...partsOf(kind, names[i]!),
      // A translation is a length as points are, and scales with them.
      point(`${motion}.translation`),
      direction(`${motion}.axis`),
      number(`${motion}.angle`),
      point(`${motion}.center`),
    ];
  });
  return { names, layout: layoutOf(3, ...parts) };
}

/** Where the parts of the values begin. */
function placesOf({ a, b }: RotationPair) {
  const motionA = sizeOf(a);
  const second = motionA + MOTION_SIZE;
  return { motionA, second, motionB: second + sizeOf(b) };
}

/** Sine and cosine of an angle, nearly: no function of the machine's. */
function sineCosine(angle: number): readonly [number, number] {
  const x = angle / 4096;
  let [s, c] = [x - (x * x * x) / 6, 1 - (x * x) / 2 + (x * x * x * x) / 24];
  for (let i = 0; i < 12; i++) [s, c] = [2 * s * c, c * c - s * s];
  return [s, c];
}

/** Where a point is at a time. */
function turned(p: Triple, out: Float64Array, at: number, time: number): Triple {
  const axis: Triple = [out[at + 3]!, out[at + 4]!, out[at + 5]!];
  const length = Math.sqrt(dot(axis, axis));
  const n = axis.map((x) => x / length) as Triple;
  const d = p.map((x, k) => x - out[at + 7 + k]!) as Triple;
  const along = dot(n, d);
  const [s, c] = sineCosine(out[at + 6]! * time);
  const ahead: Triple = [n[1] * d[2] - n[2] * d[1], n[2] * d[0] - n[0] * d[2], n[0] * d[1] - n[1] * d[0]];
  return [0, 1, 2].map(
    (k) => out[at + 7 + k]! + time * out[at + k]! + c * d[k]! + (1 - c) * along * n[k]! + s * ahead[k]!,
  ) as Triple;
}

const dot = (p: Triple, q: Triple): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

/** How the motions of a family are drawn. */
interface Style {
  readonly name: string;
  readonly summary: string;
  readonly draw: (random: Random, out: Float64Array, at: number, center: Triple) => void;
  /** When the contact is, in eighths of the time; any if it is not said. */
  readonly eighth?: number;
}

const small = (random: Random): number => random.between(-4, 4);

function drawMotion(random: Random, out: Float64Array, at: number, center: Triple): void {
  const screw = random.oneIn(3);
  for (let k = 0; k < 3; k++) out[at + 3 + k] = small(random);
  if (out[at + 3] === 0 && out[at + 4] === 0) out[at + 5] = random.sign();
  const pitch = random.between(-3, 3) / 2;
  for (let k = 0; k < 3; k++) out[at + k] = screw ? pitch * out[at + 3 + k]! : small(random);
  out[at + 6] = (random.sign() * random.between(1, 40)) / 10;
  const isOwn = random.oneIn(2);
  for (let k = 0; k < 3; k++) out[at + 7 + k] = isOwn ? center[k]! : small(random);
}

/** A motion of this kind, changed. */
const changed =
  (change: (random: Random, out: Float64Array, at: number) => void): Style['draw'] =>
  (random, out, at, center) => {
    drawMotion(random, out, at, center);
    change(random, out, at);
  };

const STYLES: readonly Style[] = [
  {
    name: 'screws',
    summary: 'turned by up to 4, moved by small integers or along the axis',
    draw: drawMotion,
  },
  {
    name: 'spinning',
    summary: 'turned in place',
    draw: changed((_, out, at) => out.fill(0, at, at + 3)),
  },
  {
    name: 'several-turns',
    summary: 'turned up to ten times',
    draw: changed((random, out, at) => {
      out[at + 6] = random.between(-640, 640) / 10;
    }),
  },
  {
    name: 'no-angle',
    summary: 'turned by 0, or by very little',
    draw: changed((random, out, at) => {
      out[at + 6] = random.oneIn(2) ? 0 : powerOfTwo(-random.between(10, 80));
    }),
  },
  {
    name: 'axes-of-any-length',
    summary: 'turned about axes that are tiny or huge',
    draw: changed((random, out, at) => {
      const factor = powerOfTwo(random.between(-1000, 1000));
      for (let k = 3; k < 6; k++) out[at + k] = out[at + k]! * factor;
    }),
  },
  { name: 'at-the-end', summary: 'turned into contact at time 1', draw: drawMotion, eighth: 8 },
  { name: 'at-the-start', summary: 'in contact at time 0', draw: drawMotion, eighth: 0 },
];

/** Half a unit to nearly nothing, or nothing; in or out. */
function drawGap(random: Random): number {
  if (random.oneIn(8)) return 0;
  return random.sign() * powerOfTwo(-random.between(-1, random.oneIn(3) ? 40 : 8));
}

/** A contact of corners or middles at a time, with a gap along a direction. */
function planted(pair: RotationPair, { name, summary, draw, eighth }: Style): QuestionFamily {
  const { a, b } = pair;
  const { motionA, second, motionB } = placesOf(pair);
  return {
    name,
    summary: `corners or middles come together, or nearly so, ${summary}`,
    fill(random, out) {
      fill(a, random, out, 0);
      fill(b, random, out, second);
      const radii = [...radiiOf(a), ...radiiOf(b).map((at) => second + at)];
      for (const at of radii) out[at] = random.oneIn(4) ? 0 : random.between(0, 6) / 4;
      const far: Triple = [small(random), small(random), small(random)];
      move(a, out, 0, far);
      const p = Array.from(landmark(a, random, out, 0)) as Triple;
      const q = Array.from(landmark(b, random, out, second)) as Triple;
      draw(random, out, motionA, p);
      draw(random, out, motionB, q);
      if (random.oneIn(2)) out.fill(0, motionB, motionB + 3);
      if (random.oneIn(2)) out[motionB + 6] = 0;
      const time = (eighth ?? random.between(0, 8)) / 8;
      const [x, y] = [turned(p, out, motionA, time), turned(q, out, motionB, time)];
      const side: Triple = [small(random), small(random), random.sign()];
      const length = Math.sqrt(dot(side, side));
      const sum = radii.reduce((all, at) => all + out[at]!, 0);
      // At the start without what is rounded, if nothing is between.
      const gap = eighth === 0 && random.oneIn(2) && sum === 0 ? 0 : drawGap(random) + sum;
      const by = x.map((c, k) => c - y[k]! + (gap * side[k]!) / length) as Triple;
      move(b, out, second, eighth === 0 && gap === 0 ? p.map((c, k) => c - q[k]!) : by);
      for (let k = 0; k < 3; k++) out[motionB + 7 + k] = out[motionB + 7 + k]! + by[k]!;
    },
  };
}

/** Those of another family, far from the origin. */
function far(family: QuestionFamily, pair: RotationPair): QuestionFamily {
  const { motionA, second, motionB } = placesOf(pair);
  return {
    name: 'far-away',
    summary: `${family.summary}, far from the origin`,
    fill(random, out) {
      family.fill(random, out);
      const by = [0, 1, 2].map(() => small(random) * powerOfTwo(random.between(4, 30)));
      move(pair.a, out, 0, by);
      move(pair.b, out, second, by);
      for (const at of [motionA, motionB])
        for (let k = 0; k < 3; k++) out[at + 7 + k] = out[at + 7 + k]! + by[k]!;
    },
  };
}

function scaled(family: QuestionFamily, layout: Layout): QuestionFamily {
  return {
    name: 'scaled',
    summary: `${family.summary}, scaled to anywhere between subnormals and overflow`,
    fill(random, out) {
      family.fill(random, out);
      scaleLengths(layout, out, drawExponent(layout, random, out));
    },
  };
}

/** The families of a pair. */
export function rotationFamilies(pair: RotationPair, layout: Layout): QuestionFamily[] {
  const own = STYLES.map((style) => planted(pair, style));
  return [...own, far(own[0]!, pair), scaled(own[0]!, layout)];
}
