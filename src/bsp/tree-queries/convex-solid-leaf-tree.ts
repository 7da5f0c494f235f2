import type { Relation } from '../../core/contact.js';
import type { PlaneLike, PointLike3 } from '../../implicit/index.js';
import { plainOrObject, planeFrom } from '../../implicit/revive.js';
import { type Convex, requireConvex, setOf } from '../../spatial/convex/convex.js';
import type { ConvexSet } from '../../spatial/convex/engine/convex-set.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { extremeCorners, type Piece } from './convex-piece.js';
import { solidTreeFrom } from './load-tree.js';
import { meetsLeaves, overlapsLeaves, type PieceTree } from './piece-descent.js';

/** How a convex shape and the closed solid of a tree meet. */
export interface TreeRelation {
  /** `touching`: they meet, but nothing of the shape but its boundary reaches inside of the solid. */
  readonly relation: Exclude<Relation, 'crossing'>;
}

/**
 * How do a prepared convex shape (of a box, an oriented box, a tetrahedron, a convex polyhedron, a k-DOP or a frustum)
 * and the closed solid of a tree meet? `overlapping`: the relative interior of the one has points inside of the other,
 * so that a floating solid within the shape is found as well as a shape within the solid; `touching`: they have only
 * points of boundaries in common; `disjoint`.
 *
 * The shape goes down the tree as a volume and is cut by the planes of the tree; it may be flat, a segment or a point.
 * A part that lies in the plane of a node reaches inside of the solid where the leaves on both sides are solid.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.3, whose query by the faces of a box misses what is within it.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * import { convexFromBox } from 'unerring/spatial';
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * convexSolidLeafTree(convexFromBox({ min: [0, 0, -1], max: [1, 1, 1] }), tree).relation; // 'overlapping'
 * convexSolidLeafTree(convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] }), tree).relation; // 'touching'
 */
export function convexSolidLeafTree(convex: Convex, tree: SolidLeafTree): TreeRelation {
  const where = 'convexSolidLeafTree';
  requireConvex(where, 'convex', convex);
  const { piece, own } = pieceAndTree(where, convex, tree);
  if (piece.length === 0) return { relation: 'disjoint' };
  if (overlapsLeaves(piece, own)) return { relation: 'overlapping' };
  return { relation: meetsLeaves(piece, own) ? 'touching' : 'disjoint' };
}

/**
 * Do a prepared convex shape and the closed solid of a tree meet? Touching counts.
 *
 * @throws RangeError naming the argument, or the part of it, that is wrong
 * @example
 * import { convexFromBox } from 'unerring/spatial';
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * convexIntersectsSolidLeafTree(convexFromBox({ min: [0, 0, 1], max: [1, 1, 2] }), tree); // false
 */
export function convexIntersectsSolidLeafTree(convex: Convex, tree: SolidLeafTree): boolean {
  const where = 'convexIntersectsSolidLeafTree';
  requireConvex(where, 'convex', convex);
  const { piece, own } = pieceAndTree(where, convex, tree);
  return piece.length > 0 && meetsLeaves(piece, own);
}

/** The planes of the shape are numbered first, then those of the tree. */
function pieceAndTree(where: string, convex: Convex, tree: SolidLeafTree): { piece: Piece; own: PieceTree } {
  const loaded = solidTreeFrom(where, 'tree', tree);
  const set = setOf(convex);
  const walls = set.walls.map(({ plane }) => planeFrom(where, 'convex', plane as PlaneLike));
  const first = walls.length;
  const planeOf = (number: number) => (number < first ? walls[number]! : loaded.planes[number - first]!);
  return { piece: pieceOf(where, set), own: { ...loaded, first, planeOf } };
}

function pieceOf(where: string, set: ConvexSet): Piece {
  if (set.dimension < 0) return [];
  return extremeCorners(
    set.vertices.map((vertex, i) => ({
      point: plainOrObject(where, 'convex', vertex as PointLike3),
      tight: set.vertexWalls[i]!,
    })),
  );
}
