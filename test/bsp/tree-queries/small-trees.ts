import {
  type ExactPolygon,
  type LeafStoringTree,
  type NodeStoringTree,
  PlaneTable,
  splitConvexPolygon,
  type TreeFace,
} from '../../../src/bsp/index.js';

/**
 * Trees of a few polygons, by the first plane that is left; the faces of nodes, and of the leaves that they look into.
 */
export function smallTrees(polygons: readonly ExactPolygon[]): [NodeStoringTree, LeafStoringTree] {
  const table = new PlaneTable();
  const [nodes, children, nodeFaces, leafFaces]: [number[], number[], number[][], number[][]] = [
    [],
    [],
    [],
    [],
  ];
  const [ofNodes, ofLeaves]: TreeFace[][] = [[], []] as [TreeFace[], TreeFace[]];
  const build = (place: number, faces: readonly TreeFace[], done: readonly TreeFace[]): void => {
    const [first] = faces;
    if (first === undefined) {
      const leaf = leafFaces.push(done.map((face) => ofLeaves!.push(face) - 1)) - 1;
      if (place >= 0) children[place] = ~leaf;
      return;
    }
    const node = nodes.push(table.add(first.plane).index) - 1;
    if (place >= 0) children[place] = node;
    children.push(0, 0);
    const plane = table.planes[nodes[node]!]!;
    const [front, back, on]: TreeFace[][] = [[], [], []] as [TreeFace[], TreeFace[], TreeFace[]];
    const [frontDone, backDone]: TreeFace[][] = [[], []] as [TreeFace[], TreeFace[]];
    const share = (face: TreeFace, before: TreeFace[], behind: TreeFace[]) => {
      const split = splitConvexPolygon(face, plane);
      if (split.front !== null) before.push({ ...split.front, source: face.source });
      if (split.back !== null) behind.push({ ...split.back, source: face.source });
      return split;
    };
    for (const face of faces) {
      const { classification, facing } = share(face, front!, back!);
      if (classification !== 'on') continue;
      on!.push(face);
      (facing > 0 ? frontDone! : backDone!).push(face);
    }
    for (const face of done) share(face, frontDone!, backDone!);
    nodeFaces[node] = on!.map((face) => ofNodes!.push(face) - 1);
    build(2 * node, front!, frontDone!);
    build(2 * node + 1, back!, backDone!);
  };
  build(
    -1,
    polygons.map((polygon, source) => ({ ...polygon, source })),
    [],
  );
  const common = { planes: table.planes, nodes, children, leafCount: leafFaces.length };
  return [
    { type: 'node-storing', ...common, faces: ofNodes!, nodeFaces },
    { type: 'leaf-storing', ...common, faces: ofLeaves!, leafFaces },
  ];
}
