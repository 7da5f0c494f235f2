import { foundText } from '../../answers/boxes.js';
import { MEETING, meetingShape } from '../../cases/boxes-meeting.js';
import { patternBoxes } from '../../cases/indexes.js';
import { exactPlanes } from './boxes/half-spaces.js';
import { feasible, type Inequality } from './linear-programming.js';
import { exact, type Vector } from './vectors.js';

/**
 * Which boxes meet a frustum, a sphere, a tetrahedron or a half-space, one by one: whether inequalities have a solution
 * in common, by Fourier's elimination, squares of gaps, and the signs of corners. What is in a tetrahedron is told by
 * how much of each edge from its first corner is taken. The kernel leaves out nodes of a tree by planes in doubles, and
 * asks for the rest by walls and signs.
 */

const UNITS: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];
const negative = ([x, y, z]: Vector): Vector => [-x, -y, -z];

/** The sides of a box for points that are `from` and some of each of three ways. */
function sidesOf(
  low: readonly bigint[],
  high: readonly bigint[],
  from: Vector,
  ways: readonly Vector[],
): Inequality[] {
  return [0, 1, 2].flatMap((k) => {
    const normal: Vector = [ways[0]![k]!, ways[1]![k]!, ways[2]![k]!];
    return [
      { normal, constant: from[k]! - low[k]! },
      { normal: negative(normal), constant: high[k]! - from[k]! },
    ];
  });
}

/** Parts of three edges that make a point of the tetrahedron. */
const CORNER: readonly Inequality[] = [
  ...UNITS.map((normal) => ({ normal, constant: 0n })),
  { normal: [-1n, -1n, -1n], constant: 1n },
];

/** The numbers of the boxes that meet the shape. */
export function boxesMeetingReferee(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const numbers = Array.from(v.slice(MEETING.numbers, MEETING.size));
  const { numerators, one } = exact([...boxes, ...numbers]);
  const count = boxes.length / 6;
  const own = numerators.slice(6 * count);
  const corner = (i: number): Vector => [own[3 * i]!, own[3 * i + 1]!, own[3 * i + 2]!];
  const shape = meetingShape(v);
  const meets = (low: readonly bigint[], high: readonly bigint[]): boolean => {
    if (shape.type === 'sphere') {
      const gaps = corner(0).map((x, k) => (x < low[k]! ? low[k]! - x : x > high[k]! ? x - high[k]! : 0n));
      return gaps.reduce((sum, gap) => sum + gap * gap, 0n) <= own[3]! * own[3]!;
    }
    if (shape.type === 'frustum') {
      const planes = exactPlanes({ numerators: own, one }, shape.depth === 'zero-to-w', one);
      return feasible([...sidesOf(low, high, [0n, 0n, 0n], UNITS), ...planes]);
    }
    if (shape.type === 'half-space') {
      // One of the eight corners is in it.
      const valueAt = (i: number) =>
        corner(0).reduce((sum, n, k) => sum + n * ((i >> k) & 1 ? high : low)[k]!, 0n);
      return [0, 1, 2, 3, 4, 5, 6, 7].some((i) => valueAt(i) + own[3]! * one <= 0n);
    }
    const [a, ...others] = [0, 1, 2, 3].map(corner) as [Vector, Vector, Vector, Vector];
    const edges = others.map((p): Vector => [p[0] - a[0], p[1] - a[1], p[2] - a[2]]);
    return feasible([...sidesOf(low, high, a, edges), ...CORNER]);
  };
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    if (meets(numerators.slice(6 * i, 6 * i + 3), numerators.slice(6 * i + 3, 6 * i + 6))) found.push(i);
  }
  return foundText(found, count);
}
