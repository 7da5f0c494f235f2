import { relation } from '../../../shapes/index.js';
import { boxSolid, solidMassProperties, solidUnion } from '../../../solids/index.js';
import { polygon, text } from './drawing.js';
import { gridOf } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [12, 8] } as const;
const SIZE = 3;
const FIRST: Place = [2, 2];

const boxAt = ([x, y]: Place) => ({ type: 'box', min: [x, y, 0], max: [x + SIZE, y + SIZE, SIZE] }) as const;
const squareAt = ([x, y]: Place): Place[] => [
  [x, y],
  [x + SIZE, y],
  [x + SIZE, y + SIZE],
  [x, y + SIZE],
];

function foundIn({ places }: State) {
  const [a, b] = [boxAt(FIRST), boxAt(places.second!)];
  const union = solidUnion(boxSolid(a), boxSolid(b));
  return { relation: relation(a, b).relation, union, volume: solidMassProperties(union).volume };
}

export const lesson: Lesson = {
  text: [
    'Two cubes stand side by side, seen from above. Move the second one until they share a face. Their union is one box: eight vertices, six faces. No wall is left between them, and no gap of an ulp.',
    'Move it along the shared face: the union becomes a solid with notches, and the faces on top and bottom are still one each. Then let the cubes share only an edge: that is a solid, too, though its surface is no manifold there.',
    'The union of cubes that touch has exactly the sum of their volumes.',
  ],
  view,
  step: 0.5,
  handles: [{ name: 'second', label: 'Corner of the second cube', at: [5, 2] }],
  draw({ places }) {
    return [
      ...gridOf(view),
      polygon(squareAt(FIRST), 'a'),
      polygon(squareAt(places.second!), 'b'),
      text([FIRST[0] + 0.3, FIRST[1] + SIZE - 0.5], 'first'),
      text([places.second![0] + 0.3, places.second![1] + SIZE - 0.5], 'second'),
    ];
  },
  say(state) {
    const { relation: how, union, volume } = foundIn(state);
    const { numerator, denominator } = volume!;
    const size = denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
    return `The cubes are \`${how}\`. Their union has ${union.vertices.length} vertices, ${union.faces.length} faces and the volume ${size}.`;
  },
  code({ places }) {
    const box = (place: Place) => {
      const { min, max } = boxAt(place);
      return `{ type: 'box', min: [${min.join(', ')}], max: [${max.join(', ')}] }`;
    };
    return `import { relation } from 'unerring/shapes';
import { boxSolid, solidMassProperties, solidUnion } from 'unerring/solids';

const a = ${box(FIRST)};
const b = ${box(places.second!)};
relation(a, b).relation;
const union = solidUnion(boxSolid(a), boxSolid(b));
union.vertices.length;
union.faces.length;
solidMassProperties(union).volume;
`;
  },
  values(state) {
    const { relation: how, union, volume } = foundIn(state);
    return [how, union.vertices.length, union.faces.length, volume];
  },
};
