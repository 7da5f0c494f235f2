import { scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import {
  drawDiagonalMap,
  drawMap,
  latticePoint,
  mapped,
  type Point,
  pick,
  relatedPoint,
  UNIT,
} from './plant.js';

/**
 * Families for a query about shapes that are given by points (also boxes, by their corners; rays and lines, whose
 * directions lead from the point before to a planted one). They plant contacts in small integers and disguise
 * them afterwards by maps that keep every incidence exactly:
 *
 * - `related`: each later point is a vertex of an earlier shape, on one of its edges, or in its plane;
 * - `related-coplanar` (in space): all of it in one plane;
 * - `related-degenerate`: the shapes' own points are related to each other, too: needles, points, segments;
 * - `related-mantissas`: mapped by a random integer matrix, so that all 53 bits are in use;
 * - `related-one-ulp`: then some coordinates are moved by an ulp or two;
 * - `related-far`: scaled by a power of two, down to subnormals and up to overflow, per axis or in all.
 *
 * @param shapes How many points (a box has two, a direction counts as one) each shape has, in the order of the layout.
 * @example shapeFamilies(layoutOf(3, ...points('a b c p q r')), [3, 3]);
 */
export function shapeFamilies(layout: Layout, shapes: readonly number[]): readonly QuestionFamily[] {
  const make = (name: string, summary: string, fill: QuestionFamily['fill']): QuestionFamily => ({
    name,
    summary,
    fill,
  });
  const plain = (random: Random, out: Float64Array) => {
    write(layout, plantShapes(random, layout.dimension, shapes, {}), out);
  };
  const base = (random: Random, out: Float64Array) => {
    const how = { flat: random.oneIn(4), degenerate: random.oneIn(4) };
    disguise(random, layout, plantShapes(random, layout.dimension, shapes, how), out);
  };
  const coplanar = make('related-coplanar', 'shapes in one plane, with parts in common', (random, out) => {
    const planted = plantShapes(random, 3, shapes, { flat: true });
    if (random.oneIn(2)) write(layout, planted, out);
    else disguise(random, layout, planted, out);
  });
  return [
    make('related', 'shapes with points on each other, in small integers', plain),
    ...(layout.dimension === 3 ? [coplanar] : []),
    make('related-degenerate', 'the same of degenerate shapes', (random, out) => {
      const planted = plantShapes(random, layout.dimension, shapes, { degenerate: true });
      if (random.oneIn(2)) write(layout, planted, out);
      else disguise(random, layout, planted, out);
    }),
    make('related-mantissas', 'the same, mapped so that all bits are in use', base),
    make('related-one-ulp', 'the same, some coordinates moved by an ulp or two', (random, out) => {
      if (random.oneIn(3)) plain(random, out);
      else base(random, out);
      nudge(random, out);
    }),
    make('related-far', 'the same, scaled to subnormals, near overflow, or per axis', (random, out) => {
      if (random.oneIn(3)) plain(random, out);
      else base(random, out);
      scaleFar(random, layout, out);
      if (random.oneIn(4)) nudge(random, out);
    }),
  ];
}

/** How to plant. */
export interface Planting {
  /** All points in the plane z = 0. */
  readonly flat?: boolean;
  /** A shape's later points are mostly related to its earlier ones. */
  readonly degenerate?: boolean;
}

/** Plants shapes of so many points each; the points of all of them, one behind the other. */
export function plantShapes(
  random: Random,
  dimension: 2 | 3,
  shapes: readonly number[],
  { flat = false, degenerate = false }: Planting,
): Point[] {
  const n = flat ? 2 : dimension;
  const all: Point[] = [];
  const anchors: Point[][] = [];
  for (const count of shapes) {
    // Only lattice points are related to: what is related is no multiple of 12 any more.
    const own: Point[] = [];
    const before = anchors.length > 0 ? pick(random, anchors) : undefined;
    const bond = random.between(1, 3);
    for (let i = 0; i < count; i++) {
      if (degenerate && own.length > 0 && !random.oneIn(3)) all.push(relatedPoint(random, own));
      else if (before !== undefined && random.below(4) < bond) all.push(relatedPoint(random, before));
      else {
        const p = latticePoint(random, n);
        own.push(p);
        all.push(p);
      }
    }
    if (own.length > 0) anchors.push(own);
  }
  return all;
}

/** Writes planted points into the parts of a layout: a direction leads from the point before to its own. */
export function write(layout: Layout, planted: readonly Point[], out: Float64Array): void {
  const n = layout.dimension;
  let next = 0;
  let before: Point = [0, 0, 0];
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'integer' || kind === 'number' || kind === 'length') continue;
    for (let start = at; start + n <= at + size; start += n) {
      const p = planted[next++] ?? [UNIT, 0, 0];
      for (let j = 0; j < n; j++) out[start + j] = kind === 'direction' ? p[j]! - before[j]! : p[j]!;
      if (kind !== 'direction') before = p;
    }
  }
}

/** Whether a layout has shapes that are parallel to the axes. */
function isAxisParallel(layout: Layout): boolean {
  return layout.parts.some(({ kind }) => kind === 'box' || kind === 'sizes');
}

/** Writes planted points after a random integer map that keeps all incidences. */
export function disguise(random: Random, layout: Layout, planted: readonly Point[], out: Float64Array): void {
  const bits = pick(random, [3, 12, 30, 42]);
  const map = isAxisParallel(layout) ? drawDiagonalMap(random, bits) : drawMap(random, bits);
  write(
    layout,
    planted.map((p) => mapped(map, p, layout.dimension)),
    out,
  );
}

/** Moves one to three coordinates by up to two ulps. */
export function nudge(random: Random, out: Float64Array): void {
  for (let i = random.between(1, 3); i > 0; i--) {
    const at = random.below(out.length);
    out[at] = stepUlps(out[at]!, random.between(-2, 2));
  }
}

/** Scales integers below 2^53 exactly: everything by one power of two, or each axis by its own. */
export function scaleFar(random: Random, layout: Layout, out: Float64Array): void {
  const draw = () =>
    pick(random, [
      -1074,
      -1074 + random.below(60),
      -500,
      random.between(-60, 60),
      400,
      970 - random.below(60),
    ]);
  const one = draw();
  const perAxis = random.oneIn(3) && layout.parts.every(({ kind }) => kind === 'point' || kind === 'box');
  const exponents = perAxis ? [draw(), draw(), draw()] : [one, one, one];
  const n = layout.dimension;
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'integer') continue;
    for (let j = 0; j < size; j++) out[at + j] = scaleByPowerOfTwo(out[at + j]!, exponents[j % n]!);
  }
}
