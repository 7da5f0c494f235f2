import { powerOfTwo } from '../../cases/doubles.js';
import {
  ALL,
  fillOptionsAt,
  MAX_EDGES,
  MISSING,
  meshAt,
  meshSize,
  NO_BOUND,
  TURN_BITS,
  TURNS,
  topologyAt,
  turnedBy,
  withHoles,
} from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { checkClosing, closingReferee } from '../../referees/shapes/meshes/closing.js';
import { checkFilling, fillingReferee } from '../../referees/shapes/meshes/filling.js';
import { checkTurning, turningReferee } from '../../referees/shapes/meshes/turning.js';
import { closingSubject, fillSubject, orientSubject } from '../../subjects/meshes/repairs.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meshFamilies } from './families.js';
import { meshParts, meshShapes } from './laws.js';

const turnLayout = layoutOf(
  3,
  ...meshParts('v', ALL),
  integer('turns', 0, powerOfTwo(TURN_BITS) - 1, 'bit t: triangle t is turned before'),
);

/** None, all, one, or any. */
function drawTurns(random: Random): number {
  const all = powerOfTwo(TURN_BITS) - 1;
  const how = random.below(6);
  return how === 0 ? 0 : how === 1 ? all : how === 2 ? 1 << random.below(TURN_BITS) : random.below(all + 1);
}

const turnFamilies: QuestionFamily[] = meshFamilies({ layout: turnLayout, tables: [ALL], extras: 0 }).map(
  (family) => ({
    ...family,
    summary: `${family.summary}; some triangles turned`,
    fill(random, out) {
      family.fill(random, out);
      out[TURNS] = drawTurns(random);
    },
  }),
);

/** Triangles that look one way. */
export const orientQuestion: Question = {
  name: 'orientMesh',
  area: 'meshes',
  layout: turnLayout,
  families: turnFamilies,
  subject: orientSubject,
  referee: turningReferee,
  check: checkTurning,
  note: 'a construction: the answer is JSON, {"turned":[...],"oneSided":0}: the triangles whose last two corners are exchanged, ascending, and how many parts have only one side. It is checked: neighbours agree, closed components that meet no other look outward, or inward in an odd number of others, of what is no solid at most half of each part is turned, and nothing of a part with one side. The text says whether the mesh is closed, its vertices at one point as one, and how many parts have one side',
  form: '<closed|open|one-sided> <i>',
  classes: ['closed', 'open', 'one-sided'],
  shapes: shapesBy('mesh', (v) => [turnedBy(v, meshAt(v, 0, ALL))]),
  coded: true,
};

const layout = layoutOf(3, ...meshParts('v', ALL));
const families = meshFamilies({ layout, tables: [ALL], extras: 0 });

/** Topologies whose triangles have corners of their own. */
const UNWELDED = ALL.topologies.flatMap(({ name }, i) => (name.endsWith('-unwelded') ? [i] : []));

/** Moves vertices by small steps, some of them not, and all coordinates to another exponent. */
function tear(random: Random, out: Float64Array): void {
  const step = powerOfTwo(-random.between(0, 44));
  const most = random.between(1, 4);
  const scale = powerOfTwo(random.oneIn(3) ? random.between(-1000, 900) : 0);
  const count = topologyAt(out, 0, ALL).places.length;
  for (let i = 2; i < 2 + 3 * count; i++) {
    const moved = random.oneIn(2) ? random.between(-most, most) * step : 0;
    out[i] = (out[i]! + moved) * scale;
  }
}

/** One of some topologies in its own places, in some unit. */
function putOneOf(random: Random, topologies: readonly number[], out: Float64Array): void {
  out.fill(0, 0, meshSize(ALL));
  out[0] = topologies[random.below(topologies.length)]!;
  out[1] = random.below(64);
  const unit = random.oneIn(2) ? 1 : random.between(1, 1000);
  const { places } = topologyAt(out, 0, ALL);
  out.set(
    places.flat().map((x) => unit * x),
    2,
  );
}

const torn: QuestionFamily = {
  name: 'torn',
  summary: 'closed meshes whose triangles have corners of their own, each moved by little or by much',
  fill(random, out) {
    putOneOf(random, UNWELDED, out);
    tear(random, out);
  },
};

/** What distance of welding closes a mesh. */
export const closingQuestion: Question = {
  name: 'closingDistance',
  area: 'meshes',
  layout,
  families: [...families, torn],
  subject: closingSubject,
  referee: closingReferee,
  check: checkClosing,
  note: 'a construction: the answer is a distance or null, and is checked: vertices welded within it close the mesh, and take no corner of a triangle; within the next smaller double they do not. `equal`: vertices at the same points are enough, and the answer is 0; `none`: no distance below the shortest edge does it, and it is null; `near`: one does, and so do all up to four times of it, and one has to be found; `possible`: one does, and null is not wrong',
  classes: ['none', 'equal', 'near', 'possible'],
  shapes: meshShapes,
  coded: true,
};

const fillLayout = layoutOf(
  3,
  ...meshParts('v', ALL),
  integer('missing', 0, powerOfTwo(TURN_BITS) - 1, 'bit t: triangle t is missing'),
  integer('maxEdges', 3, NO_BOUND, `the most edges of a loop that is filled; ${NO_BOUND}: any`),
);

/** One triangle, some neighbours by their numbers, a few, or any. */
function drawMissing(random: Random): number {
  const bit = () => 1 << random.below(TURN_BITS - 1);
  const how = random.below(8);
  if (how < 2) return 1 << random.below(12);
  if (how < 4) return (random.oneIn(2) ? 3 : 15) << random.below(10);
  if (how < 6) return (1 << random.below(12)) | (1 << random.below(12)) | bit();
  return how === 6 ? 0 : random.below(powerOfTwo(TURN_BITS)) & random.below(powerOfTwo(TURN_BITS));
}

function drawHoles(random: Random, out: Float64Array): void {
  out[MISSING] = drawMissing(random);
  out[MAX_EDGES] = random.oneIn(5) ? random.between(3, 6) : NO_BOUND;
}

const fillFamilies: QuestionFamily[] = meshFamilies({ layout: fillLayout, tables: [ALL], extras: 0 }).map(
  (family) => ({
    ...family,
    summary: `${family.summary}; some triangles missing`,
    fill(random, out) {
      family.fill(random, out);
      drawHoles(random, out);
    },
  }),
);

/** The bits of all triangles in the plane of one of them; where numbers are large, of most. */
function missingFace(random: Random, out: Float64Array): number {
  const { positions: p, indices } = meshAt(out, 0, ALL);
  const triangles = indices.length / 3;
  const drawn = random.below(triangles);
  const corner = (t: number, k: number) => 3 * indices[3 * t + k]!;
  const a = corner(drawn, 0);
  const way = (q: number) => [0, 1, 2].map((axis) => p[q + axis]! - p[a + axis]!);
  const [u, v] = [way(corner(drawn, 1)), way(corner(drawn, 2))] as [number[], number[]];
  const normal = [0, 1, 2].map((k) => u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!);
  const isOn = (q: number) => way(q).reduce((sum, x, k) => sum + x * normal[k]!, 0) === 0;
  let bits = 0;
  for (let t = 0; t < triangles; t++)
    if ([0, 1, 2].every((k) => isOn(corner(t, k)))) bits |= 1 << (t % TURN_BITS);
  return bits;
}

const FRAMES = ALL.topologies.flatMap(({ name }, i) => (name === 'frame' ? [i] : []));

/** Faces of frames, of what has steps, and of what touches itself have several loops. */
const wholeFaces: QuestionFamily = {
  name: 'whole-faces',
  summary: 'meshes in their own places, turned, or with vertices moved; all triangles of a plane missing',
  fill(random, out) {
    const names = ['frame', 'own-places', 'rotated', 'moved-vertices', 'nested'];
    const wanted = names[random.below(names.length)]!;
    if (wanted === 'frame') putOneOf(random, FRAMES, out);
    else fillFamilies.find(({ name }) => name === wanted)!.fill(random, out);
    out[MISSING] = missingFace(random, out);
    out[MAX_EDGES] = random.oneIn(8) ? random.between(3, 6) : NO_BOUND;
  },
};

/** Holes in triangles. */
export const fillQuestion: Question = {
  name: 'fillHoles',
  area: 'meshes',
  layout: fillLayout,
  families: [...fillFamilies, wholeFaces],
  subject: fillSubject,
  referee: fillingReferee,
  check: checkFilling,
  note: 'a construction: the answer is JSON, {"triangles":[...],"filled":[{"loops":[[...]],"planar":true,"triangles":2}],"left":[{"halfEdges":[...],"reason":"flat"}],"openEdges":0}: three vertices for each new triangle, those of each hole one after the other, the half-edges of its loops, and of what was left. It is checked: loops are those of edges with one triangle, new triangles end at them, have an area and meet no triangle but in common corners and edges, those of planar holes all turn one way; what was left has its reason, for which all triangulations of up to eight edges are tried. The text says what the border is and how many edges it has: `planar` or `bent` loops, or `unclear` where there are no loops, or several ways to make them',
  form: '<none|planar|bent|unclear> <i>',
  classes: ['none', 'planar', 'bent', 'unclear'],
  shapes: shapesBy('mesh options', (v) => [withHoles(v, meshAt(v, 0, ALL)), fillOptionsAt(v)]),
  coded: true,
};
