import { foundText } from '../../../answers/boxes.js';
import { askedBox, askedPoint, MANY_POINTS, manyPoints } from '../../../cases/indexes.js';
import { exact } from '../vectors.js';

/**
 * Which points are in a box, nearest to a point and within a distance: the squares of all distances as integers,
 * sorted. The kernel searches a tree, and compares distances without computing any.
 */
export function kdTreeReferee(v: Float64Array): string {
  const points = manyPoints(v);
  const all = [...points, ...askedPoint(v), v[MANY_POINTS.radius]!, ...askedBox(v)];
  const { numerators } = exact(all);
  const count = points.length / 3;
  const coordinate = (i: number, k: number) => numerators[3 * i + k]!;
  const [radius, box] = [numerators[3 * count + 3]!, numerators.slice(3 * count + 4)];
  const places = Array.from({ length: count }, (_, i) => i);
  const squares = places.map((i) =>
    [0, 1, 2].reduce((sum, k) => sum + (coordinate(i, k) - coordinate(count, k)) ** 2n, 0n),
  );
  const order = (i: number, j: number) =>
    squares[i]! < squares[j]! ? -1 : squares[i]! > squares[j]! ? 1 : i - j;
  const nearest = [...places].sort(order).slice(0, v[MANY_POINTS.k]!);
  const within = places.filter((i) => squares[i]! <= radius * radius);
  const inside = places.filter((i) =>
    [0, 1, 2].every((k) => box[k]! <= coordinate(i, k) && coordinate(i, k) <= box[k + 3]!),
  );
  return `${foundText(within, count)} ${nearest.join()} ${inside.join()}`;
}
