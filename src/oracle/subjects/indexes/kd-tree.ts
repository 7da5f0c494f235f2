import { KdTree } from '../../../indexes/index.js';
import { foundText } from '../../answers/boxes.js';
import { askedBox, askedPoint, MANY_POINTS, manyPoints } from '../../cases/indexes.js';

/** What a k-d tree finds: within a distance, nearest, and in a box. */
export function kdTreeSubject(v: Float64Array): string {
  const tree = new KdTree(manyPoints(v));
  const point = askedPoint(v);
  const nearest = tree.kNearest(point, v[MANY_POINTS.k]!);
  const within = tree.withinDistance(point, v[MANY_POINTS.radius]!);
  const text = `${foundText(within, tree.size)} ${nearest.join()} ${tree.inBox(askedBox(v)).join()}`;
  const first = tree.nearest(point);
  return nearest.length > 0 && first !== nearest[0] ? `${text} NEAREST DIFFERS` : text;
}
