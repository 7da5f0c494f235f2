/**
 * Boxes of a lattice combined step by step: the cells of the lattice are in, or out. The kernel knows nothing of a lattice. Volume and
 * areas are counted, a point is on the boundary if the cells around it differ.
 */
import * as rational from '../../../../arithmetic/rational.js';
import { add, fromNumber, fromParts, multiply, subtract } from '../../../../arithmetic/rational.js';
import { type FaceMeasure, LETTERS, solidText } from '../../../answers/solids.js';
import {
  type Frame,
  frameOf,
  type LatticeBox,
  LINES,
  placesOf,
  type Step,
  stepsOf,
} from '../../../cases/booleans/box-chain.js';
import { IS_IN } from '../../../cases/booleans/operations.js';
import { cross, dot, exact, type Vector } from '../vectors.js';

/** Cells along an axis: those between lines, and one beyond each end. */
const CELLS = LINES + 2;

/** For each cell whether it is in; the cell (x, y, z) is at x + CELLS * (y + CELLS * z), and number 1 begins at line 0. */
type Cells = readonly boolean[];

const NUMBERS = Array.from({ length: CELLS * CELLS * CELLS }, (_, i) => i);
const cellAt = (i: number): number[] => [
  i % CELLS,
  Math.floor(i / CELLS) % CELLS,
  Math.floor(i / (CELLS * CELLS)),
];
const numberOf = ([x, y, z]: readonly number[]): number => x! + CELLS * (y! + CELLS * z!);

function cellsOf({ from, to }: LatticeBox): Cells {
  return NUMBERS.map((i) => cellAt(i).every((k, axis) => k > from[axis]! && k <= to[axis]!));
}

/** The last result of a chain. */
function combined(steps: readonly Step[]): Cells {
  const results: Cells[] = [];
  for (const { operation, partner, box } of steps) {
    const [last, cells] = [results[results.length - 1], cellsOf(box)];
    const both = (a: Cells, b: Cells) => a.map((isIn, i) => IS_IN[operation](isIn, b[i]!));
    if (last === undefined) results.push(cells);
    else if (partner === 'result') results.push(both(last, cells));
    else if (partner === 'result-last') results.push(both(cells, last));
    else if (partner === 'older-result') results.push(both(last, results[results.length - 3] ?? cells));
    else results.push(both(complement(last), cells));
  }
  return results[results.length - 1]!;
}

const complement = (cells: Cells): Cells => cells.map((isIn) => !isIn);

/** How the solid looks from a place: the cells that it is in, or between. */
function letterAt(cells: Cells, place: readonly number[]): string {
  const along = place.map((k) => (k % 2 === 1 ? [(k + 1) / 2] : [k / 2, k / 2 + 1]));
  const around = along[0]!.flatMap((x) =>
    along[1]!.flatMap((y) => along[2]!.map((z) => numberOf([x, y, z]))),
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

/** What lies on one line of an axis, in cells: the area that looks up, where the cell before is in, and that which looks down. */
function areasOn(lattice: Lattice, cells: Cells, axis: number, line: number): [up: Number, down: Number] {
  const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
  let [up, down] = [ZERO, ZERO];
  for (const i of NUMBERS) {
    const cell = cellAt(i);
    if (cell[axis] !== line) continue;
    const next = cell.map((k, at) => (at === axis ? k + 1 : k));
    if (cells[i] === cells[numberOf(next)]) continue;
    const area = multiply(width(lattice, cell[p]!), width(lattice, cell[q]!));
    if (cells[i]) up = add(up, area);
    else down = subtract(down, area);
  }
  return [up, down];
}

function faceOf({ axes, one, lines, shift }: Lattice, axis: number, line: number, area: Number): FaceMeasure {
  const unit = cross(axes[(axis + 1) % 3]!, axes[(axis + 2) % 3]!);
  const along = (k: bigint) => multiply(fromParts(k, one * one), area);
  const vector = [along(unit[0]), along(unit[1]), along(unit[2])] as const;
  const on = axes[axis]!.map((k, i) => add(multiply(fromParts(k, one), lines[line]!), shift[i]!));
  return { area: vector, height: vector.reduce((sum, k, i) => add(sum, multiply(k, on[i]!)), ZERO) };
}

function facesOf(lattice: Lattice, cells: Cells): FaceMeasure[] {
  const faces: FaceMeasure[] = [];
  for (const axis of [0, 1, 2]) {
    for (const line of lattice.lines.keys()) {
      for (const area of areasOn(lattice, cells, axis, line)) {
        if (area.numerator !== 0n) faces.push(faceOf(lattice, axis, line, area));
      }
    }
  }
  return faces;
}

/** The volume of all cells that are in; of those that are not, negated, if the cells beyond the lattice are. */
function volumeOf(lattice: Lattice, cells: Cells): Number {
  const isUnbounded = cells[0]!;
  const [a, b, c] = lattice.axes;
  const unit = fromParts(dot(a, cross(b, c)), lattice.one ** 3n);
  const sizes = NUMBERS.filter((i) => cells[i] !== isUnbounded).map((i) =>
    cellAt(i).reduce((size, k) => multiply(size, width(lattice, k)), unit),
  );
  const sum = sizes.reduce(add, ZERO);
  return isUnbounded ? rational.negate(sum) : sum;
}

/** The chain's last result. */
export function boxChainReferee(v: Float64Array): string {
  const lattice = latticeOf(frameOf(v[1]!));
  const cells = combined(stepsOf(v));
  const letters = placesOf(v).map((place) => letterAt(cells, place));
  const solid = {
    isUnbounded: cells[0]!,
    volume: volumeOf(lattice, cells),
    faces: facesOf(lattice, cells),
  };
  return solidText(solid, letters.join(''));
}
