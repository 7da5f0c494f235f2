import { NONE } from '../core/collections/hashing.js';
import type { FoundPoint2 } from '../implicit/data.js';
import { LineLinePointObject } from '../implicit/objects/line-line-point.js';
import { isDoublePoint } from './double-point.js';
import { movedCrossing } from './moved-crossing.js';
import type { SegmentSoup } from './segment-soup.js';

/** A vertex of a soup as a point: two doubles, or what defines it. */
export function vertexAsPoint(soup: SegmentSoup, v: number): FoundPoint2 {
  const x = soup.x.data[v]!;
  const y = soup.y.data[v]!;
  const tail = soup.tails.get(v);
  if (tail !== undefined) return sumAsPoint(x, y, ...tail);
  const first = soup.first.data[v]!;
  if (first === NONE) return [x, y];
  if (isDoublePoint(soup, v)) return [soup.x.data[v]!, soup.y.data[v]!];
  return movedCrossing(soup, first, soup.second.data[v]!);
}

/** The sum of two points: where a horizontal and a vertical line cross that are moved by the second one. */
function sumAsPoint(x: number, y: number, byX: number, byY: number): LineLinePointObject {
  const otherX = x === 0 ? 1 : 0;
  const otherY = y === 0 ? 1 : 0;
  return new LineLinePointObject(
    [x, y, otherX, y, byX, byY],
    'points',
    [x, y, x, otherY, byX, byY],
    'points',
  );
}
