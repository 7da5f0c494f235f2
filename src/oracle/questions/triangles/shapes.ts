/** For questions of other areas that are not split yet: the decoding, and shapes of referees. */
export { placesOf, pointOf, rayOf, segmentOf, triangleOf } from '../../cases/triangles/values.js';
export { exactPolygon, exactSegment, exactTriangle } from '../../referees/shapes/triangles/shapes.js';
