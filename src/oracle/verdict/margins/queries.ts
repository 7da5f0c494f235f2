import { exactRingAt, POINT_POLYGON } from '../../cases/planar/rings.js';
import { pointsAt, type Vector } from '../../referees/shapes/vectors.js';
import { pointToBoxSurface } from './boxes.js';
import { least, pointToLine, pointToRay, pointToRing, pointToSegment, pointToTriangle } from './distances.js';
import type { ExactParts } from './exact-parts.js';
import type { Margin } from './margin.js';
import { fromPlane } from './planes.js';
import { rayTriangle } from './ray-triangle.js';
import type { MarginOf } from './signs.js';

type Two = [Vector, Vector];
type Three = [Vector, Vector, Vector];

function pointLine(parts: ExactParts): Margin {
  const [o, u] = parts.vectors('line.origin line.direction') as Two;
  return parts.margin(pointToLine(parts.vector('point'), o, u));
}

function pointRay(parts: ExactParts): Margin {
  const [o, u] = parts.vectors('ray.origin ray.direction') as Two;
  return parts.margin(pointToRay(parts.vector('point'), o, u));
}

function pointSegment(parts: ExactParts): Margin {
  const [a, b] = parts.vectors('segment.start segment.end') as Two;
  return parts.margin(pointToSegment(parts.vector('point'), a, b));
}

const corners = (parts: ExactParts) => parts.vectors('triangle.a triangle.b triangle.c') as Three;

const pointBox =
  (dimension: 2 | 3): MarginOf =>
  (parts) => {
    const from = parts.at('box');
    const [min, max] = pointsAt(parts.values, dimension, from, 2).map((v) => v.slice(0, dimension));
    return parts.margin(pointToBoxSurface(parts.vector('point').slice(0, dimension), min!, max!));
  };

/**
 * The ends of each segment to the other one: so far one of the two has to be moved until they touch, or touch no more.
 */
function segmentSegment2d(parts: ExactParts): Margin {
  const [a, b, c, d] = parts.vectors('a.start a.end b.start b.end') as [...Two, ...Two];
  return parts.margin(
    least([
      pointToSegment(a, c, d),
      pointToSegment(b, c, d),
      pointToSegment(c, a, b),
      pointToSegment(d, a, b),
    ]),
  );
}

/** To the nearest edge of a ring; a polygon without points is nowhere. */
function pointPolygon2d(parts: ExactParts): Margin | undefined {
  const rings = [POINT_POLYGON.outer, POINT_POLYGON.hole].map((at) => exactRingAt(parts.values, at));
  const present = rings.filter((ring) => ring.length > 0);
  const p = parts.vector('p');
  return present.length === 0 ? undefined : parts.margin(least(present.map((ring) => pointToRing(p, ring))));
}

/** Shapes that are all boundary: who is in one is nowhere away from where the answer changes. */
export const thinQueries: readonly string[] = [
  ...['pointLine', 'pointRay2d', 'pointRay', 'pointSegment2d', 'pointSegment', 'pointTriangle'],
];

/**
 * Queries of points and of the most used pairs: how far the point, or one of the shapes, is from where the yes or no
 * changes.
 */
export const queryMargins: Readonly<Record<string, MarginOf>> = {
  pointLine2d: pointLine,
  pointLine,
  pointRay2d: pointRay,
  pointRay,
  pointSegment2d: pointSegment,
  pointSegment,
  pointTriangle2d: (parts) => parts.margin(pointToRing(parts.vector('point'), corners(parts))),
  pointTriangle: (parts) => parts.margin(pointToTriangle(parts.vector('point'), corners(parts))),
  pointBox2d: pointBox(2),
  pointBox: pointBox(3),
  pointPlane: (parts) => fromPlane(parts, 'point'),
  pointPolygon2d,
  segmentSegment2d,
  rayTriangle: (parts) => {
    const [o, u] = parts.vectors('ray.origin ray.direction') as Two;
    return parts.margin(rayTriangle(o, u, corners(parts)));
  },
};
