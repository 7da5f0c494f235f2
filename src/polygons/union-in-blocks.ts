import type { SetStep } from '../arrangement/membership.js';
import { Subdivision } from '../arrangement/subdivision.js';
import { combineOperands, membershipSides } from './combine.js';
import { type LoadedOperands, loadOperands } from './load-operands.js';
import { type ReadOperand, ReadRings } from './operand.js';
import { type OperandPolygon, overlapOf, polygonsOf, startOf } from './operand-polygons.js';
import type { PolygonSet } from './polygon-set.js';
import { type Sheet, sheetOf, soupOfSheets } from './sheets.js';

/** From which overlap and number of points on so many edges are united at once. */
interface BlockSize {
  readonly overlap: number;
  readonly points: number;
  readonly edges: number;
}

/** How many edges are united at once, where polygons are on each other so many times, and there are so many edges. */
const BLOCKS: readonly BlockSize[] = [
  { overlap: 8, points: 0, edges: 1 << 10 },
  // What is done in short lists leaves no memory behind that is collected while all that was given is looked through.
  { overlap: 3, points: 1 << 18, edges: 1 << 14 },
];
/** And at least so many polygons, in so many blocks. */
const BLOCK_POLYGONS = 8;
const LEAST_BLOCKS = 4;

const unionStep = (count: number): SetStep => ({
  type: 'union',
  parts: Array.from({ length: count }, (_, i) => ~i),
});

function unionOf(operands: readonly ReadOperand[]): PolygonSet {
  return combineOperands(loadOperands(operands, undefined), [unionStep(operands.length)], 0).set;
}

/** The union of operands by its edges, each on the least of the lines that are behind it, whatever is united. */
function sheetOfUnion(operands: readonly ReadOperand[]): Sheet {
  const loaded = loadOperands(operands, undefined);
  const subdivision = new Subdivision(loaded.soup);
  const { sides } = membershipSides(subdivision, loaded, [unionStep(operands.length)], 0);
  return sheetOf(subdivision, sides);
}

const middle = ({ bounds }: OperandPolygon, axis: 0 | 1): number => bounds[axis] / 2 + bounds[axis + 2]! / 2;

/** A list in parts of so many polygons, or of some more, so that none ends between equal ones. */
function parts(sorted: readonly OperandPolygon[], size: number, axis: 0 | 1): OperandPolygon[][] {
  const found: OperandPolygon[][] = [];
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    to = Math.min(from + size, sorted.length);
    while (to < sorted.length && middle(sorted[to]!, axis) === middle(sorted[to - 1]!, axis)) to++;
    found.push(sorted.slice(from, to));
  }
  return found;
}

/**
 * Polygons in blocks of neighbours: columns, cut across (Leutenegger, Lopez and Edgington 1997). The order of polygons
 * makes no difference.
 */
function blocksOf(polygons: readonly OperandPolygon[], size: number): OperandPolygon[][] {
  const along = (axis: 0 | 1) => (a: OperandPolygon, b: OperandPolygon) => middle(a, axis) - middle(b, axis);
  const columns = Math.ceil(Math.sqrt(polygons.length / size));
  const height = Math.ceil(polygons.length / columns);
  return parts(polygons.slice().sort(along(0)), height, 0).flatMap((column) =>
    parts(column.sort(along(1)), size, 1),
  );
}

/** One polygon as an operand. */
function operandOf({ lists, firstRing, endRing, number }: OperandPolygon): ReadRings {
  return new ReadRings(
    lists,
    [startOf(lists, firstRing), firstRing, number],
    [startOf(lists, endRing), endRing, number + 1],
  );
}

/**
 * The union of operands. Where many polygons lie on each other, neighbours are united first: what is inside of their
 * union is gone then, and crosses nothing any more. The set is the same; which points name a line that several edges
 * have in common can depend on edges that cancel each other, and not on the order of operands.
 *
 * @param needed the same operands, but for what has no part in the result
 */
export function unionInBlocks(
  operands: readonly ReadOperand[],
  needed: readonly ReadOperand[],
  sizes = BLOCKS,
): PolygonSet {
  const given = polygonsOf(operands, () => true).flat();
  if (given.length < LEAST_BLOCKS * BLOCK_POLYGONS) return unionOf(needed);
  const { overlap } = overlapOf(given);
  let points = 0;
  for (const { lists, firstRing, endRing } of given) {
    points += (startOf(lists, endRing) - startOf(lists, firstRing)) / 2;
  }
  const kind = sizes.find((each) => overlap >= each.overlap && points >= each.points);
  if (kind === undefined) return unionOf(needed);
  const size = Math.max(BLOCK_POLYGONS, Math.floor((kind.edges * given.length) / Math.max(points, 1)));
  // What was left out depends on the order of operands, bounds do not.
  const own = polygonsOf(needed, () => true).flat();
  const polygons = own.map((polygon, i) => ({ ...polygon, bounds: given[i]!.bounds }));
  const sheets = blocksOf(polygons, size).map((block) => sheetOfUnion(block.map(operandOf)));
  for (const operand of operands) if (!(operand instanceof ReadRings)) sheets.push(sheetOfUnion([operand]));
  const { soup, ringOfUse } = soupOfSheets(sheets, null);
  const loaded: LoadedOperands = {
    soup,
    rules: sheets.map(() => 'non-zero'),
    leaves: sheets.map((_, i) => [i, i + 1]),
    holesEnd: new Map(),
    leafOfUse: ringOfUse,
    rings: [],
    watch: null,
  };
  return combineOperands(loaded, [unionStep(sheets.length)], 0).set;
}
