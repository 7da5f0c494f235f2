import { BRUSH_COUNT, brushesOf, OTHER, planeCount, planePlace } from '../../cases/bsp/brushes.js';
import { capsuleInTree, ROUND_RADIUS, sphereInTree } from '../../cases/bsp/round-in-tree.js';
import { stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { boxOf, pointOf } from '../../cases/shapes.js';
import { boxBrushesReferee, tetrahedronBrushesReferee } from '../../referees/shapes/bsp/linear-brushes.js';
import {
  capsuleBrushesReferee,
  sphereBrushesReferee,
} from '../../referees/shapes/bsp/round-brushes-union.js';
import {
  boxInTreeSubject,
  capsuleInTreeSubject,
  sphereInTreeSubject,
  tetrahedronInTreeSubject,
} from '../../subjects/bsp/tree-queries.js';
import { box, length, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { brushFamilies, brushLayout, type Frame, inSpace, latticePoint } from './brush-families.js';

/** Small ones and flat ones, and some that have all brushes within. */
function fillBox(random: Random, out: Float64Array, frame: Frame): void {
  const size = random.oneIn(8) ? 60 : random.between(1, 3);
  const low = inSpace(frame, latticePoint(random));
  for (let k = 0; k < 3; k++) {
    const extent = random.oneIn(4) ? 0 : random.between(1, size);
    out[OTHER + k] = size > 3 ? -extent - 20 : low[k]!;
    out[OTHER + 3 + k] = size > 3 ? extent : low[k]! + extent;
  }
  if (random.oneIn(2)) flattenOnBrush(random, out);
}

/** The box flat, in the plane of a brush that is across an axis, if there is one. */
function flattenOnBrush(random: Random, out: Float64Array): void {
  const brush = random.below(out[BRUSH_COUNT]!);
  const at = planePlace(brush, random.below(planeCount(out, brush)));
  const normal = [...out.subarray(at, at + 3)];
  const axis = normal.findIndex((x) => x !== 0);
  const height = -out[at + 3]! / normal[axis]!;
  if (normal.filter((x) => x !== 0).length > 1 || !Number.isInteger(height)) return;
  out[OTHER + axis] = height;
  out[OTHER + 3 + axis] = height;
}

/** Corners on the lattice of the brushes; flat ones, too. */
function fillTetrahedron(random: Random, out: Float64Array, frame: Frame): void {
  for (let i = 0; i < 4; i++) out.set(inSpace(frame, latticePoint(random)), OTHER + 3 * i);
  if (random.oneIn(5)) out.copyWithin(OTHER + 9, OTHER, OTHER + 3);
}

/** Steps whose lengths are integers. */
const STEPS: readonly (readonly [x: number, y: number, z: number, length: number])[] = [
  [1, 0, 0, 1],
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [3, 4, 0, 5],
  [0, 4, 3, 5],
  [1, 2, 2, 3],
];

/** A ball whose middle is a step from a lattice point, of which it is the radius, or a little beside it. */
function fillRound(random: Random, out: Float64Array, frame: Frame): void {
  const [x, y, z, size] = STEPS[random.below(STEPS.length)]!;
  const share = random.oneIn(3) ? 1 : 1 / 2;
  const [from, along] = [latticePoint(random), latticePoint(random)];
  const sign = random.sign() * share;
  const to = inSpace(frame, [from[0] + sign * x, from[1] + sign * y, from[2] + sign * z]);
  out.set(to, OTHER);
  // A capsule along an axis, anywhere, or without a length.
  const axis = random.below(3);
  const end = random.oneIn(2)
    ? inSpace(frame, along)
    : to.map((c, k) => c + (k === axis ? random.between(-3, 3) : 0));
  out.set(random.oneIn(6) ? to : end, OTHER + 3);
  const exactly = size * share * Math.sqrt(frame.square);
  const how = random.below(6);
  out[ROUND_RADIUS] = how === 0 ? 0 : how === 1 ? Math.abs(stepUlps(exactly, random.sign())) : exactly;
}

const boxLayout = brushLayout(box('box'));
const roundLayout = brushLayout(...points('start end'), length('radius'));
const tetrahedronLayout = brushLayout(...points('a b c d'));

const common = {
  area: 'bsp',
  note: 'how the shape meets the union of the brushes, which are built to a tree',
  classes: ['disjoint', 'touching', 'overlapping'],
  yes: 'the closed shape meets the closed union of the brushes that have an inside',
  holds: (answer: string) => answer !== 'disjoint',
  coded: true,
} as const;

/** A box, which may be flat, and the tree of a list of brushes. */
export const boxInTreeQuestion: Question = {
  ...common,
  name: 'boxInSolidLeafTree',
  layout: boxLayout,
  families: brushFamilies(boxLayout, fillBox),
  subject: boxInTreeSubject,
  referee: boxBrushesReferee,
  shapes: shapesBy('box brushes', (v) => [boxOf(v, OTHER), brushesOf(v)]),
};

/** A tetrahedron, which may be flat, and the tree of a list of brushes. */
export const tetrahedronInTreeQuestion: Question = {
  ...common,
  name: 'tetrahedronInSolidLeafTree',
  layout: tetrahedronLayout,
  families: brushFamilies(tetrahedronLayout, fillTetrahedron),
  subject: tetrahedronInTreeSubject,
  referee: tetrahedronBrushesReferee,
  shapes: shapesBy('tetrahedron brushes', (v) => {
    const [a, b, c, d] = [0, 3, 6, 9].map((at) => pointOf(v, OTHER + at));
    return [{ a, b, c, d }, brushesOf(v)];
  }),
};

/** A sphere and the tree of a list of brushes. Its second point is not looked at. */
export const sphereInTreeQuestion: Question = {
  ...common,
  name: 'sphereInSolidLeafTree',
  layout: roundLayout,
  families: brushFamilies(roundLayout, fillRound),
  subject: sphereInTreeSubject,
  referee: sphereBrushesReferee,
  shapes: shapesBy('sphere brushes', (v) => [sphereInTree(v), brushesOf(v)]),
};

/** A capsule and the tree of a list of brushes. */
export const capsuleInTreeQuestion: Question = {
  ...common,
  name: 'capsuleInSolidLeafTree',
  layout: roundLayout,
  families: brushFamilies(roundLayout, fillRound),
  subject: capsuleInTreeSubject,
  referee: capsuleBrushesReferee,
  shapes: shapesBy('capsule brushes', (v) => [capsuleInTree(v), brushesOf(v)]),
};
