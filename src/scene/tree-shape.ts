/** The shapes that are asked about beside trees: each as a core and a radius, checked. */
import { rejectWords } from '../core/arguments/index.js';
import type { Given } from '../distance/lazy/given.js';
import { givenTriangle } from '../distance/shapes/flat.js';
import { givenFrustum, givenKDop } from '../distance/shapes/half-spaces.js';
import { givenPoint, givenSegment } from '../distance/shapes/linear.js';
import {
  givenBox,
  givenConvexPolyhedron,
  givenHull,
  givenOrientedBox,
  givenTetrahedron,
} from '../distance/shapes/solids.js';
import type { Side } from '../round/distances/measure-swept.js';
import { givenCapsule, givenSphere } from '../round/shapes/swept.js';
import { known } from '../shapes/dispatch.js';
import type { ShapesByType } from '../shapes/shape.js';

/** The types of shapes that are asked about beside trees. */
export type TreeShapeType =
  | 'point'
  | 'segment'
  | 'sphere'
  | 'capsule'
  | 'triangle'
  | 'tetrahedron'
  | 'box'
  | 'oriented-box'
  | 'convex-polyhedron'
  | 'hull'
  | 'k-dop'
  | 'frustum';

/** A point, or a bounded convex shape of space with its `type`. */
export type TreeShape = ShapesByType[TreeShapeType];

// biome-ignore lint/suspicious/noExplicitAny: the key says of which shape
type Reader<T> = (where: string, name: string, shape: any) => T;

const flat =
  (read: Reader<Given>): Reader<Side> =>
  (where, name, shape) => ({ core: read(where, name, shape), radius: 0, skin: null });

const READERS: Readonly<Partial<Record<string, Reader<Side>>>> = {
  point: /* @__PURE__ */ flat(givenPoint),
  segment: /* @__PURE__ */ flat(givenSegment),
  triangle: /* @__PURE__ */ flat(givenTriangle),
  tetrahedron: /* @__PURE__ */ flat(givenTetrahedron),
  box: /* @__PURE__ */ flat(givenBox),
  'oriented-box': /* @__PURE__ */ flat(givenOrientedBox),
  'convex-polyhedron': /* @__PURE__ */ flat(givenConvexPolyhedron),
  hull: /* @__PURE__ */ flat(givenHull),
  'k-dop': /* @__PURE__ */ flat(givenKDop),
  frustum: /* @__PURE__ */ flat(givenFrustum),
  sphere: givenSphere,
  capsule: givenCapsule,
};

const TYPES = Object.keys(READERS) as readonly TreeShapeType[];

/** Is it the type of a shape that has a core and a radius? */
export const isTreeShapeType = (type: string): type is TreeShapeType => Object.hasOwn(READERS, type);

/** The core and the radius of a shape. @throws RangeError naming the argument that is not what it must be */
export function sideOfShape(where: string, name: string, shape: TreeShape): Side {
  const { type, isPlanar } = known(where, name, shape, TYPES);
  const read = READERS[type];
  if (!isPlanar && read !== undefined) return read(where, name, shape);
  const is = `one of type '${type}'${isPlanar ? ' of the plane' : ''}`;
  return rejectWords(where, name, 'a point or a bounded convex shape of space', is);
}
