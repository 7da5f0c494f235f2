import {
  type RigidMotion,
  type RotatingContact,
  type RotatingShape,
  rotatingContact,
} from '../../../motion/index.js';
import { type RotationPair, typedRotationArguments } from '../../cases/motion/rotation.js';

const textOf = ({ verdict, from, until }: RotatingContact): string =>
  verdict === 'miss' ? verdict : `${verdict} ${from} ${until}`;

/** What is certain of one question does not contradict what is certain of the same question asked in another way. */
function agree(a: RotatingContact, b: RotatingContact): boolean {
  if (a.verdict === 'miss' || b.verdict === 'miss') return a.verdict !== 'hit' && b.verdict !== 'hit';
  return (a.verdict !== 'hit' || b.from <= a.until) && (b.verdict !== 'hit' || a.from <= b.until);
}

/** The kernel's answer as text, and whether the answer with the shapes swapped contradicts it. */
export function rotationSubject(pair: RotationPair): (values: Float64Array) => string {
  const argumentsOf = typedRotationArguments(pair);
  return (values) => {
    const { shapes, motions } = argumentsOf(values);
    const [a, b] = shapes as readonly [RotatingShape, RotatingShape];
    const [p, q] = motions as readonly [RigidMotion, RigidMotion];
    const found = rotatingContact(a, p, b, q);
    return `${textOf(found)}${agree(found, rotatingContact(b, q, a, p)) ? '' : ' SWAP DIFFERS'}`;
  };
}
