/**
 * The coordinates of implicit points, the coefficients of planes, and parameters, as polynomials in what defines them.
 */
import type { ImplicitFormula, Leaf } from '../generator/implicit-program.js';
import { cross, dot, type Expression, input, minus, plus, times, type Vector } from '../language/index.js';

const vectorOf = (names: string): Vector => names.split(' ').map(input);

/** `x: values[0]!`, `y: values[1]!`, ... */
const doubles = (names: string, array: string, from = 0): Record<string, Leaf> =>
  Object.fromEntries(
    names.split(' ').map((name, i) => [name, { kind: 'double', source: `${array}[${from + i}]!` } as const]),
  );

/** Values at 0, 1, ... of an array, their bounds from `bounds` on. */
const balls = (names: string, array: string, bounds: number): Record<string, Leaf> =>
  Object.fromEntries(
    names
      .split(' ')
      .map((name, i) => [
        name,
        { kind: 'ball', source: `${array}[${i}]!`, bound: `${array}[${bounds + i}]!` } as const,
      ]),
  );

/** second[...] - first[...], where the flag is set; else second[...]. */
const differences = (
  names: string,
  second: string,
  from: number,
  first: string,
  fromFirst: number,
  flag?: string,
): Record<string, Leaf> =>
  Object.fromEntries(
    names.split(' ').map((name, i) => [
      name,
      {
        kind: 'difference',
        source: `${second}[${from + i}]!`,
        minus: `${first}[${fromFirst + i}]!`,
        ...(flag === undefined ? {} : { flag }),
      } as const,
    ]),
  );

/** a b - c d. */
const minor = (a: Expression, b: Expression, c: Expression, d: Expression): Expression =>
  minus(times(a, b), times(c, d));

/** The normal (b - a) × (c - a). */
function planeThrough(): ImplicitFormula {
  const [u, v] = [vectorOf('ux uy uz'), vectorOf('vx vy vz')];
  const [x, y, z] = cross(u, v);
  return {
    name: 'normalThrough',
    what: 'The normal of the plane through three points',
    inputs: { ...differences('ux uy uz', 'p', 3, 'p', 0), ...differences('vx vy vz', 'p', 6, 'p', 0) },
    results: { x, y, z },
    parameters: 'p: readonly number[]',
    forms: ['integers', 'words', 'sharp'],
  };
}

/** A normal that {@link planeThrough} has calculated: 2 roundings, 5 of its magnitude. */
function normalOfPoints(): Record<string, Leaf> {
  const normal = Object.entries(balls('nx ny nz', 'n', 3));
  return Object.fromEntries(
    normal.map(([name, leaf]) => [name, { ...leaf, before: { n: 2, k: 5 } } as Leaf]),
  );
}

/** n · a: of the plane through a with normal n. */
function offset(): ImplicitFormula {
  return {
    name: 'offset',
    what: 'The product of a normal and a point of its plane',
    inputs: { ...doubles('ax ay az', 'a'), ...normalOfPoints() },
    results: { d: dot(vectorOf('nx ny nz'), vectorOf('ax ay az')) },
    parameters: 'a: readonly number[], n: readonly number[]',
    forms: ['balls', 'words'],
  };
}

const LINE_PLANE_PARAMETERS =
  'line: readonly number[], byPoints: boolean, n: readonly number[], anchor: readonly number[] | undefined';

const LINE_PLANE_INPUTS: Record<string, Leaf> = {
  ...doubles('ox oy oz', 'line'),
  ...differences('dx dy dz', 'line', 3, 'line', 0, 'byPoints'),
  ...balls('nx ny nz', 'n', 3),
  c: { kind: 'ball', source: 'n[6]!', bound: 'n[7]!' },
};

/** w = n · d, and h, the height of o over the plane times the length of n, from `from`. */
function heightAndWeight(from: Vector): { readonly h: Expression; readonly w: Expression } {
  const n = vectorOf('nx ny nz');
  return { h: plus(dot(n, from), input('c')), w: dot(n, vectorOf('dx dy dz')) };
}

function meeting(from: Vector): Record<string, Expression> {
  const { h, w } = heightAndWeight(from);
  const at = (o: string, d: string): Expression => minor(input(o), w, input(d), h);
  return { x: at('ox', 'dx'), y: at('oy', 'dy'), z: at('oz', 'dz'), w };
}

/**
 * The point o - (h / w) d. With bounds, heights count from the plane's anchor if it has one; without roundings there is
 * no difference, and they count from the origin.
 */
function linePlane(): ImplicitFormula[] {
  const anchored = differences('rx ry rz', 'line', 0, 'anchor', 0, 'anchor !== undefined');
  const shared = { parameters: LINE_PLANE_PARAMETERS, inputs: LINE_PLANE_INPUTS };
  const [origin, r] = [vectorOf('ox oy oz'), vectorOf('rx ry rz')];
  const fromAnchor = { ...shared, inputs: { ...LINE_PLANE_INPUTS, ...anchored } };
  const sharpInputs = { ...fromAnchor.inputs, c: { kind: 'double', source: '' } as const };
  const n = vectorOf('nx ny nz');
  const w = dot(n, vectorOf('dx dy dz'));
  const h = dot(n, r);
  const sharpAt = (o: string, d: string): Expression => minor(input(o), w, input(d), h);
  const what = 'The point where a line meets a plane';
  const parameterWhat = 'The parameter at which a line meets a plane, negated';
  const quotient = (from: Vector): Record<string, Expression> => {
    const both = heightAndWeight(from);
    return { h: both.h, w: both.w };
  };
  return [
    { ...fromAnchor, name: 'linePlane', what, results: meeting(r), forms: ['balls'] },
    { ...shared, name: 'linePlane', what, results: meeting(origin), forms: ['integers', 'words'] },
    {
      ...fromAnchor,
      inputs: sharpInputs,
      name: 'linePlane',
      what,
      results: { x: sharpAt('ox', 'dx'), y: sharpAt('oy', 'dy'), z: sharpAt('oz', 'dz'), w },
      forms: ['sharp'],
    },
    { ...fromAnchor, name: 'linePlaneQuotient', what: parameterWhat, results: quotient(r), forms: ['balls'] },
    {
      ...shared,
      name: 'linePlaneQuotient',
      what: parameterWhat,
      results: quotient(origin),
      forms: ['integers', 'words'],
    },
  ];
}

/**
 * Cramer's rule: n_i · X = d_i; minors of the second and third plane, taken along the first and along each column
 * replaced.
 */
function threePlanes(): ImplicitFormula {
  const [a, b, c] = ['a', 'b', 'c'].map((p) => vectorOf(`${p}x ${p}y ${p}z ${p}d`)) as [
    Vector,
    Vector,
    Vector,
  ];
  const of = (i: number, j: number): Expression => minor(b[i]!, c[j]!, b[j]!, c[i]!);
  const [yz, zx, xy] = [of(1, 2), of(2, 0), of(0, 1)];
  const [xd, yd, zd] = [of(0, 3), of(1, 3), of(2, 3)];
  const [ax, ay, az, ad] = a as [Expression, Expression, Expression, Expression];
  const three = (p: Expression, q: Expression, r: Expression, s: Expression, t: Expression, u: Expression) =>
    minus(plus(times(p, q), times(r, s)), times(t, u));
  return {
    name: 'threePlanes',
    what: 'The common point of three planes',
    inputs: Object.fromEntries(
      ['a', 'b', 'c'].flatMap((p) =>
        ['x', 'y', 'z', 'd'].map((axis, i) => [
          p + axis,
          axis === 'd'
            ? ({ kind: 'ball', source: `${p}Offset[0]!`, bound: `${p}Offset[1]!` } as const)
            : ({ kind: 'ball', source: `${p}[${i}]!`, bound: `${p}[${i + 3}]!` } as const),
        ]),
      ),
    ),
    results: {
      x: three(ad, yz, ay, zd, az, yd),
      y: three(ad, zx, az, xd, ax, zd),
      z: three(ad, xy, ax, yd, ay, xd),
      w: plus(plus(times(ax, yz), times(ay, zx)), times(az, xy)),
    },
    parameters: ['a', 'b', 'c']
      .map((p) => `${p}: readonly number[], ${p}Offset: readonly number[]`)
      .join(', '),
    forms: ['balls', 'integers', 'words'],
  };
}

const LINE_LINE_PARAMETERS =
  'p: readonly number[], pByPoints: boolean, q: readonly number[], qByPoints: boolean';

const LINE_LINE_INPUTS: Record<string, Leaf> = {
  ...doubles('ax ay', 'p'),
  ...differences('ux uy', 'p', 2, 'p', 0, 'pByPoints'),
  ...differences('vx vy', 'q', 2, 'q', 0, 'qByPoints'),
  ...differences('rx ry', 'q', 0, 'p', 0),
};

/** a + (s / w) u, with w = u × v and s = r × v, r from a to a point of the second line. */
function lineLine(): ImplicitFormula[] {
  const [ax, ay, ux, uy] = ['ax', 'ay', 'ux', 'uy'].map(input) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const [vx, vy, rx, ry] = ['vx', 'vy', 'rx', 'ry'].map(input) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const w = minor(ux, vy, uy, vx);
  const s = minor(rx, vy, ry, vx);
  const shared = { inputs: LINE_LINE_INPUTS, parameters: LINE_LINE_PARAMETERS };
  return [
    {
      ...shared,
      name: 'lineLine',
      what: 'The point where two lines of the plane cross',
      results: { x: plus(times(ax, w), times(ux, s)), y: plus(times(ay, w), times(uy, s)), w },
      forms: ['balls', 'integers', 'words'],
    },
    {
      ...shared,
      name: 'lineLineQuotient',
      what: 'The parameter at which a line of the plane crosses another',
      results: { s, w },
      forms: ['balls', 'integers', 'words'],
    },
  ];
}

/**
 * The centre of the circle through three sites, or of the one that is orthogonal to three weighted sites: a + h / w,
 * with h = (p vy - q uy, ux q - vx p), w = 2 u × v, u and v from the first site to the others,
 * p = |u|² - (bw - aw) and q = |v|² - (cw - aw).
 */
function centers(): ImplicitFormula[] {
  const [ax, ay, ux, uy, vx, vy] = vectorOf('ax ay ux uy vx vy') as [
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const center = (p: Expression, q: Expression): Record<string, Expression> => {
    const half = minor(ux, vy, uy, vx);
    const w = plus(half, half);
    return {
      x: plus(times(ax, w), minor(p, vy, q, uy)),
      y: plus(times(ay, w), minor(ux, q, vx, p)),
      w,
    };
  };
  const xOf = (name: string): string => `xy[2 * ${name}]!`;
  const yOf = (name: string): string => `xy[2 * ${name} + 1]!`;
  const difference = (source: string, minus: string): Leaf => ({ kind: 'difference', source, minus });
  const inputs: Record<string, Leaf> = {
    ax: { kind: 'double', source: xOf('a') },
    ay: { kind: 'double', source: yOf('a') },
    ux: difference(xOf('b'), xOf('a')),
    uy: difference(yOf('b'), yOf('a')),
    vx: difference(xOf('c'), xOf('a')),
    vy: difference(yOf('c'), yOf('a')),
  };
  const [p, q] = [plus(times(ux, ux), times(uy, uy)), plus(times(vx, vx), times(vy, vy))];
  return [
    {
      name: 'circleCenter',
      what: 'The centre of the circle through three points of a list',
      inputs,
      results: center(p, q),
      parameters: 'xy: Float64Array, a: number, b: number, c: number',
      forms: ['words'],
    },
    {
      name: 'powerCenter',
      what: 'The point of equal power to three weighted points of a list',
      inputs: {
        ...inputs,
        bw: difference('weights[b]!', 'weights[a]!'),
        cw: difference('weights[c]!', 'weights[a]!'),
      },
      results: center(minus(p, input('bw')), minus(q, input('cw'))),
      parameters: 'xy: Float64Array, weights: Float64Array, a: number, b: number, c: number',
      forms: ['words'],
    },
  ];
}

/** All constructions. */
export const constructions: readonly ImplicitFormula[] = [
  planeThrough(),
  offset(),
  ...linePlane(),
  threePlanes(),
  ...lineLine(),
  ...centers(),
];
