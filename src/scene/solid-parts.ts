/** The boundary of a solid in triangles: in doubles, behind a tree of boxes, and exactly. */
import { nextDown, nextUp } from '../arithmetic/float64.js';
import type { Given } from '../distance/lazy/given.js';
import { givenCorners } from '../distance/shapes/exact-corners.js';
import { TRIANGLE_PARTS } from '../distance/shapes/flat.js';
import { coordinates, type FoundPoint3 } from '../implicit/index.js';
import { type Bvh, buildBvh } from '../indexes/index.js';
import { triangulateSolid } from '../solids/output/triangulate-solid.js';
import type { Solid } from '../solids/solid.js';
import { solidPoints, type VertexPoint } from '../solids/solid-points.js';

/** What is prepared of a solid, once. */
export interface SolidParts {
  readonly bvh: Bvh;
  /** The vertices, rounded. */
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** The face that each triangle is of. */
  readonly faceOf: Uint32Array;
  /** A triangle, exactly. */
  readonly triangleOf: (triangle: number) => Given;
}

const known: WeakMap<Solid, SolidParts> = /* @__PURE__ */ new WeakMap();

/** @throws RangeError for what is no solid */
export function solidPartsOf(where: string, solid: Solid): SolidParts {
  const before = known.get(solid);
  if (before !== undefined) return before;
  const { triangles: indices, faceOf } = triangulateSolid(solid);
  const { points } = solidPoints(where, solid);
  const rounded = points.map((point) => coordinates(point as FoundPoint3));
  const made: SolidParts = {
    bvh: treeOver(indices, points, rounded),
    positions: Float64Array.from(rounded.flat()),
    indices,
    faceOf,
    triangleOf: (t) =>
      givenCorners(
        [0, 1, 2].map((k) => points[indices[3 * t + k]!]! as FoundPoint3),
        'face',
        TRIANGLE_PARTS,
      ),
  };
  known.set(solid, made);
  return made;
}

/**
 * A tree over the boxes of the triangles. A rounded coordinate is less than a step away; one that is beyond all doubles
 * is without an end for the walk, and the last double for who builds the tree.
 */
function treeOver(
  indices: Uint32Array,
  points: readonly VertexPoint[],
  rounded: readonly (readonly number[])[],
): Bvh {
  const most = Number.MAX_VALUE;
  const down = (x: number, i: number): number => Math.max('type' in points[i]! ? nextDown(x) : x, -most);
  const up = (x: number, i: number): number => Math.min('type' in points[i]! ? nextUp(x) : x, most);
  const boxes = new Float64Array(2 * indices.length);
  for (let t = 0; 3 * t < indices.length; t++) {
    for (let k = 0; k < 3; k++) {
      const own = [0, 1, 2].map((corner) => indices[3 * t + corner]!);
      boxes[6 * t + k] = Math.min(...own.map((i) => down(rounded[i]![k]!, i)));
      boxes[6 * t + 3 + k] = Math.max(...own.map((i) => up(rounded[i]![k]!, i)));
    }
  }
  const bvh = buildBvh(boxes);
  const open = (x: number): number => (Math.abs(x) === most ? Math.sign(x) * Infinity : x);
  return { ...bvh, bounds: bvh.bounds.map(open), boxes: bvh.boxes.map(open) };
}
