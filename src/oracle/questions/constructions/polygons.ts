import { IMMODERATE, isModerate } from '../../cases/constructions/point-sets.js';
import { TRIANGULATED, triangulatedPolygon } from '../../cases/constructions/polygons.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { latticeOutline, latticeTriangle, polygonOf } from '../../cases/planar/areas.js';
import type { LatticePoint } from '../../cases/planar/lattice-rings.js';
import { putRing, ringSize } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import {
  anyPolygonTriangulation,
  checkConformingTriangulation,
  checkPolygonTriangulation,
  polygonTriangulationReferee,
} from '../../referees/constructions/polygon-triangulation.js';
import { triangulateRing } from '../../subjects/constructions.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question, QuestionFamily } from '../question.js';

const { most: MOST, mostOfHole } = TRIANGULATED;
const layout = layoutOf(2, ...ringParts('v', 3, MOST), ...ringParts('h', 0, mostOfHole));

const SQUARE: readonly LatticePoint[] = [
  [-8, -8],
  [8, -8],
  [8, 8],
  [-8, 8],
];

/** A square with vertices on its edges, that are sometimes moved inwards. */
function notchedSquare(random: Random): LatticePoint[] {
  return SQUARE.flatMap(([x, y], i): LatticePoint[] => {
    const [u, w] = SQUARE[(i + 1) % 4]!;
    const at = random.between(1, 7);
    const depth = random.oneIn(2) ? 0 : random.between(0, 3);
    const between: LatticePoint = [
      x + ((u - x) * at) / 8 - depth * Math.sign(w - y),
      y + ((w - y) * at) / 8 + depth * Math.sign(u - x),
    ];
    return random.oneIn(3) ? [[x, y]] : [[x, y], between];
  });
}

/** Where the lattice is put: itself, in tenths, far off, or beside itself by an ulp. */
const MAPS: readonly (readonly [
  name: string,
  summary: string,
  map: (random: Random) => (x: number) => number,
])[] = [
  ['lattice', 'on a lattice', () => (x) => x],
  ['tenths', 'in tenths', () => (x) => x / 10],
  [
    'far',
    'far from the origin',
    (random) => {
      const off = powerOfTwo(random.between(20, 49));
      return (x) => x + off;
    },
  ],
  ['ulp', 'in tenths and an ulp beside them', (random) => (x) => stepUlps(x / 10, random.between(-1, 1))],
];

const families: readonly QuestionFamily[] = MAPS.flatMap(([name, place, map]) => {
  const put = (
    random: Random,
    out: Float64Array,
    outer: readonly LatticePoint[],
    hole: readonly LatticePoint[],
  ) => {
    const to = map(random);
    out.fill(0);
    putRing(
      out,
      0,
      outer.map(([x, y]) => [to(x), to(y)] as const),
    );
    putRing(
      out,
      ringSize(MOST),
      hole.map(([x, y]) => [to(x), to(y)] as const),
    );
  };
  return [
    {
      name: `${name}-outlines`,
      summary: `polygons ${place}`,
      fill: (random: Random, out: Float64Array) => put(random, out, latticeOutline(random, MOST), []),
    },
    {
      name: `${name}-squares`,
      summary: `squares with vertices on their edges or notches ${place}, mostly with a hole`,
      fill(random: Random, out: Float64Array) {
        const at: LatticePoint = [random.between(-6, 6), random.between(-6, 6)];
        put(random, out, notchedSquare(random), random.oneIn(4) ? [] : latticeTriangle(random, at));
      },
    },
  ];
});

const NOTE =
  'a construction: the answer is JSON, three vertex numbers for each triangle in one flat list (the vertices of the hole behind those of the outer ring), and is checked. Triangles have an area, are all the same way round, do not overlap, and are the polygon. The text says whether there is a hole, how many vertices there are, and the area';

const common = {
  area: 'planar',
  layout,
  families,
  accepts: (values: Float64Array) => isModerate(values) && triangulatedPolygon(values) !== undefined,
  without: IMMODERATE,
  subject(values: Float64Array) {
    const polygon = triangulatedPolygon(values)!;
    return polygon.rings.length === 1 ? triangulateRing(polygon.rings[0]!) : anyPolygonTriangulation(values);
  },
  referee: polygonTriangulationReferee,
  form: '<simple|holed> <i> <t>',
  classes: ['simple', 'holed'],
  shapes: shapesBy(
    'polygon',
    (values) => [polygonOf(triangulatedPolygon(Float64Array.from(values))!)] as const,
  ),
  coded: true,
} as const;

/** Triangles that are a polygon. */
export const polygonTriangulationValidQuestion: Question = {
  ...common,
  name: 'polygonTriangulationValid2d',
  note: NOTE,
  check: checkPolygonTriangulation,
};

/** The same, edge to edge. */
export const polygonTriangulationConformingQuestion: Question = {
  ...common,
  name: 'polygonTriangulationConforming2d',
  note: `${NOTE}. No vertex is inside an edge`,
  check: checkConformingTriangulation,
};
