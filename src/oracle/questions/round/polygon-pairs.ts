import type { LatticePoint, LatticeRing } from '../../cases/planar/lattice-rings.js';
import type { Random } from '../../cases/random.js';
import { MOST, polygonPair, SIZE } from '../../cases/round/polygon-pairs.js';
import { faultsOf, polygonPairReferee, ringsOf } from '../../referees/shapes/round/polygon-pairs.js';
import { polygonPairSubject } from '../../subjects/round/polygon-pairs.js';
import { disturbed } from '../boxes/families.js';
import { drawExponent, scaleLengths } from '../distance/scaled.js';
import { axisCycle, scaling, swapping } from '../laws.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { affinity, anyRing, type Frame, placeOf, pointIn } from './space-polygon-rings.js';
import { swapContainment } from './swept.js';

const names = (letter: string): string => Array.from({ length: MOST }, (_, i) => `${letter}${i}`).join(' ');
const count = (name: string) => integer(name, 1, MOST, 'how many of the next points count');
const layout = layoutOf(
  3,
  count('aVertices'),
  ...points(names('a')),
  count('bVertices'),
  ...points(names('b')),
);

type Vector = Frame['u'];

function put(out: Float64Array, at: number, ring: LatticeRing, place: (p: Vector) => Vector): void {
  const own = ring.slice(0, MOST);
  out[at] = own.length;
  own.forEach(([x, y], i) => {
    out.set(place([x, y, 0]), at + 1 + 3 * i);
  });
}

/** The ring with one place moved to another, turned about an axis of the plane there, or left in the plane. */
function turnedBy(random: Random, from: LatticePoint, to: LatticePoint): (p: Vector) => Vector {
  const turn = random.below(5);
  const lift = random.oneIn(8) ? 1 : 0;
  const size = random.oneIn(4) ? random.between(2, 3) : 1;
  return ([x, y]) => {
    const [u, v] = [size * (x - from[0]), size * (y - from[1])];
    if (turn === 0) return [u + to[0], to[1], v];
    if (turn === 1) return [to[0], u + to[1], v];
    if (turn === 2) return [u + to[0], v + to[1], v];
    return [u + to[0], v + to[1], lift];
  };
}

const landmarks: QuestionFamily = {
  name: 'landmarks',
  summary:
    'two lattice polygons of any kind at any angle in space: in one plane, or one turned about a line of the other, with a place of both in common; or the same ring twice',
  fill(random, out) {
    out.fill(0);
    const [first, frame] = [anyRing(random), affinity(random)];
    const second = random.oneIn(5) ? first : anyRing(random);
    const [to, from] = [placeOf(random, first), placeOf(random, second)];
    const isSame = second === first && random.oneIn(2);
    const turn = isSame ? (p: Vector) => p : turnedBy(random, from, to);
    put(out, 0, first, (p) => pointIn(frame, p));
    put(out, SIZE, second, (p) => pointIn(frame, turn(p)));
    const place = 1 + random.below(3 * MOST);
    if (random.oneIn(20)) out[place] = out[place]! + 1;
  },
};

const scaled = (family: QuestionFamily): QuestionFamily => ({
  name: `${family.name}-scaled`,
  summary: `${family.summary}, scaled to anywhere between subnormals and overflow`,
  fill(random, out) {
    family.fill(random, out);
    scaleLengths(layout, out, drawExponent(layout, random, out));
  },
});

const swapped = swapping(layout, swapContainment);

/** If both are no polygons, the answer is why the first one is none. */
const swap: Law = {
  ...swapped,
  vary: (values, random) => (faultsOf(ringsOf(values)).length > 1 ? undefined : swapped.vary(values, random)),
};

/** Two polygons of space. */
export const polygonPairQuestion: Question = {
  name: 'polygonPolygon',
  area: 'round',
  layout,
  families: [landmarks, disturbed(landmarks), scaled(landmarks)],
  accepts: (v) => v[0]! > 0 && v[SIZE]! > 0,
  subject: polygonPairSubject,
  referee: polygonPairReferee,
  form: '<degenerate|not-planar> none | <relation> <containment>',
  classes: [
    'degenerate none',
    'not-planar none',
    'disjoint none',
    'touching none',
    'crossing none',
    'overlapping none',
    'overlapping inside',
    'overlapping containing',
    'overlapping equal',
  ],
  classOf: (answer) => (/^touching (inside|containing|equal)/.test(answer) ? 'touching none' : answer),
  note: 'a polygon without an inside, as it runs back on itself, may touch what it is in',
  yes: 'the two closed polygons have a point in common; what is not planar, or has all vertices on one line, is no polygon and has none',
  holds: (answer) => !/^(disjoint|degenerate|not-planar)/.test(answer),
  shapes: shapesBy('a b', polygonPair),
  laws: [scaling(layout), axisCycle(layout), swap],
};
