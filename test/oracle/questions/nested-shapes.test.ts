import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';
import { declarePlanted } from '../../support/planted.js';

await loadQuestions();

/** Engines that forget one of the classes, and are right otherwise: each question has a family that asks for it. */
function forgetting(name: string, classes: readonly string[], says: string) {
  const question = requireQuery(name);
  return Object.fromEntries(
    classes.map((forgotten) => [
      `${forgotten} is ${says}`,
      (v: Float64Array) => {
        const answer = question.subject(v);
        return question.classOf!(answer) === forgotten ? says : answer;
      },
    ]),
  );
}

const APART = ['overlapping inside-apart', 'overlapping containing-apart'];

// What tests edges against edges only: one shape within the other is missed.
for (const name of ['triangleTriangle2d', 'convexPolygonConvexPolygon2d']) {
  declarePlanted(requireQuery(name), forgetting(name, APART, 'disjoint'), 20);
}
declarePlanted(
  requireQuery('triangleTriangle'),
  forgetting(
    'triangleTriangle',
    [...APART, 'overlapping equal', 'overlapping edge', 'touching edge', 'touching v/f', 'touching f/v'],
    'disjoint',
  ),
  60,
);
for (const name of ['tetrahedronTetrahedron', 'convexPolyhedronConvexPolyhedron']) {
  const contained = ['inside', 'containing', 'equal'].map((word) => `overlapping ${word}`);
  declarePlanted(requireQuery(name), forgetting(name, contained, 'disjoint none'), 20);
}

const SURFACES = ['overlapping inside', 'overlapping containing'].flatMap((within) => [
  `${within} apart`,
  `${within} touching`,
]);

// Round shapes within others: whoever tests surfaces only misses them.
for (const [name, count] of [
  ['sphereTetrahedron', 12],
  ['sphereSphere', 12],
  ['capsuleBox', 60],
] as const) {
  declarePlanted(requireQuery(name), forgetting(name, SURFACES, 'disjoint none disjoint'), count);
}
