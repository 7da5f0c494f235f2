import type { Target } from '../target.js';
import { loadJsts } from './jsts.js';
import { loadRobustPointInPolygon } from './robust-point-in-polygon.js';
import { loadRobustSegmentIntersect } from './robust-segment-intersect.js';
import { loadThree } from './three.js';
import { loadThreeMeshBvh } from './three-mesh-bvh.js';

/** How the packages that answer queries are loaded; `undefined` where one is not installed. */
export const peerLoaders: Readonly<Record<string, () => Promise<Target | undefined>>> = {
  'robust-segment-intersect': loadRobustSegmentIntersect,
  'robust-point-in-polygon': loadRobustPointInPolygon,
  jsts: loadJsts,
  three: loadThree,
  'three-mesh-bvh': loadThreeMeshBvh,
};
