/** What is certain of shapes that turn, and what is wrong with an answer about them. */
import { NoConstruction } from '../../../answers/construction.js';
import { type PlainMotion, type RotationPair, rotationArguments } from '../../../cases/motion/rotation.js';
import { numbersIn, type Operand, type Reader, readerOf } from '../distance/operands.js';
import { answerOf, type RoundOperand, roundOperand } from '../round/swept.js';
import { exact, type Vector } from '../vectors.js';
import { type Certain, TurningPair, type TurningShape } from './rotation.js';
import type { Turn } from './turning.js';

/** Both shapes, and whether they have a common point at time 0; `undefined`: one is none. */
export interface TurningCase {
  readonly pair: TurningPair;
  readonly isMet: () => boolean;
}

/** Reads the shapes of a question. */
export function turningCase(pair: RotationPair): (values: Float64Array) => TurningCase | undefined {
  const argumentsOf = rotationArguments(pair);
  return (values) => {
    const { shapes, motions } = argumentsOf(values);
    const lengths = motions.flatMap(({ translation, center }) => [...translation, ...center]);
    const reader = readerOf([0, ...shapes.flatMap(numbersIn), ...lengths]);
    const [a, b] = [roundOperand(pair.a, shapes[0], reader), roundOperand(pair.b, shapes[1], reader)];
    if (a === undefined || b === undefined) return undefined;
    const isMet = (): boolean => !answerOf(a, b).startsWith('disjoint');
    const shapeOf = (operand: RoundOperand, motion: PlainMotion): TurningShape => {
      const { points, edges, faces, solid } = (operand.core as Operand).shape;
      return {
        points,
        parts: { edges, faces },
        isSolid: solid,
        radius: operand.radius,
        turn: turnOf(motion, reader),
      };
    };
    return { pair: new TurningPair(shapeOf(a, motions[0]), shapeOf(b, motions[1])), isMet };
  };
}

function turnOf({ translation, axis, angle, center }: PlainMotion, reader: Reader): Turn {
  const { numerators } = exact(axis);
  const turns = exact([angle]);
  return {
    translation: reader.vector(translation),
    center: reader.vector(center),
    axis: [numerators[0]!, numerators[1]!, numerators[2]!] as Vector,
    angle: { n: turns.numerators[0]!, d: turns.one },
  };
}

/** What is said: `hit from until`, `undecided from until`, `miss`. */
export interface Said {
  readonly verdict: string;
  readonly from: number;
  readonly until: number;
}

/** @throws NoConstruction if it is no answer */
export function readSaid(text: string): Said {
  const [verdict, ...times] = text.split(' ');
  const [from, until] = times.map(Number) as [number, number];
  const isTimed = verdict === 'hit' || verdict === 'undecided';
  if (verdict === 'miss' && times.length === 0) return { verdict, from: 1, until: 1 };
  if (!isTimed || times.length !== 2 || !(0 <= from && from <= until && until <= 1))
    throw new NoConstruction('not miss, hit or undecided with two times in order from 0 to 1');
  return { verdict, from, until };
}

/** What an answer says that is not true, by what is certain. */
export function faultOf({ verdict, from, until }: Said, certain: Certain): string | undefined {
  const { hit, free } = certain;
  if (verdict === 'miss') return hit === null ? undefined : `there is a contact by ${hit}`;
  if (hit !== null && hit < from) return `there is a contact by ${hit}, before ${from}`;
  if (verdict === 'hit' && certain.verdict === 'miss') return 'there is no contact';
  if (verdict === 'hit' && until < free) return `there is no contact before ${free}`;
  if (verdict === 'undecided' && hit !== null && hit > until && free > until)
    return `the first contact is after ${free}`;
  return undefined;
}

/** What is wrong with an answer; also where only the time that it names shows it. */
export function turningFault({ pair, isMet }: TurningCase, said: Said): string | undefined {
  const { verdict, from, until } = said;
  const fault = faultOf(said, pair.between(0, 1, isMet));
  if (fault !== undefined || verdict !== 'hit') return fault;
  // The interval is short: whether it is free of contact takes a few steps.
  const close = pair.between(from, until, isMet, { depth: 6, parts: 40 });
  return close.verdict === 'miss' ? `there is no contact from ${from} to ${until}` : undefined;
}
