import { requireTriangle3 } from '../../core/arguments/index.js';
import type { Triangle } from '../../core/shapes.js';
import type { ThickPlaneLike } from '../../implicit/index.js';
import { thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import {
  contactOf,
  type FacingThickPlaneContact,
  facingOfTriangle,
  ringEdges,
  sidesOf,
} from './classification.js';

const EDGES = /* @__PURE__ */ ringEdges(3);
const FACES = [[0, 1, 2]] as const;

/**
 * Where does a triangle lie to a plane, with or without thickness? Edge i runs from vertex i to the next; `facing` says
 * of a triangle that is `on` whether both fronts look the same way (for one without area, which has no front, or one at
 * a right angle to a thick plane, it is 0).
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3.
 *
 * @throws RangeError naming the argument, if a number is not finite, the normal is zero, or the thickness is negative
 * @example
 * const floor = { normal: [0, 0, 1], constant: 0 };
 * const { classification, features } = triangleThickPlane({ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, -1] }, floor);
 * classification; // 'back'
 * features; // [{ type: 'vertex', index: 0 }, { type: 'vertex', index: 1 }, { type: 'edge', index: 0 }]
 * triangleThickPlane({ a: [0, 0, 0], b: [0, 1, 0], c: [1, 0, 0] }, floor).facing; // -1
 */
export function triangleThickPlane(triangle: Triangle, plane: ThickPlaneLike): FacingThickPlaneContact {
  requireTriangle3('triangleThickPlane', 'triangle', triangle);
  const band = thickPlaneFrom('triangleThickPlane', 'plane', plane);
  const { a, b, c } = triangle;
  const contact = contactOf(sidesOf(band, [a, b, c]), EDGES, FACES);
  const facing = contact.classification === 'on' ? facingOfTriangle(band, a, b, c) : 0;
  return { ...contact, facing };
}
