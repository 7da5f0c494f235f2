import type { IndexedMesh } from '../../../src/mesh/indexed-mesh.js';
import { prepareMesh } from '../../../src/mesh/prepared-mesh.js';
import {
  firstSelfIntersection,
  selfIntersections,
  selfIntersects,
  trianglePairContact,
} from '../../../src/mesh/self-intersection.js';
import { layoutOf } from '../layout.js';
import type { Query } from '../query.js';
import { contactText } from '../text.js';
import { exactScene } from './exact-mesh.js';
import { meshFamilies } from './families.js';
import { type Renaming, renumbering, reversal, sameAs, spaceLaws, withFarPart } from './laws.js';
import { ALL, meshAt, meshParts } from './mesh-values.js';
import { selfPairs } from './pairs.js';

const layout = layoutOf(3, ...meshParts('v', ALL));

/** Pairs as text: `crossing: 0-3 crossing e0/f0 f0/e1; 1-2 touching v0/f0`; `none` if there are none. */
function pairsText(pairs: readonly (readonly [a: number, b: number, contact: string])[]): string {
  if (pairs.length === 0) return 'none';
  const list = pairs.map(([a, b, contact]) => `${a}-${b} ${contact}`);
  const worst = ['overlapping', 'crossing', 'touching'].find((kind) =>
    list.some((text) => text.includes(kind)),
  );
  return `${worst}: ${list.join('; ')}`;
}

/** The answer by both kinds of trees, which have to give the same, and what is wrong with the shorter forms. */
function decideMesh(mesh: IndexedMesh): string {
  const prepared = prepareMesh(mesh, { build: 'morton' });
  const flat = selfIntersections(prepared);
  const pairs: [number, number, string][] = [];
  for (let i = 0; i < flat.length; i += 2) {
    const [a, b] = [flat[i]!, flat[i + 1]!];
    pairs.push([a, b, contactText(trianglePairContact(prepared, a, b))]);
  }
  const other = selfIntersections(prepareMesh(mesh, { build: 'sah' }));
  const trees = String(other) === String(flat) ? '' : ' TREES DIFFER';
  const first = firstSelfIntersection(prepared);
  const isFound =
    first === null ? pairs.length === 0 : pairs.some(([a, b]) => a === first[0] && b === first[1]);
  const differs = isFound && selfIntersects(prepared) === pairs.length > 0 ? '' : ' BOOLEAN DIFFERS';
  return pairsText(pairs) + trees + differs;
}

/** The pairs of an answer with their relations only, which no numbering of corners changes. */
function bare(answer: string, triangle: (t: number) => number = (t) => t): string {
  if (answer === 'none') return answer;
  const pairs = answer
    .slice(answer.indexOf(':') + 2)
    .split('; ')
    .map((text) => {
      const [, a, b, relation] = /^(\d+)-(\d+) ([a-z]+)/.exec(text) ?? [];
      const [s, t] = [triangle(Number(a)), triangle(Number(b))];
      return `${Math.min(s, t)}-${Math.max(s, t)} ${relation}`;
    });
  return pairs.sort().join('; ');
}

/** The changed answer if it has the right pairs, else those. */
function samePairs(answer: string, changed: Float64Array, names?: Renaming): string {
  const got = selfIntersectionsQuery.decide(changed);
  const expected = bare(answer, names?.triangle);
  return bare(got) === expected && !got.includes('DIFFER') ? got : expected;
}

/** Where a mesh meets itself. Referee: the common part of all pairs of triangles by clipping, in rationals. */
export const selfIntersectionsQuery: Query = {
  name: 'selfIntersections',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [ALL], extras: 0 }),
  decide: (v) => decideMesh(meshAt(v, 0, ALL)),
  referee(v) {
    const { meshes } = exactScene([meshAt(v, 0, ALL)]);
    return pairsText(selfPairs(meshes[0]!).map(({ a, b, contact }) => [a, b, contact]));
  },
  classes: ['none', 'touching', 'crossing', 'overlapping'],
  classOf: (answer) => /^[a-z]+/.exec(answer)?.[0] ?? answer,
  holds: (answer) => answer !== 'none',
  laws: [
    ...spaceLaws(layout),
    renumbering(0, ALL, (answer, names, changed) => samePairs(answer, changed, names)),
    reversal(0, (answer, changed) => samePairs(answer, changed)),
    sameAs('far-part', (values) => {
      const more = withFarPart(meshAt(values, 0, ALL), []);
      return more && decideMesh(more);
    }),
  ],
};
