import { exactCoordinates2d } from '../../../implicit/index.js';
import { convexHull2d } from '../../../planar/polygons/convex-hull.js';
import { pointPolygon2d, polygonContainsPoint2d } from '../../../planar/polygons/point-polygon.js';
import { isConvexPolygon2d, polygonConvexity2d } from '../../../planar/polygons/polygon-convexity.js';
import { polygonDiagonal2d, vertexConvexity2d } from '../../../planar/polygons/polygon-diagonal.js';
import { polygonOrientation2d } from '../../../planar/polygons/polygon-orientation.js';
import { isSimplePolygon2d, polygonSimplicity2d } from '../../../planar/polygons/polygon-simplicity.js';
import { isValidPolygon2d, polygonValidity2d } from '../../../planar/polygons/polygon-validity.js';
import { isConvexQuad2d, quadConvexity2d } from '../../../planar/polygons/quad-convexity.js';
import { windingNumber2d } from '../../../planar/polygons/winding-number.js';
import { polygonAreaSign } from '../../../predicates/polygon-area-sign.js';
import { hullText } from '../../answers/polygons.js';
import { locationText, polygonFeatureText } from '../../answers/text.js';
import { ringAndVertices } from '../../cases/planar/areas.js';
import { largeRing, pointOfLargeRing } from '../../cases/planar/large-polygons.js';
import { anyPolygon, ringAt } from '../../cases/planar/rings.js';
import { POLICIES } from '../../cases/planar/shapes.js';

/** The kernel's lists under all policies. */
export function convexHullSubject(values: Float64Array): string {
  const points = ringAt(values, 0);
  return hullText(POLICIES.map((policy) => convexHull2d(points, policy)));
}

/** The kernel's word, and whether the boolean says the same. */
export function polygonConvexitySubject(values: Float64Array): string {
  const ring = ringAt(values, 0);
  const convexity = polygonConvexity2d(ring);
  const holds = convexity === 'strictly-convex' || convexity === 'convex';
  return convexity + (isConvexPolygon2d(ring) === holds ? '' : ' BOOLEAN DIFFERS');
}

/** What the kernel says of the line between two vertices, either way, and of the first of them. */
export function polygonDiagonalSubject(values: Float64Array): string {
  const [ring, i, j] = ringAndVertices(values);
  const answer = polygonDiagonal2d(ring, i, j);
  const swapped = polygonDiagonal2d(ring, j, i) === answer ? '' : ' SWAPPED DIFFERS';
  return `${answer} ${vertexConvexity2d(ring, i)}${swapped}`;
}

/** The kernel's sign; `undefined` where the predicate on flat values says something else. */
export function polygonOrientationSubject(values: Float64Array): -1 | 0 | 1 | undefined {
  const ring = ringAt(values, 0);
  const sign = polygonOrientation2d(ring);
  return Object.is(sign, polygonAreaSign(values.subarray(1), 0, ring.length)) ? sign : undefined;
}

/**
 * The kernel's answer, and whether the boolean says the same. The pair is one of several, so that the question has it
 * judged.
 */
export function answerOf(values: Float64Array) {
  const ring = ringAt(values, 0);
  const answer = polygonSimplicity2d(ring);
  const differs = isSimplePolygon2d(ring) === answer.simple ? '' : ' BOOLEAN DIFFERS';
  return { answer, text: (answer.simple ? 'simple' : 'faulty') + differs };
}

type PointLike = Parameters<typeof exactCoordinates2d>[0];

function pointText(point: PointLike): string {
  return exactCoordinates2d(point)
    .map(({ numerator, denominator }) => `${numerator}/${denominator}`)
    .join();
}

/** All that the kernel says, and whether the boolean says the same. */
export function polygonValiditySubject(values: Float64Array): string {
  const polygon = anyPolygon(values);
  const { valid, faults, orientations, repeated } = polygonValidity2d(polygon);
  const texts = faults.map(({ type: kind, rings, points, features }) =>
    [kind, rings.join(), points.map(pointText).join('..'), features.map(polygonFeatureText).join()].join(':'),
  );
  const isSame = isValidPolygon2d(polygon) === valid && valid === (faults.length === 0);
  const tail = [`ways:${orientations.join()}`, `repeated:${repeated.map(polygonFeatureText).join()}`];
  return [...(valid ? ['valid'] : texts), ...tail].join(' ') + (isSame ? '' : ' BOOLEAN DIFFERS');
}

/** The kernel's word, and whether the boolean says the same. */
export function quadConvexitySubject(values: Float64Array): string {
  const [a, b, c, d] = [0, 2, 4, 6].map((i) => values.subarray(i, i + 2)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const answer = quadConvexity2d(a, b, c, d);
  return answer + (isConvexQuad2d(a, b, c, d) === (answer === 'strictly-convex') ? '' : ' BOOLEAN DIFFERS');
}

/** Where a point is, how often the ring goes round it, which way the ring runs, and whether it is simple. */
export function largePolygonSubject(v: Float64Array): string {
  const [ring, p] = [largeRing(v), pointOfLargeRing(v)];
  const answer = pointPolygon2d(p, { outer: ring, holes: [] }, 'even-odd');
  const holds = polygonContainsPoint2d({ outer: ring, holes: [] }, p, 'even-odd');
  const simple = isSimplePolygon2d(ring) ? 'simple' : 'faulty';
  const text = `${locationText(answer)} ${windingNumber2d(p, ring) ?? '-'} ${polygonOrientation2d(ring)} ${simple}`;
  return holds === (answer.location !== 'outside') ? text : `${text} BOOLEAN DIFFERS`;
}
