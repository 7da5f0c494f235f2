/** What the kernels read: for each argument of the formula the place, as their docstrings say it. */
export interface Kernel {
  readonly formula: string;
  /** Places in the canonical form of places.ts, with the names that they have in the statement. */
  readonly places: Readonly<Record<string, string>>;
  /** The arguments of the formula, for each sign that is returned. */
  readonly claims: readonly (readonly string[])[];
}

const ORIENT2D = ['ax', 'ay', 'bx', 'by', 'cx', 'cy'];
const ORIENT3D = ['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz'];
const AXES = ['x', 'y', 'z'];

/** Names of a point of space that is read at an index. */
function spatial(point: string, place: (axis: number) => string): [place: string, name: string][] {
  return AXES.map((axis, i) => [place(i), point + axis]);
}

const planar = (point: string, place: (axis: 'u' | 'v') => string): [place: string, name: string][] => [
  [place('u'), `${point}x`],
  [place('v'), `${point}y`],
];

const plus = (i: number): string => (i === 0 ? '' : ` + ${i}`);

export const KERNELS: Readonly<Record<string, Kernel>> = {
  orient2dProjectedAt: {
    formula: 'orient2d',
    places: Object.fromEntries(
      ['i', 'j', 'k'].flatMap((index, n) => planar('abc'[n]!, (axis) => `x[3 * ${index} + ${axis}]`)),
    ),
    claims: [ORIENT2D],
  },
  orient2dProjectedPointAt: {
    formula: 'orient2d',
    places: Object.fromEntries([
      ...planar('a', (axis) => `x[3 * i + ${axis}]`),
      ...planar('b', (axis) => `x[3 * j + ${axis}]`),
      ...planar('c', (axis) => `point[${axis}]`),
    ]),
    claims: [ORIENT2D],
  },
  orient3dPointAt: {
    formula: 'orient3d',
    places: Object.fromEntries([
      ...['i', 'j', 'k'].flatMap((index, n) => spatial('abc'[n]!, (axis) => `x[3 * ${index}${plus(axis)}]`)),
      ...spatial('d', (axis) => `point[${axis}]`),
    ]),
    claims: [[...ORIENT3D, 'dx', 'dy', 'dz']],
  },
  threeSidesOfPlane: {
    formula: 'orient3d',
    places: Object.fromEntries([
      ...['a', 'b', 'c'].flatMap((point, n) => spatial(point, (axis) => `x[i${plus(3 * n + axis)}]`)),
      ...[0, 1, 2].flatMap((n) => spatial(`d${n}`, (axis) => `x[j${plus(3 * n + axis)}]`)),
    ]),
    claims: [0, 1, 2].map((n) => [...ORIENT3D, ...AXES.map((axis) => `d${n}${axis}`)]),
  },
  threeSidesOfLine: {
    formula: 'orient2d',
    places: Object.fromEntries([
      ...planar('a', (axis) => `x[p + ${axis}]`),
      ...planar('b', (axis) => `x[q + ${axis}]`),
      ...[0, 1, 2].flatMap((n) => planar(`c${n}`, (axis) => `x[j + ${axis}${plus(3 * n)}]`)),
    ]),
    claims: [0, 1, 2].map((n) => ['ax', 'ay', 'bx', 'by', `c${n}x`, `c${n}y`]),
  },
};
