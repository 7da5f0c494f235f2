/** For questions that are not split yet: the decoding, and shapes of referees. */
export { boxOf, orientedBoxOf, pointOf } from '../../cases/boxes/values.js';
export {
  centroid,
  exactBox,
  exactOrientedBox,
  independentAxes,
  planesThrough,
} from '../../referees/shapes/boxes/shapes.js';
