import * as rational from '../arithmetic/rational.js';
import { facesOf } from '../arrangement/faces.js';
import { Subdivision } from '../arrangement/subdivision.js';
import { requireList, requireNoMore, requireNotNegative, requireOptions } from '../core/arguments/index.js';
import { polygonIntersection, polygonUnion } from './boolean-operations.js';
import { canonicalSet } from './canonical-set.js';
import { combineOperands, membershipSides } from './combine.js';
import { loadOperands } from './load-operands.js';
import { markAsMade } from './made-sets.js';
import { type PolygonOperand, readOperand } from './operand.js';
import { polygonArrangement } from './polygon-arrangement.js';
import type { PolygonSet } from './polygon-set.js';
import { polygonSetArea } from './polygon-set-measures.js';

/** What two cells of a coverage have in common. */
export interface CoverageOverlap {
  /** The numbers of the two cells, the lesser first. */
  readonly cells: readonly [number, number];
  readonly region: PolygonSet;
}

/** Whether cells cover what they are meant to, each point once. */
export interface CoverageValidity {
  /** Are there neither overlaps nor gaps? */
  readonly valid: boolean;
  readonly overlaps: readonly CoverageOverlap[];
  /** What the cells enclose and none of them has: slivers between neighbours, and holes of the coverage. */
  readonly gaps: PolygonSet;
}

/**
 * Whether polygons are a coverage: cells whose insides have nothing in common, and that leave nothing open that they
 * enclose; and where not, exactly. A hole that is meant to be is a gap, too: only its size may tell.
 *
 * Source: OGC 06-103r4 (simple features) for polygons; Martin Davis 2022, coverages of JTS, for the question.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const box = (x, size) => [[x, 0], [x + size, 0], [x + size, 2], [x, 2]];
 * coverageValidity([box(0, 2), box(2, 2)]).valid; // true
 * coverageValidity([box(0, 2), box(1, 2)]).overlaps[0].region.vertices; // [[1, 0], [1, 2], [2, 0], [2, 2]]
 */
export function coverageValidity(cells: readonly PolygonOperand[]): CoverageValidity {
  if (arguments.length > 1) requireNoMore('coverageValidity', 1, arguments[1]);
  const sets = setsOf('coverageValidity', cells);
  const overlaps = overlappingPairs(sets).map(
    ([a, b]): CoverageOverlap => ({ cells: [a, b], region: polygonIntersection(sets[a]!, sets[b]!) }),
  );
  const gaps = enclosedBy(polygonUnion(...sets));
  return { valid: overlaps.length === 0 && gaps.polygons.length === 0, overlaps, gaps };
}

/** What `coverageUnion` is asked to close. */
export interface CoverageUnionOptions {
  /** Gaps whose area is at most this belong to the union; 0, if it is missing: none of them. */
  readonly gapArea?: number | undefined;
}

/**
 * The union of the cells of a coverage. Where neighbours leave slivers open, gaps of up to an area that is given belong
 * to it, too; the area is compared exactly.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const cells = [[[0, 0], [2, 0], [2, 2], [0, 2]], [[2, 0], [4, 0], [4, 2], [2, 2], [2.125, 1]]];
 * coverageUnion(cells).polygons.length; // 2: they touch in two points
 * coverageValidity(cells).gaps.vertices; // [[2, 0], [2, 2], [2.125, 1]]
 * coverageUnion(cells, { gapArea: 0.25 }).vertices; // [[0, 0], [0, 2], [4, 0], [4, 2]]
 */
export function coverageUnion(cells: readonly PolygonOperand[], options?: CoverageUnionOptions): PolygonSet {
  requireOptions('coverageUnion', 'options', options, 'gapArea');
  const { gapArea = 0 } = options ?? {};
  requireNotNegative('coverageUnion', 'options.gapArea', gapArea);
  const union = polygonUnion(...setsOf('coverageUnion', cells));
  if (gapArea === 0) return union;
  const gaps = enclosedBy(union);
  const most = rational.fromNumber(gapArea);
  const closed = gaps.polygons
    .map((rings): PolygonSet => ({ ...gaps, polygons: [rings] }))
    .filter((gap) => rational.compare(polygonSetArea(gap), most) <= 0);
  return closed.length === 0 ? union : polygonUnion(union, ...closed);
}

function setsOf(where: string, cells: readonly PolygonOperand[]): PolygonSet[] {
  requireList(where, 'cells', 'a list of polygons', cells);
  return Array.from(cells, (cell, i) => {
    const loaded = loadOperands([readOperand(where, `cells[${i}]`, cell)], undefined);
    return combineOperands(loaded, [{ type: 'union', parts: [~0] }], 0).set;
  });
}

/** What polygons enclose and do not have: the bounded faces on the outer side of their boundary. */
function enclosedBy(union: PolygonSet): PolygonSet {
  const loaded = loadOperands([union], undefined);
  const subdivision = new Subdivision(loaded.soup);
  const { sides } = membershipSides(subdivision, loaded, [{ type: 'union', parts: [~0] }], 0);
  const pieces = Array.from(sides, (_, p) => p);
  const { faceOf } = facesOf(subdivision, pieces, []);
  const turned = sides.map((side, p) => {
    const outside = side === 1 ? 2 * p + 1 : 2 * p;
    return side === 0 || faceOf[outside] === 0 ? 0 : 3 - side;
  });
  return markAsMade(canonicalSet(subdivision, turned).set);
}

/** Pairs of cells whose insides have points in common, in order. */
function overlappingPairs(sets: readonly PolygonSet[]): [number, number][] {
  const found = new Map<number, [number, number]>();
  for (const { windings } of polygonArrangement(sets).faces) {
    const cells = windings!.flatMap((winding, cell) => (winding === 0 ? [] : [cell]));
    for (let j = 1; j < cells.length; j++)
      for (let i = 0; i < j; i++) found.set(cells[i]! * sets.length + cells[j]!, [cells[i]!, cells[j]!]);
  }
  return Array.from(found.values()).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
