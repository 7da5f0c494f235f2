import type { AnyQuestion } from '../../oracle/questions/question.js';
import { shapesOf } from '../../oracle/questions/shapes.js';
import type { Vector } from '../../oracle/referees/shapes/vectors.js';
import { type Made, readMade, ringsOf } from './made.js';
import { faultMarks } from './made-faults.js';
import { type Numbers, numbersFor, numbersIn, type Reading, vectorOf } from './numbers.js';
import type { Mark, Scene } from './scene.js';
import { sceneOf } from './scene-of.js';

const DOUBLES: Reading = { as: 'doubles', both: false };
/** More triangles than these are no picture. */
const MOST_RINGS = 400;

function exactly(made: Made<readonly number[]>, numbers: Numbers): Made<Vector> {
  const at = (p: readonly number[]) => vectorOf(numbers, p);
  return made.type === 'rings'
    ? { type: 'rings', rings: made.rings.map((ring) => ring.map(at)) }
    : { ...made, points: made.points.map(at) };
}

function marksOf(made: Made<Vector>): Mark[] {
  return ringsOf(made).flatMap((ring): Mark[] => [
    ...(made.type === 'triangles' && ring.length > 2
      ? [{ type: 'area' as const, rings: [ring], tone: 'made' as const }]
      : []),
    ...ring.map(
      (from, i): Mark => ({
        type: 'segment',
        from,
        to: ring[(i + 1) % ring.length]!,
        tone: 'made',
      }),
    ),
  ]);
}

/** Rings of polygons are filled together, so that holes are holes. */
function filled(made: Made<Vector>): Mark[] {
  const rings = ringsOf(made).filter((ring) => ring.length > 2);
  return made.type === 'rings' && rings.length > 0 ? [{ type: 'area', rings, tone: 'made' }] : [];
}

/**
 * What an engine made over what it was given, and what is wrong with it; `undefined` where its answer is no
 * construction, or has no picture.
 *
 * @param text the answer as it was given
 */
export function sceneOfMade(
  question: AnyQuestion,
  values: readonly number[],
  text: string,
): Scene | undefined {
  const made = readMade(question, values, text);
  if (made === undefined) return undefined;
  const right = readMade(question, values, String(question.subject(Float64Array.from(values))));
  const given = sceneOf(question, values, DOUBLES, numbersIn([made, right]));
  if (right === undefined || given === undefined) return undefined;
  const all = [...numbersIn(shapesOf(question, values)), ...numbersIn([made, right])];
  const numbers = numbersFor(all, DOUBLES);
  const [ours, theirs] = [exactly(right, numbers), exactly(made, numbers)];
  if (ringsOf(theirs).length > MOST_RINGS) return undefined;
  const { dimension } = question.layout;
  const under = given.marks.filter(({ type }) => type !== 'area');
  const wrong = faultMarks(question.name, dimension, theirs, ours);
  return { ...given, marks: [...under, ...filled(theirs), ...marksOf(theirs), ...wrong] };
}
