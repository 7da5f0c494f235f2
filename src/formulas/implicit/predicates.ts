/** Questions about points in homogeneous coordinates with positive weights, as polynomials. */
import type { ImplicitFormula, Leaf } from '../generator/implicit-program.js';
import { type Expression, input, minus, plus, times } from '../language/index.js';

/** The coordinates of points: values from 0 on in an array with the point's name, the bounds of their errors behind. */
function pointInputs(names: string, axes: string): Record<string, Leaf> {
  const count = axes.length;
  return Object.fromEntries(
    names
      .split(' ')
      .flatMap((p) =>
        [...axes].map((axis, i) => [
          p + axis,
          { kind: 'ball', source: `${p}[${i}]!`, bound: `${p}[${i + count}]!` } as const,
        ]),
      ),
  );
}

const parameters = (names: string): string =>
  names
    .split(' ')
    .map((p) => `${p}: readonly number[]`)
    .join(', ');

const at = (p: string, axis: string): Expression => input(p + axis);

/** The vector from p to q, times both weights: X_q w_p - X_p w_q. */
const between = (p: string, q: string, axes: string): Expression[] =>
  [...axes].map((axis) => minus(times(at(q, axis), at(p, 'w')), times(at(p, axis), at(q, 'w'))));

const minor = (a: Expression, b: Expression, c: Expression, d: Expression): Expression =>
  minus(times(a, d), times(b, c));

/** The determinant of three rows, by minors of the first two along the third. */
function determinant3(rows: readonly (readonly Expression[])[]): Expression {
  const [a, b, c] = rows as [Expression[], Expression[], Expression[]];
  const along = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return times(minor(a[j]!, a[k]!, b[j]!, b[k]!), c[i]!);
  });
  return plus(plus(along[0]!, along[1]!), along[2]!);
}

/** The determinant of four rows with their last column in front, by minors of the first three along it. */
function determinant4(rows: readonly (readonly Expression[])[]): Expression {
  const without = (i: number): Expression =>
    determinant3(rows.filter((_, k) => k !== i).map((row) => row.slice(0, 3)));
  const along = rows.map((row, i) => times(without(i), row[3]!));
  // The last column in front: what Laplace's expansion has for it, with the sign of that permutation.
  return plus(minus(along[0]!, along[1]!), minus(along[2]!, along[3]!));
}

const squaredLength = (v: readonly Expression[]): Expression => v.map((x) => times(x, x)).reduce(plus);

/**
 * With v = X_q w_p - X_p w_q and the same for r, v_q × v_r is the determinant times w_p² w_q w_r, which is positive.
 */
function orientation2d(): ImplicitFormula {
  const [u, v] = [between('p', 'q', 'xy'), between('p', 'r', 'xy')];
  return {
    name: 'orientation2d',
    what: 'The orientation of three points of the plane',
    inputs: pointInputs('p q r', 'xyw'),
    results: { sign: minor(u[0]!, u[1]!, v[0]!, v[1]!) },
    parameters: parameters('p q r'),
    forms: ['sign', 'integerSign'],
  };
}

function orientation3d(): ImplicitFormula {
  const rows = ['q', 'r', 's'].map((p) => between('p', p, 'xyz'));
  return {
    name: 'orientation',
    what: 'The orientation of four points of space',
    inputs: pointInputs('p q r s', 'xyzw'),
    results: { sign: determinant3(rows) },
    parameters: parameters('p q r s'),
    forms: ['sign', 'integerSign'],
  };
}

/**
 * In the circle through p, q, r: the lifted determinant of the vectors from s. A vector times the weights w_s w_p has
 * its square times (w_s w_p)²; the row (x · weight, y · weight, square) is the true one times the square of the weight,
 * which is positive.
 */
function inCircle(): ImplicitFormula {
  const rows = ['p', 'q', 'r'].map((p) => {
    const v = between('s', p, 'xy');
    const weight = times(at('s', 'w'), at(p, 'w'));
    return [...v.map((x) => times(x, weight)), squaredLength(v)];
  });
  return {
    name: 'inCircle2d',
    what: 'Whether a point of the plane lies in the circle through three others',
    inputs: pointInputs('p q r s', 'xyw'),
    results: { sign: determinant3(rows) },
    parameters: parameters('p q r s'),
    forms: ['sign', 'integerSign'],
  };
}

/** In the sphere through p, q, r, s: as for the circle; the order of the rows gives the sign of `insphere`. */
function inSphere(): ImplicitFormula {
  const rows = ['p', 'q', 'r', 's'].map((p) => {
    const v = between('t', p, 'xyz');
    const weight = times(at('t', 'w'), at(p, 'w'));
    return [...v.map((x) => times(x, weight)), squaredLength(v)];
  });
  return {
    name: 'inSphere',
    what: 'Whether a point of space lies in the sphere through four others',
    inputs: pointInputs('p q r s t', 'xyzw'),
    results: { sign: determinant4(rows) },
    parameters: parameters('p q r s t'),
    forms: ['sign', 'integerSign'],
  };
}

/**
 * Values of a list with the bounds of their errors behind: the normal of a plane, its constant, the coordinates of a
 * point.
 */
const ball = (list: string, value: number | string, bound: number | string): Leaf => ({
  kind: 'ball',
  source: `${list}[${value}]!`,
  bound: `${list}[${bound}]!`,
});

/** x_p - x_q times both weights, for one coordinate; of integers it is the same in the plane. */
function compareCoordinate(name: string, count: 3 | 4): ImplicitFormula {
  return {
    name,
    what: 'The order of two points by one coordinate',
    inputs: Object.fromEntries(
      ['p', 'q'].flatMap((p) => [
        [`${p}x`, ball(p, 'axis', `axis + ${count}`)],
        [`${p}w`, ball(p, count - 1, 2 * count - 1)],
      ]),
    ),
    results: { sign: minus(times(at('p', 'x'), at('q', 'w')), times(at('q', 'x'), at('p', 'w'))) },
    parameters: `axis: number, ${parameters('p q')}`,
    forms: count === 4 ? ['sign', 'integerSign'] : ['sign'],
  };
}

const NORMAL: Record<string, Leaf> = { nx: ball('n', 0, 3), ny: ball('n', 1, 4), nz: ball('n', 2, 5) };
const CONSTANT: Record<string, Leaf> = { c: ball('n', 6, 7) };

/** n · v. */
const along = (v: readonly Expression[]): Expression =>
  ['nx', 'ny', 'nz'].map((n, i) => times(input(n), v[i]!)).reduce(plus);

/**
 * n · X + c w. A plane through points counts from one of them, its anchor: n · (X - anchor w) loses nothing where the
 * coordinates are large and the triangle is small. Over integers the two terms may be in different units.
 */
function side(): ImplicitFormula[] {
  const what = 'On which side of a plane a point lies';
  const point = pointInputs('p', 'xyzw');
  const xyz = [...'xyz'];
  const [terms, offset] = [along(xyz.map((axis) => at('p', axis))), times(input('c'), at('p', 'w'))];
  const doubles = (list: string, letter: string): Record<string, Leaf> =>
    Object.fromEntries(xyz.map((axis, i) => [letter + axis, { kind: 'double', source: `${list}[${i}]!` }]));
  const fromAnchor = xyz.map((axis) => minus(at('p', axis), times(at('a', axis), at('p', 'w'))));
  const sign = { what, forms: ['sign'] } as const;
  return [
    {
      ...sign,
      name: 'side',
      inputs: { ...NORMAL, ...CONSTANT, ...point },
      results: { sign: plus(terms, offset) },
      parameters: parameters('n p'),
    },
    {
      ...sign,
      name: 'sideFromAnchor',
      inputs: { ...NORMAL, ...doubles('anchor', 'a'), ...point },
      results: { sign: along(fromAnchor) },
      parameters: parameters('n anchor p'),
    },
    {
      ...sign,
      name: 'sideOfPlain',
      inputs: { ...NORMAL, ...CONSTANT, ...doubles('p', 'p') },
      results: { sign: plus(terms, input('c')) },
      parameters: 'n: readonly number[], p: ArrayLike<number>',
    },
    {
      name: 'sideTerms',
      what: `${what}: the terms of the sum that says so`,
      inputs: { ...NORMAL, ...CONSTANT, ...point },
      results: { along: terms, offset },
      parameters: '',
      forms: ['integers'],
    },
  ];
}

/**
 * Beyond a thickness t of a plane, in distance: F² - t² |n|² w², for the plane's form F = n · X + c w at the point; and
 * in the plane's own scale: F - t w, of which t has the sign of the side that is asked about.
 */
function thickSide(): ImplicitFormula[] {
  const point = pointInputs('p', 'xyzw');
  const xyz = [...'xyz'];
  const thickness: Record<string, Leaf> = { h: { kind: 'double', source: 'thickness' } };
  const anchor: Record<string, Leaf> = Object.fromEntries(
    xyz.map((axis, i) => [`a${axis}`, { kind: 'double', source: `anchor[${i}]!` }]),
  );
  const plain = plus(along(xyz.map((axis) => at('p', axis))), times(input('c'), at('p', 'w')));
  const anchored = along(xyz.map((axis) => minus(at('p', axis), times(at('a', axis), at('p', 'w')))));
  const limit = times(input('h'), at('p', 'w'));
  const squaredNormal = squaredLength(['nx', 'ny', 'nz'].map(input));
  const beyondDistance = (form: Expression) =>
    minus(times(form, form), times(times(limit, limit), squaredNormal));
  const formulas = (name: string, form: Expression, own: Record<string, Leaf>, parameters: string) => [
    {
      name: `beyondDistance${name}`,
      what: 'Whether a point lies farther from a plane than t',
      inputs: { ...NORMAL, ...own, ...point, ...thickness },
      results: { sign: beyondDistance(form) },
      parameters,
      forms: ['sign'] as const,
    },
    {
      name: `beyondForm${name}`,
      what: "Whether a plane's form at a point is greater than t",
      inputs: { ...NORMAL, ...own, ...point, ...thickness },
      results: { sign: minus(form, limit) },
      parameters,
      forms: ['sign'] as const,
    },
  ];
  return [
    ...formulas('', plain, CONSTANT, `${parameters('n p')}, thickness: number`),
    ...formulas('FromAnchor', anchored, anchor, `${parameters('n anchor p')}, thickness: number`),
  ];
}

/** Two planes: the scalar product of their normals, and the vector product, whose zeros say that they are parallel. */
function normals(): ImplicitFormula[] {
  const other: Record<string, Leaf> = { mx: ball('m', 0, 3), my: ball('m', 1, 4), mz: ball('m', 2, 5) };
  const [n, m] = ['n', 'm'].map((p) => [...'xyz'].map((axis) => input(p + axis))) as [
    Expression[],
    Expression[],
  ];
  const [x, y, z] = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return minor(n[j]!, n[k]!, m[j]!, m[k]!);
  }) as [Expression, Expression, Expression];
  const common = { inputs: { ...NORMAL, ...other }, parameters: parameters('n m') };
  return [
    {
      ...common,
      name: 'facing',
      what: 'Whether the normals of two planes lead to the same side',
      results: { sign: along(m) },
      forms: ['sign', 'integerSign'],
    },
    {
      ...common,
      name: 'normalsCross',
      what: 'The vector product of the normals of two planes',
      results: { x, y, z },
      forms: ['balls', 'integers'],
    },
  ];
}

/** n · d, for a direction or for the way from p to q. */
function directionSide(): ImplicitFormula[] {
  const what = 'To which side of a plane a direction leads';
  const results = { sign: along(['dx', 'dy', 'dz'].map(input)) };
  const direction = (make: (i: number) => Leaf): Record<string, Leaf> => ({
    ...NORMAL,
    ...Object.fromEntries(['dx', 'dy', 'dz'].map((name, i) => [name, make(i)])),
  });
  return [
    {
      name: 'directionSide',
      what,
      inputs: direction((i) => ({ kind: 'double', source: `d[${i}]!` })),
      results,
      parameters: 'n: readonly number[], d: ArrayLike<number>',
      forms: ['sign', 'integerSign'],
    },
    {
      name: 'wayAcross',
      what: 'To which side of a plane the way between two points leads',
      inputs: direction((i) => ({ kind: 'difference', source: `q[${i}]!`, minus: `p[${i}]!` })),
      results,
      parameters: 'n: readonly number[], p: ArrayLike<number>, q: ArrayLike<number>',
      forms: ['sign'],
    },
  ];
}

/** All questions. */
export const predicates: readonly ImplicitFormula[] = [
  orientation2d(),
  orientation3d(),
  inCircle(),
  inSphere(),
  compareCoordinate('compareCoordinate', 4),
  compareCoordinate('compareCoordinate2d', 3),
  ...side(),
  ...thickSide(),
  ...normals(),
  ...directionSide(),
];
