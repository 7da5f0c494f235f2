/**
 * A box that moves past a prism, over the rationals: the center against the planes of the prism and of the box around
 * it, each moved as far as the box reaches. These bound the sum of a polygon and a rectangle. The kernel grows the
 * brush by its edges, and asks a tree of it.
 */
import { fractionText } from '../../../answers/numbers.js';
import { cornersOf, MANY_SIDED, prismOf } from '../../../cases/bsp/brushes.js';
import type { Halfspace } from '../halfspace.js';
import { clipLine, type Parameter } from '../line.js';
import { exact, multiply, pointsAt, type Vector } from '../vectors.js';
import { lineOf } from './tree-queries.js';

const AXES = [0, 1, 2].flatMap((k) => [1, -1].map((sign) => [0, 1, 2].map((i) => (i === k ? sign : 0))));
const absolute = (x: bigint) => (x < 0n ? -x : x);
const text = ({ numerator, denominator }: Parameter) => fractionText(numerator, denominator);

/** The time in which the closed box meets the closed prism. */
export function manySidedReferee(v: Float64Array): string {
  const corners = cornersOf(v);
  const around = AXES.map((normal) => {
    const reach = corners.map((p) => p.reduce((sum, x, k) => sum + x * normal[k]!, 0));
    return { normal, constant: -Math.max(...reach) };
  });
  const forms = [...prismOf(v), ...around];
  const values = exact([
    ...v.slice(MANY_SIDED.half),
    ...forms.flatMap(({ normal, constant }) => [...normal, constant]),
  ]);
  const { numerators, one } = values;
  const [half, start, end] = pointsAt(values, 3, 0, 3) as [Vector, Vector, Vector];
  const grown = forms.map((_, i): Halfspace => {
    const [x, y, z, constant] = numerators.slice(9 + 4 * i, 13 + 4 * i) as [bigint, bigint, bigint, bigint];
    const reach = absolute(x) * half[0] + absolute(y) * half[1] + absolute(z) * half[2];
    return { normal: multiply([x, y, z], -1n), constant: reach - constant * one };
  });
  const part = clipLine(lineOf(start, end).line, [], grown);
  return part === undefined ? 'passes' : `hits ${text(part.low!)}..${text(part.high!)}`;
}
