/**
 * A circle and an ellipse, a sphere and an ellipsoid: as the referees of two ellipses or ellipsoids take them, with
 * axes as long as the radius. Without a radius it is a point: Cramer's rule tells its coordinates along the axes.
 */
import { bothOf, centerSide, conicsReferee, ellipsesReferee } from './conics.js';

type Referee = (values: Float64Array) => string;

/** The values of two shapes of axes: the ball's with axes of that length along the coordinates. */
function asConics(values: Float64Array, dimension: 2 | 3, length: number): Float64Array {
  const axes = Array.from({ length: dimension * dimension }, (_, i) =>
    i % (dimension + 1) === 0 ? length : 0,
  );
  return Float64Array.from([...values.subarray(0, dimension), ...axes, ...values.subarray(dimension + 1)]);
}

const POINTS: Readonly<Record<string, string>> = {
  '-1': 'overlapping inside disjoint',
  0: 'touching inside touching',
  1: 'disjoint none disjoint',
};

/** A point and a shape: axes of any length make no difference to where the point is. */
function pointAnswer(values: Float64Array, dimension: 2 | 3): string {
  const [point, around] = bothOf(asConics(values, dimension, 1), dimension);
  return POINTS[centerSide(around, point)]!;
}

const refereeBy =
  (dimension: 2 | 3, conics: Referee): Referee =>
  (values) => {
    const radius = values[dimension]!;
    return radius === 0 ? pointAnswer(values, dimension) : conics(asConics(values, dimension, radius));
  };

/** The referee of a circle and an ellipse, or of a sphere and an ellipsoid. */
export const ballConicReferee = (dimension: 2 | 3): Referee => refereeBy(dimension, conicsReferee(dimension));

/** That of a circle and an ellipse by another way: along the curve of one, without a root. */
export const circleEllipseReferee: Referee = refereeBy(2, ellipsesReferee);
