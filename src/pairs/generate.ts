import type { Distance } from '../distance/distance.js';
import { measure } from '../distance/engine/measure.js';
import { measure2d } from '../distance/engine/measure-2d.js';
import * as distanceRoom from '../distance/index.js';
import * as flat from '../distance/shapes/flat.js';
import * as linear from '../distance/shapes/linear.js';
import * as planar from '../distance/shapes/planar.js';
import * as solids from '../distance/shapes/solids.js';
import * as planarRoom from '../planar/index.js';
import { capsuleHits } from '../round/hits/capsule-hits.js';
import { hitsOf } from '../round/hits/find-hits.js';
import * as straight from '../round/hits/linear.js';
import { lozengeHits } from '../round/hits/lozenge-hits.js';
import * as round from '../round/hits/solids.js';
import * as roundRoom from '../round/index.js';
import * as spatialRoom from '../spatial/index.js';
import { DISTANCES, type DistancePair, PLANAR_DISTANCES } from './distance.js';
import { distanceModule, type ExampleAnswer } from './emit-distance.js';
import { faceModule } from './emit-face.js';
import { type HitAnswer, hitsModule } from './emit-hits.js';
import { faceOperations } from './face.js';
import { HITS, type HitPair } from './hits.js';
import type { Example } from './kind.js';
import { matrixPage } from './matrix.js';
import { exampleText } from './text.js';

const DISTANCE = 'src/distance/generated/';
const ROUND = 'src/round/generated/';
const FACE = 'src/shapes/generated/';
/** The page with all pairs. */
export const MATRIX = 'docs/matrix.md';
/** The folders with nothing but generated pairs. */
export const GENERATED_PAIRS: readonly string[] = [DISTANCE, ROUND, FACE];

type Cells = ReturnType<typeof linear.pointCells>;
const CELLS = { flat, linear, planar, solids } as unknown as Record<
  string,
  Readonly<Record<string, (where: string, name: string, shape: Example) => Cells>>
>;

/** What the engine says of the examples of two kinds. */
function answerOf({ sides: [a, b], isPlanar }: DistancePair): ExampleAnswer {
  const [first, second] = [
    CELLS[a.cells.from]![a.cells.name]!('example', 'a', a.first),
    CELLS[b.cells.from]![b.cells.name]!('example', 'b', b.second),
  ];
  const found: Distance = isPlanar ? measure2d(first as never, second as never) : measure(first, second);
  const { numerator, denominator } = found.squaredDistance;
  const pointB = Array.from(found.closest[0]!.pointB);
  return {
    distance: String(found.distance),
    squaredDistance: `{ numerator: ${numerator}n, denominator: ${denominator}n }`,
    pointB: exampleText(pointB),
  };
}

type LinearOf = (where: string, shape: Example) => straight.Linear;
type SolidOf = (where: string, shape: Example) => ReturnType<typeof round.coneSolid>;
const STRAIGHT = straight as unknown as Readonly<Record<string, LinearOf>>;
const ROUND_SOLIDS = round as unknown as Readonly<Record<string, SolidOf>>;
const OWN_HITS = { capsuleHits, lozengeHits } as unknown as Readonly<
  Record<string, (linear: straight.Linear, where: string, shape: Example) => ReturnType<typeof hitsOf>>
>;

/** What the engines say of the examples of a linear shape and a solid. */
function hitAnswerOf({ a, b }: HitPair): HitAnswer {
  const [through, beside] = [a.linear.through, a.linear.beside].map((shape) =>
    STRAIGHT[a.linear.of]!('example', shape),
  );
  const { engine } = b.solid;
  const { second } = b.space;
  const hits = (linear: straight.Linear) =>
    'solid' in engine
      ? hitsOf(linear, ROUND_SOLIDS[engine.solid]!('example', second))
      : OWN_HITS[engine.hits.name]!(linear, 'example', second);
  if (hits(beside!).relation !== 'disjoint') throw new Error(`${a.name} meets ${b.name} beside it`);
  const { relation, entry, exit } = hits(through!);
  return {
    relation,
    parameters: exampleText([entry, exit].map((hit) => hit!.roundedParameter)),
    coordinates: exampleText(Array.from(entry!.coordinates)),
  };
}

/** The names that rooms with pairs export. */
const ROOMS = Object.fromEntries(
  Object.entries({ planar: planarRoom, spatial: spatialRoom, round: roundRoom, distance: distanceRoom }).map(
    ([room, exported]) => [room, new Set(Object.keys(exported))],
  ),
);

/** Everything that is generated: path from the project's root, and content. */
export function generatePairs(): Map<string, string> {
  const operations = faceOperations(ROOMS);
  return new Map([
    [`${DISTANCE}space.ts`, distanceModule('Distances of two shapes of space.', DISTANCES, answerOf)],
    [
      `${DISTANCE}plane.ts`,
      distanceModule('Distances of two shapes of the plane.', PLANAR_DISTANCES, answerOf),
    ],
    [`${ROUND}hits.ts`, hitsModule('Where lines, rays and segments meet round solids.', HITS, hitAnswerOf)],
    ...operations.map((operation) => [`${FACE}${operation.name}.ts`, faceModule(operation)] as const),
    [MATRIX, matrixPage(operations)],
  ]);
}
