import { crowdedShapes } from './crowded-shapes.js';
import { crowdedTriangles } from './crowded-triangles.js';
import { extremeRays } from './extreme-rays.js';
import type { GrowthFamily } from './family.js';
import { largeFaces } from './large-faces.js';
import { largeStars } from './large-stars.js';
import { ownBoxes } from './own-boxes.js';
import { placedMeshes } from './placed.js';
import { planeIndexes } from './plane-indexes.js';
import { sphereTrees } from './sphere-trees.js';
import { strayBox } from './stray-box.js';
import { triangulations } from './triangulations.js';
import { twoSizesOfBoxes } from './two-sizes.js';
import { weldingRows } from './welding.js';

/** Everything whose growth is held, in the order of the table. */
export const FAMILIES: readonly GrowthFamily[] = [
  strayBox,
  ...twoSizesOfBoxes,
  ...largeStars,
  ...crowdedTriangles,
  ...extremeRays,
  weldingRows,
  ...largeFaces,
  ...crowdedShapes,
  ...ownBoxes,
  ...placedMeshes,
  ...sphereTrees,
  ...triangulations,
  ...planeIndexes,
];
