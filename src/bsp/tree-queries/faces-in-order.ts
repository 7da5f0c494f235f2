import { requireOneOf } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import type { PlaneLike, PointLike3 } from '../../implicit/index.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { planeFrom, point3From } from '../../implicit/revive.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { LeafStoringTree, NodeStoringTree } from '../trees/bsp-tree.js';
import { faceTreeFrom, type LoadedTree } from './load-tree.js';

/** Whether the faces furthest from the eye come first, or the nearest. */
export type FaceOrder = 'back-to-front' | 'front-to-back';

/** A tree whose faces can be put in order: one that stores polygons in its nodes or in its leaves. */
export type FaceTree = NodeStoringTree | LeafStoringTree;

/**
 * The faces of a tree in an order in which none hides one that comes later (`front-to-back` the other way round: none
 * is hidden by one that comes later), seen from an eye: the painter's algorithm. The numbers are those of `tree.faces`.
 *
 * What is on the eye's side of a node's plane is not hidden by what is in the plane, and that not by what is beyond it.
 * An eye on the plane sees the faces in it from the edge and the two sides beside one another, so that their order does
 * not matter: what is in front of the plane counts as nearer. Of the faces of a leaf, which look into it, those whose
 * back the eye sees are nearer than those whose front it sees. Fixed choices, so that the order depends on the tree and
 * the eye alone.
 *
 * Source: Fuchs, Kedem and Naylor, On visible surface generation by a priori tree structures (1980); Ericson, Real-Time
 * Collision Detection, 8.1.
 *
 * @throws RangeError if a coordinate is not finite, `order` is another word, or naming the part of the tree that is
 *   wrong
 * @example
 * const wall = (z: number) => polygonFromPoints([[0, 0, z], [1, 0, z], [1, 1, z], [0, 1, z]]);
 * const faces = [wall(0), wall(1)].map((polygon, source) => ({ ...polygon, source }));
 * const planes = faces.map(({ plane }) => plane);
 * const tree = { type: 'node-storing', planes, nodes: [0, 1], children: [1, ~0, ~1, ~2], leafCount: 3, faces, nodeFaces: [[0], [1]] };
 * facesInOrder([0, 0, 5], tree, 'back-to-front'); // [0, 1]
 * facesInOrder([0, 0, -5], tree, 'back-to-front'); // [1, 0]
 */
export function facesInOrder(eye: PointLike3, tree: FaceTree, order: FaceOrder): number[] {
  const where = 'facesInOrder';
  const own = point3From(where, 'eye', eye) ?? (eye as Point3);
  requireOneOf(where, 'order', order, ['back-to-front', 'front-to-back']);
  const loaded = faceTreeFrom(where, 'tree', tree);
  const found = fromBehind(own, loaded);
  return order === 'back-to-front' ? found : found.reverse();
}

/** A subtree, or faces that are ready. */
type Task = number | readonly number[];

function fromBehind(eye: Point3 | Point3Object, { tree, planes, root }: LoadedTree<FaceTree>): number[] {
  const found: number[] = [];
  const open: Task[] = [root];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (typeof task !== 'number') found.push(...task);
    else if (task < 0) found.push(...facesOfLeaf(eye, tree, ~task));
    else {
      const isBehind = sideOfAny(planes[tree.nodes[task]!]!, eye) < 0;
      const [front, back] = [tree.children[2 * task]!, tree.children[2 * task + 1]!];
      const own = tree.type === 'node-storing' ? tree.nodeFaces[task]! : [];
      // The last one that is pushed is the next one: what is beyond the plane.
      open.push(isBehind ? back : front, own, isBehind ? front : back);
    }
  }
  return found;
}

/** Those that the eye sees from the front, from the edge, and from behind. */
function facesOfLeaf(eye: Point3 | Point3Object, tree: FaceTree, leaf: number): number[] {
  if (tree.type === 'node-storing') return [];
  const sides = new Map(tree.leafFaces[leaf]!.map((face) => [face, sideOfFace(eye, tree, face)]));
  return [...sides.keys()].sort((f, g) => sides.get(g)! - sides.get(f)! || f - g);
}

function sideOfFace(eye: Point3 | Point3Object, { faces }: FaceTree, face: number): Sign {
  return sideOfAny(
    planeFrom('facesInOrder', `tree.faces[${face}].plane`, faces[face]!.plane as PlaneLike),
    eye,
  );
}
