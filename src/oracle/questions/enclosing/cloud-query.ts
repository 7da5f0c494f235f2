import { cloudFamilies, MOST_IN_CLOUD, pointsOf } from '../../cases/enclosing/clouds.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-parts.js';

const of = (dimension: 2 | 3) =>
  ({
    area: dimension === 2 ? 'planar' : 'spatial',
    layout: layoutOf(dimension, ...ringParts('p', 1, MOST_IN_CLOUD)),
    families: cloudFamilies[dimension],
    shapes: shapesBy('points', (values) => [pointsOf(values, dimension)] as const),
  }) as const;

/** What questions about up to twelve points of the plane have in common. */
export const planeCloud = of(2);
/** The same in space. */
export const spaceCloud = of(3);
