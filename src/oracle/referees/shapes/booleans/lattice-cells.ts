/**
 * Sets of cells of a lattice as solids: volume and areas are counted, a point is on the boundary if the cells around it
 * differ.
 */
import * as rational from '../../../../arithmetic/rational.js';
import { add, fromNumber, fromParts, multiply, subtract } from '../../../../arithmetic/rational.js';
import { type FaceMeasure, LETTERS, solidText } from '../../../answers/solids.js';
import type { Frame, LatticeBox } from '../../../cases/booleans/box-chain.js';
import { cross, dot, exact, type Vector } from '../vectors.js';

/**
 * For each cell whether it is in. Cells along an axis are those between lines, and one beyond each end: `size` of them.
 * The cell (x, y, z) is at x + size * (y + size * z), and number 1 begins at line 0.
 */
export type Cells = readonly boolean[];

/** How many cells there are along an axis. */
export const sizeOf = ({ spacing }: Pick<Frame, 'spacing'>): number => spacing.length + 1;

type Cell = readonly [number, number, number];
const cellAt = (i: number, size: number): Cell => [
  i % size,
  Math.floor(i / size) % size,
  Math.floor(i / (size * size)),
];

/** The cells of a box. */
export function cellsOf({ from, to }: LatticeBox, size: number): Cells {
  return Array.from({ length: size * size * size }, (_, i) =>
    cellAt(i, size).every((k, axis) => k > from[axis]! && k <= to[axis]!),
  );
}

/** How the solid looks from a place: the cells that it is in, or between. */
function letterAt(cells: Cells, size: number, place: readonly number[]): string {
  const along = place.map((k) => (k % 2 === 1 ? [(k + 1) / 2] : [k / 2, k / 2 + 1]));
  const around = along[0]!.flatMap((x) =>
    along[1]!.flatMap((y) => along[2]!.map((z) => x + size * (y + size * z))),
  );
  const inside = around.filter((i) => cells[i]).length;
  return LETTERS[inside === 0 ? 'outside' : inside === around.length ? 'inside' : 'boundary']!;
}

type Number = rational.Rational;
const ZERO = fromParts(0n, 1n);

/** A lattice in exact numbers. */
interface Lattice {
  /** The vectors of the axes, times `one`. */
  readonly axes: readonly [Vector, Vector, Vector];
  readonly one: bigint;
  readonly lines: readonly Number[];
  readonly shift: readonly Number[];
}

function latticeOf({ basis, spacing, shift }: Frame): Lattice {
  const { numerators: m, one } = exact(basis);
  const axis = (k: number): Vector => [m[k]!, m[3 + k]!, m[6 + k]!];
  return {
    axes: [axis(0), axis(1), axis(2)],
    one,
    lines: spacing.map(fromNumber),
    shift: shift.map(fromNumber),
  };
}

/** How long a cell is along an axis, in lengths of its vector. */
const width = ({ lines }: Lattice, k: number): Number => subtract(lines[k]!, lines[k - 1]!);

/** The areas that look up, where the cell before is in, and those that look down, on each line of an axis. */
function areasAlong(
  lattice: Lattice,
  cells: Cells,
  size: number,
  axis: number,
): [up: Number, down: Number][] {
  const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
  const areas = lattice.lines.map((): [Number, Number] => [ZERO, ZERO]);
  const step = [1, size, size * size][axis]!;
  for (const [i, isIn] of cells.entries()) {
    if (isIn === cells[i + step]) continue;
    const cell = cellAt(i, size);
    const on = areas[cell[axis]!];
    if (on === undefined) continue;
    const area = multiply(width(lattice, cell[p]!), width(lattice, cell[q]!));
    if (isIn) on[0] = add(on[0], area);
    else on[1] = subtract(on[1], area);
  }
  return areas;
}

function faceOf({ axes, one, lines, shift }: Lattice, axis: number, line: number, area: Number): FaceMeasure {
  const unit = cross(axes[(axis + 1) % 3]!, axes[(axis + 2) % 3]!);
  const along = (k: bigint) => multiply(fromParts(k, one * one), area);
  const vector = [along(unit[0]), along(unit[1]), along(unit[2])] as const;
  const on = axes[axis]!.map((k, i) => add(multiply(fromParts(k, one), lines[line]!), shift[i]!));
  return { area: vector, height: vector.reduce((sum, k, i) => add(sum, multiply(k, on[i]!)), ZERO) };
}

function facesOf(lattice: Lattice, cells: Cells, size: number): FaceMeasure[] {
  return [0, 1, 2].flatMap((axis) =>
    areasAlong(lattice, cells, size, axis).flatMap((areas, line) =>
      areas.filter(({ numerator }) => numerator !== 0n).map((area) => faceOf(lattice, axis, line, area)),
    ),
  );
}

/** The volume of all cells that are in; of those that are not, negated, if the cells beyond the lattice are. */
function volumeOf(lattice: Lattice, cells: Cells, size: number): Number {
  const isUnbounded = cells[0]!;
  const [a, b, c] = lattice.axes;
  const unit = fromParts(dot(a, cross(b, c)), lattice.one ** 3n);
  let sum = ZERO;
  for (const [i, isIn] of cells.entries()) {
    if (isIn === isUnbounded) continue;
    sum = add(
      sum,
      cellAt(i, size).reduce((product, k) => multiply(product, width(lattice, k)), unit),
    );
  }
  return isUnbounded ? rational.negate(sum) : sum;
}

/** Cells as a solid, and where places are to it: numbers along the axes, as `placePoint` has them. */
export function cellsText(frame: Frame, cells: Cells, places: readonly (readonly number[])[]): string {
  const [lattice, size] = [latticeOf(frame), sizeOf(frame)];
  const solid = {
    isUnbounded: cells[0]!,
    volume: volumeOf(lattice, cells, size),
    faces: facesOf(lattice, cells, size),
  };
  return solidText(solid, places.map((place) => letterAt(cells, size, place)).join(''));
}
