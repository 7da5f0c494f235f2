import { reject, requireFunction, requireNoMore } from '../core/arguments/index.js';
import type { Box3 } from '../core/shapes.js';
import { UNDECIDED } from '../core/sign.js';
import { type BoxTree, nodesOf, unchanged } from '../indexes/box-tree.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { walkBoxes, walkMasked } from '../indexes/bvh-walk.js';
import { hasAnswer } from '../shapes/has-answer.js';
import { intersects } from '../shapes/intersects.js';
import type { RelationPair } from '../shapes/relation.js';
import type { RelatedPartner, ShapesByType } from '../shapes/shape.js';
import { ALL_PLANES, BEHIND, FrustumSides } from '../shapes/within/frustum-sides.js';
import { ShapeReach } from '../shapes/within/reach.js';
import { type HalfSpace, halfSpaceFrom, isHalfSpace, sideOfHalfSpace } from './half-space.js';
import { asArgument } from './shape-call.js';

type BoxShape = ShapesByType['box'] & Box3;

/** A shape of space that may be asked about a box: a point, any shape with its `type`, or a half-space. */
export type BoxPartner = RelatedPartner<RelationPair, ShapesByType['box']> | HalfSpace;

/** The types that are taken. */
const TYPES: readonly string[] = [
  'line',
  'ray',
  'segment',
  'triangle',
  'tetrahedron',
  'plane',
  'half-space',
  'box',
  'oriented-box',
  'convex-polyhedron',
  'k-dop',
  'frustum',
  'polygon',
  'sphere',
  'capsule',
  'lozenge',
  'cylinder',
  'infinite-cylinder',
  'cone',
  'truncated-cone',
  'ellipsoid',
];

/** Any box: what is wrong with a shape shows beside each. */
const ANY: BoxShape = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] };

/**
 * The boxes of a tree of one's own boxes that have a common point with a shape, ascending: with the frustum of a
 * camera, a convex polyhedron, a k-DOP, a sphere, or any other. Both are closed and solid: touching counts, and so does
 * a box inside of the shape.
 *
 * Exactly: what is not certain in doubles is asked as `intersects` asks it. A node that is inside of a frustum is not
 * looked at again, nor are planes that it is in front of.
 *
 * Source: Eberly, 3D Game Engine Design, 4.3.7; Akenine-Möller et al., Real-Time Rendering, 22.14; Ericson, Real-Time
 * Collision Detection, 6.3.
 *
 * @param tree  what `buildBvh` made, or a `DynamicBvh`
 * @param shape a point, a shape of space with its `type` (see `unerring/shapes`), or a `half-space`
 * @throws RangeError naming the argument, if it is no tree, or the shape is none or has no answer beside a box
 * @example
 * import { buildBvh } from 'unerring/indexes';
 * import { frustumFromMatrix } from 'unerring/spatial';
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 9, 9, 9, 2, 0, 0, 3, 1, 1, -1, -1, -5, 1, 1, -1]));
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * boxesMeeting(bvh, cube); // new Uint32Array([0, 2])
 */
export function boxesMeeting(tree: BoxTree, shape: BoxPartner): Uint32Array {
  if (arguments.length > 2) requireNoMore('boxesMeeting', 2, arguments[2]);
  const found: number[] = [];
  search('boxesMeeting', tree, shape, (box) => {
    found.push(box);
    return false;
  });
  return Uint32Array.from(found).sort();
}

/**
 * Shows a visitor the boxes of a tree that have a common point with a shape, each once, in an order of the tree's own,
 * until the visitor returns true.
 *
 * @param visit sees the number of a box; it must not change the tree
 * @returns whether the visitor ended the search
 * @throws RangeError as `boxesMeeting`, and for a visitor that is no function
 * @example
 * import { buildBvh } from 'unerring/indexes';
 * const bvh = buildBvh(new Float64Array([0, 0, 0, 9, 9, 9, 2, 0, 0, 3, 1, 1]));
 * visitBoxesMeeting(bvh, { type: 'sphere', center: [2, 0, 5], radius: 4 }, (box) => box === 1); // true: they touch
 */
export function visitBoxesMeeting(
  tree: BoxTree,
  shape: BoxPartner,
  visit: (box: number) => unknown,
): boolean {
  if (arguments.length > 3) requireNoMore('visitBoxesMeeting', 3, arguments[3]);
  requireFunction('visitBoxesMeeting', 'visit', visit);
  const check = unchanged('visitBoxesMeeting', { tree });
  return search('visitBoxesMeeting', tree, shape, (box) => {
    const isLast = visit(box) === true;
    if (!isLast) check();
    return isLast;
  });
}

function search(where: string, tree: BoxTree, shape: BoxPartner, visit: (box: number) => boolean): boolean {
  const nodes = nodesOf(where, 'tree', tree);
  if (isHalfSpace(shape)) return searchHalfSpace(nodes, halfSpaceFrom(where, 'shape', shape), visit);
  requireTaken(where, shape);
  const reach = new ShapeReach(shape);
  if (reach.form === 0 || !hasAnswer('relation', ANY, shape)) asArgument(where, () => intersects(ANY, shape));
  if ('type' in shape && shape.type === 'frustum') return searchFrustum(nodes, shape, visit);
  return walkBoxes(
    nodes,
    (bounds, at) => reach.compareBox(bounds, at, 0) !== 1,
    (place) => {
      const sign = reach.compareBox(nodes.boxes, 6 * place, 0);
      if (sign === UNDECIDED ? !meets(nodes, place, shape) : sign > 0) return false;
      return visit(nodes.order[place]!);
    },
  );
}

/** @throws RangeError for what is neither a point nor of a type that is taken; the numbers are not looked at */
function requireTaken(where: string, shape: unknown): void {
  const all = TYPES.map((name) => `'${name}'`).join(', ');
  const { type, length } = (shape ?? {}) as { readonly type?: unknown; readonly length?: unknown };
  if (type !== undefined && !TYPES.includes(type as string))
    reject(where, 'shape.type', `one of ${all}`, type);
  if (type === undefined && typeof length !== 'number')
    reject(where, 'shape', `a point, or a shape with its type (${all})`, shape);
}

/** A box is within a half-space if its farthest corner is, and beside it if its nearest corner is outside. */
function searchHalfSpace(nodes: Bvh, space: HalfSpace, visit: (box: number) => boolean): boolean {
  const { normal } = space;
  const corner = (bounds: ArrayLike<number>, at: number, isFarthest: boolean) =>
    [0, 1, 2].map((k) => bounds[at + k + (normal[k]! > 0 === isFarthest ? 3 : 0)]!);
  const beside = (mask: number, bounds: Float64Array, at: number): number => {
    if (sideOfHalfSpace(space, corner(bounds, at, false), 0) > 0) return -1;
    return sideOfHalfSpace(space, corner(bounds, at, true), 0) > 0 ? mask : 0;
  };
  // A leaf of one box has been asked, and where something is left, meets it: its nearest corner is inside.
  return walkMasked(nodes, beside, 1, (place) => visit(nodes.order[place]!));
}

/** With the planes that are left, of each node that waits. */
function searchFrustum(
  nodes: Bvh,
  frustum: ShapesByType['frustum'],
  visit: (box: number) => boolean,
): boolean {
  const { bounds, links, counts, boxes, order } = nodes;
  const sides = new FrustumSides(frustum);
  const open = counts.length > 0 ? [0, ALL_PLANES] : [];
  while (open.length > 0) {
    const mask = open.pop()!;
    const node = open.pop()!;
    const left = sides.left(bounds, 6 * node, mask);
    if (left === BEHIND) continue;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) open.push(link + 1, left, link, left);
    for (let place = link; place < link + count; place++) {
      const own = sides.left(boxes, 6 * place, left);
      if (own === BEHIND || (own !== 0 && !meets(nodes, place, frustum))) continue;
      if (visit(order[place]!)) return true;
    }
  }
  return false;
}

/** Does the box at a place meet a shape? */
function meets({ boxes }: Bvh, place: number, shape: RelatedPartner<RelationPair, BoxShape>): boolean {
  const at = 6 * place;
  const box: BoxShape = {
    type: 'box',
    min: [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!],
    max: [boxes[at + 3]!, boxes[at + 4]!, boxes[at + 5]!],
  };
  return intersects(box, shape);
}
