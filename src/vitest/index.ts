/**
 * Matchers about meshes, solids and polygons for vitest and jest: `expect.extend(matchers)`. Each says where it fails.
 * See docs/adapters.md.
 */
import type { Rational } from '../arithmetic/rational.js';
import type { MeshInput } from '../mesh/structure/indexed-mesh.js';
import type { Solid } from '../solids/solid.js';
import type { SolidMatcherOptions } from './matcher.js';
import { toBeClosed } from './to-be-closed.js';
import { toBeSameSolidAs } from './to-be-same-solid-as.js';
import { toBeValidPolygon } from './to-be-valid-polygon.js';
import { toHaveVolume, type VolumeMatcherOptions } from './to-have-volume.js';

export type { Rational } from '../arithmetic/rational.js';
export type { PolygonWithHoles, Ring } from '../core/shapes.js';
export type { MeshFillRule } from '../mesh/structure/fill-rule.js';
export type { MeshInput } from '../mesh/structure/indexed-mesh.js';
export type { Solid, SolidFace, SolidVertex } from '../solids/solid.js';
export type { MatcherResult, SolidMatcherOptions } from './matcher.js';
export type { VolumeMatcherOptions } from './to-have-volume.js';

/** What `expect` has when it is extended: for the types of vitest and jest (docs/adapters.md shows how). */
export interface GeometryMatchers<R = unknown> {
  /** The mesh has no open edge, vertices with equal coordinates being one. The message names edges. */
  toBeClosed(): R;
  /** The solid, or what the mesh encloses, is the same set of points. The message names what is too much or missing. */
  toBeSameSolidAs(expected: MeshInput | Solid, options?: SolidMatcherOptions): R;
  /**
   * The solid, or what the mesh encloses by the rule `positive`, has exactly this volume, or one that is off by no more
   * than `within`. Parts that overlap count once, parts that are inside out not at all.
   */
  toHaveVolume(expected: number | Rational, options?: VolumeMatcherOptions): R;
  /** The polygon of the plane is valid. The message names faults and where they are. */
  toBeValidPolygon(): R;
}

/**
 * The matchers, for `expect.extend(matchers)` of vitest or jest. All are exact: `toHaveVolume(0.1)` is the double 0.1,
 * and `within` is compared exactly.
 * What is no mesh, solid or polygon is refused by a RangeError, also behind `not`.
 *
 * @example
 * const mesh = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices: [0, 2, 1, 0, 1, 3, 0, 3, 2] };
 * const { pass, message } = matchers.toBeClosed(mesh);
 * pass; // false
 * message().split('\n')[1]; // '  from vertex 2 at (0, 1, 0) to vertex 1 at (1, 0, 0), of triangle 0'
 */
export const matchers: {
  readonly toBeClosed: typeof toBeClosed;
  readonly toBeSameSolidAs: typeof toBeSameSolidAs;
  readonly toHaveVolume: typeof toHaveVolume;
  readonly toBeValidPolygon: typeof toBeValidPolygon;
} = { toBeClosed, toBeSameSolidAs, toHaveVolume, toBeValidPolygon };
