import type { ContactPoint } from '../../../core/contact.js';
import {
  edgeEdgeContacts,
  edgeEdgeMeets,
  edgeEdgeMeetsAt,
  type MotionContacts,
  pointEdgeContacts,
  pointEdgeMeets,
  pointPointContacts,
  pointPointMeets,
  vertexFaceContacts,
  vertexFaceMeets,
  vertexFaceMeetsAt,
} from '../../../motion/deforming/index.js';
import { compareTimes, timeToNumber } from '../../../motion/times/index.js';
import { featureText } from '../../answers/text.js';
import { edgeEdgeAt, pointAt, vertexFaceAt } from './deforming.js';

const pointText = ({ a, b }: ContactPoint): string => `${featureText(a)}/${featureText(b)}`;

function classOf({ contacts }: MotionContacts): string {
  const [first] = contacts;
  if (first === undefined) return 'never';
  if (compareTimes(first.time, 0) === 0 && compareTimes(first.until, 1) === 0) return 'always';
  if (contacts.some(({ time, until }) => compareTimes(time, until) === 0)) return 'instant';
  return contacts.length === 1 ? 'once' : 'several';
}

/** When they are near, as text. The same motion the other way round is near as often, and as long. */
function textOf(found: MotionContacts, reverse: MotionContacts, meets: readonly boolean[]): string {
  const texts = found.contacts.map(
    ({ time, rounded, contact }) =>
      `${timeToNumber(time)}..${rounded.until}@${contact.map(pointText).sort().join()}`,
  );
  const word = classOf(found);
  const differs = meets.some((meet) => meet !== found.contacts.length > 0);
  const isReversed = reverse.contacts.length === found.contacts.length && classOf(reverse) === word;
  const faults = [...(differs ? ['BOOLEAN DIFFERS'] : []), ...(isReversed ? [] : ['REVERSAL DIFFERS'])];
  return [word, ...texts, ...faults].join(' ');
}

/** The kernel's times, and whether the booleans agree. */
export function vertexFaceSeparationSubject(v: Float64Array): string {
  const [start, end, options] = [vertexFaceAt(v, 0), vertexFaceAt(v, 4), { separation: v[24]! }];
  const meets = [
    vertexFaceMeets(start, end, options),
    vertexFaceMeets(end, start, options),
    vertexFaceMeetsAt(v.subarray(0, 12), v.subarray(12, 24), 0, 1, 2, 3, options),
  ];
  return textOf(vertexFaceContacts(start, end, options), vertexFaceContacts(end, start, options), meets);
}

/** The kernel's times, and whether the booleans agree. */
export function edgeEdgeSeparationSubject(v: Float64Array): string {
  const [start, end, options] = [edgeEdgeAt(v, 0), edgeEdgeAt(v, 4), { separation: v[24]! }];
  const meets = [
    edgeEdgeMeets(start, end, options),
    edgeEdgeMeets(end, start, options),
    edgeEdgeMeetsAt(v.subarray(0, 12), v.subarray(12, 24), 2, 3, 0, 1, options),
  ];
  return textOf(edgeEdgeContacts(start, end, options), edgeEdgeContacts(end, start, options), meets);
}

/** The kernel's times, and whether the boolean agrees. */
export function pointEdgeSeparationSubject(v: Float64Array): string {
  const start = { point: pointAt(v, 0), a: pointAt(v, 1), b: pointAt(v, 2) };
  const end = { point: pointAt(v, 3), a: pointAt(v, 4), b: pointAt(v, 5) };
  const options = { separation: v[18]! };
  const meets = [pointEdgeMeets(start, end, options), pointEdgeMeets(end, start, options)];
  return textOf(pointEdgeContacts(start, end, options), pointEdgeContacts(end, start, options), meets);
}

/** The kernel's times, and whether the boolean agrees. */
export function pointPointSeparationSubject(v: Float64Array): string {
  const start = { a: pointAt(v, 0), b: pointAt(v, 1) };
  const end = { a: pointAt(v, 2), b: pointAt(v, 3) };
  const options = { separation: v[12]! };
  const meets = [pointPointMeets(start, end, options), pointPointMeets(end, start, options)];
  return textOf(pointPointContacts(start, end, options), pointPointContacts(end, start, options), meets);
}
