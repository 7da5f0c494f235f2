/**
 * A shape that translates against the union of brushes, one after the other: each as the corners of all triples of its
 * planes and of a cube, with every vertex, edge and face of the difference. The kernel goes down a tree, and asks about
 * its leaves.
 */
import * as surd from '../../../../arithmetic/surd.js';
import { treeSweepText } from '../../../answers/tree-sweeps.js';
import { type TreeSweepKind, treeSweepCase } from '../../../cases/motion/tree-sweeps.js';
import { type ExactBrush, strictlyWithin } from '../bsp/brush-union.js';
import { shapeBrushesRelation } from '../bsp/linear-brushes.js';
import { type Operand, type Reader, readerOf } from '../distance/operands.js';
import { cornersOf, isProper } from '../half-space-features.js';
import { commonDenominator, halfSpaceShape, trueParts } from '../half-space-shape.js';
import { type Halfspace, opposite } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { operandOf } from '../round/swept-distances.js';
import { hullOf, type Shape } from '../shape.js';
import { ORIGIN, type Vector } from '../vectors.js';
import type { Scene } from './sweep-operands.js';
import { type SaidOfStart, startOfScene } from './translation.js';

/** What is asked about, in the units of a reader. */
interface Given {
  readonly kind: TreeSweepKind;
  readonly values: Float64Array;
  readonly reader: Reader;
}

const given = (kind: TreeSweepKind, values: Float64Array, denominator = 1n): Given => ({
  kind,
  values,
  reader: readerOf([0, ...values], denominator),
});

/** The brushes that have an inside: where all forms are at most zero. */
function brushesIn({
  kind,
  values,
  reader,
}: Given): { readonly number: number; readonly brush: ExactBrush }[] {
  return treeSweepCase(kind, values)
    .brushes.map((planes, number) => ({
      number,
      brush: planes.map(
        ({ normal, constant }): Halfspace => ({
          normal: normal.map((x) => reader.number(x)) as unknown as Vector,
          constant: reader.number(constant) * reader.unit,
        }),
      ),
    }))
    .filter(({ brush }) => feasible(brush.map(strictlyWithin)));
}

/** The shape, as far as it goes: a core and a radius. */
function moverIn({ kind, values, reader }: Given) {
  const { shape, motion } = treeSweepCase(kind, values);
  const { core, radius } = operandOf(kind, shape, reader, 3)!;
  return { core: core as Operand, radius, motion: reader.vector(motion) };
}

const sizeOf = (p: Vector): bigint => p.reduce((sum, x) => sum + (x < 0n ? -x : x), 0n);

/** A brush as far as the shape can go, and farther: its corners need not be whole. */
function cornersIn(one: Given, brush: ExactBrush) {
  const { core, radius, motion } = moverIn(one);
  const far =
    2n * core.shape.points.reduce((sum, p) => sum + sizeOf(p), radius + sizeOf(motion) + one.reader.unit);
  const cube = [0, 1, 2].flatMap((k) =>
    [1n, -1n].map((sign): Halfspace => {
      const normal = [0n, 0n, 0n].map((_, i) => (i === k ? sign : 0n)) as unknown as Vector;
      return { normal, constant: far };
    }),
  );
  const spaces = [...brush.map(opposite).filter(isProper), ...cube];
  return { spaces, corners: cornersOf(spaces) };
}

/** The shape and a brush over one scale; `null`: the brush is out of reach. */
function sceneWith(kind: TreeSweepKind, values: Float64Array, number: number): Scene | null {
  const rough = given(kind, values);
  const { corners } = cornersIn(rough, brushesIn(rough)[number]!.brush);
  if (corners.length === 0) return null;
  const fine = given(kind, values, commonDenominator(corners));
  const { spaces, corners: whole } = cornersIn(fine, brushesIn(fine)[number]!.brush);
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

/** The earliest of some brushes. */
function earliest(said: readonly SaidOfStart[]): surd.Surd | null {
  let least: surd.Surd | null = null;
  for (const { first } of said)
    if (first !== null && (least === null || surd.compare(first, least) < 0)) least = first;
  return least;
}

/** How a shape without a radius is at time 0, also where it lies between brushes; else the most that is said of one. */
function startOf(one: Given, said: readonly SaidOfStart[]): string {
  const { core, radius } = moverIn(one);
  if (radius === 0n)
    return shapeBrushesRelation(
      core.shape,
      brushesIn(one).map(({ brush }) => brush),
    );
  const starts = new Set(said.map(({ start }) => start));
  return ['overlapping', 'touching', 'disjoint'].find((word) => starts.has(word)) ?? 'disjoint';
}

const isVoluminous = (one: Given): boolean => {
  const { core, radius } = moverIn(one);
  return radius > 0n || hullOf(core.shape).dimension === 3;
};

/** The referee of a kind of shape. */
export function treeSweepReferee(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const one = given(kind, values);
    const said = brushesIn(one)
      .map((_, i) => sceneWith(kind, values, i))
      .filter((scene) => scene !== null)
      .map(startOfScene);
    const entering = isVoluminous(one) ? earliest(said.filter(({ isEntered }) => isEntered)) : 'flat';
    return treeSweepText(startOf(one, said), earliest(said), entering);
  };
}
