import { pairName } from '../../cases/distance/operands.js';
import {
  FLAT_KINDS,
  type FlatKind,
  flatAndCorners,
  flatCornersFrom,
} from '../../cases/round/flat-polygons.js';
import { COUNT, MOST_CORNERS, ROUND_AT } from '../../cases/round/space-polygons.js';
import { flatPolygonReferee } from '../../referees/shapes/round/flat-polygons.js';
import { flatPolygonSubject } from '../../subjects/round/flat-polygons.js';
import { isShape, mayBeRefused, OPERANDS } from '../distance/operands.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { flatPolygonFamilies } from './flat-polygon-families.js';
import { ringLaws } from './space-polygons.js';

const NONE = ['disjoint', 'degenerate', 'not-planar'];

function classesOf(kind: FlatKind): string[] {
  const all = [...NONE, 'touching', 'crossing', 'containing'];
  if (kind === 'plane') return all;
  // A polyhedron is refused, where one of half-spaces is clipped.
  const refused = kind === 'convexPolyhedron' ? ['rejected'] : [];
  return [...all, 'overlapping', 'inside', ...refused];
}

/** What is in the other counts before how they meet. */
function classOf(answer: string): string {
  const [relation, containment] = answer.split(' ') as [string, string?];
  return containment === undefined || containment === 'none'
    ? relation
    : containment === 'equal'
      ? 'inside'
      : containment;
}

function flatPolygonQuestion(kind: FlatKind): Question {
  const names = Array.from({ length: MOST_CORNERS }, (_, i) => `v${i}`).join(' ');
  const layout = layoutOf(
    3,
    integer('vertices', 1, MOST_CORNERS, 'how many of the last points count'),
    ...OPERANDS[kind].parts(kind),
    ...points(names),
  );
  const isCoded = mayBeRefused(kind);
  const side = kind === 'plane' ? ' <side>' : '';
  const form = `<degenerate|not-planar> none${side} | <relation> <containment>${side}`;
  return {
    name: pairName(kind, 'polygon', ''),
    area: 'round',
    layout,
    families: flatPolygonFamilies(kind, layout),
    accepts: (v) => v[COUNT]! > 0 && isShape(kind, v, ROUND_AT),
    subject: flatPolygonSubject(kind),
    referee: flatPolygonReferee(kind),
    form: kind === 'convexPolyhedron' ? `${form} | rejected` : form,
    classes: classesOf(kind),
    classOf,
    note: 'the class is how they meet, or what the flat shape is to the polygon, if one contains the other; equal ones count as inside',
    yes: 'the flat shape and the closed polygon have a point in common; what is not planar, or has all vertices on one line, is no polygon and has none',
    holds: (answer) => (answer === 'rejected' ? undefined : !NONE.includes(answer.split(' ', 1)[0]!)),
    shapes: shapesBy(`${kind} polygon`, flatAndCorners(kind)),
    ...(isCoded && { coded: true }),
    laws: ringLaws(flatCornersFrom(kind)),
  };
}

/** Flat shapes against polygons of space. */
export const flatPolygonQuestions: readonly Question[] = FLAT_KINDS.map(flatPolygonQuestion);
