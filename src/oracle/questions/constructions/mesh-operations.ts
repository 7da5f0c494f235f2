import {
  HULL,
  HULL_POINTS,
  MOST_CORNERS,
  meshPair,
  OPERAND_SIZE,
  putOperand,
  SOLIDS,
  solidPair,
} from '../../cases/constructions/meshes.js';
import { IMMODERATE, isModerate } from '../../cases/constructions/point-sets.js';
import { powerOfTwo } from '../../cases/doubles.js';
import type { Place } from '../../cases/meshes/topology.js';
import type { Random } from '../../cases/random.js';
import {
  checkMeshOperation,
  DEVIATION_32,
  DEVIATION_64,
  type MeshLevel,
  type MeshOperation,
  meshOperationReferee,
} from '../../referees/constructions/mesh-operations.js';
import { meshOperationSubject } from '../../subjects/constructions.js';
import { pick } from '../families/plant.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const operandParts = (name: string) => [
  integer(`${name}Kind`, 0, HULL, `a solid of the table, or the hull of ${HULL_POINTS} points`),
  ...points(Array.from({ length: MOST_CORNERS }, (_, i) => `${name}${i}`).join(' ')),
];

/** A solid of the table, or a hull, by its points. */
interface Operand {
  readonly kind: number;
  readonly places: readonly Place[];
}
type PlaceMap = (place: Place) => Place;

const kindOf = (name: string): number => SOLIDS.findIndex((solid) => solid.name === name);
const named = (name: string): Operand => ({ kind: kindOf(name), places: SOLIDS[kindOf(name)]!.places });
const mapped = ({ kind, places }: Operand, map: PlaceMap): Operand => ({ kind, places: places.map(map) });

const anySolid = (random: Random): Operand => {
  const kind = random.below(SOLIDS.length);
  return { kind, places: SOLIDS[kind]!.places };
};

const CONVEX = ['tetrahedron', 'cube', 'triangular-prism', 'octahedron', 'pyramid', 'two-pyramids'];
const convexSolid = (random: Random): Operand => named(pick(random, CONVEX));

const hull = (random: Random, reach: number): Operand => ({
  kind: HULL,
  places: Array.from({ length: HULL_POINTS }, () => threeOf(() => random.between(-reach, reach))),
});

function threeOf(draw: (k: number) => number): Place {
  return [draw(0), draw(1), draw(2)];
}

/** Each axis has its own factor, which is not below 0, and its own step. */
const along =
  (factors: Place, steps: Place): PlaceMap =>
  (place) =>
    threeOf((k) => factors[k]! * place[k]! + steps[k]!);

const moved = (steps: Place): PlaceMap => along([1, 1, 1], steps);
const scaledBy = (k: number): PlaceMap => along([k, k, k], [0, 0, 0]);

/** From where to where an operand goes along an axis. */
function extent({ places }: Operand, k: number): readonly [number, number] {
  const all = places.map((place) => place[k]!);
  return [Math.min(...all), Math.max(...all)];
}

/** A rotation times the square of the quaternion, in integers; and that square. */
function rotation(random: Random): readonly [PlaceMap, number] {
  const [a, b, c, d] = [1, 1, 1, 1].map(() => random.between(-2, 2)) as [number, number, number, number];
  const square = a * a + b * b + c * c + d * d;
  if (square === 0) return [(place) => place, 1];
  const rows: readonly Place[] = [
    [a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)],
    [2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)],
    [2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d],
  ];
  return [([x, y, z]) => threeOf((k) => rows[k]![0] * x + rows[k]![1] * y + rows[k]![2] * z), square];
}

/** Stacked, equal, half in, touching: by steps of halves. */
function stacked(random: Random): readonly [Operand, Operand] {
  const one = mapped(anySolid(random), scaledBy(2));
  const other = random.oneIn(2) ? one : mapped(anySolid(random), scaledBy(pick(random, [1, 2, 2, 4])));
  return [one, mapped(other, moved(threeOf(() => pick(random, [0, 0, 0, 1, 2, -2, 4, -4, 8]))))];
}

function turned(random: Random): readonly [Operand, Operand] {
  const [map, square] = rotation(random);
  const pair = [
    random.oneIn(2) ? anySolid(random) : hull(random, 3),
    mapped(convexSolid(random), map),
  ] as const;
  const step = threeOf(() => random.between(-2, 2) * square);
  return [mapped(pair[0], scaledBy(square)), mapped(pair[1], moved(step))];
}

/** The second within the first as a box, up to its walls or a bit apart from them. */
function nested(random: Random): readonly [Operand, Operand] {
  const one = mapped(random.oneIn(2) ? named('cube') : anySolid(random), scaledBy(16));
  const other = random.oneIn(2) ? anySolid(random) : hull(random, 3);
  const places = [0, 1, 2].map((k): readonly [number, number] => {
    const [from, to] = extent(other, k);
    const [low, high] = extent(one, k);
    const factor = (high - low) / 16 / (to - from || 1);
    return [factor * pick(random, [2, 4, 8, 16]), low - factor * from * 2];
  });
  const by = (i: 0 | 1) => threeOf((k) => Math.round(places[k]![i]!) || 1);
  return [one, mapped(other, along(by(0), by(1)))];
}

/** A vertex of the second on a vertex, an edge or a face of the first. */
function touching(random: Random): readonly [Operand, Operand] {
  const one = mapped(random.oneIn(2) ? anySolid(random) : hull(random, 3), scaledBy(6));
  const other = mapped(
    random.oneIn(2) ? convexSolid(random) : hull(random, 3),
    scaledBy(pick(random, [1, 2, 6])),
  );
  const corners = [1, 1, 1].map(() => pick(random, one.places));
  const weights = pick(random, [
    [6, 0, 0],
    [3, 3, 0],
    [2, 2, 2],
    [4, 2, 0],
  ]);
  const at = threeOf((k) => corners.reduce((sum, p, i) => sum + (p[k]! * weights[i]!) / 6, 0));
  const tip = pick(random, other.places);
  return [one, mapped(other, moved(threeOf((k) => at[k]! - tip[k]!)))];
}

/** A plate through or beside another solid. */
function slabs(random: Random): readonly [Operand, Operand] {
  const one = mapped(random.oneIn(3) ? named('cube') : anySolid(random), scaledBy(4));
  const thin = random.below(3);
  const thickness = pick(random, [1, 2 ** -4, 2 ** -8, 2 ** -12, 2 ** -16]);
  const plate = along(
    threeOf((k) => (k === thin ? thickness : random.between(4, 24))),
    threeOf((k) => (k === thin ? random.between(0, 8) : random.between(-8, 2))),
  );
  return [one, mapped(named('cube'), plate)];
}

/** A bar through a solid with a hole, a cavity or a gap. */
function pierced(random: Random): readonly [Operand, Operand] {
  const holed = named(pick(random, ['frame', 'thin-torus', 'hollow-cube', 'l-shape', 'two-tetrahedra']));
  const one = mapped(holed, scaledBy(4));
  const bar = random.oneIn(2) ? named('cube') : convexSolid(random);
  const maps = [0, 1, 2].map((k): readonly [number, number] => {
    const [low, high] = extent(one, k);
    const step = (high - low) / 8;
    return [random.between(1, 6) * step, low + random.between(-2, 6) * step];
  });
  return [
    one,
    mapped(
      bar,
      along(
        threeOf((k) => maps[k]![0]),
        threeOf((k) => maps[k]![1]),
      ),
    ),
  ];
}

const hulls = (random: Random): readonly [Operand, Operand] => {
  const reach = pick(random, [2, 3, 5, 9]);
  return [hull(random, reach), hull(random, reach)];
};

function family(
  name: string,
  summary: string,
  draw: (random: Random) => readonly [Operand, Operand],
  map: (random: Random) => PlaceMap = () => (place) => place,
): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      const drawn = draw(random);
      const [one, other] = random.oneIn(2) ? drawn : [drawn[1], drawn[0]];
      const to = map(random);
      for (const [i, { kind, places }] of [one, other].entries()) {
        const put = places
          .map((place): Place => to(place))
          .map((p): Place => threeOf((k) => Math.fround(p[k]!)));
        putOperand(out, i * OPERAND_SIZE, kind, put);
      }
    },
  };
}

const families: readonly QuestionFamily[] = [
  family('stacked-solids', 'two solids by steps of halves: shared faces, equal, half in', stacked),
  family('lattice-hulls', 'the hulls of points of a lattice', hulls),
  family('turned-solids', 'a solid, and another one turned by a rotation of rational numbers', turned),
  family('nested-solids', 'a solid within the box of another, mostly', nested),
  family('touching-solids', 'a vertex on a vertex, an edge or a face', touching),
  family('slabs', 'a plate, down to 2^-16 thick, through or beside a solid', slabs),
  family('pierced-solids', 'a bar through a solid with a hole, a cavity or a gap', pierced),
  family(
    'tenths-of-solids',
    'the same as several others in tenths of 32 bits: planes meet in no doubles',
    (random) => pick(random, [stacked, hulls, touching, pierced])(random),
    () => scaledBy(0.1),
  ),
  family(
    'nearly-stacked',
    'stacked solids without plane quadrangles, coordinates of 2^-18 parts beside the lattice',
    (random) => {
      const corner = (): Operand => named(pick(random, ['tetrahedron', 'octahedron', 'two-tetrahedra']));
      return [mapped(corner(), scaledBy(2)), mapped(corner(), scaledBy(2))];
    },
    (random) => (place) => threeOf((k) => place[k]! + random.between(-2, 2) * 2 ** -18),
  ),
  family(
    'far-solids',
    'stacked or touching solids far from the origin',
    (random) => pick(random, [stacked, touching])(random),
    (random) => moved(threeOf(() => powerOfTwo(random.between(6, 12)))),
  ),
];

const LEVELS: Readonly<Record<string, MeshLevel & { readonly note: string }>> = {
  Volume: { isClosed: false, isSimple: false, deviation: DEVIATION_32, note: '' },
  Closed: {
    isClosed: true,
    isSimple: false,
    deviation: DEVIATION_32,
    note: '. As many triangles run along each edge one way as the other',
  },
  Precise: {
    isClosed: true,
    isSimple: true,
    deviation: DEVIATION_64,
    note: '. As many triangles run along each edge one way as the other, no two cross or cover each other, and D = 2^-40 L',
  },
};

const NOTE =
  'a construction: the answer is JSON, {"positions":[...],"indices":[...]} with three coordinates for each vertex and three vertex numbers for each triangle, counterclockwise from outside, and is checked. The text says how the solids lie, and the volume of the true result. With L the largest coordinate and D = 2^-18 L, of points that are further than 2 D from the triangles of both solids, those in the result are wound around once, all others not at all; the volume is that of the result up to what is within that distance; and what triangles leave open is no wider';

function questionsOf(operation: MeshOperation): Question[] {
  return Object.entries(LEVELS).map(([name, { note, ...level }]) => ({
    name: `mesh${operation}${name}`,
    area: 'spatial',
    layout: layoutOf(3, ...operandParts('a'), ...operandParts('b')),
    families,
    accepts: (values) => isModerate(values) && solidPair(values) !== undefined,
    // Points that relations spread are all in one plane.
    without: ['inexact-differences', ...IMMODERATE],
    subject: (values) => meshOperationSubject(meshPair(values), operation),
    referee: (values) => meshOperationReferee(values, operation),
    form: '<apart|crossing|nested|equal> <t>',
    classes: ['apart', 'crossing', 'nested', 'equal'],
    shapes: shapesBy('a b', (values) => meshPair(values)),
    coded: true,
    note: NOTE + note,
    check: (values, said) => checkMeshOperation(values, said, operation, level),
  }));
}

/** Boolean operations of closed meshes. */
export const meshOperationQuestions: readonly Question[] = (
  ['Union', 'Intersection', 'Difference'] as const
).flatMap(questionsOf);
