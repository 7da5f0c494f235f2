import { convexHull, convexHullFaces, convexHullFeature } from '../../../enclosing/index.js';
import { hullListsText } from '../../answers/polygons.js';
import { pointsOf } from '../../cases/enclosing/clouds.js';

const TYPES = ['vertex', 'edge', 'face', 'interior'];

/** The kernel's hull; the same of a flat buffer. */
export function subject(values: Float64Array): string {
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
