import { finishSolid } from '../engine/finish.js';
import { mergeFaces } from '../engine/merge.js';
import type { Solid } from '../solid.js';
import type { MeshBoundary } from './arrangement.js';
import { nearSoup } from './near-soup.js';

/**
 * The solid that a boundary encloses, in its canonical form: all triangles become facets, and faces of one plane are
 * put together.
 */
export function solidOfBoundary({ operands, near, patches, ways, pieces, cuts }: MeshBoundary): Solid {
  const all = operands.map(({ mesh }) => Array.from({ length: mesh.triangles }, (_, t) => t));
  const { soup, triangles } = nearSoup(operands, all, near.soup.tables);
  const whole: number[] = [];
  const turned: number[] = [];
  soup.facets.forEach(({ operand }, facet) => {
    const patch = patches[operand]!.of(triangles[facet]!);
    const way = patch < 0 ? 0 : ways[operand]![patch]!;
    if (way > 0) whole.push(facet);
    if (way < 0) turned.push(facet);
  });
  return finishSolid(soup.tables, mergeFaces(soup, { pieces: [...pieces], whole, turned, cuts }), false);
}
