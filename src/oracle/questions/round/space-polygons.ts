import { pairName } from '../../cases/round/operands.js';
import {
  COUNT,
  cornersFrom,
  MOST_CORNERS,
  ROUND_AT,
  roundAndCorners,
  SOLID_KINDS,
  type SolidKind,
} from '../../cases/round/space-polygons.js';
import { spacePolygonReferee } from '../../referees/shapes/round/space-polygons.js';
import { spacePolygonSubject } from '../../subjects/round/space-polygons.js';
import { axisCycle } from '../laws.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { solidLaws } from './laws.js';
import { axesSpan, isShape, partsOf } from './operands.js';
import { spacePolygonFamilies } from './space-polygon-families.js';

type Corner = readonly number[];

/** A law of rings: others that are the same polygon. */
function ringLaw(at: number, name: string, change: (ring: Corner[], from: number) => Corner[]): Law {
  return {
    name,
    vary(values, random) {
      const count = values[COUNT]!;
      if (count === 0) return undefined;
      const ring = Array.from({ length: count }, (_, i) =>
        Array.from(values.subarray(at + 3 * i, at + 3 * i + 3)),
      );
      const changed = change(ring, random.below(count));
      if (changed.length > MOST_CORNERS) return undefined;
      const other = Float64Array.from(values);
      other[COUNT] = changed.length;
      changed.forEach((p, i) => {
        other.set(p, at + 3 * i);
      });
      return { values: other, expected: (answer) => answer };
    },
  };
}

/** From another vertex on; the other way round; with a vertex twice. The vertices stand at a place. */
export const ringLaws = (at: number): Law[] => [
  ringLaw(at, 'start', (ring, from) => [...ring.slice(from), ...ring.slice(0, from)]),
  ringLaw(at, 'turn-around', (ring) => ring.reverse()),
  ringLaw(at, 'repeated-vertex', (ring, from) => [...ring.slice(0, from + 1), ...ring.slice(from)]),
];

const ALWAYS = ['disjoint none', 'touching none', 'overlapping none', 'overlapping containing'];
const NONE = ['degenerate none', 'not-planar none'];
/** Of what may have a radius of 0. */
const INSIDE = ['touching inside', 'overlapping inside'];
const CROSSING = ['crossing none'];
/** Of what has flat parts of its boundary. */
const FLAT = ['touching containing'];

function classesOf(kind: SolidKind): string[] {
  const all = [...ALWAYS, ...NONE];
  if (kind === 'ellipsoid') return all;
  if (kind === 'sphere') return [...all, ...INSIDE];
  if (kind === 'capsule') return [...all, ...INSIDE, ...CROSSING];
  return [...all, ...INSIDE, ...CROSSING, ...FLAT, ...(kind === 'lozenge' ? ['overlapping equal'] : [])];
}

const APART = /^(disjoint|degenerate|not-planar) /;

function polygonQuestion(kind: SolidKind): Question {
  const names = Array.from({ length: MOST_CORNERS }, (_, i) => `v${i}`).join(' ');
  const layout = layoutOf(
    3,
    integer('vertices', 1, MOST_CORNERS, 'how many of the last points count'),
    ...partsOf(kind, kind),
    ...points(names),
  );
  return {
    name: pairName(kind, 'polygon'),
    area: 'round',
    layout,
    families: spacePolygonFamilies(kind, layout),
    accepts: (v) => isShape(kind, v, ROUND_AT),
    ...axesSpan(kind),
    subject: spacePolygonSubject(kind),
    referee: spacePolygonReferee(kind),
    form: '<degenerate|not-planar> none | <relation> <containment>',
    classes: classesOf(kind),
    classOf: (answer) => answer,
    yes: 'the round shape and the closed polygon have a point in common; what is not planar, or has all vertices on one line, is no polygon and has none',
    holds: (answer) => !APART.test(answer),
    shapes: shapesBy(`${kind} polygon`, roundAndCorners(kind)),
    laws: [...solidLaws(kind, layout, ROUND_AT), axisCycle(layout), ...ringLaws(cornersFrom(kind))],
  };
}

/** Round shapes against polygons of space. */
export const spacePolygonQuestions: readonly Question[] = SOLID_KINDS.map(polygonQuestion);
