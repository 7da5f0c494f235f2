import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { reject, requireFunction, requireNoMore } from '../core/arguments/index.js';
import type { Line, Ray, Segment } from '../core/shapes.js';
import { compare, type ExactNumber, requireNumberLike, toNumber } from '../implicit/exact-number.js';
import { type BoxTree, nodesOf, unchanged, type VisitOptions, visitsOf } from './box-tree.js';
import { type Entry, LinearEntry } from './linear-entry.js';
import { walkAlong } from './linear-walk.js';
import { slackOf } from './ray-slabs.js';

/** An object that a line hits first: its number, and the parameter that was answered for it. */
export interface FirstAlong<T> {
  readonly box: number;
  readonly parameter: T;
}

/**
 * The boxes of a tree that a segment, ray or line meets, near to far: in the exact order of the places where it comes
 * in, of equal places the lower number first. What begins in a box comes in at its start. Boxes are closed: touching a
 * corner counts.
 *
 * A line that begins nowhere (`type: 'line'`) meets boxes in the order of its direction.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3, 6.3; Akenine-Möller et al., Real-Time Rendering, 25.4.
 *
 * @param tree what `buildBvh` made, or a {@link DynamicBvh}
 * @returns numbers of boxes
 * @throws RangeError naming the argument, if a coordinate is not finite or a direction is zero
 * @example
 * const bvh = buildBvh(new Float64Array([4, 0, 0, 5, 1, 1, 1, 0, 0, 2, 1, 1, 1, 5, 0, 2, 6, 1]));
 * boxesAlong(bvh, { origin: [0, 1, 1], direction: [1, 0, 0] }); // new Uint32Array([1, 0])
 */
export function boxesAlong(
  tree: BoxTree,
  line: Segment | Ray | Line,
  options: VisitOptions = {},
): Uint32Array {
  if (arguments.length > 3) requireNoMore('boxesAlong', 3, arguments[3]);
  const found: number[] = [];
  along('boxesAlong', tree, line, options, ({ number }) => {
    found.push(number);
    return false;
  });
  return Uint32Array.from(found);
}

/**
 * Shows a visitor the boxes of a tree that a segment, ray or line meets, in the order of {@link boxesAlong}, until the
 * visitor returns true. What comes behind the last box that is shown is not looked at.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 25.4.
 *
 * @param visit sees the number of a box; it must not change the tree
 * @returns whether the visitor ended the search
 * @throws RangeError naming the argument, if a coordinate is not finite, a direction is zero, or the visitor is no
 * function
 * @example
 * const bvh = buildBvh(new Float64Array([4, 0, 0, 5, 1, 1, 1, 0, 0, 2, 1, 1, 1, 5, 0, 2, 6, 1]));
 * const visits = { nodes: 0, boxes: 0 };
 * visitBoxesAlong(bvh, { start: [0, 0, 0], end: [9, 0, 0] }, (box) => box === 1, { visits }); // true
 * visits; // { nodes: 1, boxes: 3 }
 */
export function visitBoxesAlong(
  tree: BoxTree,
  line: Segment | Ray | Line,
  visit: (box: number) => unknown,
  options: VisitOptions = {},
): boolean {
  if (arguments.length > 4) requireNoMore('visitBoxesAlong', 4, arguments[4]);
  requireFunction('visitBoxesAlong', 'visit', visit);
  const check = unchanged('visitBoxesAlong', { tree });
  return along('visitBoxesAlong', tree, line, options, ({ number }) => {
    const isLast = visit(number) === true;
    if (!isLast) check();
    return isLast;
  });
}

/**
 * The first object along a segment, ray or line, by the caller's own test of objects whose boxes are in a tree.
 *
 * The test is asked for a box if and only if no parameter that was answered before is less than that at which the line
 * comes into the box; in the order of {@link boxesAlong}. So it is the first of all objects, whatever the order of
 * boxes is, provided that no object is hit outside of its box. Of equal parameters the one that was answered first
 * wins.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 25.4; Ericson, Real-Time Collision Detection, 6.3.
 *
 * @param test is given the number of a box and answers the parameter at which the line hits the object, as a double or
 *   as an exact number (`hit.parameter`), or `null` if it does not. Parameters count in lengths of the direction, along
 *   a segment from 0 to 1. It must not change the tree
 * @returns the number and the parameter as answered, or `null` if nothing is hit
 * @throws RangeError naming the argument, if a coordinate is not finite, a direction is zero, the test no function, or
 * its answer neither a number nor `null`
 * @example
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 9, 9, 9, 1, 0, 0, 2, 1, 1, 5, 0, 0, 6, 1, 1]));
 * const hits = [4, 1.5, 5];
 * firstAlong(bvh, { origin: [-1, 0, 0], direction: [1, 0, 0] }, (box) => hits[box]!); // { box: 1, parameter: 1.5 }
 */
export function firstAlong<T extends number | ExactNumber>(
  tree: BoxTree,
  line: Segment | Ray | Line,
  test: (box: number) => T | null,
  options: VisitOptions = {},
): FirstAlong<T> | null {
  if (arguments.length > 4) requireNoMore('firstAlong', 4, arguments[4]);
  requireFunction('firstAlong', 'test', test);
  let best: FirstAlong<T> | null = null;
  let limit = Number.POSITIVE_INFINITY;
  const check = unchanged('firstAlong', { tree });
  along('firstAlong', tree, line, options, (entry, slabs) => {
    if (best !== null && isBehind(entry, slabs, best.parameter, limit)) return true;
    const parameter = test(entry.number);
    check();
    if (parameter === null) return false;
    if (parameter === undefined || Number.isNaN(parameter)) rejectAnswer(entry.number, parameter);
    requireNumberLike('firstAlong', `test(${entry.number})`, parameter);
    if (best !== null && compare(parameter, best.parameter) >= 0) return false;
    best = { box: entry.number, parameter };
    limit = slabs.scaled(toNumber(parameter));
    return false;
  });
  return best;
}

/** What is no number may be meant for nothing. */
function rejectAnswer(box: number, got: unknown): never {
  return reject(
    'firstAlong',
    `test(${box})`,
    'a finite or an exact number, or null where nothing is hit',
    got,
  );
}

/** Checks what is asked, and walks. */
function along(
  where: string,
  tree: BoxTree,
  line: Segment | Ray | Line,
  options: VisitOptions,
  visit: (entry: Entry, slabs: LinearEntry) => boolean,
): boolean {
  const nodes = nodesOf(where, 'tree', tree);
  const slabs = new LinearEntry(where, 'line', line);
  const visits = visitsOf(where, options);
  return walkAlong(nodes, slabs, visits, (entry) => visit(entry, slabs));
}

/**
 * Is an entry behind a parameter? The nearest double to it, scaled, is off by three roundings and underflow, less than
 * the slack of a computed entry.
 */
function isBehind(entry: Entry, slabs: LinearEntry, parameter: number | ExactNumber, limit: number): boolean {
  const { near } = entry;
  if (near + slackOf(near) < limit - slackOf(limit)) return false;
  if (near - slackOf(near) > limit + slackOf(limit)) return true;
  return compare(exactEntry(entry, slabs), parameter) > 0;
}

/** The parameter of an entry as a quotient. */
function exactEntry(entry: Entry, slabs: LinearEntry): Rational | number {
  const parts = slabs.quotient(entry);
  if (parts === null) return 0;
  const [side, from, to] = [parts.side, parts.from, parts.to].map(rational.fromNumber) as [
    Rational,
    Rational,
    Rational,
  ];
  return rational.divide(rational.subtract(side, from), parts.isSegment ? rational.subtract(to, from) : to);
}
