import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { rayOf, ringOf, SPACE_RING, segmentOf } from '../../cases/shapes.js';
import { spacePolygonAreaReferee } from '../../referees/shapes/triangles/area.js';
import {
  linePolygonReferee,
  polygonConvexityReferee,
  rayPolygonReferee,
  segmentPolygonReferee,
} from '../../referees/shapes/triangles/polygon.js';
import {
  linePolygonSubject,
  polygonAreaSubject,
  polygonConvexitySubject,
  rayPolygonSubject,
  segmentPolygonSubject,
} from '../../subjects/triangles/plane.js';
import { direction, integer, type Layout, layoutOf, type PartKind, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { commonLaws, ringLaws } from './laws.js';

const names = 'p q r s t u';

/** Polygons on a grid of a plane, and two points on the grid, in front or behind; z may be any. */
function onGrid(kinds: readonly PartKind[], far: boolean): QuestionFamily {
  const relative = kinds.includes('direction');
  return {
    name: far ? 'on-a-grid-far' : 'on-a-grid',
    summary: 'a planar ring on a grid of 5 by 5 points, and grid points on and off its plane',
    fill(random: Random, out: Float64Array) {
      const [u, v, w, o] = [small(random), small(random), small(random), small(random)];
      out[0] = random.between(3, SPACE_RING.most);
      const scale = far ? powerOfTwo(random.between(-1074, 1000)) : 1;
      for (let at = SPACE_RING.shape, i = 0; at < out.length; at += 3, i++) {
        const [s, t] = [random.between(0, 4), random.between(0, 4)];
        const h = kinds.length > 1 && i < 2 ? random.between(-1, 1) : 0;
        for (let j = 0; j < 3; j++) {
          const shift = relative && i === 1 ? -out[SPACE_RING.shape + j]! / scale : 0;
          out[at + j] = (o[j]! + s * u[j]! + t * v[j]! + h * w[j]! + shift) * scale;
        }
      }
      // A segment that is a point, between two vertices.
      if (kinds.length > 1 && !relative && random.oneIn(12)) {
        for (let j = 0; j < 3; j++) {
          const between = out[SPACE_RING.vertices + j]! / 2 + out[SPACE_RING.vertices + 6 + j]! / 2;
          out[SPACE_RING.shape + j] = out[SPACE_RING.shape + 3 + j] = between;
        }
      }
      if (far && random.oneIn(3)) {
        const at = random.between(SPACE_RING.shape, out.length - 1);
        out[at] = stepUlps(out[at]!, random.between(-1, 1));
      }
    },
  };
}

function small(random: Random): number[] {
  return [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
}

/** The relation with the number of common points. */
function classOf(answer: string): string {
  const parts = answer.split(' ');
  return parts.length === 2 ? parts[0]! : `${parts[0]} ${parts.length - 2}`;
}

function polygonQuestion(
  name: string,
  layout: Layout,
  parts: Omit<Question, 'name' | 'area' | 'layout' | 'families'>,
): Question {
  const kinds = layout.parts.slice(1, 3).map(({ kind }) => kind);
  return {
    name,
    area: 'spatial',
    layout,
    families: [onGrid(kinds, false), onGrid(kinds, true)],
    laws: commonLaws(layout),
    ...parts,
  };
}

const classes = [
  'disjoint',
  'touching 1',
  'touching 2',
  'crossing 1',
  'overlapping 2',
  'degenerate',
  'not-planar',
];
const size = integer('vertices', 3, SPACE_RING.most, 'how many of the last points count');
const segmentLayout = layoutOf(3, size, ...points(`segment.start segment.end ${names}`));
const directed = (kind: 'ray' | 'line') =>
  layoutOf(3, size, point(`${kind}.origin`), direction(`${kind}.direction`), ...points(names));
const [rayLayout, lineLayout] = [directed('ray'), directed('line')];

/** What is asked about the polygon, and whether both have a point in common. */
function linearAnd(kind: 'segment' | 'ray' | 'line'): Pick<Question, 'form' | 'shapes' | 'yes' | 'holds'> {
  const linear = kind === 'segment' ? segmentOf : rayOf;
  return {
    form: '<degenerate|not-planar> 0 | <relation> <A/B along>* <facing>',
    shapes: shapesBy(
      `${kind} polygon`,
      (v) => [linear(v, SPACE_RING.shape), ringOf(v, SPACE_RING.vertices)] as const,
    ),
    ...meeting(`the ${kind} and the closed polygon`, 'degenerate', 'not-planar'),
  };
}

/** A segment and a planar polygon, convex or not. */
export const segmentPolygonQuestion = polygonQuestion('segmentPolygon', segmentLayout, {
  subject: segmentPolygonSubject,
  referee: segmentPolygonReferee,
  ...linearAnd('segment'),
  classes: [...classes, 'overlapping 1'],
  classOf,
  laws: [...commonLaws(segmentLayout), ...ringLaws(SPACE_RING.vertices)],
});

/** A ray and a planar polygon. */
export const rayPolygonQuestion = polygonQuestion('rayPolygon', rayLayout, {
  subject: rayPolygonSubject,
  referee: rayPolygonReferee,
  ...linearAnd('ray'),
  classes,
  classOf,
  laws: [...commonLaws(rayLayout), ...ringLaws(SPACE_RING.vertices)],
});

/** A line and a planar polygon. */
export const linePolygonQuestion = polygonQuestion('linePolygon', lineLayout, {
  subject: linePolygonSubject,
  referee: linePolygonReferee,
  ...linearAnd('line'),
  classes,
  classOf,
  laws: [...commonLaws(lineLayout), ...ringLaws(SPACE_RING.vertices)],
});

const ringLayout = layoutOf(3, size, ...points(names));

/** Planarity and convexity of a ring in space. */
export const polygonConvexityQuestion = polygonQuestion('polygonConvexity', ringLayout, {
  subject: polygonConvexitySubject,
  referee: polygonConvexityReferee,
  form: '<strictly-convex|convex|not-convex|degenerate|not-planar> <n> <list>',
  note: 'the number: the dimension of the affine hull of the vertices; the list: the first vertices that span it',
  classes: ['strictly-convex', 'convex', 'not-convex', 'degenerate', 'not-planar'],
  shapes: shapesBy('polygon', (v) => [ringOf(v, 1)] as const),
  yes: 'the ring is a planar convex polygon (vertices within straight edges and repeated ones allowed)',
  holds: (answer) => /^(strictly-)?convex /.test(answer),
});

/** Newell's normal, the area and the centroid of a ring in space. */
export const polygonAreaQuestion: Question = {
  name: 'polygonArea',
  area: 'spatial',
  layout: ringLayout,
  families: [onGrid(['integer'], false), onGrid(['integer'], true)],
  subject: polygonAreaSubject,
  referee: spacePolygonAreaReferee,
  form: '<planar|not-planar|flat> normal <ts> area <x> centroid <ts|->',
  note: "Newell's normal, twice the vector area; half its length; the centroid. flat: the normal is zero; not-planar: the vertices are in no plane, so that there is no centroid",
  classes: ['planar', 'not-planar', 'flat'],
  shapes: shapesBy('polygon', (v) => [ringOf(v, 1)] as const),
};
