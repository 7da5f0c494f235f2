import { signClasses } from '../../answers/numbers.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { CHOICES, Chooser, HALF_THICKNESS, METRIC, metricOf, POOL } from '../../cases/implicit.js';
import {
  nearThickness,
  planeIdentityReferee,
  thickPlaneSideReferee,
} from '../../referees/shapes/implicit/planes.js';
import { sideReferee } from '../../referees/shapes/implicit/points.js';
import { planeIdentitySubject, sideSubject, thickPlaneSideSubject } from '../../subjects/implicit/points.js';
import { drawMap, mapped, type Point } from '../families/plant.js';
import { integer, layoutOf, length, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { planeData, pointData, poolLayout3d, relatedPool } from './pool.js';

/** A plane by three points or by coefficients, and a plain or implicit point. */
export const sideQuestion: Question = {
  name: 'side',
  note: 'the sign of normal · point + constant (of a plane through points: the normal is (b - a) x (c - a)); undefined: point or plane does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('plane point', (v) => {
    const chooser = new Chooser(v[0]!);
    return [planeData(v, chooser.plane()), pointData(v, chooser.point())];
  }),
  coded: true,
  subject: sideSubject,
  referee: sideReferee,
  classes: signClasses,
};

const layout = layoutOf(
  3,
  integer('choice', 0, CHOICES),
  ...points('a b c d e f g h'),
  integer('metric', 0, 1, '0: distance, 1: the plane as it is given'),
  length('halfThickness'),
);

const pool = relatedPool(3);

const atTheBand: QuestionFamily = {
  name: 'at-the-band',
  summary: 'a related pool, and a thickness that is the distance of the point, rounded, or an ulp beside it',
  fill(random, out) {
    pool.fill(random, out);
    out[METRIC] = random.below(2);
    out[HALF_THICKNESS] = random.between(0, 3);
    if (random.oneIn(4)) return;
    const near = nearThickness(out);
    out[HALF_THICKNESS] = Math.abs(stepUlps(near, random.oneIn(2) ? 0 : random.between(-1, 1)));
  },
};

/** A thick plane, by three points or by coefficients, and a plain or implicit point. */
export const thickPlaneSideQuestion: Question = {
  name: 'thickPlaneSide',
  note: 'the side of the band; undefined: point or plane does not exist',
  area: 'implicit',
  layout,
  families: [atTheBand],
  shapes: shapesBy('plane point', (v) => {
    const chooser = new Chooser(v[0]!);
    const plane = planeData(v, chooser.plane());
    return [{ plane, halfThickness: v[HALF_THICKNESS]!, metric: metricOf(v) }, pointData(v, chooser.point())];
  }),
  coded: true,
  subject: thickPlaneSideSubject,
  referee: thickPlaneSideReferee,
  classes: signClasses,
};

const flatPool: QuestionFamily = {
  name: 'flat-pool',
  summary: 'all points but one in a plane, plain or behind an integer affine map',
  fill(random, out) {
    const map = random.oneIn(2) ? drawMap(random, random.oneIn(2) ? 8 : 40) : undefined;
    const off = random.below(2 * POOL);
    out[0] = random.between(0, CHOICES);
    for (let i = 0; i < POOL; i++) {
      const p: Point = [random.between(-3, 3), random.between(-3, 3), i === off ? 1 : 0];
      out.set(map === undefined ? p : mapped(map, p, 3), 1 + 3 * i);
    }
  },
};

/** Coefficients are a normal of the pool and the first coordinate of another point. */
const multiples: QuestionFamily = {
  name: 'multiples',
  summary: 'multiples of one vector, as normals with constants in proportion, scaled by powers of two',
  fill(random, out) {
    const n = [random.between(1, 3), random.between(-3, 3), random.between(-3, 3)];
    const scale = powerOfTwo(random.between(-200, 200));
    out[0] = random.between(0, CHOICES);
    for (let i = 0; i < POOL; i++) {
      const k = random.sign() * (random.oneIn(3) ? 3 : 1) * powerOfTwo(random.between(0, 2)) * scale;
      out.set(
        n.map((x) => x * k),
        1 + 3 * i,
      );
    }
  },
};

/** Two planes, each by three points or by coefficients. */
export const planeIdentityQuestion: Question = {
  name: 'planeIdentity',
  note: 'whether they are the same set of points, and with which fronts; then the sign of the scalar product of their normals; undefined: a normal is zero',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3), flatPool, multiples],
  shapes: shapesBy('p q', (v) => {
    const chooser = new Chooser(v[0]!);
    return [planeData(v, chooser.plane()), planeData(v, chooser.plane())];
  }),
  coded: true,
  form: 'undefined | <same|opposite|different|degenerate> <sign>',
  subject: planeIdentitySubject,
  referee: planeIdentityReferee,
  classes: ['same', 'opposite', 'different', 'degenerate', 'undefined'],
};
