import * as distance from '../distance/index.js';
import * as planar from '../planar/index.js';
import * as polygons from '../polygons/index.js';
import * as round from '../round/index.js';
import * as spatial from '../spatial/index.js';
import { faceModule } from './emit-face.js';
import { faceOperations, type Rooms } from './face.js';
import { matrixPage } from './matrix.js';

/** The folder with the tables of the face. */
export const GENERATED_FACE = 'src/shapes/generated/';
/** The page with all pairs. */
export const MATRIX = 'docs/matrix.md';

const namesOf = (room: object): ReadonlySet<string> => new Set(Object.keys(room));

const ROOMS: Rooms = {
  planar: namesOf(planar),
  spatial: namesOf(spatial),
  round: namesOf(round),
  distance: namesOf(distance),
  polygons: namesOf(polygons),
};

/** What is generated from the names of the functions of rooms, be they generated or not. */
export function generateFace(): Map<string, string> {
  const operations = faceOperations(ROOMS);
  return new Map([
    ...operations.map((one) => [`${GENERATED_FACE}${one.name}.ts`, faceModule(one)] as const),
    [MATRIX, matrixPage(operations)],
  ]);
}
