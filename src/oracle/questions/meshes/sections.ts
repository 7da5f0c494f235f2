import { firstWord } from '../../answers/meshes.js';
import { stepUlps } from '../../cases/doubles.js';
import { isOneSurface } from '../../cases/meshes/one-surface.js';
import { ALL, meshAt, meshSize } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { cutSolidReferee } from '../../referees/shapes/meshes/cuts.js';
import { meshSectionReferee } from '../../referees/shapes/meshes/sections.js';
import { cutSolidSubject } from '../../subjects/meshes/cuts.js';
import { meshSectionSubject } from '../../subjects/meshes/sections.js';
import { pick } from '../families/plant.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, plane } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meshFamilies } from './families.js';
import { alike, meshParts, renumbering } from './laws.js';

const AT = meshSize(ALL);
const layout = layoutOf(3, ...meshParts('v', ALL), plane('plane'));

/** The normal of the plane through three vertices, rounded; an axis where that is none. */
function drawNormal(random: Random, positions: Float64Array): readonly number[] {
  const axis = [0, 0, 0];
  axis[random.below(3)] = random.sign();
  if (random.oneIn(3)) return axis;
  if (random.oneIn(2)) {
    const slope = [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
    return slope.some((x) => x !== 0) ? slope : axis;
  }
  const vertex = () => {
    const v = 3 * random.below(positions.length / 3);
    return [positions[v]!, positions[v + 1]!, positions[v + 2]!] as const;
  };
  const [a, b, c] = [vertex(), vertex(), vertex()];
  const [u, v] = [b.map((x, k) => x - a[k]!), c.map((x, k) => x - a[k]!)] as [number[], number[]];
  const normal = [0, 1, 2].map((k) => {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    return u[i]! * v[j]! - u[j]! * v[i]!;
  });
  return normal.every(Number.isFinite) && normal.some((x) => x !== 0) ? normal : axis;
}

/** A plane through a vertex, in between two, or an ulp beside: normal and constant. */
export function drawPlane(random: Random, positions: Float64Array): readonly number[] {
  const normal = drawNormal(random, positions);
  const height = () => {
    const v = 3 * random.below(positions.length / 3);
    return normal[0]! * positions[v]! + normal[1]! * positions[v + 1]! + normal[2]! * positions[v + 2]!;
  };
  const between = () => height() / 2 + height() / 2;
  const beside = () => stepUlps(height(), random.sign());
  const chosen = pick(random, [height, between, beside])();
  return [...normal, Number.isFinite(chosen) ? 0 - chosen : 0];
}

const families: QuestionFamily[] = meshFamilies({ layout, tables: [ALL], extras: 0 }).map((family) => ({
  ...family,
  summary: `${family.summary}; a plane through vertices, edges or faces, or between them`,
  fill(random, out) {
    family.fill(random, out);
    out.set(drawPlane(random, meshAt(out, 0, ALL).positions), AT);
  },
}));

const shapes = shapesBy('mesh plane', (v) => [
  meshAt(v, 0, ALL),
  { normal: [v[AT]!, v[AT + 1]!, v[AT + 2]!], constant: v[AT + 3]! },
]);

/** Triangles and how loops lie, without points. */
function bare(text: string): string {
  return text.replaceAll(/@\S*/g, '');
}

/** A law whose changed values have the same loops, at other places. */
function sameLoops(law: Law): Law {
  return {
    name: law.name,
    vary(values, random) {
      const varied = law.vary(values, random);
      if (varied === undefined) return undefined;
      const { values: changed } = varied;
      const expected = alike(meshSectionSubject, bare);
      return { values: changed, expected: (answer) => expected(answer, changed) };
    },
  };
}

/** The section of a mesh by a plane. Referee: a plane halfway to the next vertex, segments linked by coordinates. */
export const meshSectionQuestion: Question = {
  name: 'meshSection',
  area: 'meshes',
  layout,
  families,
  subject: meshSectionSubject,
  referee: meshSectionReferee,
  note: 'the section of a mesh by a plane: for each loop the triangles that its edges are on, and its points as the nearest doubles; then the polylines that end at borders; then for each loop whether it runs counterclockwise (1) or clockwise (-1) seen from the front, how many loops are around it, and the innermost of these (`?` where the mesh meets itself). What is in the plane counts as behind it: the section is the limit of those in front. What is a point only is left out',
  form: '<none|loops|polylines|both>: <chain>* open <chain>* nest <nest>*',
  classes: ['none', 'loops', 'polylines', 'both'],
  classOf: firstWord,
  shapes,
  coded: true,
  laws: [
    sameLoops(scaling(layout)),
    sameLoops(axisCycle(layout)),
    renumbering(0, ALL, (answer, _, changed) => alike(meshSectionSubject, firstWord)(answer, changed)),
  ],
};

/** The same about meshes that are one surface, if some tries find one. */
const surfaceFamilies: QuestionFamily[] = families.map((family) => ({
  ...family,
  summary: `${family.summary}; mostly one closed surface`,
  fill(random, out) {
    for (let tries = 0; tries < 30; tries++) {
      family.fill(random, out);
      if (isOneSurface(meshAt(out, 0, ALL).indices)) return;
    }
  },
}));

/** Solids cut by planes. Referee: integrals over the surface. */
export const cutSolidQuestion: Question = {
  name: 'cutSolid',
  area: 'meshes',
  layout,
  families: surfaceFamilies,
  subject: cutSolidSubject,
  referee: cutSolidReferee,
  note: 'the volumes of what of a solid is behind a plane and in front of it, and the area of the section by the rule of `meshSection`, as seen along the first axis that the normal has a part along, all as fractions; `?` for a mesh that is not one closed surface without crossings',
  form: '? | <cut|front|behind|empty> <t> <t> section <t>',
  classes: ['cut', 'front', 'behind', 'empty', '?'],
  classOf: (answer) => (answer === '?' ? '?' : firstWord(answer)),
  shapes,
  coded: true,
};
