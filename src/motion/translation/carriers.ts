/** Which shapes may move: each as a convex core and a radius, checked. */
import { rejectWords, requireRing2, requireRing3 } from '../../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../../core/shapes.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import { exactDoubles } from '../../distance/engine/doubles.js';
import { Given } from '../../distance/lazy/given.js';
import { hullCells } from '../../distance/shapes/cells-of.js';
import { givenPlane, givenTriangle } from '../../distance/shapes/flat.js';
import { givenFrustum, givenKDop } from '../../distance/shapes/half-spaces.js';
import { givenLine, givenPoint, givenRay, givenSegment } from '../../distance/shapes/linear.js';
import {
  givenBox2d,
  givenLine2d,
  givenPoint2d,
  givenRay2d,
  givenSegment2d,
  givenTriangle2d,
} from '../../distance/shapes/planar.js';
import {
  givenBox,
  givenConvexPolyhedron,
  givenHull,
  givenOrientedBox,
  givenTetrahedron,
} from '../../distance/shapes/solids.js';
import { polygonConvexity2d } from '../../planar/polygons/polygon-convexity.js';
import type { Skin } from '../../round/engine/skin.js';
import {
  type GivenSwept,
  givenCapsule,
  givenCapsule2d,
  givenCircle,
  givenInfiniteCylinder,
  givenLozenge,
  givenSphere,
} from '../../round/shapes/swept.js';
import { known } from '../../shapes/dispatch.js';
import type { ShapesByType } from '../../shapes/shape.js';
import { polygonConvexity } from '../../spatial/polygons/polygon-convexity.js';
import type { SweepShapeType } from './types.js';

/** A shape that may move. */
export type SweepShape = ShapesByType[SweepShapeType];

/** A convex core with a radius, and how its boundary is named; `null`: by the vertices, edges and faces of the core. */
export interface Carrier {
  readonly core: Given;
  readonly radius: number;
  readonly skin: Skin | null;
  readonly isPlanar: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the key says of which shape
type Reader<T> = (where: string, name: string, shape: any) => T;

const FLAT: Readonly<Partial<Record<string, Reader<Given>>>> = {
  point: givenPoint,
  line: givenLine,
  ray: givenRay,
  segment: givenSegment,
  triangle: givenTriangle,
  plane: givenPlane,
  tetrahedron: givenTetrahedron,
  box: givenBox,
  'oriented-box': givenOrientedBox,
  'convex-polyhedron': givenConvexPolyhedron,
  hull: givenHull,
  'k-dop': givenKDop,
  frustum: givenFrustum,
  polygon: givenPolygon,
};

const ROUND: Readonly<Partial<Record<string, Reader<GivenSwept>>>> = {
  sphere: givenSphere,
  capsule: givenCapsule,
  lozenge: givenLozenge,
  'infinite-cylinder': givenInfiniteCylinder,
};

const PLANAR_FLAT: Readonly<Partial<Record<string, Reader<Given>>>> = {
  point: givenPoint2d,
  line: givenLine2d,
  ray: givenRay2d,
  segment: givenSegment2d,
  triangle: givenTriangle2d,
  box: givenBox2d,
  polygon: givenPolygon2d,
};

const PLANAR_ROUND: Readonly<Partial<Record<string, Reader<GivenSwept>>>> = {
  circle: givenCircle,
  capsule: givenCapsule2d,
};

/**
 * A shape that is a core and a radius, checked.
 *
 * @param ofSpace the types that errors name, if there must be a shape of space of one of these
 * @throws RangeError naming the argument, if it is none
 */
export function carrierOf(
  where: string,
  name: string,
  shape: SweepShape,
  ofSpace?: readonly SweepShapeType[],
): Carrier {
  const { type, isPlanar } = known(where, name, shape, ofSpace);
  const flat = (isPlanar ? PLANAR_FLAT : FLAT)[type];
  if (flat !== undefined) return { core: flat(where, name, shape), radius: 0, skin: null, isPlanar };
  const round = (isPlanar ? PLANAR_ROUND : ROUND)[type];
  if (round !== undefined) {
    const { core, radius, skin } = round(where, name, shape);
    return { core, radius, skin, isPlanar };
  }
  const place = isPlanar ? 'the plane' : 'space';
  return rejectWords(where, name, `a shape of ${place} that can move`, `one of type '${type}'`);
}

/** A convex polygon of the plane: also one whose vertices are on one line, the set of its points. */
function givenPolygon2d(where: string, name: string, polygon: PolygonWithHoles): Given {
  const ring = ringOf(where, name, polygon);
  requireRing2(where, `${name}.outer`, ring, 1);
  if (polygonConvexity2d(ring) === 'not-convex') refuseShape(where, name, 'not-convex');
  return polygonBy(ring.map((p) => [p[0]!, p[1]!, 0]));
}

/** A convex polygon of space. */
function givenPolygon(where: string, name: string, polygon: PolygonWithHoles): Given {
  const ring = ringOf(where, name, polygon);
  requireRing3(where, `${name}.outer`, ring, 1);
  const convexity = polygonConvexity(ring);
  if (convexity === 'not-convex' || convexity === 'not-planar' || convexity === 'degenerate')
    refuseShape(where, name, convexity);
  return polygonBy(ring.map((p) => [p[0]!, p[1]!, p[2]!]));
}

const refuseShape = (where: string, name: string, convexity: string): never =>
  rejectWords(where, name, 'a convex polygon', `one that is ${convexity}`);

function ringOf(where: string, name: string, polygon: PolygonWithHoles): Ring {
  const { outer, holes } = polygon as { readonly outer: Ring; readonly holes?: ArrayLike<unknown> };
  if (holes !== undefined && holes.length > 0)
    rejectWords(where, `${name}.holes`, 'empty: what moves is convex', `${holes.length} of them`);
  return outer;
}

function polygonBy(points: readonly (readonly number[])[]): Given {
  const last = points.at(-1)!;
  const isClosed = points.length > 1 && points[0]!.every((x, k) => x === last[k]);
  const open = isClosed ? points.slice(0, -1) : points;
  const edges = open.map((_, i) => [i, (i + 1) % open.length] as const);
  const cells = (numbers: ArrayLike<number>): ScaledCells => hullCells(numbers, 'face', { edges, faces: [] });
  return new Given({ cells, doubles: exactDoubles }, open.flat());
}
