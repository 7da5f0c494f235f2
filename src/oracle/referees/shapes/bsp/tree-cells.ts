/**
 * Cells and portals of a tree over the rationals: a box is clipped by the half-spaces of a leaf, and by those of two
 * leaves. What two have in common is a portal if it is a polygon. The kernel cuts cells and polygons on the way down.
 */
import { fractionText } from '../../../answers/numbers.js';
import { treeCellsText } from '../../../answers/trees.js';
import { TREE_OTHER } from '../../../cases/bsp/explicit-trees.js';
import { exactBox } from '../boxes/shapes.js';
import { clip } from '../clip.js';
import { dimensionOf } from '../contact.js';
import { opposite } from '../halfspace.js';
import { hullOf } from '../shape.js';
import { exact, type Rational3 } from '../vectors.js';
import { exactLeaves } from './explicit-trees.js';

/** The cells of all leaves in the box, and the polygons between them. */
export function treeCellsReferee(v: Float64Array): string {
  const values = exact(v);
  const box = hullOf(exactBox(values, TREE_OTHER));
  const leaves = exactLeaves(v, values).map((cell) => cell.map(opposite));
  const corners = (...some: readonly (typeof leaves)[number][]) =>
    clip(box, [], some.flat()).map(({ at }) => at);
  const text = ({ x, y, z, w }: Rational3) =>
    `(${[x, y, z].map((k) => fractionText(k, w * values.one)).join()})`;
  const cells = leaves.flatMap((leaf, i) => {
    const own = corners(leaf);
    return dimensionOf(own) === 3 ? [{ name: `${i}`, leaf, corners: own.map(text) }] : [];
  });
  const portals = cells.flatMap((p, i) =>
    cells.slice(i + 1).flatMap((q) => {
      const own = corners(p.leaf, q.leaf);
      return dimensionOf(own) === 2 ? [{ name: `${p.name}-${q.name}`, corners: own.map(text) }] : [];
    }),
  );
  return treeCellsText(cells, portals);
}
