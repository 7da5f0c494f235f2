import { combineOperands } from './combine.js';
import { loadOperands } from './load-operands.js';
import { type ReadOperand, ReadRings } from './operand.js';
import { type OperandPolygon, overlapOf, polygonsOf, startOf } from './operand-polygons.js';
import type { PolygonSet } from './polygon-set.js';

/** How many polygons are on each other where it is worth to unite neighbours first. */
const OVERLAP = 8;
/** About so many edges are united at once, and at least so many polygons. */
const BLOCK_EDGES = 1024;
const BLOCK_POLYGONS = 8;

function unionOf(operands: readonly ReadOperand[]): PolygonSet {
  const step = { type: 'union', parts: operands.map((_, i) => ~i) } as const;
  return combineOperands(loadOperands(operands, undefined), [step], 0).set;
}

const middle = ({ bounds }: OperandPolygon, axis: 0 | 1): number => bounds[axis] / 2 + bounds[axis + 2]! / 2;

/** Polygons in blocks of neighbours: columns, cut across (Leutenegger, Lopez and Edgington 1997). */
function blocksOf(polygons: readonly OperandPolygon[], size: number): OperandPolygon[][] {
  const columns = Math.ceil(Math.sqrt(polygons.length / size));
  const sorted = polygons.slice().sort((a, b) => middle(a, 0) - middle(b, 0));
  const height = Math.ceil(sorted.length / columns);
  const blocks: OperandPolygon[][] = [];
  for (let from = 0; from < sorted.length; from += height) {
    const column = sorted.slice(from, from + height).sort((a, b) => middle(a, 1) - middle(b, 1));
    for (let at = 0; at < column.length; at += size) blocks.push(column.slice(at, at + size));
  }
  return blocks;
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
export function unionInBlocks(operands: readonly ReadOperand[]): PolygonSet {
  const polygons = polygonsOf(operands, () => true).flat();
  if (polygons.length < 4 * BLOCK_POLYGONS || !(overlapOf(polygons).overlap >= OVERLAP))
    return unionOf(operands);
  let points = 0;
  for (const { lists, firstRing, endRing } of polygons)
    points += (startOf(lists, endRing) - startOf(lists, firstRing)) / 2;
  const size = Math.max(BLOCK_POLYGONS, Math.floor((BLOCK_EDGES * polygons.length) / Math.max(points, 1)));
  const blocks = blocksOf(polygons, size).map((block) => unionOf(block.map(operandOf)));
  return unionOf([...blocks, ...operands.filter((operand) => !(operand instanceof ReadRings))]);
}
