import {
  polygonIntersection,
  polygonSetArea,
  polygonSymmetricDifference,
  polygonUnion,
  roundPolygonSet,
} from '../../../polygons/index.js';
import { polygon, region } from './drawing.js';
import { gridOf, pointsText } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [14, 9] } as const;
const FIRST: readonly Place[] = [
  [1, 1],
  [8, 1],
  [8, 3],
  [4, 3],
  [4, 7],
  [1, 7],
];
/** Around the place of the handle. */
const SECOND: readonly Place[] = [
  [-3, -2],
  [3, -2],
  [3, 2],
  [-3, 2],
];

const firstOf = ({ places }: State): Place[] => [...FIRST.slice(0, 2), places.corner!, ...FIRST.slice(3)];
const secondOf = ({ places }: State): Place[] =>
  SECOND.map(([x, y]) => [places.second![0] + x, places.second![1] + y]);

export const lesson: Lesson = {
  text: [
    'Two polygons make others: their union, their intersection, what only one of them has. Drag the second one until edges lie on edges and corners on corners. That is where other packages lose a piece, add a sliver or throw.',
    'Drag the corner of the first polygon across its other edges: it is not simple any more. It encloses what it winds around, and all answers stay exact.',
    'Where edges cross, coordinates are fractions, so the area is one, too: union and intersection have together exactly the area of both polygons.',
  ],
  view,
  step: 0.5,
  handles: [
    { name: 'second', label: 'Middle of the second polygon', at: [8, 4.5] },
    { name: 'corner', label: 'Corner of the first polygon', at: [8, 3] },
  ],
  draw(state) {
    const [a, b] = [firstOf(state), secondOf(state)];
    const common = roundPolygonSet(polygonIntersection(a, b)).polygons as unknown as Place[][][];
    const all = roundPolygonSet(polygonUnion(a, b)).polygons as unknown as Place[][][];
    return [
      ...gridOf(view),
      polygon(a, 'a'),
      polygon(b, 'b'),
      ...common.map((rings) => region(rings, 'made')),
      ...all.map((rings) => region(rings, 'soft')),
    ];
  },
  say(state) {
    const [a, b] = [firstOf(state), secondOf(state)];
    const [union, common] = [polygonUnion(a, b), polygonIntersection(a, b)];
    const area = (set: typeof union) => {
      const { numerator, denominator } = polygonSetArea(set);
      return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
    };
    const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`);
    return `The union has ${pieces(union.polygons.length)} and the area ${area(union)}, the intersection ${pieces(common.polygons.length)} and the area ${area(common)}.`;
  },
  code(state) {
    return `import { polygonIntersection, polygonSetArea, polygonSymmetricDifference, polygonUnion } from 'unerring/polygons';

const a = ${pointsText(firstOf(state))};
const b = ${pointsText(secondOf(state))};
const union = polygonUnion(a, b);
union.polygons.length;
union.vertices.length;
polygonSetArea(union);
polygonSetArea(polygonIntersection(a, b));
polygonSetArea(polygonSymmetricDifference(a, b));
`;
  },
  values(state) {
    const [a, b] = [firstOf(state), secondOf(state)];
    const union = polygonUnion(a, b);
    return [
      union.polygons.length,
      union.vertices.length,
      polygonSetArea(union),
      polygonSetArea(polygonIntersection(a, b)),
      polygonSetArea(polygonSymmetricDifference(a, b)),
    ];
  },
};
