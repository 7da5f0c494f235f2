import { describe, expect, test } from 'vitest';
import {
  expandBrush,
  expandBrushBySphereConservative,
  pointSolidLeafTree,
  thickPointSolidLeafTree,
} from '../../../src/bsp/index.js';
import { side } from '../../../src/implicit/index.js';
import { leavesText } from '../../../src/oracle/answers/trees.js';
import { brushesOf, HALF_HEIGHT, POINT, RADIUS } from '../../../src/oracle/cases/bsp/brushes.js';
import { ORDER, TREE_OTHER } from '../../../src/oracle/cases/bsp/explicit-trees.js';
import { THICK_POINT } from '../../../src/oracle/cases/bsp/thick-planes.js';
import { powerOfTwo, stepUlps } from '../../../src/oracle/cases/doubles.js';
import { pointOf } from '../../../src/oracle/cases/shapes.js';
import { faceOrderQuestion } from '../../../src/oracle/questions/bsp/face-orders.js';
import {
  cylinderBrushQuestion,
  sphereBrushQuestion,
} from '../../../src/oracle/questions/bsp/round-brushes.js';
import {
  leavesAtPointQuestion,
  thickPointTreeQuestion,
} from '../../../src/oracle/questions/bsp/tree-points.js';
import { solidTreeOf } from '../../../src/oracle/subjects/bsp/explicit-trees.js';
import { declareAgreement } from '../../support/agree.js';
import { declarePlanted } from '../../support/planted.js';

declareAgreement([thickPointTreeQuestion, leavesAtPointQuestion], { own: 80, general: 6 });
declareAgreement([sphereBrushQuestion, cylinderBrushQuestion, faceOrderQuestion], { own: 10, general: 1 });

/** The kernel, asked with other values. */
const asked =
  (question: { subject(v: Float64Array): string }, change: (v: Float64Array) => void) =>
  (v: Float64Array): string => {
    const changed = v.slice();
    change(changed);
    return question.subject(changed);
  };

const thick = (change: (v: Float64Array) => void) => asked(thickPointTreeQuestion, change);
declarePlanted(thickPointTreeQuestion, {
  'planes without a thickness': thick((v) => {
    v[THICK_POINT.halfThickness] = 0;
  }),
  'open bands': thick((v) => {
    v[THICK_POINT.halfThickness] = Math.max(0, stepUlps(v[THICK_POINT.halfThickness]!, -1));
  }),
  'bands an ulp too thick': thick((v) => {
    v[THICK_POINT.halfThickness] = stepUlps(v[THICK_POINT.halfThickness]!, 1);
  }),
  'the other metric': thick((v) => {
    v[THICK_POINT.metric] = 1 - v[THICK_POINT.metric]!;
  }),
});

declarePlanted(
  leavesAtPointQuestion,
  {
    'one leaf only': (v) => {
      const { location, leaves } = pointSolidLeafTree(pointOf(v, TREE_OTHER), solidTreeOf(v));
      return leavesText(location, leaves.slice(0, 1));
    },
    'leaves that have no point beside it': (v) => {
      const { location, leaves } = thickPointSolidLeafTree(pointOf(v, TREE_OTHER), solidTreeOf(v), 0);
      return leavesText(location, leaves);
    },
  },
  120,
);

const sphere = (grow: typeof expandBrushBySphereConservative) => (v: Float64Array) => {
  const planes = grow(brushesOf(v)[0]!, v[RADIUS]!);
  return planes.every((plane) => side(plane, pointOf(v, POINT)) <= 0) ? 'in' : 'out';
};
declarePlanted(
  sphereBrushQuestion,
  {
    'a radius too small': sphere((brush, r) =>
      expandBrushBySphereConservative(brush, r * (1 - powerOfTwo(-30))),
    ),
    'a radius too great': sphere((brush, r) =>
      expandBrushBySphereConservative(brush, r * (1 + powerOfTwo(-20))),
    ),
    'a box for the sphere': sphere((brush, r) => expandBrush(brush, [r, r, r])),
    'no bevels': sphere((brush, r) => expandBrushBySphereConservative(brush, r).slice(0, brush.length)),
  },
  25,
);
declarePlanted(
  cylinderBrushQuestion,
  {
    'a cylinder too short': asked(cylinderBrushQuestion, (v) => {
      v[HALF_HEIGHT] = v[HALF_HEIGHT]! * (1 - powerOfTwo(-40));
    }),
    'a cylinder too high': asked(cylinderBrushQuestion, (v) => {
      v[HALF_HEIGHT] = v[HALF_HEIGHT]! * (1 + powerOfTwo(-20));
    }),
    'a radius too small': asked(cylinderBrushQuestion, (v) => {
      v[RADIUS] = v[RADIUS]! * (1 - powerOfTwo(-30));
    }),
  },
  60,
);

type Listed = [source: number, points: string[][]][];
const changed = (change: (faces: Listed) => Listed) => (v: Float64Array) =>
  JSON.stringify(change(JSON.parse(faceOrderQuestion.subject(v)) as Listed));
declarePlanted(
  faceOrderQuestion,
  {
    'the other way round': asked(faceOrderQuestion, (v) => {
      v[ORDER] = 1 - v[ORDER]!;
    }),
    'by the number of the triangle': changed((faces) => [...faces].sort(([p], [q]) => p - q)),
    'a face is missing': changed((faces) => faces.slice(1)),
    'a face comes twice': changed((faces) => [...faces, faces[0]!]),
    'faces are turned over': changed((faces) => faces.map(([source, points]) => [source, points.reverse()])),
    'a face has the number of another triangle': changed((faces) => faces.map(([, points]) => [0, points])),
  },
  15,
);

describe('the order of faces', () => {
  const values = new Float64Array(faceOrderQuestion.layout.arity);
  // Two walls, seen from above: the second is nearer.
  values.set([0, 0, 0, 0, 5, 2]);
  values.set([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 1, 4, 0, 1, 0, 4, 1], 6);
  const corners = (z: string) => [
    ['0/1', '0/1', z],
    ['4/1', '0/1', z],
    ['0/1', '4/1', z],
  ];
  const check = (...order: number[]) =>
    faceOrderQuestion.check!(values, JSON.stringify(order.map((i) => [i, corners(`${i}/1`)])));

  test('is judged with a witness', () => {
    expect(faceOrderQuestion.referee(values)).toBe('hiding 2');
    expect(check(0, 1)).toBeUndefined();
    expect(check(1, 0)).toBe('a face of triangle 1 hides a later one of 0');
    expect(check(0)).toBe('the faces of triangle 1 have another area than it has');
    expect(check(0, 1, 1)).toBe('faces of triangle 1 overlap');
  });
});
