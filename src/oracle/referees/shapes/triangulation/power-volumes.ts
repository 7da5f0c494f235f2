import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { MOST_SPACE_SITES } from '../../../cases/triangulation/space-sites.js';
import { exact } from '../vectors.js';
import { fractionText } from './power-cells.js';

/** (x / w, y / w, z / w) with w > 0. */
type Corner = readonly [bigint, bigint, bigint, bigint];
type Tetrahedron = readonly [Corner, Corner, Corner, Corner];

/** What is at most 0 inside: a x + b y + c z + d. */
type Form = readonly [bigint, bigint, bigint, bigint];

const valueAt = (form: Form, p: Corner): bigint => form.reduce((sum, n, k) => sum + n * p[k]!, 0n);

/** The point between two others where a form is 0: negative at the first, positive at the second. */
function zeroBetween(form: Form, p: Corner, q: Corner): Corner {
  const [s, t] = [-valueAt(form, p) * q[3], valueAt(form, q) * p[3]];
  const [u, v] = [t * q[3], s * p[3]];
  const all = p.map((n, k) => n * u + q[k]! * v);
  const common = all.reduce(greatestCommonDivisor);
  return all.map((n) => n / common) as unknown as Corner;
}

/** The part of a tetrahedron where a form is at most 0, in tetrahedra. */
function cut(form: Form, tetrahedron: Tetrahedron): Tetrahedron[] {
  const signed = tetrahedron.map((p) => ({ p, value: valueAt(form, p) }));
  const inside = signed.filter(({ value }) => value <= 0n).map(({ p }) => p);
  const outside = signed.filter(({ value }) => value > 0n).map(({ p }) => p);
  const at = (p: Corner, q: Corner) => (valueAt(form, p) === 0n ? p : zeroBetween(form, p, q));
  const [a, b, c] = inside;
  const [d, e, f] = outside;
  if (d === undefined) return [tetrahedron];
  if (a === undefined) return [];
  if (b === undefined) return [[a, at(a, d), at(a, e!), at(a, f!)]];
  // A prism between two triangles, in three.
  const prism = (p: readonly Corner[], q: readonly Corner[]): Tetrahedron[] => [
    [p[0]!, p[1]!, p[2]!, q[2]!],
    [p[0]!, p[1]!, q[1]!, q[2]!],
    [p[0]!, q[0]!, q[1]!, q[2]!],
  ];
  if (c === undefined) return prism([a, at(a, d), at(a, e!)], [b, at(b, d), at(b, e!)]);
  return prism([a, b, c], [at(a, d), at(b, d), at(c, d)]);
}

type Fraction = readonly [bigint, bigint];

/** Six times a volume, as a quotient. */
function sixVolumes([a, b, c, d]: Tetrahedron): Fraction {
  const [u, v, w] = [b, c, d].map((p) => [0, 1, 2].map((k) => p[k]! * a[3] - a[k]! * p[3]));
  const determinant =
    u![0]! * (v![1]! * w![2]! - v![2]! * w![1]!) -
    u![1]! * (v![0]! * w![2]! - v![2]! * w![0]!) +
    u![2]! * (v![0]! * w![1]! - v![1]! * w![0]!);
  return [determinant < 0n ? -determinant : determinant, a[3] ** 3n * b[3] * c[3] * d[3]];
}

function sum([n, d]: Fraction, [m, e]: Fraction): Fraction {
  const [numerator, denominator] = [n * e + m * d, d * e];
  const common = greatestCommonDivisor(numerator, denominator);
  return common === 0n ? [0n, 1n] : [numerator / common, denominator / common];
}

/** A box in six tetrahedra around its diagonal: along the axes in every order. */
function boxInTetrahedra(box: readonly bigint[]): Tetrahedron[] {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  return orders.map((order) => {
    const corners = [0, 1, 2, 3].map((steps) =>
      [0, 1, 2, 3].map((k) => (k === 3 ? 1n : order.indexOf(k) < steps ? box[k + 3]! : box[k]!)),
    );
    return corners as unknown as Tetrahedron;
  });
}

/** Volumes of cells: a box in tetrahedra, of which all bisectors cut off what is nearer to another site. */
export function powerVolumesReferee(values: Float64Array): string {
  const { numerators, one } = exact(values);
  const rows = Array.from({ length: values[0]! }, (_, i) => numerators.slice(1 + 4 * i, 5 + 4 * i));
  const heights = rows.map(([x, y, z, w]) => x! * x! + y! * y! + z! * z! - w! * one);
  const whole = boxInTetrahedra(numerators.slice(1 + 4 * MOST_SPACE_SITES));
  const isSame = (i: number, j: number) => [0, 1, 2].every((k) => rows[i]![k] === rows[j]![k]);
  const volumes = rows.map((p, i) => {
    let parts = whole;
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const q = rows[j]!;
      if (isSame(i, j)) {
        if (heights[j]! < heights[i]! || (heights[j] === heights[i] && j < i)) parts = [];
        continue;
      }
      const [a, b, c] = [0, 1, 2].map((k) => 2n * (q[k]! - p[k]!)) as [bigint, bigint, bigint];
      const form: Form = [a, b, c, heights[i]! - heights[j]!];
      parts = parts.flatMap((part) => cut(form, part)).filter((part) => sixVolumes(part)[0] > 0n);
    }
    const [n, d] = parts.map(sixVolumes).reduce(sum, [0n, 1n]);
    return fractionText(n, d * 6n * one * one * one);
  });
  const filled = volumes.filter((text) => !text.startsWith('0/')).length;
  return [filled === 0 ? 'empty' : filled === rows.length ? 'whole' : 'some', ...volumes].join(' ');
}
