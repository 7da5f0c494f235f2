import type { ContactPoint } from '../../../core/contact.js';
import {
  type EdgeEdge,
  edgeEdgeContacts,
  edgeEdgeMeets,
  edgeEdgeMeetsAt,
  type MotionContacts,
  pointEdgeContacts,
  pointEdgeMeets,
  pointPointContacts,
  pointPointMeets,
  type VertexFace,
  vertexFaceContacts,
  vertexFaceMeets,
  vertexFaceMeetsAt,
} from '../../../motion/deforming/index.js';
import { compareTimes, timeToNumber } from '../../../motion/times/index.js';
import { featureText } from '../../answers/text.js';

const CLASSES = ['never', 'once', 'twice', 'thrice'] as const;

const pointText = ({ a, b }: ContactPoint): string => `${featureText(a)}/${featureText(b)}`;

/**
 * Contacts as text, the word for how often first; behind it a word about all the time. The same motion the other way
 * round has as many contacts.
 */
function contactsText(
  { contacts }: MotionContacts,
  reverse: MotionContacts,
  meets: readonly boolean[],
  word?: string,
): string {
  const texts = contacts.map(({ time, rounded, contact }) => {
    return `${timeToNumber(time)}..${rounded.until}@${contact.map(pointText).sort().join()}`;
  });
  const lasts = contacts.some(({ time, until }) => compareTimes(time, until) < 0);
  const words = [lasts ? 'lasting' : CLASSES[contacts.length], ...(word === undefined ? [] : [word])];
  const differs = meets.some((meet) => meet !== contacts.length > 0);
  const isReversed = reverse.contacts.length === contacts.length;
  const faults = [...(differs ? ['BOOLEAN DIFFERS'] : []), ...(isReversed ? [] : ['REVERSAL DIFFERS'])];
  return [...words, ...texts, ...faults].join(' ');
}

/** Point number i. */
export function pointAt(v: Float64Array, i: number): [number, number, number] {
  return [v[3 * i]!, v[3 * i + 1]!, v[3 * i + 2]!];
}

const word = (coplanar: boolean): string => (coplanar ? 'coplanar' : 'spatial');

/** A vertex and a triangle, from point number i on. */
export const vertexFaceAt = (v: Float64Array, i: number): VertexFace => ({
  vertex: pointAt(v, i),
  a: pointAt(v, i + 1),
  b: pointAt(v, i + 2),
  c: pointAt(v, i + 3),
});

/** Two edges, from point number i on. */
export const edgeEdgeAt = (v: Float64Array, i: number): EdgeEdge => ({
  a0: pointAt(v, i),
  a1: pointAt(v, i + 1),
  b0: pointAt(v, i + 2),
  b1: pointAt(v, i + 3),
});

/** The kernel's contacts, and whether the booleans agree. */
export function vertexFaceContactsSubject(v: Float64Array): string {
  const [start, end] = [vertexFaceAt(v, 0), vertexFaceAt(v, 4)];
  const found = vertexFaceContacts(start, end);
  const meets = [
    vertexFaceMeets(start, end),
    vertexFaceMeets(end, start),
    vertexFaceMeetsAt(v.subarray(0, 12), v.subarray(12), 0, 1, 2, 3),
  ];
  return contactsText(found, vertexFaceContacts(end, start), meets, word(found.coplanar));
}

/** The kernel's contacts, and whether the booleans agree. */
export function edgeEdgeContactsSubject(v: Float64Array): string {
  const [start, end] = [edgeEdgeAt(v, 0), edgeEdgeAt(v, 4)];
  const found = edgeEdgeContacts(start, end);
  const meets = [
    edgeEdgeMeets(start, end),
    edgeEdgeMeets(end, start),
    edgeEdgeMeetsAt(v.subarray(0, 12), v.subarray(12), 2, 3, 0, 1),
  ];
  return contactsText(found, edgeEdgeContacts(end, start), meets, word(found.coplanar));
}

/** The kernel's contacts, and whether the boolean agrees. */
export function pointEdgeContactsSubject(v: Float64Array): string {
  const start = { point: pointAt(v, 0), a: pointAt(v, 1), b: pointAt(v, 2) };
  const end = { point: pointAt(v, 3), a: pointAt(v, 4), b: pointAt(v, 5) };
  const meets = [pointEdgeMeets(start, end), pointEdgeMeets(end, start)];
  return contactsText(pointEdgeContacts(start, end), pointEdgeContacts(end, start), meets);
}

/** The kernel's contacts, and whether the boolean agrees. */
export function pointPointContactsSubject(v: Float64Array): string {
  const start = { a: pointAt(v, 0), b: pointAt(v, 1) };
  const end = { a: pointAt(v, 2), b: pointAt(v, 3) };
  const meets = [pointPointMeets(start, end), pointPointMeets(end, start)];
  return contactsText(pointPointContacts(start, end), pointPointContacts(end, start), meets);
}
