import { powerOfTwo } from '../doubles.js';
/** Decoding the flat values of questions on polyhedra: a template's number, then origin and frame. */
import { templates } from './templates.js';

/** How many values a polyhedron takes. */
export const POLYHEDRON_SIZE = 13;

/** Corners are calculated in doubles: of small integers exactly, else a polyhedron with slightly bent faces. */
export function polyhedronOf(v: ArrayLike<number>, at: number) {
  const { corners, faces } = templates[v[at]!]!;
  const vector = (i: number) => [v[at + 1 + 3 * i]!, v[at + 2 + 3 * i]!, v[at + 3 + 3 * i]!] as const;
  const [o, u, w, x] = [vector(0), vector(1), vector(2), vector(3)];
  const finite = (c: number) => (Number.isFinite(c) ? c : Math.sign(c) * powerOfTwo(1023) || 0);
  const vertices = corners.map(([a, b, c]) =>
    [0, 1, 2].map((k) => finite(o[k]! + a * u[k]! + b * w[k]! + c * x[k]!)),
  );
  return { vertices, faces };
}
