import { describe, expect, it } from 'vitest';
import { algebraic, polynomial, rational, surd } from '../../../src/arithmetic/index.js';
import {
  compareTimes,
  edgeEdgeContacts,
  edgeEdgeMeets,
  edgeEdgeMeetsAt,
  type MotionContacts,
  pointEdgeContacts,
  pointPointContacts,
  pointPointMeets,
  timeToNumber,
  vertexFaceContacts,
  vertexFaceMeets,
  vertexFaceMeetsAt,
} from '../../../src/motion/index.js';
import { featureText } from '../../../src/oracle/answers/text.js';

const [a, b, c] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
] as const;

/** Times and points in short. */
const said = ({ contacts }: MotionContacts): string[] =>
  contacts.map(({ rounded: { time, until }, contact }) => {
    const points = contact.map((point) => `${featureText(point.a)}/${featureText(point.b)}`);
    return `${time}${until === time ? '' : `..${until}`} ${points.join(' ')}`;
  });

describe('vertexFaceContacts', () => {
  it('names the feature of the triangle', () => {
    const through = (x: number, y: number) =>
      said(vertexFaceContacts({ vertex: [x, y, 1], a, b, c }, { vertex: [x, y, -1], a, b, c }));
    expect(through(1, 1)).toEqual(['0.5 v0/f0']);
    expect(through(2, 0)).toEqual(['0.5 v0/e0']);
    expect(through(2, 2)).toEqual(['0.5 v0/e1']);
    expect(through(0, 2)).toEqual(['0.5 v0/e2']);
    expect(through(0, 4)).toEqual(['0.5 v0/v2']);
    expect(through(2, 2 + 2 ** -51)).toEqual([]);
  });

  it('lasts in a plane', () => {
    const found = vertexFaceContacts({ vertex: [-1, 1, 0], a, b, c }, { vertex: [7, 1, 0], a, b, c });
    expect(found.coplanar).toBe(true);
    expect(said(found)).toEqual(['0.125..0.5 v0/e2']);
  });

  it('has irrational times of degree 3, which are roots of the determinant', () => {
    // A triangle about the vertex, at heights t, t - 1/2 and 3 - 2t, two corners of which change their places slowly.
    const start = { vertex: [0, 0, 1], a: [-5, -4, 0], b: [5, -4, 2], c: [0, 5, 3] } as const;
    const end = { vertex: [0, 0, 1], a: [-4, -5, 1], b: [4, -5, -2], c: [1, 4, 1] } as const;
    const { contacts } = vertexFaceContacts(start, end);
    expect(contacts.length).toBe(1);
    const [{ time, rounded }] = contacts as [(typeof contacts)[number]];
    expect(time.type).toBe('algebraic');
    expect(compareTimes(time, rounded.time)).not.toBe(0);
    expect(timeToNumber(time)).toBe(rounded.time);
    // The determinant's exact coefficients, from its values at 0, 1, 2 and 3.
    const at = (t: number) => {
      const place = (p: readonly number[], q: readonly number[]) => p.map((x, i) => x + (q[i]! - x) * t);
      const v = place(start.vertex, end.vertex);
      const [d, e, f] = (['a', 'b', 'c'] as const).map((k) =>
        place(start[k], end[k]).map((x, i) => x - v[i]!),
      ) as [number[], number[], number[]];
      return (
        d[0]! * (e[1]! * f[2]! - e[2]! * f[1]!) +
        d[1]! * (e[2]! * f[0]! - e[0]! * f[2]!) +
        d[2]! * (e[0]! * f[1]! - e[1]! * f[0]!)
      );
    };
    const [y0, y1, y2, y3] = [0, 1, 2, 3].map(at) as [number, number, number, number];
    const [d1, d2, d3] = [y1 - y0, y2 - 2 * y1 + y0, y3 - 3 * y2 + 3 * y1 - y0];
    // Newton's form times 6: t, t (t - 1) / 2 and t (t - 1) (t - 2) / 6.
    const cubic = [6 * y0, 6 * d1 - 3 * d2 + 2 * d3, 3 * d2 - 3 * d3, d3];
    const p = polynomial.fromIntegers(cubic.map(BigInt));
    expect(time.type === 'algebraic' && algebraic.signAt(p, time)).toBe(0);
  });

  it('takes flat triangles as the hulls of their corners', () => {
    const flat = { a: [0, 0, 0], b: [2, 0, 0], c: [4, 0, 0] } as const;
    const fall = (x: number, y: number) =>
      said(vertexFaceContacts({ vertex: [x, y, 1], ...flat }, { vertex: [x, y, -1], ...flat }));
    expect(fall(1, 0)).toEqual(['0.5 v0/e0']);
    expect(fall(3, 0)).toEqual(['0.5 v0/e1']);
    expect(fall(2, 0)).toEqual(['0.5 v0/v1']);
    expect(fall(5, 0)).toEqual([]);
    expect(fall(1, 2 ** -1074)).toEqual([]);
  });

  it('counts both ends of the time', () => {
    const above = { vertex: [1, 1, 1], a, b, c } as const;
    const on = { vertex: [1, 1, 0], a, b, c } as const;
    expect(said(vertexFaceContacts(above, on))).toEqual(['1 v0/f0']);
    expect(said(vertexFaceContacts(on, above))).toEqual(['0 v0/f0']);
    expect(said(vertexFaceContacts(on, on))).toEqual(['0..1 v0/f0']);
    expect(vertexFaceMeets(above, { ...on, vertex: [1, 1, 2 ** -1074] })).toBe(false);
  });
});

describe('edgeEdgeContacts', () => {
  const [a0, a1] = [
    [0, 0, 0],
    [4, 0, 0],
  ] as const;

  it('lists what collinear edges share in the order of the first one', () => {
    const meet = (x0: number, x1: number) =>
      said(
        edgeEdgeContacts(
          { a0, a1, b0: [x0, 0, 1], b1: [x1, 0, 1] },
          { a0, a1, b0: [x0, 0, -1], b1: [x1, 0, -1] },
        ),
      );
    expect(meet(1, 3)).toEqual(['0.5 e0/v0 e0/v1']);
    expect(meet(3, 1)).toEqual(['0.5 e0/v1 e0/v0']);
    expect(meet(-1, 9)).toEqual(['0.5 v0/e0 v1/e0']);
    expect(meet(9, 2)).toEqual(['0.5 e0/v1 v1/e0']);
    expect(meet(4, 0)).toEqual(['0.5 v0/v1 v1/v0']);
    expect(meet(4, 6)).toEqual(['0.5 v1/v0']);
    expect(meet(2, 2)).toEqual(['0.5 e0/v0']);
    expect(meet(5, 6)).toEqual([]);
  });

  it('turns past a parallel without touching it', () => {
    const start = { a0, a1, b0: [0, 1, -1], b1: [4, 1, 1] } as const;
    expect(said(edgeEdgeContacts(start, { ...start, b0: [0, 1, 1], b1: [4, 1, -1] }))).toEqual([]);
  });
});

describe('points', () => {
  it('stay on edges', () => {
    const edge = { a: [0, 0, 0], b: [4, 0, 0] } as const;
    const found = pointEdgeContacts({ point: [-4, 0, 0], ...edge }, { point: [8, 0, 0], ...edge });
    expect(said(found)).toEqual([`${1 / 3}..${2 / 3} v0/v0`]);
    expect(surd.equals(found.contacts[0]!.time as surd.Surd, third)).toBe(true);
  });

  it('are in one place once, or always', () => {
    expect(said(pointPointContacts({ a: [0, 0, 0], b: [1, 1, 1] }, { a: [2, 2, 2], b: [1, 1, 1] }))).toEqual([
      '0.5 v0/v0',
    ]);
    expect(said(pointPointContacts({ a, b: a }, { a: b, b }))).toEqual(['0..1 v0/v0']);
    expect(pointPointMeets({ a: [0, 0, 0], b: [1, 1, 1] }, { a: [2, 2, 2], b: [1, 1, 1 + 2 ** -52] })).toBe(
      false,
    );
  });
});

const third = surd.fromRational(rational.fromParts(1n, 3n));

describe('arguments', () => {
  const start = { vertex: [1, 1, 1], a, b, c } as const;

  it('are named where they are wrong', () => {
    expect(() => vertexFaceMeets(start, { ...start, vertex: [1, Number.NaN, 1] })).toThrow(
      'vertexFaceMeets: end.vertex[1] must be a finite number, got NaN',
    );
    expect(() => vertexFaceContacts(start, [] as never)).toThrow(
      'vertexFaceContacts: end must be {vertex, a, b, c}, got []',
    );
    expect(() => edgeEdgeMeets({ a0: a, a1: b, b0: a } as never, start as never)).toThrow(
      'edgeEdgeMeets: start.b1 must be a point of 3 coordinates, got undefined',
    );
    expect(() => vertexFaceMeetsAt([0, 0, 0], [0, 0, 0], 0, 1, 0, 0)).toThrow('vertexFaceMeetsAt: a must be');
    expect(() => edgeEdgeMeetsAt([0, 0, 0], [0, 0, Number.NaN], 0, 0, 0, 0)).toThrow(
      'edgeEdgeMeetsAt: end[2]',
    );
    expect(() => compareTimes(0.5, {} as never)).toThrow(
      'compareTimes: b must be a time: a Surd, an Algebraic or a double',
    );
    expect(() => timeToNumber(Number.POSITIVE_INFINITY)).toThrow('timeToNumber: t must be a finite number');
  });
});
