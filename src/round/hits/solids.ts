/** Round solids as lines meet them, checked. */
import {
  requireCircle,
  requireCone,
  requireCylinder,
  requireEllipse,
  requireEllipsoid,
  requireInfiniteCylinder,
  requireSphere,
  requireTruncatedCone,
} from '../../core/arguments/index.js';
import type {
  Circle,
  Cone,
  Cylinder,
  Ellipse,
  Ellipsoid,
  InfiniteCylinder,
  Sphere,
  TruncatedCone,
} from '../../core/shapes.js';
import { cross2d, triple3d } from '../../predicates/index.js';
import { intoBall } from '../engine/into-ball.js';
import { coneQuadric, infiniteCylinderQuadric, sphereQuadric } from '../engine/quadric.js';
import type { Solid } from './find-hits.js';

/** A sphere. */
export function sphereSolid(where: string, sphere: Sphere): Solid {
  requireSphere(where, 'sphere', sphere);
  return ball(sphere.center[0]!, sphere.center[1]!, sphere.center[2]!, sphere.radius);
}

/** A circle of the plane: a sphere of space, as lines at z = 0 meet it. */
export function circleSolid(where: string, circle: Circle): Solid {
  requireCircle(where, 'circle', circle);
  return ball(circle.center[0]!, circle.center[1]!, 0, circle.radius);
}

function ball(x: number, y: number, z: number, radius: number): Solid {
  return { numbers: [x, y, z, radius, 0, 0], quadric: ([center, r]) => sphereQuadric(center!, r![0]) };
}

/** An infinite cylinder. */
export function infiniteCylinderSolid(where: string, cylinder: InfiniteCylinder): Solid {
  requireInfiniteCylinder(where, 'infiniteCylinder', cylinder);
  const { origin, direction, radius } = cylinder;
  return {
    numbers: [...Array.from(origin), ...Array.from(direction), radius, 0, 0],
    quadric: ([through, axis, r]) => infiniteCylinderQuadric(through!, axis!, r![0]),
  };
}

/** Vertices, edges and faces of a cylinder or truncated cone: at the start 0, 0 and 1, at the end 1, 1 and 2. */
export const TWO_ENDS = { vertices: [0, 1], edges: [0, 1], faces: [1, 2] } as const;
/** Of a cone, from the base: the apex is vertex 0, and the base vertex 1 where it is a point. */
export const BASE_AND_APEX = { vertices: [1, 0], edges: [0, 1], faces: [1, 2] } as const;

/** A cylinder. */
export function cylinderSolid(where: string, cylinder: Cylinder): Solid {
  requireCylinder(where, 'cylinder', cylinder);
  const { start, end, radius } = cylinder;
  return coneSolidOf(start, end, radius, radius, TWO_ENDS);
}

/** A truncated cone. */
export function truncatedConeSolid(where: string, cone: TruncatedCone): Solid {
  requireTruncatedCone(where, 'truncatedCone', cone);
  return coneSolidOf(cone.start, cone.end, cone.startRadius, cone.endRadius, TWO_ENDS);
}

/** A cone. */
export function coneSolid(where: string, cone: Cone): Solid {
  requireCone(where, 'cone', cone);
  return coneSolidOf(cone.center, cone.apex, cone.radius, 0, BASE_AND_APEX);
}

function coneSolidOf(
  start: ArrayLike<number>,
  end: ArrayLike<number>,
  r: number,
  s: number,
  numbers: typeof TWO_ENDS | typeof BASE_AND_APEX,
): Solid {
  return {
    numbers: [...Array.from(start), ...Array.from(end), r, s, 0],
    quadric: ([from, to, radii]) =>
      coneQuadric({ start: from!, end: to!, radii: [radii![0], radii![1]] }, numbers),
  };
}

/** The sign of the determinant of three axes. */
export function axesSign(u: ArrayLike<number>, v: ArrayLike<number>, w: ArrayLike<number>): number {
  return triple3d(0, 0, 0, u[0]!, u[1]!, u[2]!, 0, 0, 0, v[0]!, v[1]!, v[2]!, 0, 0, 0, w[0]!, w[1]!, w[2]!);
}

/** The sign of the determinant of two axes. */
export function axesSign2d(u: ArrayLike<number>, v: ArrayLike<number>): number {
  return cross2d(0, 0, u[0]!, u[1]!, 0, 0, v[0]!, v[1]!);
}

/** An ellipsoid: a ball, once the map that makes it of one is undone. */
export function ellipsoidSolid(where: string, ellipsoid: Ellipsoid): Solid {
  requireEllipsoid(where, 'ellipsoid', ellipsoid, axesSign);
  const { center, axes } = ellipsoid;
  return mappedBall([center, ...axes].flatMap((v) => Array.from(v)));
}

/** An ellipse of the plane, with a third axis across it. */
export function ellipseSolid(where: string, ellipse: Ellipse): Solid {
  requireEllipse(where, 'ellipse', ellipse, axesSign2d);
  const { center, axes } = ellipse;
  const lifted = [center, ...axes].flatMap((v) => [v[0]!, v[1]!, 0]);
  return mappedBall([...lifted, 0, 0, 1]);
}

function mappedBall(numbers: readonly number[]): Solid {
  return {
    numbers,
    quadric: ([, u, v, w]) => sphereQuadric([0n, 0n, 0n], intoBall([u!, v!, w!]).radius),
    mapped({ origin, direction }, [center, u, v, w]) {
      const { map } = intoBall([u!, v!, w!]);
      return { origin: map(origin, center!), direction: map(direction, [0n, 0n, 0n]) };
    },
  };
}
