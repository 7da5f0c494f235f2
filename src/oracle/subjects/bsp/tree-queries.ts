import {
  buildBrushTree,
  buildLeafStoringTree,
  buildNodeStoringTree,
  capsuleIntersectsSolidLeafTree,
  capsuleSolidLeafTree,
  convexIntersectsSolidLeafTree,
  convexSolidLeafTree,
  facesInOrder,
  type LeafStoringTree,
  leavesAtPoint,
  type NodeStoringTree,
  pointSolidLeafTree,
  type SolidLeafTree,
  sphereIntersectsSolidLeafTree,
  sphereSolidLeafTree,
  type TreeFace,
  thickPointSolidLeafTree,
} from '../../../bsp/index.js';
import { exactCoordinates, planeIdentity, side } from '../../../implicit/index.js';
import { type Convex, convexFromBox, convexFromTetrahedron } from '../../../spatial/index.js';
import { leavesText } from '../../answers/trees.js';
import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import { eyeOf, kindOf, orderOf, TREE_OTHER, triangleMeshOf } from '../../cases/bsp/explicit-trees.js';
import { capsuleInTree, sphereInTree } from '../../cases/bsp/round-in-tree.js';
import { metricOf, THICK_POINT } from '../../cases/bsp/thick-planes.js';
import { boxOf, pointOf } from '../../cases/shapes.js';
import { solidTreeOf } from './explicit-trees.js';

/** A point and a tree whose planes have a thickness. */
export function thickPointTreeSubject(v: Float64Array): string {
  const [point, tree, metric] = [
    pointOf(v, THICK_POINT.point),
    solidTreeOf(v),
    metricOf(v, THICK_POINT.metric),
  ];
  const { location, leaves } = thickPointSolidLeafTree(point, tree, v[THICK_POINT.halfThickness]!, metric);
  const copy = thickPointSolidLeafTree(point, structuredClone(tree), v[THICK_POINT.halfThickness]!, metric);
  const isSame = copy.location === location && copy.leaves.join() === leaves.join();
  return leavesText(location, leaves) + (isSame ? '' : ' COPY DIFFERS');
}

/** The leaves around a point of a tree. */
export function leavesAroundText(point: readonly [number, number, number], tree: SolidLeafTree): string {
  const { location, leaves } = pointSolidLeafTree(point, tree);
  const found = leavesAtPoint(structuredClone(tree), point);
  return leavesText(location, found) + (found.join() === leaves.join() ? '' : ' LEAVES DIFFER');
}

/** The same of a case. */
export function leavesAtPointSubject(v: Float64Array): string {
  return leavesAroundText(pointOf(v, TREE_OTHER), solidTreeOf(v));
}

type Way = readonly (readonly [plane: number, side: 1 | -1])[];

/** The planes above each leaf, and on which side of them it is. */
function waysOf({ nodes, children, leafCount }: LeafStoringTree): Way[] {
  const ways = new Array<Way>(leafCount).fill([]);
  const open: [number, Way][] = nodes.length === 0 ? [] : [[0, []]];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const [child, way] = item;
    if (child < 0) ways[~child] = way;
    else {
      open.push([children[2 * child]!, [...way, [nodes[child]!, 1]]]);
      open.push([children[2 * child + 1]!, [...way, [nodes[child]!, -1]]]);
    }
  }
  return ways;
}

const isOnce = (lists: readonly (readonly number[])[], count: number): boolean =>
  lists
    .flat()
    .sort((a, b) => a - b)
    .every((face, i) => face === i) && lists.flat().length === count;

/** Whether each face is in the plane of its node. */
function isNodeStoring({ planes, nodes, faces, nodeFaces }: NodeStoringTree): boolean {
  const isOn = (face: TreeFace, plane: number) => face.vertices.every((v) => side(planes[plane]!, v) === 0);
  return (
    isOnce(nodeFaces, faces.length) &&
    nodeFaces.every((list, node) => list.every((face) => isOn(faces[face]!, nodes[node]!)))
  );
}

/** Whether each face is on the boundary of its leaf and looks into it. */
function isLeafStoring(tree: LeafStoringTree): boolean {
  const { planes, faces, leafFaces } = tree;
  const ways = waysOf(tree);
  const looksInto = ({ plane, vertices }: TreeFace, way: Way) =>
    way.every(([above, taken]) => {
      const facing = planeIdentity(planes[above]!, plane);
      return facing === 0 ? vertices.every((v) => side(planes[above]!, v) * taken >= 0) : facing === taken;
    }) && way.some(([above]) => planeIdentity(planes[above]!, plane) !== 0);
  return (
    isOnce(leafFaces, faces.length) &&
    leafFaces.every((list, leaf) => list.every((face) => looksInto(faces[face]!, ways[leaf]!)))
  );
}

function treeOf(v: Float64Array): [tree: NodeStoringTree | LeafStoringTree, isRight: boolean] {
  const mesh = triangleMeshOf(v);
  if (kindOf(v) === 'node-storing') {
    const tree = buildNodeStoringTree(mesh);
    return [tree, isNodeStoring(tree)];
  }
  const tree = buildLeafStoringTree(mesh);
  return [tree, isLeafStoring(tree)];
}

/** The faces of the tree in order, each with its triangle and its corners. */
export function faceOrderSubject(v: Float64Array): string {
  const [tree, isRight] = treeOf(v);
  const listed = facesInOrder(eyeOf(v), tree, orderOf(v)).map((face) => {
    const { source, vertices } = tree.faces[face]!;
    const points = vertices.map((vertex) =>
      exactCoordinates(vertex).map(({ numerator, denominator }) => `${numerator}/${denominator}`),
    );
    return [source, points];
  });
  return JSON.stringify(listed) + (isRight ? '' : ' TREE IS NONE');
}

function answerOf(solid: Convex, tree: SolidLeafTree): string {
  const { relation } = convexSolidLeafTree(solid, tree);
  const meets = convexIntersectsSolidLeafTree(solid, structuredClone(tree));
  return differing(relation, meets);
}

/** A box. */
export const boxInTreeSubject = (v: Float64Array): string =>
  answerOf(convexFromBox(boxOf(v, OTHER)), buildBrushTree(brushesOf(v), { inward: 'nothing' }));

/** A tetrahedron. */
export function tetrahedronInTreeSubject(v: Float64Array): string {
  const [a, b, c, d] = [0, 3, 6, 9].map((at) => pointOf(v, OTHER + at)) as Four;
  return answerOf(convexFromTetrahedron({ a, b, c, d }), buildBrushTree(brushesOf(v), { inward: 'nothing' }));
}

const differing = (relation: string, meets: boolean): string =>
  relation + (meets === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS');

/** A sphere. */
export function sphereInTreeSubject(v: Float64Array): string {
  const [sphere, tree] = [sphereInTree(v), buildBrushTree(brushesOf(v), { inward: 'nothing' })];
  const meets = sphereIntersectsSolidLeafTree(sphere, structuredClone(tree));
  return differing(sphereSolidLeafTree(sphere, tree).relation, meets);
}

/** A capsule. */
export function capsuleInTreeSubject(v: Float64Array): string {
  const [capsule, tree] = [capsuleInTree(v), buildBrushTree(brushesOf(v), { inward: 'nothing' })];
  const meets = capsuleIntersectsSolidLeafTree(capsule, structuredClone(tree));
  return differing(capsuleSolidLeafTree(capsule, tree).relation, meets);
}

type Point = [number, number, number];
type Four = [Point, Point, Point, Point];
