import type { AxisDirection } from '../../../mesh/queries/crossings.js';
import { axisWindingNumber, locatePoint, windingNumber } from '../../../mesh/queries/locate-point.js';
import { pointOnSurface } from '../../../mesh/queries/point-on-surface.js';
import type { IndexedMesh } from '../../../mesh/structure/indexed-mesh.js';
import type { MeshFeature } from '../../../mesh/structure/mesh-feature.js';
import { prepareMesh } from '../../../mesh/structure/prepared-mesh.js';
import { layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { exactScene, isBalanced, isClosed } from './exact-mesh.js';
import { meshFamilies } from './families.js';
import { alike, renumbering, reversal, sameAs, spaceLaws, withFarPart } from './laws.js';
import { ALL, meshAt, meshParts, meshSize } from './mesh-values.js';
import { axisWinding, featureOn, whereIs, windingAround } from './where.js';

const layout = layoutOf(3, ...meshParts('v', ALL), point('point'));
const families = meshFamilies({ layout, tables: [ALL], extras: 1 });

const pointOf = (v: ArrayLike<number>): [number, number, number] => {
  const at = meshSize(ALL);
  return [v[at]!, v[at + 1]!, v[at + 2]!];
};

/** The mesh and the point. */
const shapes = shapesBy('mesh point', (v) => [meshAt(v, 0, ALL), pointOf(v)] as const);

function sceneOf(v: Float64Array) {
  const { meshes, others } = exactScene([meshAt(v, 0, ALL)], pointOf(v));
  return { mesh: meshes[0]!, p: others[0]! };
}

function featureText(feature: MeshFeature | null): string {
  if (feature === null) return '-';
  if (feature.type === 'vertex') return `vertex ${feature.vertex}`;
  if (feature.type === 'face') return `face ${feature.triangle}`;
  return `edge ${feature.vertices.join(' ')} of ${feature.triangle}`;
}

/** The answer, or `word` if the function says by a RangeError with this text that there is none. */
function unless(text: string, word: string, ask: () => string): string {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RangeError && error.message.includes(text)) return word;
    throw error;
  }
}

function locate(mesh: IndexedMesh, p: readonly [number, number, number]): string {
  const [one, other] = [prepareMesh(mesh, { build: 'morton' }), prepareMesh(mesh, { build: 'sah' })];
  const ask = (prepared: typeof one) =>
    unless('a closed mesh', `open ${featureText(pointOnSurface(prepared, p))}`, () => {
      const { side, feature } = locatePoint(prepared, p);
      return side === 'on'
        ? `on ${featureText(feature)}`
        : `${side}${feature === null ? '' : ' WITH A FEATURE'}`;
    });
  const text = ask(one);
  const surface = pointOnSurface(one, p) !== null;
  const differs = !text.startsWith('open') && surface !== text.startsWith('on') ? ' SURFACE DIFFERS' : '';
  return text + differs + (ask(other) === text ? '' : ' TREES DIFFER');
}

const kindOf = (text: string): string => {
  const [first, second] = text.split(' ');
  return first === 'on' ? `on-${second}` : first!;
};
const withKind = (subject: (v: Float64Array) => string) =>
  alike(subject, (text) => kindOf(text) + text.replace(/^[a-z0-9 -]*/, ''));

/** Point in polyhedron. Referee: barycentric coordinates, then a rational direction that meets no edge. */
export const locatePointQuestion: Question = {
  name: 'locatePoint',
  note: 'open: the mesh is not closed, so inside has no meaning; what the point lies on has',
  area: 'meshes',
  layout,
  families,
  subject: (v) => locate(...shapes.of(v)),
  referee(v) {
    const { mesh, p } = sceneOf(v);
    return isClosed(mesh.triangles) ? whereIs(p, mesh) : `open ${featureOn(p, mesh) ?? '-'}`;
  },
  form: 'inside | outside | on <on-mesh> | open <on-mesh> | open -',
  classes: ['inside', 'outside', 'on-vertex', 'on-edge', 'on-face', 'open'],
  classOf: kindOf,
  shapes,
  coded: true,
  yes: 'the point is inside the closed mesh or on its surface',
  holds: (answer) => (answer.startsWith('open') ? undefined : answer !== 'outside'),
  laws: [
    ...spaceLaws(layout),
    renumbering(0, ALL, (answer, _, changed) =>
      withKind((v) => locatePointQuestion.subject(v))(answer, changed),
    ),
    reversal(
      0,
      withKind((v) => locatePointQuestion.subject(v)),
    ),
    sameAs('far-part', (v) => {
      const more = withFarPart(meshAt(v, 0, ALL), pointOf(v));
      return more && locate(more, pointOf(v));
    }),
  ],
};

function wind(mesh: IndexedMesh, p: readonly [number, number, number]): string {
  const prepared = prepareMesh(mesh);
  return unless('as many triangles', 'unbalanced', () =>
    unless('not on the surface', 'on', () => `winding ${windingNumber(prepared, p)}`),
  );
}

const negated = (answer: string) => answer.replace(/-?\d+/, (n) => String(0 - Number(n)));

/** How often a mesh goes round a point. Referee: signed crossings in a rational direction that meets no edge. */
export const windingNumberQuestion: Question = {
  name: 'windingNumber3d',
  note: 'unbalanced: along an edge more triangles run one way than the other; on: the point is on the surface',
  area: 'meshes',
  layout,
  families,
  subject: (v) => wind(...shapes.of(v)),
  referee(v) {
    const { mesh, p } = sceneOf(v);
    if (!isBalanced(mesh.triangles)) return 'unbalanced';
    return featureOn(p, mesh) === undefined ? `winding ${windingAround(p, mesh)}` : 'on';
  },
  form: 'unbalanced | on | winding <n>',
  classes: ['unbalanced', 'on', 'zero', 'one', 'minus-one', 'more'],
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
    sameAs('far-part', (v) => {
      const more = withFarPart(meshAt(v, 0, ALL), pointOf(v));
      return more && wind(more, pointOf(v));
    }),
  ],
};

const DIRECTIONS: readonly AxisDirection[] = [0, 1, 2, 3, 4, 5];

/** Six rays along the axes, of open meshes too. Referee: the point moved by numbers that are small enough. */
export const axisWindingNumberQuestion: Question = {
  name: 'axisWindingNumber',
  note: 'the numbers for the rays along +x, +y, +z, -x, -y, -z; on: the point is on the surface',
  area: 'meshes',
  layout,
  families,
  subject(v) {
    const prepared = prepareMesh(meshAt(v, 0, ALL));
    const ask = (direction: AxisDirection) =>
      unless('not on the surface', 'on', () => String(axisWindingNumber(prepared, pointOf(v), direction)));
    const all = DIRECTIONS.map(ask);
    return all.every((text) => text === 'on') ? 'on' : all.join(' ');
  },
  referee(v) {
    const { mesh, p } = sceneOf(v);
    if (featureOn(p, mesh) !== undefined) return 'on';
    return DIRECTIONS.map((direction) => axisWinding(p, mesh, direction)).join(' ');
  },
  form: 'on | <n> <n> <n> <n> <n> <n>',
  classes: ['on', 'same', 'different'],
  classOf(answer) {
    if (answer === 'on') return answer;
    return new Set(answer.split(' ')).size === 1 ? 'same' : 'different';
  },
  shapes,
  coded: true,
  laws: [
    renumbering(0, ALL, (answer) => answer),
    reversal(0, (answer) => (answer === 'on' ? answer : answer.split(' ').map(negated).join(' '))),
  ],
};
