import { fractionText } from '../../answers/numbers.js';
import { powerOfTwo } from '../../cases/doubles.js';
import { isRound, pairName } from '../../cases/round/operands.js';
import {
  DISTANCE_KINDS,
  type DistanceKind,
  fieldsOfDistance,
  pointAndShape,
  reachAt,
  SHAPE_AT,
} from '../../cases/round/point-distances.js';
import { pointDistanceReferee } from '../../referees/shapes/round/point-distances.js';
import { pointDistanceSubject } from '../../subjects/round/point-distances.js';
import { direction, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { reversedSolid } from './laws.js';
import { pointDistanceFamilies } from './point-distance-families.js';

/** Magnitudes for which nothing of an answer under- or overflows, if numbers are scaled by 2^60 or less. */
const [SMALLEST, LARGEST] = [2 ** -300, 2 ** 300];
const isModerate = (x: number): boolean => x === 0 || (Math.abs(x) > SMALLEST && Math.abs(x) < LARGEST);

/** An answer whose lengths are all multiplied by 2^exponent. */
function scaledAnswer(answer: string, exponent: number): string {
  const times = (x: string) => String(Number(x) * powerOfTwo(exponent));
  const [word, distance, square, closest, order] = answer.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const two = 1n << BigInt(2 * Math.abs(exponent));
  const [n, d] = square.split('/').map((part) => (part === 'irrational' ? 0n : BigInt(part))) as [
    bigint,
    bigint?,
  ];
  const above = exponent > 0 ? n * two : n;
  const squared = d === undefined ? square : fractionText(above, exponent < 0 ? d * two : d);
  const moved = closest.replace(/\(.*\)/, (list) => `(${list.slice(1, -1).split(',').map(times).join(',')})`);
  return [word, times(distance), squared, moved, order].join(' ');
}

/** All lengths times a power of two; the normal times another, and turned round, which changes nothing. */
function scalingLengths(kind: DistanceKind): Law {
  const isNormal = (i: number) =>
    (kind === 'circle' || kind === 'disk') && i >= SHAPE_AT + 3 && i < SHAPE_AT + 6;
  return {
    name: 'scaling',
    vary(values, random) {
      if (!values.every(isModerate)) return undefined;
      const [exponent, other] = [random.between(-60, 60), random.between(-60, 60)];
      const turn = random.sign();
      return {
        values: values.map((x, i) =>
          isNormal(i) ? 0 + turn * x * powerOfTwo(other) : x * powerOfTwo(exponent),
        ),
        expected: (answer) => scaledAnswer(answer, exponent),
      };
    },
  };
}

const CLASSES: Readonly<Record<DistanceKind, readonly string[]>> = {
  circle: ['meeting', 'several', 'vertex', 'edge'],
  disk: ['meeting', 'vertex', 'edge', 'face'],
  cylinder: ['meeting', 'vertex', 'edge', 'face'],
  cone: ['meeting', 'vertex', 'edge', 'face'],
  truncatedCone: ['meeting', 'vertex', 'edge', 'face'],
};

function distanceQuestion(kind: DistanceKind): Question {
  const fields = Object.entries(fieldsOfDistance(kind)).map(([field, size]) => {
    const name = `${kind}.${field}`;
    return size === 1 ? length(name) : field === 'normal' ? direction(name) : point(name);
  });
  const layout = layoutOf(3, point('point'), ...fields, length('reach'));
  const isSolid = isRound(kind) && kind !== 'circle';
  return {
    name: `${pairName('point', kind)}Distance`,
    area: 'round',
    layout,
    families: pointDistanceFamilies(kind, layout),
    ...(isSolid && { accepts: (v: Float64Array) => [3, 4, 5].some((i) => v[i] !== v[i + 3]) }),
    subject: pointDistanceSubject(kind),
    referee: pointDistanceReferee(kind),
    form: '<meeting|several|vertex|edge|face> <x> <square|irrational> <closest-point> <sign>',
    classes: CLASSES[kind],
    note: 'the distance and its square; then the order of the distance and the reach, by `compareDistance`',
    yes: 'the point is in the shape',
    holds: (answer) => answer.startsWith('meeting'),
    shapes: shapesBy(`point ${kind} reach`, pointAndShape(kind)),
    laws: [scalingLengths(kind), ...(isSolid ? reversedSolid(kind, reachAt(kind) + 1, SHAPE_AT) : [])],
  };
}

/** Distances of points from circles, disks, cylinders and cones of space. */
export const pointDistanceQuestions: readonly Question[] = DISTANCE_KINDS.map(distanceQuestion);
