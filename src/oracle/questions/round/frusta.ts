import { powerOfTwo, scaleByPowerOfTwo } from '../../cases/doubles.js';
import { DEPTH, matrixOf, SHAPE } from '../../cases/half-spaces.js';
import { pairName, type RoundKind, shapeAt } from '../../cases/round/operands.js';
import { roundFrustumReferee } from '../../referees/shapes/round/frusta.js';
import { roundFrustumSubject } from '../../subjects/round/pair.js';
import { disturbed } from '../boxes/families.js';
import { fillMatrix, matrixParts } from '../boxes/frustum.js';
import { reordering } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { containmentClasses, containmentClassOf } from './containment-classes.js';
import { drawExponent } from './exponents.js';
import { flatFrusta, frustumTangents } from './frustum-tangents.js';
import { exchangedAxes, reversedSolid } from './laws.js';
import { axesSpan, fill, isShape, partsOf, radiiOf } from './operands.js';

/** Where the constants of the matrix are, which are lengths where its other elements are factors. */
const CONSTANTS = 12;

const KINDS = ['capsule', 'lozenge', 'ellipsoid', 'cylinder', 'cone', 'truncatedCone'] as const;

function near(kind: RoundKind): QuestionFamily {
  return {
    name: 'near-frusta',
    summary: 'round shapes of small integers, or twice to eight times as large, near a small frustum',
    fill(random, out) {
      fillMatrix(random, out);
      fill(kind, random, out, SHAPE);
      const factor = random.oneIn(3) ? powerOfTwo(random.between(1, 3)) : 1;
      for (let i = SHAPE; i < out.length; i++) out[i] = out[i]! * factor;
    },
  };
}

/** A family whose lengths, or only those of the round shape, are scaled; so are matrices, which changes nothing. */
function scaledFrusta(family: QuestionFamily): QuestionFamily {
  const beside = disturbed(family);
  return {
    name: `${family.name}-scaled`,
    summary: `${family.summary}, or values beside these by parts in 2^52, scaled to anywhere between subnormals and overflow, or one shape far larger than the other`,
    fill(random, out) {
      (random.oneIn(3) ? beside : family).fill(random, out);
      const isApart = random.oneIn(4);
      const exponent = isApart ? random.between(-40, 40) : drawExponent(random);
      const matrix = random.oneIn(3) ? Math.trunc(drawExponent(random) / 2) : 0;
      for (let i = 0; i < out.length; i++) {
        if (i === DEPTH) continue;
        const isLength = i >= SHAPE || (!isApart && i >= CONSTANTS);
        const shift = (isLength ? exponent : 0) + (i < DEPTH ? matrix : 0);
        out[i] = scaleByPowerOfTwo(out[i]!, shift);
      }
    },
  };
}

/** All values, each times its factor, if nothing is rounded. */
function times(name: string, factorsOf: (factor: number) => (i: number) => number): Law {
  return {
    name,
    vary(values, random) {
      const factor = factorsOf(powerOfTwo(random.between(-60, 60)));
      const scaled = values.map((x, i) => x * factor(i));
      const isExact = scaled.every((x, i) => Number.isFinite(x) && x / factor(i) === values[i]);
      return isExact ? { values: scaled, expected: (answer) => answer } : undefined;
    },
  };
}

/** The first two rows of the matrix exchanged: the planes left and right become bottom and top. */
function exchangedRows(arity: number): Law {
  const order = Array.from({ length: arity }, (_, i) => {
    if (i >= DEPTH || i % 4 > 1) return i;
    return i % 4 === 0 ? i + 1 : i - 1;
  });
  return reordering('exchanged-rows', order, (answer: string) => answer);
}

/** The first row of the matrix negated: left becomes right. */
const mirroredRow: Law = {
  name: 'mirrored-row',
  vary: (values) => ({
    values: values.map((x, i) => (i < DEPTH && i % 4 === 0 ? 0 - x : x)),
    expected: (answer) => answer,
  }),
};

function frustumQuestion(kind: (typeof KINDS)[number]): Question {
  const layout = layoutOf(3, ...matrixParts, ...partsOf(kind, kind));
  const families = [near(kind), frustumTangents(kind), flatFrusta(kind)];
  return {
    name: pairName(kind, 'frustum'),
    area: 'round',
    layout,
    families: [
      ...families.flatMap((family) => [family, disturbed(family)]),
      ...families.map((family) => scaledFrusta(family)),
    ],
    accepts: (v) => isShape(kind, v, SHAPE),
    ...axesSpan(kind),
    subject: roundFrustumSubject(kind),
    referee: roundFrustumReferee(kind),
    form: '<relation> <containment> <relation>',
    note: 'the last word says how the boundaries meet',
    // Of radius 0, a shape may cross what is flat.
    classOf: containmentClassOf(kind, 'frustum'),
    classes: [
      'disjoint',
      'touching',
      'overlapping',
      ...containmentClasses(kind, 'frustum'),
      ...(radiiOf(kind).length > 0 ? ['crossing'] : []),
    ],
    yes: 'the round shape and the frustum have a point in common',
    holds: (answer) => !answer.startsWith('disjoint'),
    shapes: shapesBy(`${kind} frustum`, (v) => [shapeAt(kind, v, SHAPE), matrixOf(v, 0, v[DEPTH])]),
    laws: [
      times('scaling', (factor) => (i) => (i === DEPTH || i < CONSTANTS ? 1 : factor)),
      times('scaled-matrix', (factor) => (i) => (i < DEPTH ? factor : 1)),
      exchangedRows(layout.arity),
      mirroredRow,
      ...reversedSolid(kind, layout.arity, SHAPE),
      ...exchangedAxes(kind, layout, kind),
    ],
  };
}

/** Capsules, lozenges, ellipsoids, cylinders, cones and truncated cones against frusta. */
export const roundFrustumQuestions: readonly Question[] = KINDS.map(frustumQuestion);
