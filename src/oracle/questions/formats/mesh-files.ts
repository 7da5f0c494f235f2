import { meshFileClass } from '../../answers/mesh-files.js';
import { powerOfTwo } from '../../cases/doubles.js';
import { GLB_FEATURES, glbFile } from '../../cases/formats/glb-file.js';
import { OBJ_FEATURES, objFile } from '../../cases/formats/obj-file.js';
import { OFF_FEATURES, offFile } from '../../cases/formats/off-file.js';
import { PLY_FEATURES, plyFile } from '../../cases/formats/ply-file.js';
import { SPELLINGS } from '../../cases/formats/spellings.js';
import { STL_FEATURES, stlFile } from '../../cases/formats/stl-file.js';
import {
  FAULTS,
  MOST_CORNERS,
  MOST_FACES,
  MOST_FAULT,
  MOST_POINTS,
  MOST_SEED,
} from '../../cases/formats/values.js';
import { glbReferee } from '../../referees/formats/glb.js';
import { objReferee } from '../../referees/formats/obj.js';
import { offReferee } from '../../referees/formats/off.js';
import { plyReferee } from '../../referees/formats/ply.js';
import { stlReferee } from '../../referees/formats/stl.js';
import { meshFileSubject } from '../../subjects/formats/mesh-files.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { fileFamilies } from './families.js';

/** A question whose kernel's function answers with a promise. */
export type FileQuestion = Question<string, Promise<string>>;

/** A format: how its files are written for cases, and read by its referee. */
interface Format {
  readonly format: Parameters<typeof meshFileSubject>[1];
  readonly features: readonly string[];
  write(values: ArrayLike<number>): Uint8Array;
  referee(file: Uint8Array): string;
  /** The classes beside `rejected`, `no-faces` and `triangles`. */
  readonly classes: readonly string[];
}

const POLYGONS = ['fans', 'cut', 'negative-zero', 'subnormal'];

const FORMATS: readonly Format[] = [
  { format: 'obj', features: OBJ_FEATURES, write: objFile, referee: objReferee, classes: POLYGONS },
  { format: 'off', features: OFF_FEATURES, write: offFile, referee: offReferee, classes: POLYGONS },
  { format: 'ply', features: PLY_FEATURES, write: plyFile, referee: plyReferee, classes: POLYGONS },
  {
    format: 'stl',
    features: STL_FEATURES,
    write: stlFile,
    referee: stlReferee,
    classes: ['negative-zero', 'subnormal'],
  },
  { format: 'glb', features: GLB_FEATURES, write: glbFile, referee: glbReferee, classes: ['negative-zero'] },
];

const numbered = (names: readonly string[]) => names.map((name, i) => `${i}: ${name}`).join(', ');

function layoutFor(features: readonly string[]) {
  return layoutOf(
    3,
    integer('vertices', 1, MOST_POINTS, 'how many points count'),
    integer('faces', 0, MOST_FACES),
    integer('corners', 3, MOST_CORNERS, 'the most that a face has'),
    integer('spelling', 0, SPELLINGS.length - 1, numbered(SPELLINGS)),
    integer('features', 0, powerOfTwo(features.length) - 1, `bits: ${numbered(features)}`),
    integer('fault', 0, MOST_FAULT, `${numbered(FAULTS)}, others: none`),
    integer('seed', 0, MOST_SEED, 'of the faces, and of what the writer draws'),
    ...points(Array.from({ length: MOST_POINTS }, (_, i) => `p${i}`).join(' ')),
  );
}

const NOTE =
  'of the file that a program wrote in one of its dialects: the vertices in their order, each coordinate the nearest double to what the file says, then the faces by their numbers in the file, those of fewer than three corners left out. `no-faces`, `triangles`, `fans` (exactly planar and strictly convex faces are cut from their first corner) or `cut` (others are there, too, and are cut somehow); `rejected`: the file is broken. Equal corners of STL are one vertex, and so they are in GLB where its vertices are split';

function questionOf({ format, features, write, referee, classes }: Format): FileQuestion {
  return {
    name: `parseMesh${format[0]!.toUpperCase()}${format.slice(1)}`,
    area: 'meshes',
    later: true,
    layout: layoutFor(features),
    families: fileFamilies(features.length),
    subject: (values) => meshFileSubject(write(values), format),
    referee: (values) => referee(write(values)),
    form: 'rejected | <no-faces|triangles|fans|cut> (<x>,<x>,<x>)* <file-face>*',
    note: NOTE,
    classes: ['rejected', 'no-faces', 'triangles', ...classes],
    classOf: meshFileClass,
    shapes: shapesBy('bytes format', (values) => [write(values), format] as const),
    coded: true,
  };
}

/** What `parseMesh` reads, a question for each format. */
export const meshFileQuestions: readonly FileQuestion[] = FORMATS.map(questionOf);
