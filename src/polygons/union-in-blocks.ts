import { combineOperands } from './combine.js';
import { loadOperands } from './load-operands.js';
import { type ReadOperand, ReadRings } from './operand.js';
import { type OperandPolygon, overlapOf, polygonsOf, startOf } from './operand-polygons.js';
import type { PolygonSet } from './polygon-set.js';

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

function unionOf(operands: readonly ReadOperand[]): PolygonSet {
  const step = { type: 'union', parts: operands.map((_, i) => ~i) } as const;
  return combineOperands(loadOperands(operands, undefined), [step], 0).set;
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
 * union is gone then, and crosses nothing any more. The result is the same, bit for bit, as sets are canonical.
 */
export function unionInBlocks(operands: readonly ReadOperand[], sizes = BLOCKS): PolygonSet {
  const polygons = polygonsOf(operands, () => true).flat();
  if (polygons.length < LEAST_BLOCKS * BLOCK_POLYGONS) return unionOf(operands);
  const { overlap } = overlapOf(polygons);
  let points = 0;
  for (const { lists, firstRing, endRing } of polygons) {
    points += (startOf(lists, endRing) - startOf(lists, firstRing)) / 2;
  }
  const kind = sizes.find((each) => overlap >= each.overlap && points >= each.points);
  if (kind === undefined) return unionOf(operands);
  const size = Math.max(BLOCK_POLYGONS, Math.floor((kind.edges * polygons.length) / Math.max(points, 1)));
  const blocks = blocksOf(polygons, size).map((block) => unionOf(block.map(operandOf)));
  return unionOf([...blocks, ...operands.filter((operand) => !(operand instanceof ReadRings))]);
}
