/**
 * The leaves that a segment passes, over the rationals: it is clipped by the half-spaces of each leaf alone. The kernel
 * goes down from the root with both ends.
 */
import { passagesText, passageText } from '../../../answers/along-lines.js';
import { TREE_OTHER } from '../../../cases/bsp/explicit-trees.js';
import { opposite, valueAt } from '../halfspace.js';
import { clipLine, compareParameters, type LineLike, ONE, type Parameter, pointAt, ZERO } from '../line.js';
import { exact, isZero, subtract, type Vector, vectorAt } from '../vectors.js';
import type { ExactBrush } from './brush-union.js';
import { exactLeaves, solidLeaves } from './explicit-trees.js';
import { stretchesReferee } from './linear-brushes.js';

/** The part of the line in the closed cell of a leaf, if it is more than a point of a line that is more. */
function passage(cell: ExactBrush, line: LineLike, isPoint: boolean) {
  const part = clipLine(line, [], cell.map(opposite));
  if (part === undefined) return null;
  const [low, high] = [part.low!, part.high!];
  if (!isPoint && compareParameters(low, high) === 0) return null;
  const numerator = low.numerator * high.denominator + high.numerator * low.denominator;
  const middle = pointAt(line, { numerator, denominator: 2n * low.denominator * high.denominator });
  const isInside = cell.every((plane) => valueAt(plane, middle) < 0n);
  return { location: isInside ? 'inside' : 'boundary', entry: low, exit: isPoint ? low : high };
}

/** A segment as a line, and its end. */
export function lineOf(origin: Vector, end: Vector): { readonly line: LineLike; readonly end: Parameter } {
  const direction = subtract(end, origin);
  const last = isZero(direction) ? ZERO : ONE;
  return { line: { origin, direction, low: ZERO, high: last }, end: last };
}

/** The leaves along a line, by their cells, those without an inside left out (`null`), in order. */
export function passagesReferee(cells: readonly (ExactBrush | null)[], line: LineLike): string[] {
  const found = cells.flatMap((cell, leaf) => {
    const part = cell && passage(cell, line, isZero(line.direction));
    return part === null ? [] : [{ leaf, ...part }];
  });
  found.sort((p, q) => compareParameters(p.entry, q.entry) || p.leaf - q.leaf);
  return found.map(passageText);
}

/** The leaves along a segment, in order, and its stretches in solid ones. */
export function leavesAlongReferee(v: Float64Array): string {
  const values = exact(v);
  const { line, end } = lineOf(vectorAt(values, TREE_OTHER, 3), vectorAt(values, TREE_OTHER + 3, 3));
  const stretches = stretchesReferee(solidLeaves(v, values), line, end);
  return passagesText(passagesReferee(exactLeaves(v, values), line), stretches);
}
