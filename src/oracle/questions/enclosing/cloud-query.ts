import { cloudFamilies, MOST_IN_CLOUD, pointsOf } from '../../cases/enclosing/clouds.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Law } from '../question.js';

/**
 * What encloses points, or spheres, does not depend on their order: values are a count, and then so many numbers for
 * each of them.
 */
export function reversing(size: number): Law {
  return {
    name: 'reversed',
    vary(values) {
      const count = values[0]!;
      const varied = values.slice();
      for (let i = 0; i < count; i++) {
        varied.set(values.subarray(1 + size * i, 1 + size * (i + 1)), 1 + size * (count - 1 - i));
      }
      return { values: varied, expected: (answer) => answer };
    },
  };
}

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
