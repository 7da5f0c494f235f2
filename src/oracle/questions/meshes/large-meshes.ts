import { firstWord } from '../../answers/meshes.js';
import {
  LARGE,
  LARGE_PATTERNS,
  largeMesh,
  MOST_SIDES,
  pointOfLarge,
} from '../../cases/meshes/large-meshes.js';
import type { Random } from '../../cases/random.js';
import { largeLocationReferee, largeSelfIntersectionsReferee } from '../../referees/shapes/meshes/pairs.js';
import { largeLocationSubject, largeSelfIntersectionsSubject } from '../../subjects/meshes/pairs.js';
import { integer, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const parts = [
  integer(
    'pattern',
    0,
    LARGE_PATTERNS.length - 1,
    LARGE_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
  ),
  integer('count', 3, MOST_SIDES, 'of corners of a pyramid; its remainder by 7, from 3 to 6, of shells'),
  integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
  integer('exponent', -1000, 900, 'of the power of two that all is scaled by'),
];

/** A corner of the mesh, a point between two or three of them, or one beside them. */
function fillPoint(random: Random, out: Float64Array): void {
  const { positions } = largeMesh(out);
  const corner = () => 3 * random.below(positions.length / 3);
  const [a, b, c] = [corner(), corner(), corner()];
  const way = random.below(4);
  for (let k = 0; k < 3; k++) {
    const [p, q, r] = [positions[a + k]!, positions[b + k]!, positions[c + k]!];
    const inner = way === 0 ? p : way === 1 ? (p + q) / 2 : (p + q) / 2 / 2 + r / 2;
    out[LARGE.point + k] = way === 3 ? p + (r - q) / 8 : inner;
  }
}

const families: readonly QuestionFamily[] = LARGE_PATTERNS.map(({ name, summary }, pattern) => ({
  name,
  summary,
  fill(random, out) {
    out[LARGE.pattern] = pattern;
    out[LARGE.count] = random.between(65, MOST_SIDES);
    out[LARGE.seed] = random.below(100_000);
    out[LARGE.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
    fillPoint(random, out);
  },
}));

const layout = layoutOf(3, ...parts, point('point'));
const common = { area: 'meshes', layout, families, coded: true } as const;

/** A point and a mesh of many shells, or of long fans. */
export const largeLocationQuestion: Question = {
  ...common,
  name: 'locatePointInLarge',
  note: 'as `locatePoint`, then as `windingNumber3d`',
  subject: largeLocationSubject,
  referee: largeLocationReferee,
  form: 'inside interior winding <n> | outside winding <n> | boundary <on-mesh> boundary',
  classes: ['outside zero', 'outside', 'inside one', 'inside', 'boundary'],
  classOf(answer) {
    const [location] = answer.split(' ') as [string];
    if (location === 'boundary') return location;
    if (location === 'outside') return answer.endsWith(' winding 0') ? 'outside zero' : location;
    return / winding -?1$/.test(answer) ? 'inside one' : location;
  },
  shapes: shapesBy('mesh point', (v) => [largeMesh(v), pointOfLarge(v)] as const),
};

/** A mesh of many shells, or of long fans, and itself. */
export const largeSelfIntersectionsQuestion: Question = {
  ...common,
  name: 'selfIntersectionsOfLarge',
  subject: largeSelfIntersectionsSubject,
  referee: largeSelfIntersectionsReferee,
  form: 'none | <pairs>',
  classes: ['none', 'touching', 'crossing', 'overlapping'],
  classOf: firstWord,
  yes: 'two triangles of the mesh have more in common than a vertex or an edge of both',
  holds: (answer) => answer !== 'none',
  shapes: shapesBy('mesh', (v) => [largeMesh(v)] as const),
};
