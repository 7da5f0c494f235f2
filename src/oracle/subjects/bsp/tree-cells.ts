import { type LeafCell, leafCells, treePortals } from '../../../bsp/index.js';
import { exactCoordinates, orientation, type PointLike3, side } from '../../../implicit/index.js';
import { treeCellsText } from '../../answers/trees.js';
import { TREE_OTHER } from '../../cases/bsp/explicit-trees.js';
import { boxOf } from '../../cases/shapes.js';
import { solidTreeOf } from './explicit-trees.js';

function textOf(point: PointLike3): string {
  const texts = exactCoordinates(point).map(({ numerator, denominator }) => `${numerator}/${denominator}`);
  return `(${texts.join()})`;
}

/** Whether every face is on its plane, and turns the way that it should; and every vertex is behind all faces. */
function isCell({ vertices, faces }: LeafCell): boolean {
  return faces.every(({ support, facing, ring }) => {
    const sides = vertices.map((vertex) => side(support, vertex) * facing);
    const inner = vertices[sides.findIndex((s) => s < 0)];
    if (inner === undefined || sides.includes(1) || ring.some((i) => sides[i] !== 0)) return false;
    return isTurned(
      ring.map((i) => vertices[i]!),
      inner,
      -1,
    );
  });
}

/**
 * Whether each three corners in a row turn to the left, as seen from the side opposite to a point, or (1) from its
 * side.
 */
function isTurned(ring: readonly PointLike3[], point: PointLike3, way: 1 | -1): boolean {
  return ring.every((q, i) => orientation(ring.at(i - 1)!, q, ring[(i + 1) % ring.length]!, point) === way);
}

/** The cells of leaves in a box, and the portals between them. */
export function treeCellsSubject(v: Float64Array): string {
  const [tree, box] = [solidTreeOf(v), boxOf(v, TREE_OTHER)];
  const [cells, portals] = [leafCells(tree, box), treePortals(structuredClone(tree), box)];
  const text = treeCellsText(
    cells.map(({ leaf, vertices }) => ({ name: `${leaf}`, corners: vertices.map(textOf) })),
    portals.map(({ front, back, vertices }) => ({
      name: front < back ? `${front}-${back}` : `${back}-${front}`,
      corners: vertices.map(textOf),
    })),
  );
  const isRight = portals.every(({ front, plane, vertices }) => {
    const before = cells.find(({ leaf }) => leaf === front)!.vertices;
    const point = before.find((vertex) => side(tree.planes[plane]!, vertex) > 0);
    return point !== undefined && isTurned(vertices, point, 1);
  });
  return text + (cells.every(isCell) ? '' : ' CELL IS NONE') + (isRight ? '' : ' PORTAL IS TURNED');
}
