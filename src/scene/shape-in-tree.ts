/** How a shape of any type and the closed solid of a tree meet. */
import { capsuleSolidLeafTree } from '../bsp/tree-queries/capsule-solid-leaf-tree.js';
import { convexSolidLeafTree, type TreeRelation } from '../bsp/tree-queries/convex-solid-leaf-tree.js';
import { pointSolidLeafTree } from '../bsp/tree-queries/point-solid-leaf-tree.js';
import { segmentSolidLeafTree } from '../bsp/tree-queries/segment-solid-leaf-tree.js';
import { sphereSolidLeafTree } from '../bsp/tree-queries/sphere-solid-leaf-tree.js';
import type { SolidLeafTree } from '../bsp/trees/bsp-tree.js';
import type { Point3, Ring } from '../core/shapes.js';
import type { ShapesByType } from '../shapes/shape.js';
import {
  type Convex,
  convexFromBox,
  convexFromConvexPolyhedron,
  convexFromFrustum,
  convexFromHull,
  convexFromKDop,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from '../spatial/convex/convex.js';

type Solid = ShapesByType[Exclude<keyof ShapesByType, 'point'>];

/** A shape of space whose relation to a tree is known, checked before: a point, or one with its `type`. */
export type ShapeInTree = Point3 | ShapesByType[keyof ShapesByType];

/** What is flat and lies between solid leaves, in the inside of no single one, is inside of the solid. */
export function relationInTree(shape: ShapeInTree, tree: SolidLeafTree): TreeRelation['relation'] {
  if (!('type' in shape)) {
    const { location } = pointSolidLeafTree(shape as Point3, tree);
    return location === 'inside' ? 'overlapping' : location === 'boundary' ? 'touching' : 'disjoint';
  }
  return relationOf(shape as Solid, tree);
}

function relationOf(shape: Solid, tree: SolidLeafTree): TreeRelation['relation'] {
  switch (shape.type) {
    case 'segment':
      return segmentSolidLeafTree(shape, tree).relation;
    case 'sphere':
      return sphereSolidLeafTree(shape, tree).relation;
    case 'capsule':
      return capsuleSolidLeafTree(shape, tree).relation;
    default:
      return convexSolidLeafTree(convexOf(shape), tree).relation;
  }
}

function convexOf(shape: Solid): Convex {
  switch (shape.type) {
    case 'triangle':
      return convexFromTetrahedron({ a: shape.a, b: shape.b, c: shape.c, d: shape.c });
    case 'tetrahedron':
      return convexFromTetrahedron(shape);
    case 'box':
      return convexFromBox(shape);
    case 'oriented-box':
      return convexFromOrientedBox(shape);
    case 'hull':
      return convexFromHull(shape);
    case 'k-dop':
      return convexFromKDop(shape);
    case 'frustum':
      return convexFromFrustum(shape);
    case 'polygon':
      return convexFromConvexPolyhedron(polygonBothSides(shape.outer));
    default:
      return convexFromConvexPolyhedron(shape as ShapesByType['convex-polyhedron']);
  }
}

/** A convex polygon as a polyhedron without a volume. */
function polygonBothSides(outer: Ring): ShapesByType['convex-polyhedron'] {
  const ring = outer.map((_, i) => i);
  return { type: 'convex-polyhedron', vertices: outer, faces: [ring, [...ring].reverse()] };
}
