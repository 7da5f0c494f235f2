import { describe, expect, it } from 'vitest';
import {
  determinant,
  direction,
  dot,
  formula,
  input,
  minus,
  nonnegative,
  nonzero,
  plus,
  point,
  scalar,
  square,
  squaredLength,
  times,
  vector,
} from '../../src/formulas/language/index.js';

const [p, q, r] = [input('p'), input('q'), input('r')];
const error = (message: string) => new RangeError(message);

describe('expressions', () => {
  it('are plain trees', () => {
    expect(p).toEqual({ kind: 'input', name: 'p' });
    expect(plus(p, q)).toEqual({ kind: 'sum', left: p, right: q });
    expect(minus(p, q)).toEqual({ kind: 'difference', left: p, right: q });
    expect(times(p, q)).toEqual({ kind: 'product', left: p, right: q });
    expect(square(p)).toEqual(times(p, p));
  });
  it('vectors lead from tail to head', () => {
    expect(vector([p, q], [q, r])).toEqual([minus(q, p), minus(r, q)]);
  });
  it('scalar products add from the first coordinate on', () => {
    expect(dot([p, q, r], [q, r, p])).toEqual(plus(plus(times(p, q), times(q, r)), times(r, p)));
    expect(squaredLength([p, q])).toEqual(plus(times(p, p), times(q, q)));
  });
  it('determinants keep their rows', () => {
    const rows = [
      [p, q],
      [q, r],
    ];
    expect(determinant(rows)).toEqual({ kind: 'determinant', rows });
  });
  it('refuse lengths that differ', () => {
    expect(() => vector([p], [p, q])).toThrow(error('vectors of 1 and 2 coordinates'));
    expect(() => dot([p, q, r], [p, q])).toThrow(error('vectors of 3 and 2 coordinates'));
  });
  it('refuse matrices that are not square, or of order below 2', () => {
    const refused = error('determinant: rows must form a square matrix of order 2 or more');
    expect(() => determinant([])).toThrow(refused);
    expect(() => determinant([[p]])).toThrow(refused);
    expect(() => determinant([[p, q]])).toThrow(refused);
    expect(() => determinant([[p, q], [p]])).toThrow(refused);
    expect(() =>
      determinant([
        [p, q, r],
        [p, q, r],
      ]),
    ).toThrow(refused);
  });
});

describe('formula', () => {
  const make = () =>
    formula({
      name: 'made',
      parameters: {
        a: point(2),
        b: point(3),
        u: direction(2),
        v: direction(3),
        s: scalar({ length: 2, direction: 1 }),
      },
      sign: ({ a, b, u, v, s }) => plus(dot(a, u), plus(dot(b, v), s)),
      decides: 'Nothing.',
      remarks: 'It is made up.',
      examples: [[[1], 1]],
    });
  it('flattens parameters to arguments with their units', () => {
    const made = make();
    expect(made.arguments.map(({ name }) => name)).toEqual('ax ay bx by bz ux uy vx vy vz s'.split(' '));
    expect(made.arguments.map(({ parameter }) => parameter)).toEqual('a a b b b u u v v v s'.split(' '));
    expect(made.arguments[1]!.unit).toEqual({ length: 1 });
    expect(made.arguments[4]!.unit).toEqual({ length: 1 });
    expect(made.arguments[6]!.unit).toEqual({ direction: 1 });
    expect(made.arguments[9]!.unit).toEqual({ direction: 1 });
    expect(made.arguments[10]!.unit).toEqual({ length: 2, direction: 1 });
  });
  it('passes inputs by those names to the expression', () => {
    const made = make();
    const i = input;
    const first = plus(times(i('ax'), i('ux')), times(i('ay'), i('uy')));
    const second = plus(plus(times(i('bx'), i('vx')), times(i('by'), i('vy'))), times(i('bz'), i('vz')));
    expect(made.expression).toEqual(plus(first, plus(second, i('s'))));
  });
  it('keeps the rest, and requires nothing unless told', () => {
    const made = make();
    const { name, decides, remarks, examples, requires } = made;
    expect({ name, decides, remarks, examples, requires }).toEqual({
      name: 'made',
      decides: 'Nothing.',
      remarks: 'It is made up.',
      examples: [[[1], 1]],
      requires: [],
    });
    const { requires: given } = formula({
      name: 'strict',
      parameters: { n: direction(3), r: scalar({ length: 1 }) },
      requires: [nonzero('n'), nonnegative('r')],
      sign: ({ r }) => r,
      decides: '',
      remarks: '',
      examples: [],
    });
    expect(given).toEqual([
      { kind: 'nonzero', parameter: 'n' },
      { kind: 'nonnegative', parameter: 'r' },
    ]);
  });
});
