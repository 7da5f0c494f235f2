/** Cells of power diagrams of space by their definition: points where three planes meet, and which of them count. */
import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { type SolidFaceText, solidText, spacePointText } from '../../../answers/diagrams.js';
import { MOST_SPACE_SITES } from '../../../cases/triangulation/space-sites.js';
import { exact } from '../vectors.js';
import { fractionText } from './power-cells.js';

/** (x / w, y / w, z / w) with w > 0, in lowest terms. */
type Corner = readonly [bigint, bigint, bigint, bigint];

/** What is at most 0 inside: a x + b y + c z + d; of a site, or of a side of the box. */
interface Bound {
  readonly form: readonly [bigint, bigint, bigint, bigint];
  readonly site: number;
  readonly side: number;
}

const valueAt = ({ form }: Bound, p: Corner): bigint => form.reduce((sum, n, k) => sum + n * p[k]!, 0n);

type Row = readonly bigint[];

const determinant = (
  [a, b, c]: readonly [Row, Row, Row],
  [i, j, k]: readonly [number, number, number],
): bigint =>
  a[i]! * (b[j]! * c[k]! - b[k]! * c[j]!) -
  a[j]! * (b[i]! * c[k]! - b[k]! * c[i]!) +
  a[k]! * (b[i]! * c[j]! - b[j]! * c[i]!);

/** Where three planes meet, by Cramer's rule. */
function meeting(bounds: readonly [Bound, Bound, Bound]): Corner | null {
  const rows = bounds.map(({ form }) => form) as unknown as [Row, Row, Row];
  const w = determinant(rows, [0, 1, 2]);
  if (w === 0n) return null;
  const all = [
    -determinant(rows, [3, 1, 2]),
    -determinant(rows, [0, 3, 2]),
    -determinant(rows, [0, 1, 3]),
    w,
  ];
  const common = all.reduce(greatestCommonDivisor);
  const divisor = w < 0n ? -common : common;
  return all.map((n) => n / divisor) as unknown as Corner;
}

function compare(p: Corner, q: Corner): number {
  for (let k = 0; k < 3; k++) {
    const difference = p[k]! * q[3] - q[k]! * p[3];
    if (difference !== 0n) return difference < 0n ? -1 : 1;
  }
  return 0;
}

function cornersOf(bounds: readonly Bound[]): Corner[] {
  const found: Corner[] = [];
  for (let i = 0; i < bounds.length; i++) {
    for (let j = 0; j < i; j++) {
      for (let k = 0; k < j; k++) {
        const p = meeting([bounds[i]!, bounds[j]!, bounds[k]!]);
        if (p !== null && bounds.every((bound) => valueAt(bound, p) <= 0n)) found.push(p);
      }
    }
  }
  found.sort(compare);
  return found.filter((p, i) => i === 0 || compare(found[i - 1]!, p) !== 0);
}

/** p to q, times a positive number. */
const way = (p: Corner, q: Corner): Row => [0, 1, 2].map((k) => q[k]! * p[3] - p[k]! * q[3]);

const turn = (form: Row, u: Row, v: Row): bigint => determinant([form, u, v], [0, 1, 2]);

/** The corners on a plane, counterclockwise as seen from where its form is positive; null if these are on a line. */
function ringOf(bound: Bound, corners: readonly Corner[]): number[] | null {
  const [first, ...others] = corners.flatMap((p, i) => (valueAt(bound, p) === 0n ? [i] : []));
  const turnOf = (i: number, j: number) =>
    turn(bound.form, way(corners[first!]!, corners[i]!), way(corners[first!]!, corners[j]!));
  if (!others.some((i) => turnOf(others[0]!, i) !== 0n)) return null;
  return [first!, ...others.sort((i, j) => (turnOf(i, j) > 0n ? -1 : 1))];
}

/** A cell by its bounds. A plane that is of several is told as that of the box, else of the site nearest beyond it. */
function facesOf(bounds: readonly Bound[], corners: readonly Corner[]): (SolidFaceText & { bound: Bound })[] {
  const found = new Map<string, { bound: Bound; ring: number[] }>();
  const size = ({ form: [a, b, c] }: Bound) => a * a + b * b + c * c;
  for (const bound of bounds) {
    const ring = ringOf(bound, corners);
    if (ring === null) continue;
    const known = found.get(ring.join());
    // Beyond a plane that two sites have, power falls the faster, the farther the site is.
    const isBetter =
      known === undefined || (known.bound.side < 0 && (bound.side >= 0 || size(bound) > size(known.bound)));
    if (isBetter) found.set(ring.join(), { bound, ring });
  }
  const order = ({ site, side }: Bound) => (side < 0 ? site : MOST_SPACE_SITES + side);
  return [...found.values()]
    .sort((f, g) => order(f.bound) - order(g.bound))
    .map(({ bound, ring }) => ({
      bound,
      ring,
      beyond: bound.side < 0 ? `s${bound.site}` : `r${bound.side}`,
    }));
}

/** Six times the volume, as a quotient: triangles of faces, seen from the first corner. */
function sixVolumes(corners: readonly Corner[], faces: readonly SolidFaceText[]): [bigint, bigint] {
  const top = corners[0]!;
  let [n, d] = [0n, 1n];
  for (const { ring } of faces) {
    for (let k = 2; k < ring.length; k++) {
      const three = [ring[0]!, ring[k - 1]!, ring[k]!].map((i) => corners[i]!);
      const rows = three.map((p) => way(top, p)) as unknown as [Row, Row, Row];
      const by = three.reduce((product, p) => product * p[3] * top[3], 1n);
      [n, d] = [n * by + determinant(rows, [0, 1, 2]) * d, d * by];
      const common = greatestCommonDivisor(n, d);
      [n, d] = [n / common, d / common];
    }
  }
  return [n, d];
}

/** Corners, faces and volumes of cells in a box. */
export function powerSolidsReferee(values: Float64Array): string {
  const { numerators, one } = exact(values);
  const rows = Array.from({ length: values[0]! }, (_, i) => numerators.slice(1 + 4 * i, 5 + 4 * i));
  const heights = rows.map(([x, y, z, w]) => x! * x! + y! * y! + z! * z! - w! * one);
  const box = numerators.slice(1 + 4 * MOST_SPACE_SITES);
  const sides = [0, 1, 2, 3, 4, 5].map((side): Bound => {
    const axis = side >> 1;
    const sign = side & 1 ? 1n : -1n;
    const normal = [0, 1, 2].map((k) => (k === axis ? sign : 0n)) as [bigint, bigint, bigint];
    return { form: [...normal, -sign * box[side & 1 ? axis + 3 : axis]!], site: -1, side };
  });
  const isSame = (i: number, j: number) => [0, 1, 2].every((k) => rows[i]![k] === rows[j]![k]);
  const cells = rows.map((p, i) => {
    const bounds = [...sides];
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const isLess = heights[j]! < heights[i]! || (heights[j] === heights[i] && j < i);
      if (isSame(i, j)) {
        if (isLess) return '0/1';
        continue;
      }
      const [a, b, c] = [0, 1, 2].map((k) => 2n * (rows[j]![k]! - p[k]!)) as [bigint, bigint, bigint];
      // Of equal sites one counts.
      const isShadowed = rows.some(
        (_, k) =>
          k !== j && isSame(j, k) && (heights[k]! < heights[j]! || (heights[k] === heights[j] && k < j)),
      );
      if (!isShadowed) bounds.push({ form: [a, b, c, heights[i]! - heights[j]!], site: j, side: -1 });
    }
    const corners = cornersOf(bounds);
    const faces = facesOf(bounds, corners);
    const [n, d] = corners.length === 0 ? [0n, 1n] : sixVolumes(corners, faces);
    if (n <= 0n) return '0/1';
    const points = corners.map(([x, y, z, w]) =>
      spacePointText(...([x, y, z].map((m) => fractionText(m, w * one)) as [string, string, string])),
    );
    return solidText(fractionText(n, d * 6n * one * one * one), points, faces);
  });
  const filled = cells.filter((text) => !text.startsWith('0/')).length;
  return [filled === 0 ? 'empty' : filled === rows.length ? 'whole' : 'some', ...cells].join(' ');
}
