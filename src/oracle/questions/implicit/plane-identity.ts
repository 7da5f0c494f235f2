import { powerOfTwo } from '../../cases/doubles.js';
import { CHOICES, Chooser, POOL } from '../../cases/implicit.js';
import { planeIdentityReferee } from '../../referees/shapes/implicit/planes.js';
import { planeIdentitySubject } from '../../subjects/implicit/points.js';
import { drawMap, mapped, type Point } from '../families/plant.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { planeData } from './pool-shapes.js';

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
