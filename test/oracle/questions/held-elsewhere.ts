/**
 * What users can call and no question asks, though a test holds it: methods of classes, writers of files, and
 * what reads other files than `parseMesh`. `every-function.test.ts` looks into each file that is named here.
 *
 * - `test`: the test file that calls it;
 * - `kernel`: a part of an object that is handed on; the file of the kernel that reads it for functions that are asked.
 */
export interface Holder {
  readonly kind: 'test' | 'kernel';
  readonly file: string;
}

function held(kind: Holder['kind'], file: string, names: string): [string, Holder][] {
  return names.split(' ').map((name) => [name, { kind, file }]);
}

const SIDES = 'test/predicates/buffer-sides.test.ts';
const PAIRS = 'test/core/collections/pair-list.test.ts';

/** Methods and getters: `KdTree.nearest`. */
export const heldMethods: ReadonlyMap<string, Holder> = new Map([
  ...held('test', SIDES, 'PreparedIncircle.set PreparedIncircle.vertex PreparedIncircle.sign'),
  ...held('test', SIDES, 'PreparedInsphere.set PreparedInsphere.vertex PreparedInsphere.sign'),
  ...held('test', SIDES, 'PreparedOrient2d.set PreparedOrient2d.vertex PreparedOrient2d.sign'),
  ...held('test', SIDES, 'PreparedOrient3d.set PreparedOrient3d.vertex PreparedOrient3d.sign'),
  ...held('test', PAIRS, 'PairList.length PairList.push PairList.clear PairList.words PairList.toSorted'),
  ...held('test', 'test/bsp/planes/plane-table.test.ts', 'PlaneTable.find'),
  ...held('kernel', 'src/indexes/box-tree.ts', 'DynamicBvh.nodes DynamicBvh.version'),
  ...held('kernel', 'src/mesh/queries/nearest-pairs.ts', 'PreparedMesh.bvh'),
  ...held('kernel', 'src/mesh/queries/star-pairs.ts', 'PreparedMesh.corners'),
  ...held('kernel', 'src/mesh/queries/mesh-mesh.ts', 'PreparedMesh.pieces PreparedMesh.openEdges'),
  ...held('kernel', 'src/mesh/queries/locate-point.ts', 'PreparedMesh.unbalancedEdges'),
  ...held('kernel', 'src/mesh/validation/check-mesh.ts', 'PreparedMesh.edges MeshComponents.all'),
  ...held('kernel', 'src/mesh/validation/nesting.ts', 'MeshComponents.has'),
  ...held('kernel', 'src/mesh/validation/component-table.ts', 'MeshComponents.euler'),
  ...held('kernel', 'src/workers/tasks.ts', 'PreparedMesh.knowing'),
]);

/** Functions of files of meshes and maps. */
export const heldFormats: ReadonlyMap<string, Holder> = new Map([
  ...held('test', 'test/formats/round-trip.test.ts', 'formatMesh readMesh writeMesh'),
  ...held('test', 'test/formats/features.test.ts', 'formatByContent formatByName'),
  ...held('test', 'test/formats/origin.test.ts', 'originOfTriangle originOfVertex'),
  ...held('test', 'test/formats/quake-map/brush-planes.test.ts', 'brushPlanes'),
  ...held('test', 'test/formats/quake-map/format-quake-map.test.ts', 'formatQuakeMap parseQuakeMap'),
]);
