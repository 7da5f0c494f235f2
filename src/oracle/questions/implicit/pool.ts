import {
  CHOICES,
  Chooser,
  type PlanarChoice,
  type PlaneChoice,
  POOL,
  type PointChoice,
  planarChoices,
  tupleAt,
} from '../../cases/implicit.js';
import { drawMap, latticePoint, mapped, relatedPoint } from '../families/plant.js';
import { integer, type Layout, layoutOf, points } from '../layout.js';
import { type Shapes, shapesBy } from '../layout-shapes.js';
import type { QuestionFamily } from '../question.js';

/** Choice, then the pool. */
export const poolLayout3d: Layout = layoutOf(3, integer('choice', 0, CHOICES), ...points('a b c d e f g h'));

/** The same in the plane. */
export const poolLayout2d: Layout = layoutOf(2, integer('choice', 0, CHOICES), ...points('a b c d e f g h'));

/** Lattice points related to each other, half of the time behind an affine map that fills their mantissas. */
export function relatedPool(dimension: 2 | 3): QuestionFamily {
  return {
    name: 'related-pool',
    summary: 'lattice points, points on lines and planes through them; plain or behind an integer affine map',
    fill(random, out) {
      const first = Array.from({ length: 4 }, () => latticePoint(random, dimension));
      const all = [...first, ...Array.from({ length: POOL - 4 }, () => relatedPoint(random, first))];
      const map = random.oneIn(2) ? drawMap(random, random.oneIn(2) ? 8 : 40) : undefined;
      out[0] = random.between(0, CHOICES);
      all.forEach((p, i) => {
        const [x, y, z] = map === undefined ? p : mapped(map, p, dimension);
        out.set(dimension === 2 ? [x, y] : [x, y, z], 1 + dimension * i);
      });
    },
  };
}

/** The pool's choices as plain data for engines: what defines a point or a plane. */

type Values = ArrayLike<number>;
type Indices = readonly number[];

/** The line through two points. */
export function lineThrough(v: Values, [i, j]: Indices, dimension: 2 | 3 = 3) {
  return { start: tupleAt(v, i!, dimension), end: tupleAt(v, j!, dimension) };
}

/** The line through a point along a direction. */
export function lineAlong(v: Values, [i, j]: Indices, dimension: 2 | 3 = 3) {
  return { origin: tupleAt(v, i!, dimension), direction: tupleAt(v, j!, dimension) };
}

/** `{ normal, constant }`, or `{ a, b, c }` for the plane through three points. */
export function planeData(v: Values, choice: PlaneChoice) {
  if (choice.kind === 'coefficients')
    return { normal: tupleAt(v, choice.normal, 3), constant: v[1 + 3 * choice.constant]! };
  const [a, b, c] = choice.points.map((i) => tupleAt(v, i, 3));
  return { a, b, c };
}

/** Coordinates; `{ line, plane }` for where they meet; `{ planes }` for the common point of three. */
export function pointData(v: Values, choice: PointChoice) {
  if (choice.kind === 'plain') return tupleAt(v, choice.index, 3);
  if (choice.kind === 'three-planes') return { planes: choice.planes.map((plane) => planeData(v, plane)) };
  const line = choice.kind === 'line-plane' ? lineThrough : lineAlong;
  return { line: line(v, choice.line), plane: planeData(v, choice.plane) };
}

/** The arguments of a question about as many points as there are names. */
export function poolPoints(names: string): Shapes {
  return shapesBy(names, (v) => {
    const chooser = new Chooser(v[0]!);
    return names.split(' ').map(() => pointData(v, chooser.point()));
  });
}

/** The point as what defines it: coordinates, or `{ lines }` for where two meet. */
function planarPointData(v: ArrayLike<number>, { kind, indices }: PlanarChoice) {
  if (kind === 'plain') return tupleAt(v, indices[0]!, 2);
  const line = kind === 'lines' ? lineThrough : lineAlong;
  return { lines: [line(v, indices, 2), line(v, indices.slice(2), 2)] };
}

/** The arguments of a question about as many points of the plane as there are names. */
export function planarPoolPoints(names: string): Shapes {
  const count = names.split(' ').length;
  return shapesBy(names, (v) => planarChoices(v[0]!, count).map((choice) => planarPointData(v, choice)));
}
