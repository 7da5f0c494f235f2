import { isSimplePolygon2d, polygonSimplicity2d } from '../../../planar/polygons/polygon-simplicity.js';
import { exactRingAt, openVectors } from '../../cases/planar/rings.js';
import { exact, relation, sameVector, segmentShape, type Vector } from '../../referees/shapes/index.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLaws, ringLayout, ringShapes } from './ring-query.js';

/** Whether edges i and j have a common point that consecutive edges need not have; as a word how they meet. */
function meeting(ring: readonly Vector[], i: number, j: number): string | undefined {
  const n = ring.length;
  const shape = (e: number) => segmentShape(ring[e]!, ring[(e + 1) % n]!);
  const found = relation(shape(i), shape(j));
  if (found === 'disjoint') return undefined;
  if (sameVector(ring[i]!, ring[j]!)) return found;
  const consecutive = (i + 1) % n === j || (j + 1) % n === i;
  return !consecutive || found === 'overlapping' ? found : undefined;
}

/** `simple`, or the relation of the pair that the kernel names, once it is seen that the pair is a fault. */
function subject(values: Float64Array): string {
  const [ring] = ringShapes.of(values);
  const answer = polygonSimplicity2d(ring);
  const differs = isSimplePolygon2d(ring) === answer.simple ? '' : ' BOOLEAN DIFFERS';
  if (answer.simple) return `simple${differs}`;
  const [i, j] = answer.edges;
  const found =
    i < j && j < ring.length ? meeting(openVectors(exactRingAt(exact(values), 0)), i, j) : undefined;
  return `faulty${found === answer.relation ? '' : ` WRONG PAIR ${i} ${j} ${answer.relation}, not ${found}`}${differs}`;
}

/** All pairs of edges, clipped against each other in rationals. */
function referee(values: Float64Array): string {
  const ring = openVectors(exactRingAt(exact(values), 0));
  for (let j = 0; j < ring.length; j++) {
    for (let i = 0; i < j; i++) if (meeting(ring, i, j) !== undefined) return 'faulty';
  }
  return 'simple';
}

/** Simplicity of any ring. The pair of edges that the kernel names is judged, whichever it is. */
export const polygonSimplicityQuestion: Question = {
  name: 'polygonSimplicity2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject,
  referee,
  classes: ['simple', 'faulty'],
  yes: 'the polygon is simple: edges meet in the vertices that they share only',
  holds: (answer) => answer === 'simple',
  laws: ringLaws(
    (answer) => answer,
    (answer) => answer,
  ),
};
