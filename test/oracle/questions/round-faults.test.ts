import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { FIELDS, isRound, type RoundKind } from '../../../src/oracle/cases/round/operands.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { roundQuestions } from '../../../src/oracle/questions/round/index.js';
import { declarePlanted } from '../../support/planted.js';

type Engine = (values: Float64Array) => string;

const named = (name: string): Question => roundQuestions.find((question) => question.name === name)!;

/** Where the last radius of a kind stands behind its first value. */
function radiusOf(kind: RoundKind): number {
  let [at, found] = [0, -1];
  for (const size of Object.values(FIELDS[kind])) {
    if (size === 1) found = at;
    at += size;
  }
  return found;
}

/** The kernel, asked about a radius a little greater or less. */
const resized =
  (question: Question, place: number, steps: number): Engine =>
  (values) => {
    const other = values.slice();
    other[place] = Math.abs(stepUlps(other[place]!, steps));
    return question.subject(other);
  };

/** The kernel's answer in other words. */
const reworded =
  (question: Question, change: (answer: string) => string): Engine =>
  (values) =>
    change(question.subject(values));

const exchanged = (one: string, other: string) => (answer: string) =>
  answer.replace(new RegExp(`${one}|${other}`), (word) => (word === one ? other : one));

/** Engines that know no tangents, or no containment, or measure the radius an ulp wrong. */
function pairFaults(question: Question, radius: number): Record<string, Engine> {
  return {
    'a radius that is an ulp too great': resized(question, radius, 1),
    'a radius that is an ulp too small': resized(question, radius, -1),
    'shapes are open': reworded(question, (answer) => answer.replace('touching', 'disjoint')),
    'touching is overlapping': reworded(question, (answer) => answer.replace('touching', 'overlapping')),
    'inside and containing exchanged': reworded(question, exchanged('inside', 'containing')),
    'nothing is contained': reworded(question, (answer) => answer.replace(/inside|containing|equal/, 'none')),
  };
}

/** The pairs whose booleans have filters, and one of each other kind; the first shape is round. */
const PAIRS: readonly (readonly [name: string, kind: RoundKind])[] = [
  ['sphereSphere', 'sphere'],
  ['sphereTriangle', 'sphere'],
  ['sphereBox', 'sphere'],
  ['sphereCapsule', 'sphere'],
  ['capsuleCapsule', 'capsule'],
  ['capsuleTetrahedron', 'capsule'],
  ['lozengeLozenge', 'lozenge'],
  ['sphereCone', 'sphere'],
  ['cylinderTriangle', 'cylinder'],
  ['coneBox', 'cone'],
  ['truncatedConeOrientedBox', 'truncatedCone'],
  ['circleBox2d', 'circle'],
  ['capsuleCapsule2d', 'capsule2d'],
  ['infiniteCylinderInfiniteCylinder', 'infiniteCylinder'],
];

for (const [name, kind] of PAIRS) declarePlanted(named(name), pairFaults(named(name), radiusOf(kind)), 60);

/** Of lines: the ends exchanged, one of them lost, the side taken for a cap. */
for (const name of ['raySphere', 'segmentCapsule', 'lineCylinder', 'rayTruncatedCone', 'lineEllipsoid']) {
  const question = named(name);
  const [, kind] = /^[a-z]+([A-Z]\w*)$/.exec(name)!;
  const solid = `${kind![0]!.toLowerCase()}${kind!.slice(1)}` as RoundKind;
  const radius = isRound(solid) ? radiusOf(solid) : -1;
  declarePlanted(
    question,
    {
      ...(radius >= 0 && { 'a radius that is an ulp too great': resized(question, 6 + radius, 1) }),
      'tangents miss': reworded(question, (answer) => (answer.startsWith('touching') ? 'disjoint' : answer)),
      'entry and exit exchanged': reworded(question, (answer) => {
        const [relation, entry, exit] = answer.split(' ');
        return exit === undefined ? answer : `${relation} ${exit} ${entry}`;
      }),
      'the exit is the entry': reworded(question, (answer) => {
        const [relation, entry, exit] = answer.split(' ');
        return exit === undefined ? answer : `${relation} ${entry} ${entry}`;
      }),
      'the side is not numbered 0': reworded(question, (answer) => answer.replaceAll('f0', 'f1')),
    },
    40,
  );
}

for (const name of ['pointCone', 'pointCapsule', 'pointLozenge', 'pointInfiniteCylinder']) {
  const question = named(name);
  const [, kind] = /^point(\w)/.exec(name)!;
  const solid = `${kind!.toLowerCase()}${name.slice(6)}` as RoundKind;
  declarePlanted(
    question,
    {
      'a radius that is an ulp too great': resized(question, 3 + radiusOf(solid), 1),
      'the boundary is outside': reworded(question, (answer) => answer.replace(/^boundary .*/, 'outside -')),
      'the boundary is inside': reworded(question, (answer) => answer.replace(/^boundary .*/, 'inside in')),
    },
    200,
  );
}
