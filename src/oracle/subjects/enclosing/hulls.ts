import {
  convexHull,
  convexHullFaces,
  convexHullFeature,
  diameter,
  diameter2d,
  minimumAreaRectangle2d,
  minimumPerimeterRectangle2d,
  width,
  width2d,
} from '../../../enclosing/index.js';
import { fractionText } from '../../answers/numbers.js';
import { hullListsText } from '../../answers/polygons.js';
import { pointsOf } from '../../cases/enclosing/clouds.js';

const TYPES = ['vertex', 'edge', 'face', 'interior'];

/** The kernel's hull; the same of a flat buffer. */
export function convexHullSubject(values: Float64Array): string {
  const points = pointsOf(values, 3);
  const [text, flat] = [points, Float64Array.from(points.flat())].map((given) => {
    const hull = convexHull(given);
    const faces = convexHullFaces(hull);
    const features = points.map((_, i) => convexHullFeature(hull, i));
    return hullListsText(hull.dimension, [
      hull.vertices,
      faces.map((face) => face.length),
      faces.flat(),
      features.map(({ type }) => TYPES.indexOf(type)),
      features.map(({ index }) => index),
    ]);
  });
  return text === flat ? text! : `${text} BUFFER DIFFERS`;
}

const fraction = (x: { readonly numerator: bigint; readonly denominator: bigint }) =>
  fractionText(x.numerator, x.denominator);

/** What a set spans, by its longest edge, and its width: the text of the class. */
function kindOf(isPoint: boolean, isFlat: boolean): string {
  return isPoint ? 'point' : isFlat ? 'segment' : 'polygon';
}

/** The kernel's rectangle of least area, or of least perimeter. */
export function rectangleSubject(values: Float64Array, of: 'area' | 'perimeter'): string {
  const points = pointsOf(values, 2);
  const minimum = of === 'area' ? minimumAreaRectangle2d : minimumPerimeterRectangle2d;
  const { edge, area, squaredPerimeter, rounded } = minimum(points);
  return [
    kindOf(squaredPerimeter.numerator === 0n, area.numerator === 0n),
    ...edge,
    fraction(area),
    fraction(squaredPerimeter),
    ...rounded.corners.flat(),
  ].join(' ');
}

/** The kernel's narrowest strip. */
export function width2dSubject(values: Float64Array): string {
  const { squaredWidth, width: rounded, edge, opposite } = width2d(pointsOf(values, 2));
  const isPoint = edge[0] === edge[1];
  return [
    kindOf(isPoint, squaredWidth.numerator === 0n),
    fraction(squaredWidth),
    rounded,
    ...edge,
    opposite,
  ].join(' ');
}

/** The kernel's farthest pair. */
export function diameterSubject(values: Float64Array, dimension: 2 | 3): string {
  const {
    squaredDiameter,
    diameter: rounded,
    pair,
  } = (dimension === 2 ? diameter2d : diameter)(pointsOf(values, dimension));
  const kind = squaredDiameter.numerator === 0n ? 'point' : 'several';
  return [kind, fraction(squaredDiameter), rounded, ...pair].join(' ');
}

/** The kernel's width in space. */
export function widthSubject(values: Float64Array): string {
  const { squaredWidth, width: rounded } = width(pointsOf(values, 3));
  return [squaredWidth.numerator === 0n ? 'flat' : 'solid', fraction(squaredWidth), rounded].join(' ');
}
