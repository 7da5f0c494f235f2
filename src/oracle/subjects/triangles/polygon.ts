import { linePolygon } from '../../../spatial/polygons/line-polygon.js';
import type { LinearPolygon } from '../../../spatial/polygons/linear-polygon.js';
import { polygonConvexity } from '../../../spatial/polygons/polygon-convexity.js';
import { polygonPlanarity } from '../../../spatial/polygons/polygon-planarity.js';
import { rayPolygon } from '../../../spatial/polygons/ray-polygon.js';
import { segmentPolygon } from '../../../spatial/polygons/segment-polygon.js';
import { featureText } from '../../answers/text.js';
import { rayOf, ringOf, SPACE_RING, segmentOf } from '../../cases/shapes.js';

/** With the contact in its order along the line. */
function textOf({ relation, contact, facing }: LinearPolygon): string {
  const pairs = contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`);
  return [relation, ...pairs, facing].join(' ');
}

/** The kernel's answer for a segment. */
export function segmentPolygonSubject(v: Float64Array): string {
  return textOf(segmentPolygon(segmentOf(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)));
}

/** The kernel's answer for a ray. */
export function rayPolygonSubject(v: Float64Array): string {
  return textOf(rayPolygon(rayOf(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)));
}

/** The kernel's answer for a line. */
export function linePolygonSubject(v: Float64Array): string {
  return textOf(linePolygon(rayOf(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)));
}

/** The kernel's answers on planarity and convexity. */
export function polygonConvexitySubject(v: Float64Array): string {
  const { dimension, planar, witness } = polygonPlanarity(ringOf(v, 1));
  const differs = planar !== dimension < 3 ? ' BOOLEAN DIFFERS' : '';
  return `${polygonConvexity(ringOf(v, 1))} ${dimension} ${witness.join(',')}${differs}`;
}
