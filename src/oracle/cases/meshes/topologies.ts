import { closed } from './closed-topologies.js';
import { combs } from './combs.js';
import { notManifold, open } from './faulty-topologies.js';
import { hollow, inParts } from './topologies-in-parts.js';
import type { Topology } from './topology.js';

/** All topologies. A mesh among flat values says which one by its number here: append, so that old cases stay. */
export const TOPOLOGIES: readonly Topology[] = [
  ...closed,
  ...inParts,
  ...notManifold,
  ...open,
  ...combs,
  hollow,
];

/** The places that a mesh has among flat values. */
export const MOST_VERTICES = Math.max(...TOPOLOGIES.map(({ places }) => places.length));
