import { reject, requireFunction, requireNoMore } from '../core/arguments/index.js';
import { ascending } from '../core/collections/ascending.js';
import type { Box3 } from '../core/shapes.js';
import { UNDECIDED } from '../core/sign.js';
import { type BoxTree, nodesOf, unchanged } from '../indexes/box-tree.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { walkMasked } from '../indexes/bvh-walk.js';
import { hasAnswer } from '../shapes/has-answer.js';
import { intersects } from '../shapes/intersects.js';
import type { RelationPair } from '../shapes/relation.js';
import type { RelatedPartner, ShapesByType } from '../shapes/shape.js';
import { halfSpaceFilter, type MeetingFilter, meetingFilter } from '../shapes/within/meeting.js';
import { ShapeReach } from '../shapes/within/reach.js';
import type { Tagged } from '../shapes/within/read.js';
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
  'hull',
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
 * Exactly: what is not certain in doubles is asked as `intersects` asks it. A node that is inside of the shape is not
 * looked at again, nor are planes of a frustum, or of a k-DOP, that it is in front of.
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
  return ascending(found);
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
  const call = isHalfSpace(shape)
    ? besideHalfSpace(nodes, halfSpaceFrom(where, 'shape', shape))
    : besideShape(where, nodes, shape);
  return walkMasked(
    nodes,
    (mask, bounds, at) => call.filter.beside(mask, bounds, at),
    call.filter.all,
    (place, mask) => (mask === 0 || call.meets(place, mask)) && visit(nodes.order[place]!),
  );
}

/** What leaves nodes out, or says that all in them meet a shape, and what decides about the box at a place. */
interface BoxesCall {
  readonly filter: MeetingFilter;
  readonly meets: (place: number, mask: number) => boolean;
}

/** A box around all boxes; of none, any. */
const boundsOf = ({ bounds, counts }: Bvh): ArrayLike<number> =>
  counts.length > 0 ? bounds.subarray(0, 6) : [0, 0, 0, 0, 0, 0];

function besideShape(where: string, nodes: Bvh, shape: Exclude<BoxPartner, HalfSpace>): BoxesCall {
  requireTaken(where, shape);
  const reach = new ShapeReach(shape);
  if (reach.form === 0 || !hasAnswer('relation', ANY, shape)) asArgument(where, () => intersects(ANY, shape));
  const filter = meetingFilter(shape as Tagged, reach, boundsOf(nodes));
  return {
    filter,
    meets(place, mask) {
      if (filter.meetsBox?.(mask, nodes.boxes, 6 * place)) return true;
      const sign = reach.compareBox(nodes.boxes, 6 * place, 0);
      return sign === UNDECIDED ? meets(nodes, place, shape) : sign <= 0;
    },
  };
}

/** A box meets a half-space if its nearest corner is in it. */
function besideHalfSpace(nodes: Bvh, space: HalfSpace): BoxesCall {
  const { normal, constant } = space;
  const { boxes } = nodes;
  return {
    filter: halfSpaceFilter([normal[0]!, normal[1]!, normal[2]!, constant], boundsOf(nodes)),
    meets(place) {
      const nearest = [0, 1, 2].map((k) => boxes[6 * place + k + (normal[k]! > 0 ? 0 : 3)]!);
      return sideOfHalfSpace(space, nearest, 0) <= 0;
    },
  };
}

/** @throws RangeError for what is neither a point nor of a type that is taken; the numbers are not looked at */
function requireTaken(where: string, shape: unknown): void {
  const all = TYPES.map((name) => `'${name}'`).join(', ');
  const { type, length, isCamera } = (shape ?? {}) as Readonly<Record<string, unknown>>;
  if (type !== undefined && !TYPES.includes(type as string)) {
    const way = isCamera === true ? 'frustumOfCamera(camera) of unerring/three' : '';
    reject(where, 'shape.type', `one of ${all}`, type, way);
  }
  if (type === undefined && typeof length !== 'number')
    reject(where, 'shape', `a point, or a shape with its type (${all})`, shape);
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
