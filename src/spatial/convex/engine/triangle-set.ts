/** Triangles as flat convex sets, and their contacts with others. */

import type { Contact, ContactPoint } from '../../../core/contact.js';
import type { Containment } from '../../../core/containment.js';
import { copiedPoint3 } from '../../../core/copies.js';
import type { Point3, Triangle } from '../../../core/shapes.js';
import { orientation } from '../../../implicit/index.js';
import { type AffineDimension, affineBasis, complementOf, sideOfThree } from '../../hull/affine-hull.js';
import { ConvexSet } from './convex-set.js';
import { hullWalls } from './hull-walls.js';
import {
  aroundPolygon,
  contactOf,
  containmentOf,
  type Extreme,
  extremePoints,
  relationOfSets,
} from './set-contact.js';
import type { Wall } from './wall.js';

const EDGES = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;
const FACES = [[0, 1, 2]] as const;

/** A triangle as a flat set: vertices a, b, c, edge i from vertex i to the next, face 0. Degenerate ones, too. */
class TriangleSet extends ConvexSet {
  readonly vertices: readonly Point3[];
  #walls: readonly Wall[] | undefined;
  #dimension: AffineDimension | undefined;

  constructor({ a, b, c }: Triangle) {
    super();
    this.vertices = [a, b, c].map(copiedPoint3);
  }

  override get edges(): readonly (readonly [number, number])[] {
    return EDGES;
  }

  override get faces(): readonly (readonly number[])[] {
    return FACES;
  }

  override get walls(): readonly Wall[] {
    this.#walls ??= hullWalls(this.vertices);
    return this.#walls;
  }

  override get dimension(): AffineDimension {
    this.#dimension ??= (affineBasis(this.vertices).length - 1) as AffineDimension;
    return this.#dimension;
  }
}

export function triangleSet(triangle: Triangle): ConvexSet {
  return new TriangleSet(triangle);
}

/** A polygon's points counterclockwise, seen from where a, b, c are. */
function counterclockwise(points: readonly Extreme[], { a, b, c }: Triangle): Extreme[] {
  if (points.length < 3) return [...points];
  const ordered = aroundPolygon(points);
  const [apex] = complementOf([a, b, c]);
  const [p, q, r] = ordered.map(({ point }) => point);
  return orientation(p!, q!, r!, apex!) === sideOfThree(a, b, c, apex!) ? ordered : ordered.reverse();
}

/** How a convex set and another one meet: see `core/contact` and `core/containment`. */
export interface ContainedContact extends Contact {
  /** What the first is to the second. */
  readonly containment: Containment;
}

/** A triangle (`a`) against a set (`b`): the points are counterclockwise seen from the front of the triangle. */
export function triangleContact(triangle: Triangle, b: ConvexSet): ContainedContact {
  const a = triangleSet(triangle);
  const points = extremePoints(a, b);
  return {
    relation: relationOfSets(a, b, points),
    containment: containmentOf(a, b, points),
    contact: contactOf(a, b, counterclockwise(points, triangle)),
  };
}

/** The contact of {@link triangleContact} alone. */
export function trianglePoints(triangle: Triangle, b: ConvexSet): ContactPoint[] {
  const a = triangleSet(triangle);
  return contactOf(a, b, counterclockwise(extremePoints(a, b), triangle));
}

/** Two sets; the points are in no special order. */
export function setContact(a: ConvexSet, b: ConvexSet): ContainedContact {
  const points = extremePoints(a, b);
  return {
    relation: relationOfSets(a, b, points),
    containment: containmentOf(a, b, points),
    contact: contactOf(a, b, points),
  };
}
