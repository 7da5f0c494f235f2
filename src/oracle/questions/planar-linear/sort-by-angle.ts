import type { Point2 } from '../../../core/shapes.js';
import {
  compareAngle2d,
  compareDirections2d,
  sortByAngle2d,
  sortDirections2d,
} from '../../../planar/linear/sort-by-angle.js';
import { dot, exact, pointsAt, signOf, subtract, type Vector } from '../../referees/shapes/vectors.js';
import { scaling } from '../laws.js';
import { direction, layoutOf, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { pairFamilies } from './families.js';
import { made } from './shapes.js';

/**
 * The angle of a vector along the sides of a diamond instead of a circle, a quotient of integers from 0 to below 4; -1
 * for zero.
 */
function diamondAngle([x, y]: Vector): readonly [bigint, bigint] {
  const [width, height] = [x < 0n ? -x : x, y < 0n ? -y : y];
  const around = width + height;
  if (around === 0n) return [-1n, 1n];
  const quarter = y >= 0n ? (x > 0n ? 0n : 1n) : x < 0n ? 2n : 3n;
  const within = quarter % 2n === 0n ? height : width;
  return y === 0n && x < 0n ? [2n, 1n] : [quarter * around + within, around];
}

function compareDiamond(u: Vector, v: Vector): -1 | 0 | 1 {
  const [[n, d], [m, e]] = [diamondAngle(u), diamondAngle(v)];
  return signOf(n * e - m * d);
}

function sorted(vectors: readonly Vector[], byLength: boolean): number[] {
  return vectors
    .map((_, i) => i)
    .sort((i, j) => {
      const [u, v] = [vectors[i]!, vectors[j]!];
      return compareDiamond(u, v) || (byLength ? signOf(dot(u, u) - dot(v, v)) : 0) || i - j;
    });
}

/** Orders, and where neighbours have equal angles. */
function text(order: readonly number[], compare: (i: number, j: number) => number): string {
  const ties = order.slice(1).map((j, k) => (compare(order[k]!, j) === 0 ? '=' : '<'));
  return `${ties.includes('=') ? 'ties' : 'distinct'} ${order.join(' ')} ${ties.join('')}`;
}

const around = layoutOf(2, ...points('center points.0 points.1 points.2 points.3 points.4'));
const directions = layoutOf(2, ...[0, 1, 2, 3, 4].map((i) => direction(`directions.${i}`)));

function pointsFrom(v: Float64Array, from: number): Point2[] {
  return Array.from({ length: 5 }, (_, i) => made.point(v, from + 2 * i));
}

/** Turning everything by half a turn keeps the order of points that all lie in the first half turn. */
const halfTurn: Law = {
  name: 'half-turn',
  vary(values) {
    const turned = Float64Array.from(values, (x) => 0 - x);
    const expected = (answer: string) => answer;
    const [cx, cy] = [values[0]!, values[1]!];
    for (let i = 2; i < values.length; i += 2) {
      if (!(values[i + 1]! > cy || (values[i + 1] === cy && values[i]! > cx))) return undefined;
    }
    return { values: turned, expected };
  },
};

/** Sorting five points around a center. The referee compares angles along a diamond, as quotients. */
export const sortByAngle2dQuestion: Question = {
  name: 'sortByAngle2d',
  note: 'the numbers of the points counterclockwise from the positive first axis, the center itself first, the nearer first at equal angles, then by number',
  area: 'planar',
  layout: around,
  families: pairFamilies(around, [2, 2, 2]),
  shapes: shapesFrom(around, 'points center'),
  subject(v) {
    const [center, all] = [made.point(v, 0), pointsFrom(v, 2)];
    return text(sortByAngle2d(all, center), (i, j) => compareAngle2d(center, all[i]!, all[j]!));
  },
  referee(v) {
    const [center, ...all] = pointsAt(exact(v), 2, 0, 6);
    const vectors = all.map((p) => subtract(p, center!));
    return text(sorted(vectors, true), (i, j) => compareDiamond(vectors[i]!, vectors[j]!));
  },
  form: '<distinct|ties> <i>* <order>',
  classes: ['distinct', 'ties'],
  laws: [scaling(around), halfTurn],
};

/** Sorting five directions. */
export const sortDirections2dQuestion: Question = {
  name: 'sortDirections2d',
  note: 'the numbers of the directions counterclockwise from the positive first axis, equal ones by number',
  area: 'planar',
  layout: directions,
  families: pairFamilies(directions, [1, 1, 1, 1, 1]),
  subject(v) {
    const all = pointsFrom(v, 0);
    return text(sortDirections2d(all), (i, j) => compareDirections2d(all[i]!, all[j]!));
  },
  referee(v) {
    const vectors = pointsAt(exact(v), 2, 0, 5);
    return text(sorted(vectors, false), (i, j) => compareDiamond(vectors[i]!, vectors[j]!));
  },
  form: '<distinct|ties> <i>* <order>',
  classes: ['distinct', 'ties'],
};
