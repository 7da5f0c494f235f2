import { EITHER_PLANE } from '../cases/shapes.js';
import { alsoBuilding } from './builder.js';
import { type Engine, peer, type YesOrNo } from './engine.js';
import { areCoplanar } from './exact-shapes.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { capsuleAnswers, fanOf, octreeAnswers, orientedBoxAnswers } from './three-addons.js';
import {
  type MakeCapsule,
  type MakeHull,
  type MakeObb,
  type MakeOctree,
  type Point,
  shapesOfThree,
  type Three,
} from './three-classes.js';
import { frustumAnswers } from './three-frustum.js';

/** What boxes, spheres, planes, rays and triangles are asked. */
function plainAnswers(three: Three): Readonly<Record<string, YesOrNo>> {
  const { point, box, sphere, plane, ray } = shapesOfThree(three);
  const target = new three.Vector3(0, 0, 0);
  const triangle = (v: Float64Array, at: number) =>
    new three.Triangle(point(v, at), point(v, at + 3), point(v, at + 6));
  return {
    rayTriangle: (v) =>
      ray(v, 0).intersectTriangle(point(v, 6), point(v, 9), point(v, 12), false, target) !== null,
    rayBox: (v) => ray(v, 0).intersectBox(box(v, 6), target) !== null,
    raySphere: (v) => ray(v, 0).intersectsSphere(sphere(v, 6)),
    triangleBox: (v) => box(v, 9).intersectsTriangle(triangle(v, 0)),
    boxBox: (v) => box(v, 0).intersectsBox(box(v, 6)),
    pointBox: (v) => box(v, 3).containsPoint(point(v, 0)),
    planeBox: (v) => box(v, 4).intersectsPlane(plane(v, 0)),
    pointSphere: (v) => sphere(v, 3).containsPoint(point(v, 0)),
    sphereSphere: (v) => sphere(v, 0).intersectsSphere(sphere(v, 4)),
    sphereBox: (v) => sphere(v, 0).intersectsBox(box(v, 4)),
    spherePlane: (v) => sphere(v, 0).intersectsPlane(plane(v, 4)),
    // Planes by their coefficients only: three points make one that is rounded.
    rayPlane: (v) =>
      v[0] === 0 ? ray(v, EITHER_PLANE.shape).intersectsPlane(plane(v, EITHER_PLANE.plane)) : undefined,
    segmentPlane(v) {
      if (v[0] !== 0) return undefined;
      const line = new three.Line3(point(v, EITHER_PLANE.shape), point(v, EITHER_PLANE.shape + 3));
      return plane(v, EITHER_PLANE.plane).intersectLine(line, target) !== null;
    },
    // It projects the point into the plane of the triangle first.
    pointTriangle: (v) => (areCoplanar(v) ? triangle(v, 0).containsPoint(point(v, 9)) : undefined),
  };
}

/**
 * "A unit length vector defining the normal of the plane" (src/math/Plane.js), "The (normalized) direction of the ray"
 * (src/math/Ray.js): the questions about these.
 */
const OF_UNIT_LENGTH = [
  'rayTriangle',
  'rayBox',
  'rayIntersectsBox',
  'raySphere',
  'rayPlane',
  'rayOrientedBox',
  'segmentPlane',
  'planeBox',
  'planeOrientedBox',
  'spherePlane',
];

/**
 * three.js: Ray, Box3, Sphere, Plane, Triangle and Frustum, and the OBB, Capsule, Octree and ConvexHull of its addons.
 * Directions and normals are given as they are, and asked about where they are of unit length, which its documentation
 * wants of them. An OBB is asked about where its axes are unit vectors without rounding. A frustum is that of a matrix
 * whose planes are doubles. It documents no tolerances; its ConvexHull has one all the same, and is asked for what is
 * nearly a hull only.
 */
export async function loadThree(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const three = (await load('three')) as unknown as Three | undefined;
  if (three === undefined) return undefined;
  const addon = await load('three/addons/math/OBB.js', 'three');
  const capsuleAddon = await load('three/addons/math/Capsule.js', 'three');
  const octreeAddon = await load('three/addons/math/Octree.js', 'three');
  const hullAddon = await load('three/addons/math/ConvexHull.js', 'three');
  const engine = peer('three', {
    ...plainAnswers(three),
    ...frustumAnswers(three),
    ...(addon !== undefined && orientedBoxAnswers(three, addon.OBB as MakeObb)),
    ...(capsuleAddon !== undefined && capsuleAnswers(three, capsuleAddon.Capsule as MakeCapsule)),
    ...(capsuleAddon !== undefined &&
      octreeAddon !== undefined &&
      octreeAnswers(three, capsuleAddon.Capsule as MakeCapsule, octreeAddon.Octree as MakeOctree)),
  });
  const listed = (points: readonly (readonly [number, number, number])[]) =>
    points.map(([x, y, z]) => new three.Vector3(x, y, z));
  const coordinates = ({ x, y, z }: Point) => [x, y, z];
  const sphere = (points: readonly (readonly [number, number, number])[]) => {
    const { center, radius } = new three.Sphere().setFromPoints(listed(points));
    return [...coordinates(center), radius];
  };
  const built = alsoBuilding(engine, {
    enclosingBox(points) {
      const { min, max } = new three.Box3().setFromPoints(listed(points));
      return [...coordinates(min), ...coordinates(max)];
    },
    enclosingSphere: sphere,
    enclosingSphereNearly: sphere,
    ...(hullAddon !== undefined && {
      convexHullTrianglesNearly(points) {
        const all = listed(points);
        const { faces } = new (hullAddon.ConvexHull as MakeHull)().setFromPoints(all);
        return faces.flatMap((face) => fanOf(face).map((point) => (all as Point[]).indexOf(point)));
      },
    }),
  });
  return {
    ...built,
    declares: {
      ...Object.fromEntries(OF_UNIT_LENGTH.map((name) => [name, { unitVectors: true }])),
      // "If the triangle is degenerate then we can't contain a point": its source.
      pointTriangle: { nonDegenerate: true },
      // "if ( _point1.distanceToSquared( _point2 ) < r2 )": its source; and a triangle without area has no plane.
      capsuleTriangle: { boundary: 'open', nonDegenerate: true },
      // A frustum is for what "can safely be excluded from rendering", and is asked plane by plane.
      boxFrustum: { culling: 'by-planes' },
      sphereFrustum: { culling: 'by-planes' },
    },
  };
}
