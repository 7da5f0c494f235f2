import { ALL, meshAt, meshSize, vectorAt } from '../../cases/meshes/values.js';
import {
  axisWindingNumberReferee,
  locatePointReferee,
  windingNumberReferee,
} from '../../referees/shapes/meshes/casts.js';
import {
  axisWindingNumberSubject,
  locatePointSubject,
  locationText,
  windingNumberSubject,
  windingText,
} from '../../subjects/meshes/casts.js';
import { layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { meshFamilies } from './families.js';
import { alike, meshParts, renumbering, reversal, sameAs, spaceLaws, withFarPart } from './laws.js';

const layout = layoutOf(3, ...meshParts('v', ALL), point('point'));
const families = meshFamilies({ layout, tables: [ALL], extras: 1 });

const pointOf = (v: ArrayLike<number>) => vectorAt(v, meshSize(ALL));

/** The mesh and the point. */
const shapes = shapesBy('mesh point', (v) => [meshAt(v, 0, ALL), pointOf(v)] as const);

/** The class of an answer. */
export const locationKind = (text: string): string => {
  const [first, second] = text.split(' ');
  return first === 'boundary' ? `boundary-${second}` : first!;
};
const withKind = alike(locatePointSubject, (text) => locationKind(text) + text.replace(/^[a-z0-9 -]*/, ''));

/** The same with a part of the mesh far away. */
const farPart = (ask: typeof locationText) =>
  sameAs('far-part', (v) => {
    const more = withFarPart(meshAt(v, 0, ALL), pointOf(v));
    return more && ask(more, pointOf(v));
  });

/** Point in polyhedron. Referee: barycentric coordinates, then a rational direction that meets no edge. */
export const locatePointQuestion: Question = {
  name: 'locatePoint',
  note: 'open: the mesh is not closed, so inside has no meaning; what the point lies on has',
  area: 'meshes',
  layout,
  families,
  subject: locatePointSubject,
  referee: locatePointReferee,
  form: 'inside interior | outside | boundary <on-mesh> | open <on-mesh> | open -',
  classes: ['inside', 'outside', 'boundary-vertex', 'boundary-edge', 'boundary-face', 'open'],
  classOf: locationKind,
  shapes,
  coded: true,
  yes: 'the point is inside the closed mesh or on its surface',
  holds: (answer) => (answer.startsWith('open') ? undefined : answer !== 'outside'),
  laws: [
    ...spaceLaws(layout),
    renumbering(0, ALL, (answer, _, changed) => withKind(answer, changed)),
    reversal(0, withKind),
    farPart(locationText),
  ],
};

const negated = (answer: string) => answer.replace(/-?\d+/, (n) => String(0 - Number(n)));

/** How often a mesh goes round a point. Referee: signed crossings in a rational direction that meets no edge. */
export const windingNumberQuestion: Question = {
  name: 'windingNumber3d',
  note: 'unbalanced: along an edge more triangles run one way than the other; boundary: the point is on the surface',
  area: 'meshes',
  layout,
  families,
  subject: windingNumberSubject,
  referee: windingNumberReferee,
  form: 'unbalanced | boundary | winding <n>',
  classes: ['unbalanced', 'boundary', 'zero', 'one', 'minus-one', 'more'],
  classOf(answer) {
    const n = /-?\d+/.exec(answer)?.[0];
    if (n === undefined) return answer;
    return { '0': 'zero', '1': 'one', '-1': 'minus-one' }[n] ?? 'more';
  },
  shapes,
  coded: true,
  laws: [
    ...spaceLaws(layout, negated),
    renumbering(0, ALL, (answer) => answer),
    reversal(0, negated),
    farPart(windingText),
  ],
};

/** Six rays along the axes, of open meshes too. Referee: the point moved by numbers that are small enough. */
export const axisWindingNumberQuestion: Question = {
  name: 'axisWindingNumber',
  note: 'the numbers for the rays along +x, +y, +z, -x, -y, -z; boundary: the point is on the surface',
  area: 'meshes',
  layout,
  families,
  subject: axisWindingNumberSubject,
  referee: axisWindingNumberReferee,
  form: 'boundary | <n> <n> <n> <n> <n> <n>',
  classes: ['boundary', 'same', 'different'],
  classOf(answer) {
    if (answer === 'boundary') return answer;
    return new Set(answer.split(' ')).size === 1 ? 'same' : 'different';
  },
  shapes,
  coded: true,
  laws: [
    renumbering(0, ALL, (answer) => answer),
    reversal(0, (answer) => (answer === 'boundary' ? answer : answer.split(' ').map(negated).join(' '))),
  ],
};
