import { delaunay3d } from '../../triangulation/index.js';
import { hullListsText } from '../answers/polygons.js';
import { cloudOf } from '../cases/constructions/point-sets.js';

/** The kernel's tetrahedra, and all that is told beside them; the same of a flat buffer. */
export function delaunay3dSubject(values: Float64Array): string {
  const points = cloudOf(values);
  const [text, flat] = [points, points.flat()].map((given) => {
    const { dimension, tetrahedra, neighbours, hull, duplicates } = delaunay3d(given);
    return hullListsText(dimension, [tetrahedra, Array.from(neighbours, (n) => n + 1), hull, duplicates]);
  });
  return text === flat ? text! : `${text} BUFFER DIFFERS`;
}

/** The kernel's tetrahedra as a list of corners. */
export function tetrahedraSubject(values: Float64Array): string {
  return JSON.stringify(Array.from(delaunay3d(cloudOf(values)).tetrahedra));
}
