import { type IndexedMesh, selfIntersections } from '../../mesh/index.js';
import type { Solid } from '../solid.js';
import { type Boundary, boundaryOf, isAllOf, type Membership } from './arrange.js';
import { NormalSigns } from './axis.js';
import { distinctOperands } from './distinct-operands.js';
import { edgesOfTriangle } from './facet-edges.js';
import { finishSolid } from './finish.js';
import { facetsOfMesh, meshOfFacets } from './load-mesh.js';
import { pairsBetweenOperands } from './marks.js';
import { mergeFaces } from './merge.js';
import { Neighbours } from './neighbours.js';
import { facetsOfSolids, newTables, rememberOperand } from './operand.js';
import { Soup } from './soup.js';
import { boxesOf, SoupPart } from './soup-part.js';

/** Whether a point belongs to the result, from whether it belongs to each operand. */
export type Combination = (isIn: readonly boolean[]) => boolean;

/** The facets of solids, and whether a point belongs to their combination. */
export function soupOfSolids(
  solids: readonly Solid[],
  combination: Combination,
): { soup: Soup; belongs: Membership } {
  const { tables, parts } = facetsOfSolids('solid', solids);
  // Far away nothing winds around a point; the inside of an unbounded solid is there.
  const around = solids.map(({ isUnbounded }) => (isUnbounded ? 1 : 0));
  const belongs: Membership = (windings) => combination(windings.map((w, i) => w + around[i]! > 0));
  return { soup: new Soup(tables, parts), belongs };
}

/**
 * The solid of the points that a combination of solids says, without what has no inside. A solid that comes several
 * times is one operand, whatever the combination makes of its places.
 */
export function combineSolids(solids: readonly Solid[], combination: Combination): Solid {
  const { operands, places } = distinctOperands(solids);
  const { soup, belongs } = soupOfSolids(operands, (isIn) => combination(places.map((i) => isIn[i]!)));
  return solidWithin(soup, pairsBetweenOperands(soup), belongs);
}

/** The solid of the points that a mesh winds around as `belongs` says. */
export function solidOfMesh(
  where: string,
  name: string,
  mesh: IndexedMesh,
  belongs: (winding: number) => boolean,
  isOriented = true,
  welder = 'weldVertices',
): Solid {
  const tables = newTables();
  const { facets, edges } = facetsOfMesh(tables, where, name, mesh, isOriented, welder);
  const welded = meshOfFacets(tables, facets);
  const signs = new NormalSigns(tables.planes);
  const neighbours = new Neighbours(facets, edges);
  const part = new SoupPart(
    facets,
    boxesOf(tables, facets),
    neighbours,
    (index) => edgesOfTriangle(tables, signs, facets, neighbours, index),
    { bvh: welded.bvh },
  );
  const soup = new Soup(tables, [part], signs);
  const membership: Membership = ([winding]) => belongs(winding!);
  const boundary = boundaryOf(soup, selfIntersections(welded), membership);
  const solid = solidOf(soup, boundary, membership);
  if (isAllOf(soup, boundary)) rememberOperand(solid, tables, part);
  return solid;
}

function solidWithin(soup: Soup, pairs: ArrayLike<number>, belongs: Membership): Solid {
  return solidOf(soup, boundaryOf(soup, pairs, belongs), belongs);
}

function solidOf(soup: Soup, boundary: Boundary, belongs: Membership): Solid {
  return finishSolid(soup.tables, mergeFaces(soup, boundary), belongs(soup.parts.map(() => 0)));
}
