import { polygonDiagonal2d, vertexConvexity2d } from '../../../planar/polygons/polygon-diagonal.js';
import { areaAt, latticeOutline } from '../../cases/planar/areas.js';
import { latticeMap } from '../../cases/planar/lattice-rings.js';
import { MOST_VERTICES, putRing } from '../../cases/planar/rings.js';
import { exact, orientation2, sameVector } from '../../referees/shapes/index.js';
import { doubleArea, next, type Vectors } from '../../referees/shapes/planar-polygons/areas.js';
import { partsOf } from '../../referees/shapes/planar-polygons/segment-polygon.js';
import { scaling } from '../laws.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringParts } from './ring-parts.js';

const layout = layoutOf(2, integer('i', 0, 7), integer('j', 0, 6), ...ringParts('v', 3));

/** The ring without direct repetitions, and two different vertices. */
function question(values: Float64Array) {
  const area = areaAt(values, exact(values), 2);
  if (area === undefined) return undefined;
  const vectors: Vectors = area.exact[0]!;
  const kept = vectors.map((_, k) => k).filter((k) => !sameVector(vectors[k]!, next(vectors, k)));
  const n = kept.length;
  const i = values[0]! % n;
  const j = (i + 1 + (values[1]! % (n - 1))) % n;
  return { ring: kept.map((k) => area.rings[0]![k]!), vectors: kept.map((k) => vectors[k]!), i, j };
}

const shapes = shapesBy('ring i j', (values) => {
  const { ring, i, j } = question(Float64Array.from(values))!;
  return [ring, i, j] as const;
});

function subject(values: Float64Array): string {
  const [ring, i, j] = shapes.of(values);
  const answer = polygonDiagonal2d(ring, i, j);
  const swapped = polygonDiagonal2d(ring, j, i) === answer ? '' : ' SWAPPED DIFFERS';
  return `${answer} ${vertexConvexity2d(ring, i)}${swapped}`;
}

/** The cut segment of the query about segments and polygons; triangles for the angle. */
function referee(values: Float64Array): string {
  const { vectors, i, j } = question(values)!;
  const n = vectors.length;
  const [p, q] = [vectors[i]!, vectors[j]!];
  const { parts, points } = partsOf([vectors], p, q);
  const kind =
    (i + 1) % n === j || (j + 1) % n === i
      ? 'edge'
      : parts.has('exterior')
        ? 'outside'
        : points > 2 || !parts.has('interior')
          ? 'touching'
          : 'diagonal';
  const turn = orientation2(vectors[(i + n - 1) % n]!, p, next(vectors, i));
  return `${kind} ${doubleArea(vectors) > 0n ? turn : 0 - turn}`;
}

/** The line between two vertices of a simple polygon, and the angle at the first. */
export const polygonDiagonalQuestion: Question = {
  name: 'polygonDiagonal2d',
  note: 'the sign: 1 where the polygon is convex at vertex i, -1 where it is reflex, 0 where it is straight',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-outline',
      summary: 'a lattice polygon',
      fill(random, out) {
        out.fill(0);
        out[0] = random.below(8);
        out[1] = random.below(7);
        putRing(out, 2, latticeOutline(random, MOST_VERTICES).map(latticeMap(random)));
      },
    },
  ],
  accepts: (values) => question(values) !== undefined,
  subject,
  referee,
  form: '<diagonal|touching|edge|outside> <sign>',
  classes: ['diagonal', 'touching', 'edge', 'outside'],
  shapes,
  coded: true,
  yes: 'the open segment between the two vertices lies within the polygon',
  holds: (answer) => answer.startsWith('diagonal'),
  laws: [scaling(layout)],
};
