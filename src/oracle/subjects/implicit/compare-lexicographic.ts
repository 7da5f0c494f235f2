import { compareCoordinate, compareLexicographic, samePoint } from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import { pointChoices } from '../../cases/implicit.js';
import { kernelPoint } from './points.js';

const AXES = [0, 1, 2] as const;

/** The kernel's orders of two points, and whether swapping them swaps the orders. */
export function subject(v: Float64Array): string {
  const [p, q] = pointChoices(v[0]!, 2).map((choice) => kernelPoint(v, choice));
  if (p === undefined || q === undefined) return 'undefined';
  const order = compareLexicographic(p, q);
  const along = AXES.map((axis) => compareCoordinate(axis, p, q));
  const differs =
    compareLexicographic(q, p) + order !== 0 ||
    AXES.some((axis) => compareCoordinate(axis, q, p) + along[axis]! !== 0) ||
    samePoint(p, q) !== (order === 0);
  return `${[order, ...along].map(signText).join(' ')}${differs ? ' SWAPPING DIFFERS' : ''}`;
}
