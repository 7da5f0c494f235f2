/** The files whose functions generated pairs call: where these are imported from, and what answers examples. */

/** By folder of `src`. */
const FILES: Readonly<Record<string, string>> = {
  'bsp/classify': 'sides',
  'core/arguments': 'index',
  core: 'sign',
  'distance/around': 'boxes boxes-of-half-spaces',
  'distance/lazy': 'measure',
  'distance/penetration': 'between',
  'distance/polygon': 'closest convex-sides side',
  'distance/shapes': 'flat half-spaces linear planar solids',
  implicit: 'thick-plane-side',
  'planar/linear': 'linear linear-pair',
  'planar/polygons': 'linear-polygon region-polygon',
  'spatial/hull': 'endless-pair',
  'planar/regions': 'box-meets linear-region region region-region triangle-meets',
  'round/conics': 'ball-conic',
  'round/distances': 'measure-swept nearest-of-cone penetrate-swept',
  'round/engine':
    'boundary-relation cone-plane cone-polytope cone-shapes cone-sphere ' +
    'infinite-cylinders mapped relation side-relation',
  'round/filters':
    'boxes capsule-box capsule-capsule capsule-triangle linear-sphere point-sphere ' +
    'sphere-box sphere-capsule sphere-infinite-cylinder sphere-plane sphere-sphere ' +
    'sphere-triangle',
  'round/hits': 'capsule-hits find-hits hits-2d linear lozenge-hits solids',
  'round/points': 'locate',
  'round/shapes':
    'polygon-pair beside-polygon flat-polygon half-spaces in-space round-spaces sphere-spaces swept',
  'spatial/boxes':
    'box-pair linear-meets-box oriented-box-numbers oriented-box-pair plane-boxes ' +
    'point-boxes triangle-box',
  'spatial/convex': 'convex convex-convex frustum half-spaces k-dop k-dops-overlap',
  'spatial/convex/engine':
    'box-set frustum-sides k-dop-half-spaces k-dop-set linear-hits linear-meets located ' +
    'oriented-box-half-spaces hull-set plane-set polyhedron-set separation tetrahedron-faces ' +
    'tetrahedron-set triangle-set',
  'spatial/triangles':
    'linear-meets linear-plane linear-points linear-triangle linear-workspace ' +
    'plane-or-triangle points triangle-contact triangle-plane triangles-intersect ' +
    'workspace',
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
  SegmentPolygon2d: 'planar/polygons/segment-polygon',
  RoundPolygonRelation: 'round/engine/polygon-relation',
  RoundRelation: 'round/engine/relation',
  SweptDistance: 'round/distances/swept-distance',
  SweptPenetration: 'round/distances/swept-penetration',
  SideRelation: 'round/engine/side-relation',
  FillRule: 'planar/polygons/point-polygon',
  PolygonDistance2d: 'distance/polygon/closest',
  RoundDistance: 'round/distances/round-distance',
  ThickPlaneLike: 'implicit/index',
  ThickPlaneContact: 'bsp/classify/classification',
  FacingThickPlaneContact: 'bsp/classify/classification',
  BoxBox: 'spatial/boxes/box-pair',
  OrientedBoxPair: 'spatial/boxes/oriented-box-pair',
  PlaneBox: 'spatial/boxes/plane-boxes',
  TriangleBox: 'spatial/boxes/triangle-box',
  LinearTriangle: 'spatial/triangles/linear-triangle',
  LinearTrianglePoints: 'spatial/triangles/linear-points',
  PlaneOrTriangle: 'spatial/triangles/plane-or-triangle',
  RayPlane: 'spatial/triangles/linear-plane',
  RayPlanePoints: 'spatial/triangles/linear-plane',
  SegmentPlane: 'spatial/triangles/linear-plane',
  SegmentPlanePoints: 'spatial/triangles/linear-plane',
  TrianglePlane: 'spatial/triangles/triangle-plane',
  TriangleTrianglePoints: 'spatial/triangles/triangle-contact',
};

type Engine = (...values: readonly unknown[]) => unknown;

interface Place {
  readonly name: string;
  readonly file: string;
  readonly value: Engine;
}

const PLACES: Place[] = [];

/** Loads the files, once: before it, no engine is there. */
export async function loadEngines(): Promise<void> {
  if (PLACES.length > 0) return;
  const files = Object.entries(FILES).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `${folder}/${name}`),
  );
  const modules = await Promise.all(files.map((file) => import(`../${file}.js`) as Promise<object>));
  modules.forEach((module, i) => {
    for (const [name, value] of Object.entries(module)) PLACES.push({ name, file: files[i]!, value });
  });
}

/** What is exported under a name, and the file that does, without its ending, from `src`. */
export function engineOf(name: string): { readonly file: string; readonly value: Engine } {
  const [found, other] = PLACES.filter((place) => place.name === name);
  if (found === undefined) throw new Error(`no file of src/pairs/engines.ts exports ${name}`);
  if (other !== undefined) throw new Error(`${name} is exported by ${found.file} and by ${other.file}`);
  return found;
}

/** The file of a type. */
export const fileOfType = (name: string): string => TYPES[name] ?? 'core/shapes';
