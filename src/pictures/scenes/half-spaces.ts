import type { Halfspace } from '../../oracle/referees/shapes/halfspace.js';
import { add, multiply, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { type Numbers, vectorOf } from './numbers.js';

type Coordinates = readonly number[];

/** Shapes that are given by half-spaces: k-DOPs and frusta, as plain data. */
type Bounded =
  | { readonly axes: readonly Coordinates[]; readonly min: Coordinates; readonly max: Coordinates }
  | { readonly elements: Coordinates; readonly depth: string };

/** Whether a plain object is a shape given by half-spaces. */
export function isBounded(value: object): value is Bounded {
  return ('elements' in value && 'depth' in value) || ('axes' in value && 'min' in value && 'max' in value);
}

/** The half-spaces in the integers of a scene: all x with normal · x + constant >= 0. */
export function halfSpacesOf(value: Bounded, numbers: Numbers): Halfspace[] {
  const number = (x: number) => numbers.of(x) * numbers.one;
  const minus = ({ normal, constant }: Halfspace): Halfspace => ({
    normal: multiply(normal, -1n),
    constant: -constant,
  });
  if ('axes' in value)
    return value.axes.flatMap((axis, i) => {
      const normal = vectorOf(numbers, axis);
      return [
        { normal, constant: -number(value.min[i]!) },
        { normal: multiply(normal, -1n), constant: number(value.max[i]!) },
      ];
    });
  const row = (i: number): Halfspace => {
    const [x, y, z, w] = [0, 4, 8, 12].map((k) => value.elements[i + k]!) as [number, number, number, number];
    const normal: Vector = vectorOf(numbers, [x, y, z]);
    return { normal, constant: number(w) };
  };
  const plus = (p: Halfspace, q: Halfspace): Halfspace => ({
    normal: add(p.normal, q.normal),
    constant: p.constant + q.constant,
  });
  const [x, y, z, w] = [row(0), row(1), row(2), row(3)];
  const near = value.depth === 'zero-to-w' ? z : plus(w, z);
  return [plus(w, x), plus(w, minus(x)), plus(w, y), plus(w, minus(y)), near, plus(w, minus(z))];
}
