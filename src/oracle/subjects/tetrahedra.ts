import { delaunay3d, regularTriangulation3d } from '../../triangulation/index.js';
import { hullListsText } from '../answers/polygons.js';
import { cloudOf } from '../cases/constructions/point-sets.js';
import { weightedOf } from '../cases/constructions/weighted-points.js';

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

/** The kernel's tetrahedra of weighted points, and all that is told beside them. */
export function regularTriangulation3dSubject(values: Float64Array): string {
  const { points, weights } = weightedOf(values);
  const [text, flat] = [points, points.flat()].map((given) => {
    const found = regularTriangulation3d(given, weights);
    const neighbours = Array.from(found.neighbours, (n) => n + 1);
    return hullListsText(found.dimension, [
      found.tetrahedra,
      neighbours,
      found.hull,
      found.duplicates,
      found.hidden,
    ]);
  });
  return text === flat ? text! : `${text} BUFFER DIFFERS`;
}
