import type { PolygonOperation } from '../../cases/constructions/meshes.js';
import { IMMODERATE, isModerate } from '../../cases/constructions/point-sets.js';
import type { Random } from '../../cases/random.js';
import { boxMeshOperation, boxMeshReferee, checkBoxMesh } from '../../referees/constructions/box-meshes.js';
import { box, layoutOf } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';

/** Two boxes with corners from a few coordinates, so that faces often coincide. */
function boxes(name: string, summary: string, map: (x: number, random: Random) => number): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      for (const at of [0, 6]) {
        for (let k = 0; k < 3; k++) {
          const low = random.between(-3, 2);
          out[at + k] = Math.fround(map(low, random));
          out[at + 3 + k] = Math.fround(map(random.between(low + 1, 3), random));
        }
      }
    },
  };
}

const isThick = (values: Float64Array): boolean =>
  [0, 6].every((at) => [0, 1, 2].every((k) => values[at + k]! < values[at + 3 + k]!));

const common = {
  area: 'spatial',
  layout: layoutOf(3, box('a'), box('b')),
  families: [
    boxes('lattice-boxes', 'on a lattice', (x) => x),
    boxes('tenths-boxes', 'in tenths that are floats of 32 bits', (x) => x / 10),
    boxes('moved-boxes', 'on a lattice beside the origin', (x) => x + 16),
    boxes(
      'near-boxes',
      'on a lattice, coordinates one part in 2^20 beside it',
      (x, random) => x + random.between(-1, 1) * 2 ** -20,
    ),
  ],
  accepts: (values: Float64Array) => isModerate(values) && isThick(values),
  without: IMMODERATE,
} as const;

const NOTE =
  'a construction: the answer is JSON, {"positions":[...],"indices":[...]} with three coordinates for each vertex and three vertex numbers for each triangle, counterclockwise from outside, and is checked. The text says whether the true result is empty, or a union of boxes whose insides have nothing in common (parts), and its volume. With L the largest coordinate, the volume may be off by 2^-15 L³, which computing in 32 bits brings about';

function questionsOf(operation: PolygonOperation): Question[] {
  const one = {
    ...common,
    subject: (values: Float64Array) => boxMeshOperation(values, operation),
    referee: (values: Float64Array) => boxMeshReferee(values, operation),
    form: '<solid|parts|empty> <t>',
    classes: operation === 'Union' ? ['solid', 'parts'] : ['solid', 'empty'],
  };
  return [
    {
      ...one,
      name: `box${operation}Volume`,
      note: NOTE,
      check: (values, said) => checkBoxMesh(values, said, operation, false),
    },
    {
      ...one,
      name: `box${operation}Closed`,
      note: `${NOTE}. As many triangles run along each edge one way as the other`,
      check: (values, said) => checkBoxMesh(values, said, operation, true),
    },
  ];
}

/** Boolean operations of the meshes of two boxes. */
export const boxMeshQuestions: readonly Question[] = (
  ['Union', 'Intersection', 'Difference'] as const
).flatMap(questionsOf);
