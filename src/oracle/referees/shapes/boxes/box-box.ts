/**
 * One box clipped by the other over the rationals, in coordinates that are reduced to their order. The kernel compares
 * the ends of intervals, axis by axis, and clips nothing.
 */
import { contact } from '../contact.js';
import { contains, featureAt, hullOf, type Shape } from '../shape.js';
import { exact, rational } from '../vectors.js';
import { centroid, exactBox } from './shapes.js';

function inside(a: Shape, b: Shape): boolean {
  return a.points.every((p) => contains(hullOf(b), rational(p)));
}

/**
 * The order of the coordinates along an axis as small integers: equal ones get equal ranks. A strictly increasing map
 * of an axis turns boxes into boxes and changes nothing of the answer.
 */
function ranked(v: Float64Array): Float64Array {
  const ranks = new Float64Array(12);
  for (let axis = 0; axis < 3; axis++) {
    const places = [axis, axis + 3, axis + 6, axis + 9];
    for (const i of places) {
      ranks[i] = new Set(places.map((k) => v[k]!).filter((x) => x < v[i]!)).size;
    }
  }
  return ranks;
}

/**
 * The answers that were worked out already, by ranks: there are less than half a million patterns, few of them common.
 */
const known = new Map<string, string>();

function clipped(v: Float64Array): string {
  const values = exact(v);
  const [a, b] = [exactBox(values, 0), exactBox(values, 6)];
  const found = contact(a, b, undefined);
  if (found.dimension < 0) return 'disjoint -1 none - -';
  const middle = centroid(found.points.map(({ at }) => at));
  const [aInB, bInA] = [inside(a, b), inside(b, a)];
  const containment = aInB ? (bInA ? 'equal' : 'inside') : bInA ? 'containing' : 'none';
  const witness = `${featureAt(a, middle)} ${featureAt(b, middle)}`;
  const pairs = found.points.map((point) => `${point.a}/${point.b}`).sort();
  return [found.relation, found.dimension, containment, witness, ...pairs].join(' ');
}

/** Two boxes. */
export function referee(v: Float64Array): string {
  const ranks = ranked(v);
  const key = ranks.join('');
  const answer = known.get(key) ?? clipped(ranks);
  known.set(key, answer);
  return answer;
}
