import type { GeoJsonFeature } from '../../geojson/index.js';
import type { Construct } from './construct.js';
import type { ConstructJob } from './construct-types.js';
import { delaunay, voronoi } from './of-points.js';
import { skeletons, triangles } from './of-polygons.js';
import { placesOf } from './places.js';

/** What is asked for, of the features of all files. */
export function construct(job: ConstructJob, all: readonly GeoJsonFeature[]): Construct {
  switch (job.construction) {
    case 'delaunay':
      return delaunay(placesOf(all));
    case 'voronoi':
      return voronoi(placesOf(all), job);
    case 'triangles':
      return triangles(all);
    case 'skeleton':
      return skeletons(all);
  }
}
