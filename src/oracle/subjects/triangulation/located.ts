import { DelaunayLocator2d } from '../../../triangulation/index.js';
import { locatedText } from '../../answers/diagrams.js';
import { locatedOf } from '../../cases/triangulation/located-points.js';

/** The points that a part of a triangulation has as corners. */
function cornersOf({ triangulation }: DelaunayLocator2d, type: string, index: number): number[] {
  const { triangles, hull } = triangulation;
  if (type === 'vertex') return [index];
  if (type === 'face') return [...triangles.subarray(3 * index, 3 * index + 3)];
  if (triangles.length === 0) return [hull[index]!, hull[index + 1]!];
  return [triangles[index]!, triangles[index % 3 === 2 ? index - 2 : index + 1]!];
}

/** The kernel's locator, asked all that it answers. */
export function locatedSubject(values: Float64Array): string {
  const { points, point } = locatedOf(values);
  const locator = new DelaunayLocator2d(points);
  const { location, feature } = locator.locate(point);
  const part = feature && cornersOf(locator, feature.type, feature.index);
  const nearest = [...locator.nearestSites(point)];
  const text = locatedText(part, nearest, [...locator.naturalNeighbours(point)]);
  const expected = part === null ? 'outside' : part.length === 3 ? 'inside' : 'boundary';
  const isSame = location === expected && locator.nearestSite(point) === nearest[0];
  return isSame ? text : `${text} ${location} DIFFERS`;
}
