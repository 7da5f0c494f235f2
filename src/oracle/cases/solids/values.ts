/** Decoding the flat values of questions on solids: plain shapes, which subjects and engines take alike. */
import { pointOf } from '../boxes/values.js';

export { pointOf };

/** The tetrahedron of twelve values. */
export function tetrahedronOf(values: ArrayLike<number>, at: number) {
  return {
    a: pointOf(values, at),
    b: pointOf(values, at + 3),
    c: pointOf(values, at + 6),
    d: pointOf(values, at + 9),
  };
}

export type LinearType = 'line' | 'ray' | 'segment';

/** Where the values of a solid start behind those of a line, ray or segment. */
export const SOLID = 6;

/** The line, ray or segment of the first six values. */
export function componentOf(type: LinearType, v: ArrayLike<number>) {
  const [p, q] = [pointOf(v, 0), pointOf(v, 3)];
  return type === 'segment' ? { start: p, end: q } : { origin: p, direction: q };
}
