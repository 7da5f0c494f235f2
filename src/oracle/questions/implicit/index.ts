import type { Query } from '../query.js';
import { boxPlanesQuery } from './box-planes.js';
import { compareLexicographic3dQuery } from './compare-lexicographic.js';
import { compareParametersQuery } from './compare-parameters.js';
import { coordinatesQuery } from './coordinates.js';
import { orientation3dQuery } from './orientation.js';
import { orientation2dQuery } from './orientation2d.js';
import { sideQuery } from './side.js';

/** The queries of this folder. */
export const pointsQueries: readonly Query[] = [
  orientation2dQuery,
  orientation3dQuery,
  sideQuery,
  compareLexicographic3dQuery,
  compareParametersQuery,
  coordinatesQuery,
  boxPlanesQuery,
];
