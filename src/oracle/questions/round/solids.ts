import { type Kind as FlatKind, shapeAt2d } from '../../cases/distance/operands.js';
import {
  isRound,
  nameOf,
  pairName,
  type ROUND_KINDS_2D,
  type RoundKind,
  shapeAt,
} from '../../cases/round/operands.js';
import {
  infiniteCylinderPlaneReferee,
  sphereInfiniteCylinderReferee,
} from '../../referees/shapes/round/infinite-cylinders.js';
import {
  conePlaneReferee,
  ellipsoidReferee,
  planarRoundReferee,
} from '../../referees/shapes/round/solids.js';
import { sphereConeReferee } from '../../referees/shapes/round/sphere-cones.js';
import { roundPairSubject } from '../../subjects/round/pair.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { disturbed, lattice } from '../boxes/families.js';
import { swapping } from '../laws.js';
import { box, type Layout, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { planeAlongAxis, sphereAlongAxis } from './along-axes.js';
import { containmentClasses, containmentClassOf } from './containment-classes.js';
import { pythagorean, roundFamilies, scaled } from './families.js';
import { solidLaws } from './laws.js';
import { axesSpan, fill, isShape, landmark, move, partsOf, radiiOf, sizeOf } from './operands.js';
import { swapContainment } from './swept.js';

const MEETING = ['disjoint', 'touching', 'overlapping'];

/** The question of a pair, with families of its own if there are some. */
export function pairQuestion(
  a: RoundKind,
  b: RoundKind | FlatKind,
  referee: (values: Float64Array) => string,
  classes: readonly string[] = MEETING,
  more: readonly QuestionFamily[] = [],
): Question {
  const layout = layoutOf(3, ...partsOf(a, a), ...partsOf(b, b));
  const subject = roundPairSubject(a, b);
  const hasPolyhedron = b === 'convexPolyhedron';
  // Corners of polyhedra are calculated: where that overflows, those of a smaller one are others.
  const laws = solidLaws(...(isRound(b) ? ([b, layout, sizeOf(a)] as const) : ([a, layout, 0] as const)));
  return {
    name: pairName(a, b),
    area: 'round',
    layout,
    families: [
      ...roundFamilies(a, b, layout),
      ...more.flatMap((family) => [family, disturbed(family), scaled(family, layout, sizeOf(a))]),
    ],
    accepts: (v) => isShape(a, v, 0) && isShape(b, v, sizeOf(a)),
    ...axesSpan(a, b),
    subject: hasPolyhedron ? (v) => unlessRejected(() => subject(v)) : subject,
    referee,
    form: `<relation> <containment> ${b === 'plane' ? '<side>' : '<relation>'}${hasPolyhedron ? ' | rejected' : ''}`,
    ...(b !== 'plane' && { note: 'the last word says how the boundaries meet' }),
    classes: [...classes, ...containmentClasses(a, b), ...(hasPolyhedron ? ['rejected'] : [])],
    classOf: containmentClassOf(a, b),
    yes: 'the two shapes have a point in common',
    holds: (answer) => (answer === 'rejected' ? undefined : !answer.startsWith('disjoint')),
    shapes: shapesBy(`${a} ${b}`, (v) => [shapeAt(a, v, 0), shapeAt(b, v, sizeOf(a))]),
    ...(hasPolyhedron && { coded: true }),
    laws: hasPolyhedron ? laws.filter(({ name }) => name !== 'scaling') : laws,
  };
}

type PlanarRound = (typeof ROUND_KINDS_2D)[number];
const CONES = ['cylinder', 'cone', 'truncatedCone'] as const;
const FLAT = ['plane', 'triangle', 'tetrahedron', 'box', 'orientedBox', 'convexPolyhedron', 'hull'] as const;

/** Capsules that are segments, and what else is one; and those of equal numbers, radii too. */
function thin(a: PlanarRound, b: 'triangle' | 'box' | PlanarRound, { arity, parts }: Layout): QuestionFamily {
  const at = sizeOf(a);
  const small = lattice(arity);
  const radii = parts.flatMap(({ kind, at: from }) => (kind === 'length' ? [from] : []));
  return {
    name: 'without-radius',
    summary: 'small integers, of radius 0, where the other shape is often a segment; or both are the same',
    fill(random, out) {
      small.fill(random, out);
      if (a === b && random.oneIn(3)) {
        out.copyWithin(at, 0, at);
        return;
      }
      for (const place of radii) out[place] = 0;
      if (random.oneIn(2)) return;
      // A box without a width, a triangle of two corners.
      if (b === 'box') out[at + 2] = out[at]!;
      if (b === 'triangle') out.copyWithin(at + 4, at, at + 2);
    },
  };
}

/** Circles, capsules and ellipses of the plane against triangles, boxes and each other. */
function planarQuestion(a: PlanarRound, b: 'triangle' | 'box' | PlanarRound): Question {
  const [nameA, nameB] = a === b ? (['a', 'b'] as const) : ([nameOf(a), nameOf(b)] as const);
  const parts = isRound(b)
    ? partsOf(b, nameB)
    : b === 'box'
      ? [box('box')]
      : points('triangle.a triangle.b triangle.c');
  const layout = layoutOf(2, ...partsOf(a, nameA), ...parts);
  const at = sizeOf(a);
  const shape = (v: ArrayLike<number>) => (isRound(b) ? shapeAt(b, v, at) : shapeAt2d(b, v, at));
  const pair = (v: ArrayLike<number>) => [shapeAt(a, v, 0), shape(v)] as const;
  const near = {
    name: 'tangent',
    summary:
      'small integers, the center at a vector of an integer length, which is the radius, from a corner',
    fill: (random: Parameters<typeof fill>[1], out: Float64Array) => {
      for (let i = at; i < out.length; i++) out[i] = random.between(-4, 4);
      fill(a, random, out, 0);
      const { by, length } = pythagorean(random, 2);
      const target = [out[at]! + by[0]!, out[at + 1]! + by[1]!];
      const center = landmark(a, random, out, 0);
      move(
        a,
        out,
        0,
        target.map((x, k) => x - center[k]!),
      );
      if (random.oneIn(2)) for (const place of radiiOf(a)) out[place] = length;
      const [own, other] = [radiiOf(a)[0], radiiOf(b)[0]];
      if (own !== undefined && other !== undefined) {
        const small = random.below(2 * length + 1) / 2;
        out[at + other] = random.oneIn(2) ? length - Math.min(small, length) : length + small;
        out[own] = random.oneIn(3) ? length : Math.abs(length - out[at + other]!);
      }
    },
  };
  return {
    name: pairName(a, b, '2d'),
    area: 'round',
    layout,
    families: [
      near,
      disturbed(near),
      lattice(layout.arity),
      lattice(layout.arity, 5),
      scaled(near, layout, at),
      ...(a === 'capsule2d' ? [thin(a, b, layout)] : []),
    ],
    accepts: (v) => isShape(a, v, 0),
    subject: roundPairSubject(a, b, pair, '2d'),
    referee: planarRoundReferee(a, b),
    form: '<relation> <containment> <relation>',
    note: 'the last word says how the boundaries meet',
    classes: [...MEETING, ...(a === 'capsule2d' ? ['crossing'] : []), ...containmentClasses(a, b)],
    classOf: containmentClassOf(a, b),
    yes: 'the two regions have a point in common',
    holds: (answer) => !answer.startsWith('disjoint'),
    shapes: shapesBy(`${nameA} ${nameB}`, pair),
    laws: [...solidLaws(a, layout, 0), ...(a === b ? [swapping(layout, swapContainment)] : [])],
  };
}

/** Cylinders, cones, ellipsoids, circles and ellipses. */
export const roundSolidQuestions: readonly Question[] = [
  ...CONES.flatMap((kind) => [
    pairQuestion(kind, 'plane', conePlaneReferee(kind), [...MEETING, 'crossing']),
    pairQuestion('sphere', kind, sphereConeReferee(kind)),
  ]),
  pairQuestion(
    'infiniteCylinder',
    'plane',
    infiniteCylinderPlaneReferee,
    [...MEETING, 'crossing'],
    [planeAlongAxis],
  ),
  pairQuestion('sphere', 'infiniteCylinder', sphereInfiniteCylinderReferee, MEETING, [sphereAlongAxis]),
  ...FLAT.map((b) => pairQuestion('ellipsoid', b, ellipsoidReferee(b))),
  ...(['triangle', 'box', 'circle', 'capsule2d'] as const).map((b) => planarQuestion('circle', b)),
  ...(['triangle', 'box', 'capsule2d'] as const).map((b) => planarQuestion('capsule2d', b)),
  ...(['triangle', 'box'] as const).map((b) => planarQuestion('ellipse', b)),
];
