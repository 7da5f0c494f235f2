/** Round shapes in facets that the caller chooses: solids whose vertices are on them, to the nearest doubles. */
import {
  reject,
  requireCone,
  requireCount,
  requireCylinder,
  requireNoMore,
  requireOptions,
  requireSphere,
} from '../../core/arguments/index.js';
import type { Cone, Cylinder, Point3, Sphere } from '../../core/shapes.js';
import type { Solid } from '../solid.js';
import { solidOfSurface } from './solid-of-surface.js';
import { type Level, turnedProfile } from './turned-profile.js';
import { unitCircle } from './unit-circle.js';

/** How many corners the circles of a faceted shape have. */
export interface FacetOptions {
  readonly slices: number;
}

/** How a sphere is faceted: corners of its circles of latitude, and bands between its poles. */
export interface SphereFacets extends FacetOptions {
  readonly stacks: number;
}

/** A Map of vertices has no more entries. */
const MOST_FACETS = 2 ** 24;

function requireFacets(where: string, options: FacetOptions | SphereFacets, known: string): void {
  if (typeof options !== 'object' || options === null) {
    const way = typeof options === 'number' ? `{ ${known.replace(' ', ', ')} }` : '';
    reject(where, 'options', `an object with ${known.replace(' ', ' and ')}`, options, way);
  }
  requireOptions(where, 'options', options, known);
  const { slices, stacks } = options as SphereFacets;
  requireCount(where, 'options.slices', slices, 3);
  if (slices > MOST_FACETS) reject(where, 'options.slices', `at most ${MOST_FACETS}`, slices);
  if (known === 'slices') return;
  requireCount(where, 'options.stacks', stacks, 2);
  const most = Math.floor(MOST_FACETS / slices);
  if (stacks > most) reject(where, 'options.stacks', `at most ${most} with so many slices`, stacks);
}

function requireRadius(where: string, name: string, radius: number): void {
  if (radius === 0) reject(where, `${name}.radius`, 'a positive number', radius);
}

const difference = (a: Point3, b: Point3) => [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!] as const;

/** The length of a vector of moderate size, or its largest coordinate where squares would be none. */
function lengthOf(v: readonly [number, number, number]): number {
  const size = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  if (!(size > 0 && size < Infinity)) return size;
  const [x, y, z] = [v[0] / size, v[1] / size, v[2] / size];
  return size * Math.sqrt(x * x + y * y + z * z);
}

/**
 * A sphere in triangles between circles of latitude, its poles along z: a solid inside of the sphere, but for roundings
 * of its vertices, which are the nearest doubles or next to them, the same on every machine.
 *
 * @throws RangeError naming the argument that is wrong, or if all facets are in one plane
 * @example
 * const ball = sphereSolid({ center: [0, 0, 0], radius: 2 }, { slices: 4, stacks: 2 });
 * ball.vertices; // [[-2, 0, 0], [0, -2, 0], [0, 0, -2], [0, 0, 2], [0, 2, 0], [2, 0, 0]]
 */
export function sphereSolid(sphere: Sphere, options: SphereFacets): Solid {
  const where = 'sphereSolid';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2], 'one shape');
  requireSphere(where, 'sphere', sphere);
  requireRadius(where, 'sphere', sphere.radius);
  requireFacets(where, options, 'slices stacks');
  const { center, radius } = sphere;
  const { slices, stacks } = options;
  const levels = Array.from({ length: stacks + 1 }, (_, i): Level => {
    const [height, width] = unitCircle(stacks - i, 2 * stacks);
    const isPole = i === 0 || i === stacks;
    return { along: radius * height, radius: isPole ? 0 : radius * width };
  });
  return solidOfSurface(where, 'sphere', turnedProfile(center, [0, 0, 1], levels, slices));
}

/**
 * A cylinder in facets: a prism inside of it, but for roundings of its vertices. Its sides are triangles, which
 * roundings may bend at the diagonals.
 *
 * @throws RangeError naming the argument that is wrong, or if it has no inside
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const post = cylinderSolid({ start: [0, 0, 0], end: [0, 0, 2], radius: 1 }, { slices: 4 });
 * rational.toNumber(solidVolume(post)); // 4
 */
export function cylinderSolid(cylinder: Cylinder, options: FacetOptions): Solid {
  const where = 'cylinderSolid';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2], 'one shape');
  requireCylinder(where, 'cylinder', cylinder);
  requireRadius(where, 'cylinder', cylinder.radius);
  requireFacets(where, options, 'slices');
  const { start, end, radius } = cylinder;
  const axis = difference(end, start);
  const levels = [
    { along: 0, radius },
    { along: lengthOf(axis), radius },
  ];
  return solidOfSurface(where, 'cylinder', turnedProfile(start, axis, levels, options.slices));
}

/**
 * A cone in facets: a pyramid inside of it, but for roundings of its vertices. Its apex is exactly where it is.
 *
 * @throws RangeError naming the argument that is wrong, or if it has no inside
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const tip = coneSolid({ apex: [0, 0, 3], center: [0, 0, 0], radius: 1 }, { slices: 4 });
 * rational.toNumber(solidVolume(tip)); // 2
 */
export function coneSolid(cone: Cone, options: FacetOptions): Solid {
  const where = 'coneSolid';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2], 'one shape');
  requireCone(where, 'cone', cone);
  requireRadius(where, 'cone', cone.radius);
  requireFacets(where, options, 'slices');
  const { apex, center, radius } = cone;
  const axis = difference(center, apex);
  const levels = [
    { along: 0, radius: 0 },
    { along: lengthOf(axis), radius },
  ];
  return solidOfSurface(where, 'cone', turnedProfile(apex, axis, levels, options.slices));
}
