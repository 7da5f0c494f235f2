import { compareParameters as compare } from '../../../implicit/index.js';
import { allHits, anyHit, type Cast, firstHit, lastHit, type MeshHit } from '../../../mesh/queries/cast.js';
import { prepareMesh } from '../../../mesh/structure/prepared-mesh.js';
import { powerOfTwo } from '../../cases/doubles.js';
import { compareParameters, type LineLike, type Parameter, ray } from '../../referees/shapes/index.js';
import { nearestDouble } from '../implicit/nearest-double.js';
import { axisCycle } from '../laws.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { type ExactMesh, exactScene } from './exact-mesh.js';
import { meshFamilies } from './families.js';
import { mirroring, renumbering, reversal, sameAs, withFarPart } from './laws.js';
import { type LineHit, lineHits, segmentLine } from './line-hits.js';
import { ALL, meshAt, meshParts, meshSize } from './mesh-values.js';

/** Where the mesh ends: six values follow. */
const first = meshSize(ALL);

interface Kind {
  readonly name: string;
  readonly layout: Layout;
  castOf(v: ArrayLike<number>): Cast;
  lineOf(a: readonly [bigint, bigint, bigint], b: readonly [bigint, bigint, bigint]): LineLike;
}

const vectorAt = (v: ArrayLike<number>, at: number): [number, number, number] => [
  v[at]!,
  v[at + 1]!,
  v[at + 2]!,
];

const rays: Kind = {
  name: 'allHitsOfRay',
  layout: layoutOf(3, ...meshParts('v', ALL), point('ray.origin'), direction('ray.direction')),
  castOf: (v) => ({ origin: vectorAt(v, first), direction: vectorAt(v, first + 3) }),
  lineOf: ray,
};

const segments: Kind = {
  name: 'allHitsOfSegment',
  layout: layoutOf(3, ...meshParts('v', ALL), ...points('segment.start segment.end')),
  castOf: (v) => ({ start: vectorAt(v, first), end: vectorAt(v, first + 3) }),
  lineOf: segmentLine,
};

/** One hit as text: `triangle feature facing enter..exit rank`, such as `3 edge:1:4 1 0.5 r0`. */
function hitText(triangle: number, feature: string, facing: number, place: string, rank: number): string {
  return `${triangle} ${feature} ${facing} ${place} r${rank}`;
}

function featureText({ feature }: MeshHit): string {
  if (feature.type === 'vertex') return `vertex:${feature.vertex}`;
  if (feature.type === 'edge') return `edge:${feature.vertices.join(':')}`;
  return 'face';
}

function textOf(hit: MeshHit): string {
  const [enter, exit] = [hit.enter, hit.exit].map((t) => String(t.toNumber() + 0));
  const place = compare(hit.enter, hit.exit) === 0 ? enter! : `${enter}..${exit}`;
  const named =
    hit.feature.type === 'vertex' || hit.feature.triangle === hit.triangle ? '' : ' OF ANOTHER TRIANGLE';
  return hitText(hit.triangle, featureText(hit), hit.facing, place, hit.rank) + named;
}

function answerText(hits: readonly string[]): string {
  return hits.length === 0 ? 'miss' : hits.join('; ');
}

/** All hits, and whether the other questions answer with some of them. */
function decideCast(mesh: ReturnType<typeof meshAt>, cast: Cast, build: 'sah' | 'morton'): string {
  const prepared = prepareMesh(mesh, { build });
  const hits = allHits(prepared, cast);
  const [begin, end] = [firstHit(prepared, cast), lastHit(prepared, cast)];
  const bare = (of: readonly MeshHit[]) => of.map((hit) => textOf({ ...hit, rank: 0 })).join();
  const last = hits.filter((hit) => hits.every((other) => compare(hit.exit, other.exit) >= 0));
  const byNumber = (of: readonly MeshHit[]) => [...of].sort((p, q) => p.triangle - q.triangle);
  const wrong = [
    bare(begin) === bare(hits.filter(({ rank }) => rank === 0)) ? '' : ' FIRST DIFFERS',
    bare(end) === bare(byNumber(last)) ? '' : ' LAST DIFFERS',
    anyHit(prepared, cast) === hits.length > 0 ? '' : ' ANY DIFFERS',
  ];
  return answerText(hits.map(textOf)) + wrong.join('');
}

const rounded = ({ numerator, denominator }: Parameter) => String(nearestDouble(numerator, denominator) + 0);

function exactText(
  { triangle, enter, exit, features, facing }: LineHit,
  mesh: ExactMesh,
  rank: number,
): string {
  const place = compareParameters(enter, exit) === 0 ? rounded(enter) : `${rounded(enter)}..${rounded(exit)}`;
  const corners = mesh.triangles[triangle]!;
  const k = Number(features[0].slice(1));
  const edge = [corners[k % 3]!, corners[(k + 1) % 3]!].sort((a, b) => a - b);
  const names: Readonly<Record<string, string>> = {
    v: `vertex:${corners[k % 3]}`,
    e: `edge:${edge.join(':')}`,
    f: 'face',
  };
  return hitText(triangle, names[features[0][0]!]!, facing, place, rank);
}

function refereeOf({ castOf, lineOf }: Kind): (v: Float64Array) => string {
  return (v) => {
    const { meshes, others } = exactScene([meshAt(v, 0, ALL)], Object.values(castOf(v)).flat() as number[]);
    const hits = lineHits(lineOf(others[0]!, others[1]!), meshes[0]!);
    let rank = -1;
    const texts = hits.map((hit, i) => {
      const before = hits[i - 1];
      if (before === undefined || compareParameters(before.enter, hit.enter) !== 0) rank++;
      return exactText(hit, meshes[0]!, rank);
    });
    return answerText(texts);
  };
}

/** The hits without the names of vertices and in no order but by rank; `turn` turns triangles over. */
function bareHits(text: string, triangle: (t: number) => number, turn: 1 | -1): string {
  if (text === 'miss') return text;
  const hits = text.split('; ').map((hit) => {
    const [t, feature, facing, place, ...more] = hit.split(' ');
    return [triangle(Number(t)), feature!.split(':')[0], turn * Number(facing) + 0, place, ...more].join(' ');
  });
  return hits.sort().join('; ');
}

const keep = (t: number) => t;

function sameHits(answer: string, got: string, triangle: (t: number) => number, turn: 1 | -1): string {
  const expected = bareHits(answer, triangle, turn);
  return bareHits(got, keep, 1) === expected ? got : expected;
}

/** Everything larger by a power of two, directions too. */
function scalingAll({ parts }: Layout): Law {
  return {
    name: 'scaling',
    vary(values, random) {
      const factor = powerOfTwo(random.between(-60, 60));
      const scaled = Float64Array.from(values);
      for (const { kind, at, size } of parts) {
        for (let j = at; kind !== 'integer' && j < at + size; j++) {
          scaled[j] = values[j]! * factor;
          if (!Number.isFinite(scaled[j]!) || scaled[j]! / factor !== values[j]) return undefined;
        }
      }
      return { values: scaled, expected: (answer) => answer };
    },
  };
}

/** Mirroring turns every triangle over. */
function mirrored(layout: Layout, subject: Question['subject']): Law {
  const law = mirroring(layout, (answer) => answer);
  return {
    name: law.name,
    vary(values, random) {
      const { values: changed } = law.vary(values, random)!;
      return { values: changed, expected: (answer) => sameHits(answer, subject(changed), keep, -1) };
    },
  };
}

function classOf(answer: string): string {
  if (answer === 'miss') return answer;
  if (answer.includes('..')) return 'in-plane';
  if (answer.includes('vertex')) return 'vertex';
  return answer.includes('edge') ? 'edge' : 'face';
}

function castQuestion(kind: Kind, more: (subject: Question['subject']) => Law[]): Question {
  const { name, layout, castOf } = kind;
  const subject = (v: Float64Array) =>
    decideCast(meshAt(v, 0, ALL), castOf(v), v[1]! % 4 < 2 ? 'morton' : 'sah');
  return {
    name,
    area: 'meshes',
    layout,
    families: meshFamilies({ layout, tables: [ALL], extras: 2 }),
    subject,
    referee: refereeOf(kind),
    form: 'miss | <mesh-hits>',
    classes: ['miss', 'face', 'edge', 'vertex', 'in-plane'],
    classOf,
    shapes: shapesBy(
      `mesh ${kind === rays ? 'ray' : 'segment'}`,
      (v) => [meshAt(v, 0, ALL), castOf(v)] as const,
    ),
    coded: true,
    yes: `the ${kind === rays ? 'ray' : 'segment'} and a closed triangle of the mesh have a point in common`,
    holds: (answer) => answer !== 'miss',
    laws: [
      scalingAll(layout),
      axisCycle(layout),
      mirrored(layout, subject),
      renumbering(0, ALL, (answer, { triangle }, changed) => sameHits(answer, subject(changed), triangle, 1)),
      reversal(0, (answer, changed) => sameHits(answer, subject(changed), keep, -1)),
      ...more(subject),
    ],
  };
}

/** A ray and a mesh: all hits with exact parameters. Referee: the ray cut by the planes of each triangle's hull. */
export const rayCastQuestion: Question = castQuestion(rays, () => []);

/** A segment and a mesh. */
export const segmentCastQuestion: Question = castQuestion(segments, (subject) => [
  {
    name: 'backwards',
    vary(values) {
      const changed = Float64Array.from(values);
      changed.set(values.subarray(first + 3, first + 6), first);
      changed.set(values.subarray(first, first + 3), first + 3);
      const met = (text: string, turn: number) =>
        text === 'miss'
          ? text
          : text
              .split('; ')
              .map((hit) => `${hit.split(' ')[0]} ${turn * Number(hit.split(' ')[2]) + 0}`)
              .sort()
              .join('; ');
      const expected = (answer: string) => {
        const got = subject(changed);
        return met(got, 1) === met(answer, -1) ? got : met(answer, -1);
      };
      return { values: changed, expected };
    },
  },
  sameAs('far-part', (v) => {
    const mesh = withFarPart(meshAt(v, 0, ALL), [...v.subarray(first)]);
    return mesh && decideCast(mesh, segments.castOf(v), 'sah');
  }),
]);
