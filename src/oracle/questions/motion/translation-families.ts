/**
 * Shapes that translate into each other: families of each class by construction, and of what stands beside these. A
 * contact is planted on a plane that the shapes are on either side of, in integers and quarters of the time; whoever
 * moves, what is seen of both is the same.
 */
import { powerOfTwo } from '../../../arithmetic/float64.js';
import { isCone, isConic, type SweepPair } from '../../cases/motion/translation.js';
import type { Random } from '../../cases/random.js';
import { disturbed } from '../boxes/families.js';
import { drawExponent, scaleLengths } from '../distance/scaled.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { coplanar, RECIPES, type Recipe } from './courses.js';
import { drawBody } from './drawn-bodies.js';
import { type Body, moveBody, type Places, placesOf, radiiIn } from './moving-bodies.js';
import { drawSetting, write } from './settings.js';
import { drawVector } from './small-vectors.js';

type Draw = (random: Random, out: Float64Array) => void;

/** How a recipe becomes values: how much faster, and how far both move on besides. */
interface Pace {
  speed?(random: Random): number;
  readonly drift?: number;
}

const times = (recipe: Recipe, count: number): Recipe[] => new Array<Recipe>(count).fill(recipe);

/** Recipes of which one is drawn: what is there several times comes more often. */
const MIXED: readonly Recipe[] = [
  ...times(RECIPES.touching, 3),
  ...times(RECIPES.passing, 4),
  ...times(RECIPES.grazing, 5),
  ...times(RECIPES.staying, 2),
  RECIPES.overlapping,
];

/** The families of a pair. */
export function sweepFamilies(pair: SweepPair, layout: Layout): QuestionFamily[] {
  const places = placesOf(pair);
  const drawn = (recipes: readonly Recipe[], { speed, drift = 3 }: Pace = {}): Draw => {
    return (random, out) => {
      const { plan, demand } = recipes[random.below(recipes.length)]!;
      const setting = drawSetting(random, places, out, demand(random, places));
      write(random, setting, out, plan(random, setting, speed?.(random) ?? 0), drift);
    };
  };
  const any = family('any', 'any of these', drawn(MIXED));
  return [
    family(
      'touching-at-start',
      'shapes that touch at time 0 and then approach, slide or part',
      drawn([RECIPES.touching]),
    ),
    family(
      'overlapping-at-start',
      'shapes whose insides meet at time 0, and which part, often at a round time',
      drawn([RECIPES.overlapping]),
    ),
    family(
      'grazing',
      'shapes that touch at one quarter of the time: corners in passing, where roots are double, or flat shapes that cross',
      drawn([RECIPES.grazing]),
    ),
    family(
      'passing',
      'shapes that go through each other, with a first or last contact at a quarter of the time',
      drawn([RECIPES.passing]),
    ),
    family('staying', 'shapes that come into each other and stay there', drawn([RECIPES.staying])),
    family('at-the-ends', 'a first or last contact at time 0 or 1, exactly', drawn([RECIPES.atTheEnds])),
    family(
      'sliding',
      'motions along faces and edges, at the distance of the radii',
      drawn([RECIPES.sliding]),
    ),
    family(
      'coplanar',
      'shapes and motions in one plane across an axis, mostly without radii',
      drawn(
        [RECIPES.touching, RECIPES.grazing, RECIPES.passing, RECIPES.staying, RECIPES.sliding].map(coplanar),
      ),
    ),
    lattice(places, pair.dimension, layout.arity),
    family(
      'tiny-and-huge-motions',
      'any of these with velocities times powers of two',
      drawn(
        [
          ...times(RECIPES.touching, 2),
          ...times(RECIPES.grazing, 2),
          ...times(RECIPES.passing, 3),
          RECIPES.overlapping,
          RECIPES.staying,
        ],
        {
          speed: drawSpeed,
          drift: 1,
        },
      ),
    ),
    family('moving-frame', 'any of these, where both move on, far', drawn(MIXED, { drift: 4096 })),
    family(
      'apart',
      'shapes on either side of a plane all the time, often as near as a part in a billion',
      drawn([RECIPES.apart]),
    ),
    { ...disturbed(any, 12), name: 'one-ulp' },
    scaledAll(any, layout),
    ...[places.a, places.b]
      .filter(({ kind }) => isConic(kind) && !isCone(kind))
      .slice(0, 1)
      .map((body) => extremeAxes(any, body, pair.dimension)),
  ];
}

/** Exponents of powers of two by which small integers become subnormal, least doubles and huge ones. */
const EXTREMES = [-1074, -1073, -1060, -1030, -400, 300, 1000, 1019];

/** An axis, or all of them, by a power of two; what is beside may be as small or as large, or stay as it was. */
function extremeAxes({ fill, summary }: QuestionFamily, { at }: Body, dimension: 2 | 3): QuestionFamily {
  return family('extreme-axes', `${summary}, with subnormal and huge axes`, (random, out) => {
    fill(random, out);
    const factor = powerOfTwo(EXTREMES[random.below(EXTREMES.length)]!);
    const only = random.oneIn(2) ? random.below(dimension) : -1;
    for (let i = 0; i < dimension; i++)
      for (let k = 0; k < dimension; k++)
        if (only < 0 || only === i) out[at + dimension * (i + 1) + k]! *= factor;
    // Around the origin, the other shape is then near to a point.
    if (random.oneIn(2)) out.fill(0, at, at + dimension);
  });
}

const family = (name: string, summary: string, fill: Draw): QuestionFamily => ({ name, summary, fill });

const drawSpeed = (random: Random): number => random.sign() * random.between(1, random.oneIn(3) ? 24 : 8);

/** All of small integers: passing by, sliding and starting in each other are common. */
function lattice({ a, b, motionA, motionB }: Places, dimension: number, arity: number): QuestionFamily {
  return family('lattice', 'shapes of small integers that move by integers from -6 to 6', (random, out) => {
    for (let i = 0; i < arity; i++) out[i] = random.between(-6, 6);
    const n = drawVector(random, dimension, 1);
    for (const body of [a, b]) {
      drawBody(random, body, out, { n, mayLie: false });
      for (const at of radiiIn(body)) out[at] = random.between(0, 2);
    }
    moveBody(
      a,
      out,
      n.map(() => random.between(-3, 3)),
    );
    for (const at of [motionA, motionB])
      for (let k = 0; k < dimension; k++) if (random.oneIn(2)) out[at + k] = 0;
  });
}

function scaledAll({ fill, summary }: QuestionFamily, layout: Layout): QuestionFamily {
  return family('scaled', `${summary}, scaled to anywhere between subnormals and overflow`, (random, out) => {
    fill(random, out);
    scaleLengths(layout, out, drawExponent(layout, random, out));
  });
}
