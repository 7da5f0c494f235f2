import { describe, expect, it } from 'vitest';
import { rational, surd } from '../../../src/arithmetic/index.js';
import {
  type CoplanarContacts,
  compareTimes,
  edgeEdgeContacts,
  edgeEdgeMeets,
  vertexFaceContacts,
  vertexFaceMeets,
} from '../../../src/motion/index.js';
import { meetingTwice, staying, touching, turning } from '../../../src/oracle/cases/motion/contacts.js';
import { type Moving, placeAt } from '../../../src/oracle/cases/motion/moving-points.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(2, 7, 1, 8);
const COUNT = 150;

function contactsOf(kind: 'vertex-face' | 'edge-edge', m: readonly Moving[], reverse = false) {
  const at = (time: 'start' | 'end') => m.map((point) => point[time]);
  const [p, q] = (reverse ? [at('end'), at('start')] : [at('start'), at('end')]) as [number[][], number[][]];
  const face = ([vertex, a, b, c]: number[][]) => ({ vertex, a, b, c }) as never;
  const edges = ([a0, a1, b0, b1]: number[][]) => ({ a0, a1, b0, b1 }) as never;
  const found: CoplanarContacts =
    kind === 'vertex-face' ? vertexFaceContacts(face(p), face(q)) : edgeEdgeContacts(edges(p), edges(q));
  const meets =
    kind === 'vertex-face' ? vertexFaceMeets(face(p), face(q)) : edgeEdgeMeets(edges(p), edges(q));
  expect(meets).toBe(found.contacts.length > 0);
  return found;
}

/** Whether a quarter of the time is in one of the contacts. */
const includes = ({ contacts }: CoplanarContacts, quarter: number): boolean =>
  contacts.some(
    ({ time, until }) => compareTimes(time, quarter / 4) <= 0 && compareTimes(until, quarter / 4) >= 0,
  );

/** The determinant of four points at a quarter, in integers. */
function determinantAt(m: readonly Moving[], quarter: number): bigint {
  const [p, ...others] = m.map((one) => placeAt(one, quarter).map(BigInt)) as bigint[][];
  const [d, e, f] = others.map((q) => q.map((x, i) => x - p![i]!)) as [bigint[], bigint[], bigint[]];
  return (
    d[0]! * (e[1]! * f[2]! - e[2]! * f[1]!) +
    d[1]! * (e[2]! * f[0]! - e[0]! * f[2]!) +
    d[2]! * (e[0]! * f[1]! - e[1]! * f[0]!)
  );
}

describe.each(['vertex-face', 'edge-edge'] as const)('planted contacts: %s', (kind) => {
  it('are found at the quarters at which they are, and nowhere but at roots', () => {
    for (let i = 0; i < COUNT; i++) {
      const [first, second] = [random.below(4), 4];
      const m = meetingTwice(random, kind, first, second);
      const found = contactsOf(kind, m);
      expect(includes(found, first) && includes(found, second)).toBe(true);
      if (found.coplanar) continue;
      expect(found.contacts.length).toBeLessThanOrEqual(3);
      for (const { time, until } of found.contacts) expect(until).toBe(time);
    }
  });

  it('are single at double and triple roots that are the only ones', () => {
    let single = 0;
    for (let i = 0; i < COUNT; i++) {
      const quarter = random.below(5);
      const triple = contactsOf(kind, turning(random, kind, quarter));
      expect(includes(triple, quarter)).toBe(true);
      if (!triple.coplanar) expect(triple.contacts.length).toBe(1);
      const m = touching(random, kind, quarter);
      const found = contactsOf(kind, m);
      expect(includes(found, quarter)).toBe(true);
      expect(determinantAt(m, quarter)).toBe(0n);
      if (found.coplanar) continue;
      // The third root is a simple one.
      expect(found.contacts.length).toBeLessThanOrEqual(2);
      if (found.contacts.length === 1) single++;
    }
    expect(single).toBeGreaterThan(COUNT / 4);
  });

  it('last where a material point is shared', () => {
    for (let i = 0; i < COUNT; i++) {
      const found = contactsOf(kind, staying(random, kind));
      expect(found.coplanar).toBe(true);
      expect(found.contacts.map(({ rounded }) => rounded)).toEqual([{ time: 0, until: 1 }]);
    }
  });

  it('are mirrored in time when the motion is reversed', () => {
    const one = rational.fromNumber(1);
    for (let i = 0; i < COUNT; i++) {
      const m = meetingTwice(random, kind, random.below(3), 3, random.oneIn(2) ? 2 : 3);
      const [there, back] = [contactsOf(kind, m), contactsOf(kind, m, true)];
      expect(back.contacts.length).toBe(there.contacts.length);
      for (const [k, { time, until }] of there.contacts.entries()) {
        const mirrored = back.contacts[back.contacts.length - 1 - k]!;
        if (time.type !== 'surd' || until.type !== 'surd') continue;
        expect(compareTimes(mirrored.until, surd.subtract(surd.fromRational(one), time))).toBe(0);
        expect(compareTimes(mirrored.time, surd.subtract(surd.fromRational(one), until))).toBe(0);
      }
    }
  });
});
