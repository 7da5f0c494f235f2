import type { Kind } from './kind.js';
import { box } from './kinds/box.js';
import { capsule } from './kinds/capsule.js';
import { circle } from './kinds/circle.js';
import { cone } from './kinds/cone.js';
import { convex } from './kinds/convex.js';
import { convexPolyhedron } from './kinds/convex-polyhedron.js';
import { cylinder } from './kinds/cylinder.js';
import { ellipse } from './kinds/ellipse.js';
import { ellipsoid } from './kinds/ellipsoid.js';
import { frustum } from './kinds/frustum.js';
import { hull } from './kinds/hull.js';
import { infiniteCylinder } from './kinds/infinite-cylinder.js';
import { kDop } from './kinds/k-dop.js';
import { line } from './kinds/line.js';
import { lozenge } from './kinds/lozenge.js';
import { orientedBox } from './kinds/oriented-box.js';
import { planarCapsule } from './kinds/planar-capsule.js';
import { planarPolygon } from './kinds/planar-polygon.js';
import { plane } from './kinds/plane.js';
import { point } from './kinds/point.js';
import { polygon } from './kinds/polygon.js';
import { ray } from './kinds/ray.js';
import { segment } from './kinds/segment.js';
import { sphere } from './kinds/sphere.js';
import { tetrahedron } from './kinds/tetrahedron.js';
import { thickPlane } from './kinds/thick-plane.js';
import { triangle } from './kinds/triangle.js';
import { truncatedCone } from './kinds/truncated-cone.js';

/**
 * All kinds, in the order of two shapes in names, the one order that there is: points and what goes straight on; round
 * shapes; flat ones from triangles to solids, planes before these; what is prepared.
 */
export const KINDS: readonly Kind[] = [
  point,
  line,
  ray,
  segment,
  circle,
  ellipse,
  sphere,
  capsule,
  planarCapsule,
  lozenge,
  infiniteCylinder,
  cylinder,
  cone,
  truncatedCone,
  ellipsoid,
  triangle,
  plane,
  tetrahedron,
  box,
  orientedBox,
  convexPolyhedron,
  hull,
  kDop,
  frustum,
  planarPolygon,
  polygon,
  convex,
];

/** The same with planes that may have thickness in the place of planes. */
export const KINDS_WITH_THICKNESS: readonly Kind[] = KINDS.map((kind) =>
  kind === plane ? thickPlane : kind,
);
