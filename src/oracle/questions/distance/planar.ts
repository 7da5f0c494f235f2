import { swapDistance } from '../../answers/distances.js';
import { distanceName, KINDS_2D, type Kind2d, shapePair2d } from '../../cases/distance/operands.js';
import { distanceReferee2d } from '../../referees/shapes/distance/distance.js';
import { distanceSubject2d } from '../../subjects/distance/distance.js';
import { lattice } from '../boxes/families.js';
import { shapeFamilies } from '../families/shape-families.js';
import { swapping } from '../laws.js';
import { box, direction, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { scaledFamily } from './scaled.js';

/**
 * How many points a kind is planted with, its parts, and the features that can be alone in a pair of closest points.
 */
const KIND: Readonly<
  Record<
    Kind2d,
    readonly [planted: number, parts: (name: string) => Parameters<typeof layoutOf>[1][], features: string]
  >
> = {
  point: [1, (name) => [point(name)], 'vertex'],
  line: [2, linear, 'edge'],
  ray: [2, linear, 'vertex edge'],
  segment: [2, (name) => points(`${name}.start ${name}.end`), 'vertex edge'],
  triangle: [3, (name) => points(`${name}.a ${name}.b ${name}.c`), 'vertex edge'],
  box: [2, (name) => [box(name)], 'vertex edge'],
};

/** The parts of a shape of the plane among the values of a question. */
export function planarParts(kind: Kind2d, name: string): Parameters<typeof layoutOf>[1][] {
  return KIND[kind][1](name);
}

function linear(name: string) {
  return [point(`${name}.origin`), direction(`${name}.direction`)];
}

function classesOf(a: Kind2d, b: Kind2d): string[] {
  const features = (kind: Kind2d) => KIND[kind][2].split(' ');
  // In the plane, edges that are not parallel and do not meet are closest at an end.
  const alone = features(a).flatMap((f) => features(b).map((g) => `${f}-${g}`));
  const several = a === 'point' || b === 'point' ? [] : ['meeting-several', 'apart-several'];
  return ['meeting', ...several, ...alone.filter((pair) => pair !== 'edge-edge')];
}

function distanceQuestion2d(a: Kind2d, b: Kind2d): Question {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a, b];
  const layout = layoutOf(2, ...KIND[a][1](nameA), ...KIND[b][1](nameB));
  const lattices = [lattice(layout.arity), lattice(layout.arity, 5)];
  return {
    name: `${distanceName(a, b)}2d`,
    area: 'distance',
    layout,
    families: [
      ...lattices,
      scaledFamily(lattices, layout),
      ...shapeFamilies(layout, [KIND[a][0], KIND[b][0]]),
    ],
    subject: distanceSubject2d(a, b),
    referee: distanceReferee2d(a, b),
    form: `<${classesOf(a, b).join('|')}> <t> <x> <closest>*`,
    classes: classesOf(a, b),
    yes: 'the two shapes have a point in common',
    holds: (answer) => answer.startsWith('meeting'),
    shapes: shapesBy(`${nameA} ${nameB}`, (v) => shapePair2d(a, b, v)),
    laws: a === b ? [swapping(layout, swapDistance)] : [],
  };
}

/** Distances of all pairs of kinds of the plane. */
export const planarDistanceQuestions: readonly Question[] = KINDS_2D.flatMap((a, i) =>
  KINDS_2D.slice(i).map((b) => distanceQuestion2d(a, b)),
);
