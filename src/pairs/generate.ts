import type { Distance } from '../distance/distance.js';
import { measure } from '../distance/engine/measure.js';
import { measure2d } from '../distance/engine/measure-2d.js';
import * as flat from '../distance/shapes/flat.js';
import * as linear from '../distance/shapes/linear.js';
import * as planar from '../distance/shapes/planar.js';
import * as solids from '../distance/shapes/solids.js';
import { DISTANCES, type DistancePair, PLANAR_DISTANCES } from './distance.js';
import { distanceModule, type ExampleAnswer } from './emit-distance.js';
import type { Example, Side } from './kind.js';
import { exampleText } from './text.js';

/** The folder with nothing but generated pairs. */
export const GENERATED_PAIRS = 'src/distance/generated/';

type Cells = ReturnType<typeof linear.pointCells>;
const CELLS = { flat, linear, planar, solids } as unknown as Record<
  Side['from'],
  Readonly<Record<string, (where: string, name: string, shape: Example) => Cells>>
>;

/** What the engine says of the examples of two kinds. */
function answerOf({ sides: [a, b], isPlanar }: DistancePair): ExampleAnswer {
  const [first, second] = [
    CELLS[a.from][a.cells]!('example', 'a', a.first),
    CELLS[b.from][b.cells]!('example', 'b', b.second),
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

/** Everything that is generated: path from the project's root, and content. */
export function generatePairs(): Map<string, string> {
  return new Map([
    [`${GENERATED_PAIRS}space.ts`, distanceModule('Distances of two shapes of space.', DISTANCES, answerOf)],
    [
      `${GENERATED_PAIRS}plane.ts`,
      distanceModule('Distances of two shapes of the plane.', PLANAR_DISTANCES, answerOf),
    ],
  ]);
}
