/** The files whose functions generated pairs call: where these are imported from, and what answers examples. */
import * as shapeArguments from '../core/arguments/index.js';
import * as sign from '../core/sign.js';
import * as flatBoxes from '../distance/around/boxes.js';
import * as boxesOfHalfSpaces from '../distance/around/boxes-of-half-spaces.js';
import * as measure from '../distance/lazy/measure.js';
import * as penetration from '../distance/penetration/between.js';
import * as flat from '../distance/shapes/flat.js';
import * as halfSpaces from '../distance/shapes/half-spaces.js';
import * as linear from '../distance/shapes/linear.js';
import * as planar from '../distance/shapes/planar.js';
import * as solids from '../distance/shapes/solids.js';
import * as planarLinear from '../planar/linear/linear.js';
import * as planarLinearPair from '../planar/linear/linear-pair.js';
import * as planarLinearPolygon from '../planar/polygons/linear-polygon.js';
import * as planarRegionPolygon from '../planar/polygons/region-polygon.js';
import * as planarBoxMeets from '../planar/regions/box-meets.js';
import * as planarLinearRegion from '../planar/regions/linear-region.js';
import * as planarRegion from '../planar/regions/region.js';
import * as planarRegions from '../planar/regions/region-region.js';
import * as planarTriangleMeets from '../planar/regions/triangle-meets.js';
import * as measureSwept from '../round/distances/measure-swept.js';
import * as penetrateSwept from '../round/distances/penetrate-swept.js';
import * as boundaryRelation from '../round/engine/boundary-relation.js';
import * as conePlane from '../round/engine/cone-plane.js';
import * as conePolytope from '../round/engine/cone-polytope.js';
import * as coneShapes from '../round/engine/cone-shapes.js';
import * as coneSphere from '../round/engine/cone-sphere.js';
import * as infiniteCylinders from '../round/engine/infinite-cylinders.js';
import * as mapped from '../round/engine/mapped.js';
import * as relation from '../round/engine/relation.js';
import * as sideRelation from '../round/engine/side-relation.js';
import * as boxes from '../round/filters/boxes.js';
import * as capsuleBox from '../round/filters/capsule-box.js';
import * as capsuleCapsule from '../round/filters/capsule-capsule.js';
import * as capsuleTriangle from '../round/filters/capsule-triangle.js';
import * as linearSphere from '../round/filters/linear-sphere.js';
import * as pointSphere from '../round/filters/point-sphere.js';
import * as sphereBox from '../round/filters/sphere-box.js';
import * as sphereCapsule from '../round/filters/sphere-capsule.js';
import * as sphereInfiniteCylinder from '../round/filters/sphere-infinite-cylinder.js';
import * as spherePlane from '../round/filters/sphere-plane.js';
import * as sphereSphere from '../round/filters/sphere-sphere.js';
import * as sphereTriangle from '../round/filters/sphere-triangle.js';
import * as capsuleHits from '../round/hits/capsule-hits.js';
import * as findHits from '../round/hits/find-hits.js';
import * as hits2d from '../round/hits/hits-2d.js';
import * as straight from '../round/hits/linear.js';
import * as lozengeHits from '../round/hits/lozenge-hits.js';
import * as quadrics from '../round/hits/solids.js';
import * as locate from '../round/points/locate.js';
import * as besidePolygon from '../round/shapes/beside-polygon.js';
import * as flatPolygon from '../round/shapes/flat-polygon.js';
import * as roundHalfSpaces from '../round/shapes/half-spaces.js';
import * as inSpace from '../round/shapes/in-space.js';
import * as polygonPair from '../round/shapes/polygon-pair.js';
import * as roundSpaces from '../round/shapes/round-spaces.js';
import * as sphereSpaces from '../round/shapes/sphere-spaces.js';
import * as swept from '../round/shapes/swept.js';
import * as linearMeetsBox from '../spatial/boxes/linear-meets-box.js';
import * as convex from '../spatial/convex/convex.js';
import * as boxSet from '../spatial/convex/engine/box-set.js';
import * as frustumSides from '../spatial/convex/engine/frustum-sides.js';
import * as kDopHalfSpaces from '../spatial/convex/engine/k-dop-half-spaces.js';
import * as kDopSet from '../spatial/convex/engine/k-dop-set.js';
import * as linearHits from '../spatial/convex/engine/linear-hits.js';
import * as linearMeets from '../spatial/convex/engine/linear-meets.js';
import * as located from '../spatial/convex/engine/located.js';
import * as obHalfSpaces from '../spatial/convex/engine/oriented-box-half-spaces.js';
import * as planeSet from '../spatial/convex/engine/plane-set.js';
import * as polyhedronSet from '../spatial/convex/engine/polyhedron-set.js';
import * as separation from '../spatial/convex/engine/separation.js';
import * as tetrahedronFaces from '../spatial/convex/engine/tetrahedron-faces.js';
import * as tetrahedronSet from '../spatial/convex/engine/tetrahedron-set.js';
import * as triangleSet from '../spatial/convex/engine/triangle-set.js';
import * as frustum from '../spatial/convex/frustum.js';
import * as besideHalfSpaces from '../spatial/convex/half-spaces.js';
import * as kDop from '../spatial/convex/k-dop.js';
import * as endlessPair from '../spatial/hull/endless-pair.js';

const MODULES: Readonly<Record<string, object>> = {
  'core/arguments/index': shapeArguments,
  'core/sign': sign,
  'distance/around/boxes': flatBoxes,
  'distance/around/boxes-of-half-spaces': boxesOfHalfSpaces,
  'distance/lazy/measure': measure,
  'distance/penetration/between': penetration,
  'distance/shapes/flat': flat,
  'distance/shapes/half-spaces': halfSpaces,
  'distance/shapes/linear': linear,
  'distance/shapes/planar': planar,
  'distance/shapes/solids': solids,
  'planar/linear/linear': planarLinear,
  'planar/linear/linear-pair': planarLinearPair,
  'planar/polygons/linear-polygon': planarLinearPolygon,
  'planar/polygons/region-polygon': planarRegionPolygon,
  'planar/regions/box-meets': planarBoxMeets,
  'planar/regions/triangle-meets': planarTriangleMeets,
  'planar/regions/linear-region': planarLinearRegion,
  'planar/regions/region': planarRegion,
  'planar/regions/region-region': planarRegions,
  'round/distances/measure-swept': measureSwept,
  'round/distances/penetrate-swept': penetrateSwept,
  'round/engine/boundary-relation': boundaryRelation,
  'round/engine/cone-plane': conePlane,
  'round/engine/cone-polytope': conePolytope,
  'round/engine/cone-shapes': coneShapes,
  'round/engine/cone-sphere': coneSphere,
  'round/engine/infinite-cylinders': infiniteCylinders,
  'round/engine/mapped': mapped,
  'round/engine/relation': relation,
  'round/engine/side-relation': sideRelation,
  'round/filters/boxes': boxes,
  'round/filters/sphere-box': sphereBox,
  'round/filters/sphere-capsule': sphereCapsule,
  'round/filters/sphere-sphere': sphereSphere,
  'round/filters/sphere-triangle': sphereTriangle,
  'round/filters/capsule-box': capsuleBox,
  'round/filters/capsule-capsule': capsuleCapsule,
  'round/filters/capsule-triangle': capsuleTriangle,
  'round/filters/sphere-plane': spherePlane,
  'round/filters/linear-sphere': linearSphere,
  'round/filters/point-sphere': pointSphere,
  'round/filters/sphere-infinite-cylinder': sphereInfiniteCylinder,
  'round/hits/capsule-hits': capsuleHits,
  'round/hits/find-hits': findHits,
  'round/hits/hits-2d': hits2d,
  'round/hits/linear': straight,
  'round/hits/lozenge-hits': lozengeHits,
  'round/hits/solids': quadrics,
  'round/points/locate': locate,
  'round/shapes/beside-polygon': besidePolygon,
  'round/shapes/flat-polygon': flatPolygon,
  'round/shapes/half-spaces': roundHalfSpaces,
  'round/shapes/polygon-pair': polygonPair,
  'round/shapes/in-space': inSpace,
  'round/shapes/round-spaces': roundSpaces,
  'round/shapes/sphere-spaces': sphereSpaces,
  'round/shapes/swept': swept,
  'spatial/hull/endless-pair': endlessPair,
  'spatial/convex/engine/plane-set': planeSet,
  'spatial/convex/engine/box-set': boxSet,
  'spatial/convex/engine/linear-hits': linearHits,
  'spatial/convex/engine/linear-meets': linearMeets,
  'spatial/convex/engine/located': located,
  'spatial/convex/engine/k-dop-set': kDopSet,
  'spatial/convex/engine/k-dop-half-spaces': kDopHalfSpaces,
  'spatial/convex/engine/oriented-box-half-spaces': obHalfSpaces,
  'spatial/convex/engine/tetrahedron-set': tetrahedronSet,
  'spatial/convex/engine/tetrahedron-faces': tetrahedronFaces,
  'spatial/convex/engine/triangle-set': triangleSet,
  'spatial/convex/engine/separation': separation,
  'spatial/convex/engine/frustum-sides': frustumSides,
  'spatial/convex/k-dop': kDop,
  'spatial/convex/convex': convex,
  'spatial/boxes/linear-meets-box': linearMeetsBox,
  'spatial/convex/engine/polyhedron-set': polyhedronSet,
  'spatial/convex/frustum': frustum,
  'spatial/convex/half-spaces': besideHalfSpaces,
};

/** The files of types: all others are shapes. */
const TYPES: Readonly<Record<string, string>> = {
  BoundaryRelation: 'round/engine/boundary-relation',
  ContainedContact: 'spatial/convex/engine/triangle-set',
  Convex: 'spatial/convex/convex',
  ConvexDistance: 'distance/certificate',
  ConvexHits: 'spatial/convex/engine/linear-hits',
  Contact: 'core/contact',
  Distance: 'distance/distance',
  Frustum: 'spatial/convex/frustum',
  KDop: 'spatial/convex/k-dop',
  Penetration: 'distance/penetration/penetration',
  PlaneContact: 'spatial/convex/engine/plane-set',
  PlanePolygonRelation: 'round/engine/polygon-relation',
  FrustumCulling: 'spatial/convex/engine/frustum-sides',
  PointLocation: 'core/location',
  PolyhedronContact: 'spatial/convex/engine/separation',
  RegionPolygon2d: 'planar/polygons/region-polygon',
  RoundHits: 'round/hits/hit',
  RoundPolygonRelation: 'round/engine/polygon-relation',
  RoundRelation: 'round/engine/relation',
  SweptDistance: 'round/distances/swept-distance',
  SweptPenetration: 'round/distances/swept-penetration',
  SegmentPolygon2d: 'planar/polygons/segment-polygon',
  SideRelation: 'round/engine/side-relation',
};

type Engine = (...values: readonly unknown[]) => unknown;

const PLACES = Object.entries(MODULES).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({ name, file, value: value as Engine })),
);

/** What is exported under a name, and the file that does, without its ending, from `src`. */
export function engineOf(name: string): { readonly file: string; readonly value: Engine } {
  const [found, other] = PLACES.filter((place) => place.name === name);
  if (found === undefined) throw new Error(`no file of src/pairs/engines.ts exports ${name}`);
  if (other !== undefined) throw new Error(`${name} is exported by ${found.file} and by ${other.file}`);
  return found;
}

/** The file of a type. */
export const fileOfType = (name: string): string => TYPES[name] ?? 'core/shapes';
