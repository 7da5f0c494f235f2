import { powerOfTwo } from '../../cases/doubles.js';
import { ALL, meshAt, meshSize } from '../../cases/meshes/values.js';
import { rayCastReferee, segmentCastReferee } from '../../referees/shapes/meshes/casts.js';
import {
  castText,
  rayCastSubject,
  rayOf,
  segmentCastSubject,
  segmentOf,
} from '../../subjects/meshes/casts.js';
import { axisCycle } from '../laws.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { meshFamilies } from './families.js';
import { meshParts, mirroring, renumbering, reversal, sameAs, withFarPart } from './laws.js';

/** The hits without points and the names of vertices, and in no order but by rank; `turn` turns triangles over. */
function bareHits(text: string, triangle: (t: number) => number, turn: 1 | -1): string {
  if (text === 'miss') return text;
  const hits = text.split('; ').map((hit) => {
    const [t, feature, facing, place, , rank, ...more] = hit.split(' ');
    return [
      triangle(Number(t)),
      feature!.split(':')[0],
      turn * Number(facing) + 0,
      place,
      rank,
      ...more,
    ].join(' ');
  });
  return hits.sort().join('; ');
}

const keep = (t: number) => t;

function sameHits(answer: string, got: string, triangle: (t: number) => number, turn: 1 | -1): string {
  const expected = bareHits(answer, triangle, turn);
  return bareHits(got, keep, 1) === expected ? got : expected;
}

/** Everything larger by a power of two, directions too. */
function scalingAll({ parts }: Layout, subject: Question['subject']): Law {
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
      return { values: scaled, expected: (answer) => sameHits(answer, subject(scaled), keep, 1) };
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

/** Exchanging the axes in turn exchanges the coordinates of points. */
function cycled(layout: Layout, subject: Question['subject']): Law {
  const law = axisCycle(layout);
  return {
    name: law.name,
    vary(values, random) {
      const { values: changed } = law.vary(values, random)!;
      return { values: changed, expected: (answer) => sameHits(answer, subject(changed), keep, 1) };
    },
  };
}

/** What a hit is of. */
export function hitClass(answer: string): string {
  if (answer === 'miss') return answer;
  if (answer.includes('..')) return 'in-plane';
  if (answer.includes('vertex')) return 'vertex';
  return answer.includes('edge') ? 'edge' : 'face';
}

interface Kind {
  readonly name: string;
  readonly layout: Layout;
  readonly argument: 'ray' | 'segment';
  castOf(v: ArrayLike<number>): object;
  readonly subject: Question['subject'];
  readonly referee: Question['referee'];
}

function castQuestion({ name, layout, argument, castOf, subject, referee }: Kind, more: Law[]): Question {
  return {
    name,
    area: 'meshes',
    layout,
    families: meshFamilies({ layout, tables: [ALL], extras: 2 }),
    subject,
    referee,
    form: 'miss | <mesh-hits>',
    classes: ['miss', 'face', 'edge', 'vertex', 'in-plane'],
    classOf: hitClass,
    shapes: shapesBy(`mesh ${argument}`, (v) => [meshAt(v, 0, ALL), castOf(v)] as const),
    coded: true,
    yes: `the ${argument} and a closed triangle of the mesh have a point in common`,
    holds: (answer) => answer !== 'miss',
    laws: [
      scalingAll(layout, subject),
      cycled(layout, subject),
      mirrored(layout, subject),
      renumbering(0, ALL, (answer, { triangle }, changed) => sameHits(answer, subject(changed), triangle, 1)),
      reversal(0, (answer, changed) => sameHits(answer, subject(changed), keep, -1)),
      ...more,
    ],
  };
}

/** A ray and a mesh: all hits with exact parameters. Referee: the ray cut by the planes of each triangle's hull. */
export const rayCastQuestion: Question = castQuestion(
  {
    name: 'allHitsOfRay',
    layout: layoutOf(3, ...meshParts('v', ALL), point('ray.origin'), direction('ray.direction')),
    argument: 'ray',
    castOf: rayOf,
    subject: rayCastSubject,
    referee: rayCastReferee,
  },
  [],
);

/** The triangles with the sides from which they are hit. */
function sidesOf(text: string, turn: number): string {
  if (text === 'miss') return text;
  const hits = text.split('; ').map((hit) => hit.split(' '));
  return hits
    .map(([t, , facing]) => `${t} ${turn * Number(facing) + 0}`)
    .sort()
    .join('; ');
}

/** From the end to the start the same triangles are hit, from the other side. */
const backwards: Law = {
  name: 'backwards',
  vary(values) {
    const first = meshSize(ALL);
    const changed = Float64Array.from(values);
    changed.set(values.subarray(first + 3, first + 6), first);
    changed.set(values.subarray(first, first + 3), first + 3);
    const expected = (answer: string) => {
      const got = segmentCastSubject(changed);
      return sidesOf(got, 1) === sidesOf(answer, -1) ? got : sidesOf(answer, -1);
    };
    return { values: changed, expected };
  },
};

/** A segment and a mesh. */
export const segmentCastQuestion: Question = castQuestion(
  {
    name: 'allHitsOfSegment',
    layout: layoutOf(3, ...meshParts('v', ALL), ...points('segment.start segment.end')),
    argument: 'segment',
    castOf: segmentOf,
    subject: segmentCastSubject,
    referee: segmentCastReferee,
  },
  [
    backwards,
    sameAs('far-part', (v) => {
      const mesh = withFarPart(meshAt(v, 0, ALL), [...v.subarray(meshSize(ALL))]);
      return mesh && castText(mesh, segmentOf(v), 'sah');
    }),
  ],
);
