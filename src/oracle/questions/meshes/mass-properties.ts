import { ALL } from '../../cases/meshes/values.js';
import { massPropertiesReferee } from '../../referees/shapes/meshes/mass.js';
import { massPropertiesSubject } from '../../subjects/meshes/mass.js';
import { layoutOf } from '../layout.js';
import type { Question } from '../question.js';
import { meshFamilies } from './families.js';
import { meshParts, meshShapes, renumbering, reversal } from './laws.js';

const layout = layoutOf(3, ...meshParts('v', ALL));

const opposite = (number: string): string =>
  /^(?:0|0\/1|-)$/.test(number) ? number : number.startsWith('-') ? number.slice(1) : `-${number}`;
const opposites = (list: string): string => list.split(',').map(opposite).join();
const KINDS: Readonly<Record<string, string>> = { positive: 'negative', negative: 'positive', zero: 'zero' };

/** The answer for a mesh that is inside out: all but area and centroid have the other sign. */
function insideOut(answer: string): string {
  if (answer.startsWith('open')) return answer;
  return answer
    .replace(/^[a-z]+/, (kind) => KINDS[kind]!)
    .replace(/(volume|moments) (\S+)/g, (_, name: string, list: string) => `${name} ${opposites(list)}`)
    .replace(/inertia (\S+) (\S+)/, (_, p: string, q: string) => `inertia ${opposites(p)} ${opposites(q)}`);
}

/** Volume, area, centroid and inertia. Referee: integrals over the faces, over the integers. */
export const massPropertiesQuestion: Question = {
  name: 'massProperties',
  note: 'the volume as a fraction; the area, and the sign of the true one less that double; the centroid; the integrals of xx, yy, zz, xy, yz, zx; the tensors of inertia about the origin and about the centroid, xx, yy, zz, xy, yz, zx. open: along an edge more triangles run one way than the other, so that only the area has a meaning',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [ALL], extras: 0 }),
  subject: massPropertiesSubject,
  referee: massPropertiesReferee,
  form: 'open area <x> <sign|-> | <positive|negative|zero> volume <t> area <x> <sign|-> centroid <xs|-> moments <xs|-> inertia <xs|-> <xs|->',
  classes: ['open', 'positive', 'negative', 'zero'],
  shapes: meshShapes,
  coded: true,
  laws: [renumbering(0, ALL, (answer) => answer), reversal(0, insideOut)],
};
