/** A shape, which may move, beside brushes one after the other: each cut out of a cube by all triples of its planes. */
import { type TreeSweepKind, treeSweepCase } from '../../../cases/motion/tree-sweeps.js';
import { type ExactBrush, strictlyWithin } from '../bsp/brush-union.js';
import { type Operand, type Reader, readerOf } from '../distance/operands.js';
import { cornersOf, isProper } from '../half-space-features.js';
import { commonDenominator, halfSpaceShape, trueParts } from '../half-space-shape.js';
import { type Halfspace, opposite } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { operandOf } from '../round/swept-distances.js';
import { hullOf, type Shape } from '../shape.js';
import { ORIGIN, type Rational3, type Vector } from '../vectors.js';
import type { Scene } from './sweep-operands.js';

/** What is asked about, in the units of a reader. */
export interface InUnits {
  readonly kind: TreeSweepKind;
  readonly values: Float64Array;
  readonly reader: Reader;
}

export const inUnits = (kind: TreeSweepKind, values: Float64Array, denominator = 1n): InUnits => ({
  kind,
  values,
  reader: readerOf([0, ...values], denominator),
});

/** All brushes: where all forms are at most zero. */
export const allBrushesIn = ({ kind, values, reader }: InUnits): ExactBrush[] =>
  treeSweepCase(kind, values).brushes.map((planes) =>
    planes.map(
      ({ normal, constant }): Halfspace => ({
        normal: normal.map((x) => reader.number(x)) as unknown as Vector,
        constant: reader.number(constant) * reader.unit,
      }),
    ),
  );

/** Those that have an inside. */
export const brushesIn = (one: InUnits): ExactBrush[] =>
  allBrushesIn(one).filter((brush) => feasible(brush.map(strictlyWithin)));

/** The shape as a core and a radius, and by what it moves. */
export function moverIn({ kind, values, reader }: InUnits) {
  const { shape, motion } = treeSweepCase(kind, values);
  const { core, radius } = operandOf(kind, shape, reader, 3)!;
  return { core: core as Operand, radius, motion: reader.vector(motion) };
}

/** Has the shape a volume? */
export function isVoluminous(one: InUnits): boolean {
  const { core, radius } = moverIn(one);
  return radius > 0n || hullOf(core.shape).dimension === 3;
}

const sizeOf = (p: Vector): bigint => p.reduce((sum, x) => sum + (x < 0n ? -x : x), 0n);

/** More than any coordinate of the shape on its way, and of what is within its radius. */
export function sizeOfWay(one: InUnits): bigint {
  const { core, radius, motion } = moverIn(one);
  return core.shape.points.reduce((sum, p) => sum + sizeOf(p), radius + sizeOf(motion) + one.reader.unit);
}

/** What is in a brush and in a cube: its half-spaces and corners, which need not be whole. */
function cutOut(brush: ExactBrush, far: bigint): { spaces: Halfspace[]; corners: Rational3[] } {
  const cube = [0, 1, 2].flatMap((k) =>
    [1n, -1n].map((sign): Halfspace => {
      const normal = [0n, 0n, 0n].map((_, i) => (i === k ? sign : 0n)) as unknown as Vector;
      return { normal, constant: far };
    }),
  );
  const spaces = [...brush.map(opposite).filter(isProper), ...cube];
  return { spaces, corners: cornersOf(spaces) };
}

/**
 * The shape and one of the brushes, or of other convex parts, over one scale; `null`: it does not reach into the cube.
 *
 * @param farOf half of the length of the cube's edges, in the units of the reader
 */
export function sceneWith(
  { kind, values }: InUnits,
  number: number,
  farOf: (one: InUnits) => bigint,
  partsIn: (one: InUnits) => readonly ExactBrush[] = brushesIn,
): Scene | null {
  const rough = inUnits(kind, values);
  const { corners } = cutOut(partsIn(rough)[number]!, farOf(rough));
  if (corners.length === 0) return null;
  const denominator = commonDenominator(corners);
  const fine = inUnits(kind, values, denominator);
  const { spaces, corners: whole } = cutOut(partsIn(fine)[number]!, farOf(rough) * denominator);
  const integers = whole.map(({ x, y, z, w }) => ({ x: x / w, y: y / w, z: z / w, w: 1n }));
  const shape = halfSpaceShape(spaces, integers);
  const solid: Shape = { ...shape, ...trueParts(shape) };
  const { core, radius, motion } = moverIn(fine);
  return {
    a: { core, radius },
    b: { core: { shape: solid, infinite: [] }, radius: 0n },
    motions: [motion, ORIGIN],
    velocity: motion,
    unit: fine.reader.unit,
  };
}
