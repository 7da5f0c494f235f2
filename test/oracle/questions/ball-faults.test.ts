import {
  enclosingCircleOfCircles2d,
  enclosingSphereOfSpheres,
  mergeSpheres,
  smallestEnclosingSphere,
} from '../../../src/enclosing/index.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { ballsOf } from '../../../src/oracle/cases/enclosing/ball-clouds.js';
import {
  circleOfCirclesQuestion,
  sphereOfSpheresQuestion,
} from '../../../src/oracle/questions/enclosing/balls.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { declarePlanted } from '../../support/planted.js';

type Engine = (values: Float64Array) => string;

/** The kernel's answer with its words changed, by their numbers; the last one is -1. */
const reworded =
  (question: Question, at: number, change: (word: string) => string): Engine =>
  (values) => {
    const words = question.subject(values).split(' ');
    const place = at < 0 ? words.length + at : at;
    return words.map((word, i) => (i === place ? change(word) : word)).join(' ');
  };

/** The kernel, asked about other numbers. */
const asked =
  (question: Question, change: (values: Float64Array) => void): Engine =>
  (values) => {
    const other = values.slice();
    change(other);
    return question.subject(other);
  };

const ulpMore = (word: string) => String(stepUlps(Number(word), 1));

/** What both have in common. */
function faults(question: Question, dimension: 2 | 3): Record<string, Engine> {
  const size = dimension + 1;
  return {
    'the last one is forgotten': asked(question, (values) => {
      values[0] = Math.max(1, values[0]! - 1);
    }),
    'radii do not count': asked(question, (values) => {
      for (let i = 0; i < values[0]!; i++) values[size * (i + 1)] = 0;
    }),
    'a radius is an ulp too small': asked(question, (values) => {
      values[size] = Math.abs(stepUlps(values[size]!, -1));
    }),
    'what touches from inside is outside': reworded(question, 0, () => 'several'),
    'the other root': reworded(question, 1, (word) => (word.startsWith('-') ? word : `-${word}`)),
    'the rounded radius encloses': (values) => {
      const words = question.subject(values).split(' ');
      return [...words.slice(0, -1), words.at(-2)].join(' ');
    },
    'the radius is rounded up twice': reworded(question, -1, ulpMore),
    'a center of single precision': reworded(question, 3, (word) => String(Math.fround(Number(word)))),
  };
}

/** The kernel's words with the radii of another method. */
const byOtherMethod =
  (question: Question, method: (values: Float64Array) => { readonly radius: number }): Engine =>
  (values) => {
    const words = question.subject(values).split(' ');
    const { radius } = method(values);
    return [...words.slice(0, -2), radius, radius].join(' ');
  };

declarePlanted(
  circleOfCirclesQuestion,
  {
    ...faults(circleOfCirclesQuestion, 2),
    'the last circle, and the circle of the others': byOtherMethod(circleOfCirclesQuestion, (values) => {
      const balls = ballsOf(values, 2);
      const others = balls.length > 1 ? enclosingCircleOfCircles2d(balls.slice(0, -1)) : balls[0]!;
      return enclosingCircleOfCircles2d([others, balls.at(-1)!]);
    }),
  },
  12,
);

declarePlanted(
  sphereOfSpheresQuestion,
  {
    ...faults(sphereOfSpheresQuestion, 3),
    'spheres are merged one after the other': byOtherMethod(sphereOfSpheresQuestion, (values) =>
      ballsOf(values, 3).reduce((a, b) => mergeSpheres(a, b) as typeof a),
    ),
    'the sphere of the centers, and the greatest radius': byOtherMethod(sphereOfSpheresQuestion, (values) => {
      const balls = ballsOf(values, 3);
      const { radius } = smallestEnclosingSphere(balls.map(({ center }) => center)).rounded;
      return { radius: radius + Math.max(...balls.map((ball) => ball.radius)) };
    }),
    'four of them are enough': byOtherMethod(sphereOfSpheresQuestion, (values) =>
      enclosingSphereOfSpheres(ballsOf(values, 3).slice(0, 4)),
    ),
  },
  12,
);
