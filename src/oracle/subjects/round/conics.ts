import {
  ellipseEllipse2d,
  ellipseEllipseIntersection2d,
  ellipsesIntersect2d,
  ellipsoidEllipsoid,
  ellipsoidsIntersect,
} from '../../../round/index.js';
import { shapeAt, sizeOf } from '../../cases/round/operands.js';
import { roundPairSubject } from './pair.js';

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

/** The kernel's answer for two ellipses or two ellipsoids. */
export function conicsSubject(kind: 'ellipse' | 'ellipsoid'): (values: Float64Array) => string {
  return (values) => {
    const [a, b] = [0, sizeOf(kind)].map((at) => shapeAt(kind, values, at)) as [never, never];
    const isFlat = kind === 'ellipse';
    const { relation, containment, boundaries } = isFlat ? ellipseEllipse2d(a, b) : ellipsoidEllipsoid(a, b);
    const meets = isFlat ? ellipsesIntersect2d(a, b) : ellipsoidsIntersect(a, b);
    const differs = meets === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS';
    return `${relation} ${containment} ${boundaries}${differs}`;
  };
}

/** The kernel's common points of two ellipses. */
export function conicPointsSubject(values: Float64Array): string {
  const [a, b] = [0, sizeOf('ellipse')].map((at) => shapeAt('ellipse', values, at)) as [never, never];
  const { relation, points } = ellipseEllipseIntersection2d(a, b);
  if (points.length === 0) return relation;
  const texts = points.map(
    ({ rounded, multiplicity }) => `(${rounded.point.map(numberText).join(',')})*${multiplicity}`,
  );
  return [relation, ['one', 'two', 'three', 'four'][points.length - 1], ...texts].join(' ');
}

/** The kernel's answer for a circle and an ellipse, or a sphere and an ellipsoid. */
export function ballConicsSubject(kind: 'ellipse' | 'ellipsoid'): (values: Float64Array) => string {
  return kind === 'ellipse'
    ? roundPairSubject('circle', 'ellipse', undefined, '2d')
    : roundPairSubject('sphere', 'ellipsoid');
}
