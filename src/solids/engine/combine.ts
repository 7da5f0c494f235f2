import type { IndexedMesh } from '../../mesh/index.js';
import type { Solid } from '../solid.js';
import { boundaryOf, type Membership } from './arrange.js';
import { NormalSigns } from './axis.js';
import type { Facet, Tables } from './facet.js';
import { finishSolid } from './finish.js';
import { facetsOfMesh } from './load-mesh.js';
import { facetsOfSolid } from './load-solid.js';
import { mergeFaces } from './merge.js';
import { Planes } from './planes.js';
import { Soup } from './soup.js';
import { Vertices } from './vertices.js';

function newTables(): Tables {
  const planes = new Planes();
  return { planes, vertices: new Vertices(planes) };
}

/** Whether a point belongs to the result, from whether it belongs to each operand. */
export type Combination = (isIn: readonly boolean[]) => boolean;

/** The facets of solids, and whether a point belongs to their combination. */
export function soupOfSolids(
  solids: readonly Solid[],
  combination: Combination,
): { soup: Soup; belongs: Membership } {
  const tables = newTables();
  const signs = new NormalSigns(tables.planes);
  const facets: Facet[] = [];
  solids.forEach((solid, i) => {
    for (const facet of facetsOfSolid(tables, signs, solid, i, facets.length)) facets.push(facet);
  });
  // Far away nothing winds around a point; the inside of an unbounded solid is there.
  const around = solids.map(({ isUnbounded }) => (isUnbounded ? 1 : 0));
  const belongs: Membership = (windings) => combination(windings.map((w, i) => w + around[i]! > 0));
  return { soup: new Soup(tables, facets), belongs };
}

/** The solid of the points that a combination of solids says, without what has no inside. */
export function combineSolids(solids: readonly Solid[], combination: Combination): Solid {
  const { soup, belongs } = soupOfSolids(solids, combination);
  return solidWithin(
    soup,
    solids.map(() => true),
    belongs,
  );
}

/** The solid of the points that a mesh winds around as `belongs` says. */
export function solidOfMesh(
  where: string,
  name: string,
  mesh: IndexedMesh,
  belongs: (winding: number) => boolean,
  isOriented = true,
): Solid {
  const tables = newTables();
  const facets = facetsOfMesh(tables, where, name, mesh, 0, 0, isOriented);
  return solidWithin(new Soup(tables, facets), [false], ([winding]) => belongs(winding!));
}

function solidWithin(soup: Soup, isClean: readonly boolean[], belongs: Membership): Solid {
  const pieces = boundaryOf(soup, { isClean, belongs });
  return finishSolid(soup.tables, mergeFaces(soup, pieces), belongs(isClean.map(() => 0)));
}
