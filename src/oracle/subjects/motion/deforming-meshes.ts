import { compareTimes, timeToNumber } from '../../../motion/index.js';
import {
  type DeformingContact,
  type DeformingMesh,
  deformingMeshContacts,
  deformingMeshesMeet,
  deformingSelfContacts,
  deformingSelfMeets,
  type FirstDeformingContacts,
  firstDeformingMeshContacts,
  firstDeformingSelfContacts,
  visitDeformingMeshContacts,
  visitDeformingSelfContacts,
} from '../../../motion/meshes/index.js';
import { type MovingPairText, movingPairsText } from '../../answers/moving-meshes.js';
import {
  MOVING_TOPOLOGIES,
  type MovingMeshValues,
  movingMeshAt,
  movingSize,
  PAIRED_COUNT,
} from '../../cases/motion/moving-meshes.js';

type Side = DeformingContact['a'];

/** A feature in short, an edge by its vertices. */
const sideText = (side: Side): string =>
  side.type === 'edge' ? `e${side.vertices.join('-')}` : `${side.type[0]}${side.index}`;

/** The sides as text; of one mesh two edges stand in the order of their texts. */
function sidesOf({ a, b }: DeformingContact, isOne: boolean): [string, string] {
  const sides: [string, string] = [sideText(a), sideText(b)];
  return isOne && a.type === 'edge' ? (sides.sort() as [string, string]) : sides;
}

const KINDS = ['vertex', 'face', 'edge'];

/** Whether contacts are in their order. */
function areInOrder(contacts: readonly DeformingContact[]): boolean {
  const keys = contacts.map(({ a, b }) => [KINDS.indexOf(a.type), a.index, b.index] as const);
  return keys.every((key, i) => {
    const before = keys[i - 1];
    if (before === undefined) return true;
    const k = key.findIndex((x, j) => x !== before[j]);
    return k >= 0 && before[k]! < key[k]!;
  });
}

/** Whether an edge is named by the first half-edge that runs along it. */
function isNamedRightly({ indices }: MovingMeshValues, side: Side): boolean {
  if (side.type !== 'edge') return true;
  const runsAlong = (h: number): boolean => {
    const [p, q] = [indices[h]!, indices[h % 3 === 2 ? h - 2 : h + 1]!];
    return Math.min(p, q) === side.vertices[0] && Math.max(p, q) === side.vertices[1];
  };
  const first = Array.from(indices.keys()).find(runsAlong);
  return first === side.index && side.triangle === Math.floor(side.index / 3);
}

/** What has to say the same as the list. */
interface Others {
  readonly first: FirstDeformingContacts | null;
  readonly meets: boolean;
  readonly seen: number;
  /** How many there are when time runs the other way. */
  readonly reversed: number;
  readonly few: readonly DeformingContact[];
}

function answerText(
  contacts: readonly DeformingContact[],
  [a, b]: readonly [MovingMeshValues, MovingMeshValues],
  { first, meets, seen, reversed, few }: Others,
): string {
  const isOne = a === b;
  const keyOf = (contact: DeformingContact) => sidesOf(contact, isOne).join('/');
  const firstOnes = new Set(first?.contacts.map(keyOf));
  const texts = contacts.map((contact): MovingPairText => {
    const [p, q] = sidesOf(contact, isOne);
    return { a: p, b: q, time: timeToNumber(contact.time), isFirst: firstOnes.has(`${p}/${q}`) };
  });
  const rounds = contacts.every((one) => one.rounded.time === timeToNumber(one.time));
  const isFirst = first === null || first.contacts.every((one) => compareTimes(one.time, first.time) === 0);
  const areNamed = contacts.every((one) => isNamedRightly(a, one.a) && isNamedRightly(b, one.b));
  const keys = new Set(contacts.map(keyOf));
  const faults = [
    (meets !== contacts.length > 0 || (first !== null) !== meets) && 'BOOLEAN DIFFERS',
    !(rounds && isFirst) && 'TIMES DIFFER',
    !areInOrder(contacts) && 'ORDER DIFFERS',
    !areNamed && 'EDGES DIFFER',
    (seen !== contacts.length || reversed !== contacts.length) && 'NUMBERS DIFFER',
    (few.length !== Math.min(2, contacts.length) || few.some((one) => !keys.has(keyOf(one)))) && 'FEW DIFFER',
  ];
  return [movingPairsText(texts), ...faults.filter((fault) => fault !== false)].join(' ');
}

const backward = ({ start, end, indices }: MovingMeshValues): DeformingMesh => ({
  start: end,
  end: start,
  indices,
});

/** The kernel's contacts of one mesh, the first of them, and whether all that is asked about them agrees. */
export function deformingSelfContactsSubject(values: Float64Array): string {
  const mesh = movingMeshAt(values, 0, MOVING_TOPOLOGIES.length);
  let seen = 0;
  visitDeformingSelfContacts(mesh, () => {
    seen++;
  });
  return answerText(deformingSelfContacts(mesh).contacts, [mesh, mesh], {
    first: firstDeformingSelfContacts(mesh),
    meets: deformingSelfMeets(mesh),
    seen,
    reversed: deformingSelfContacts(backward(mesh)).contacts.length,
    few: deformingSelfContacts(mesh, { maxContacts: 2 }).contacts,
  });
}

/** The kernel's contacts of two meshes, the first of them, and whether all that is asked about them agrees. */
export function deformingMeshContactsSubject(values: Float64Array): string {
  const a = movingMeshAt(values, 0, PAIRED_COUNT);
  const b = movingMeshAt(values, movingSize(PAIRED_COUNT), PAIRED_COUNT);
  let seen = 0;
  visitDeformingMeshContacts(a, b, () => {
    seen++;
  });
  return answerText(deformingMeshContacts(a, b).contacts, [a, b], {
    first: firstDeformingMeshContacts(a, b),
    meets: deformingMeshesMeet(a, b),
    seen,
    reversed: deformingMeshContacts(backward(b), backward(a)).contacts.length,
    few: deformingMeshContacts(a, b, { maxContacts: 2 }).contacts,
  });
}
