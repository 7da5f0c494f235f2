import { threePlanes, threePlanesIntersect } from '../../../spatial/hull/three-planes.js';
import { planeOf } from '../../cases/shapes.js';

/** The kernel's answer, and whether the boolean agrees. */
export function subject(v: Float64Array): string {
  const [p, q, r] = [planeOf(v, 0), planeOf(v, 4), planeOf(v, 8)];
  const { relation, configuration, dimension, odd } = threePlanes(p, q, r);
  const differs = threePlanesIntersect(p, q, r) === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return `${configuration} ${relation} ${dimension} ${odd ?? '-'}${differs}`;
}
