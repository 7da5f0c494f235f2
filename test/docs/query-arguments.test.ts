import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as planar from '../../src/planar/index.js';
import * as spatial from '../../src/spatial/index.js';
import { root } from './find-examples.js';

type Call = (...values: unknown[]) => unknown;
type Samples = Readonly<Record<string, unknown>>;

const [, overview = ''] = readFileSync(join(root, 'docs/queries.md'), 'utf8').split('\n## What there is\n');
const [inPlane, inSpace] = overview.split(/\n### (?:What encloses|Points,) /)[0]!.split('\n### In space');

const line2 = { origin: [0, 0], direction: [1, 2] };
const segment2 = { start: [0, 0], end: [3, 1] };
const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const shapes2: Samples = {
  point: [1, 1],
  line: line2,
  ray: line2,
  segment: segment2,
  triangle: { a: [0, 0], b: [4, 0], c: [0, 4] },
  box: { min: [0, 0], max: [2, 1] },
  convexPolygon: square,
  polygon: { outer: square, holes: [square.map(([x, y]) => [x! / 4 + 1, y! / 4 + 1])] },
  ring: square,
  points: square,
  directions: [segment2.end, line2.direction],
  along: segment2,
  first: { start: [0, 1], end: [3, 0] },
  second: { start: [0, 2], end: [3, 0] },
  center: [0, 0],
  direction: [1, 1],
  p: [1, 2],
  q: [3, 1],
  u: [1, 2],
  v: [2, 1],
};

const axes = [
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
];
const line3 = { origin: [0, 0, 0], direction: [1, 2, 3] };
const box3 = { min: [0, 0, 0], max: [2, 1, 1] };
const corners = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
];
const faces = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];
const [a, b, c, d] = corners;
const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const face3 = square.map(([x, y]) => [x, y, 0]);
const plane = { normal: [1, 2, 3], constant: -1 };
const oriented = { center: [0, 0, 0], axes, halfSize: [1, 1, 1] };
const shapes3: Samples = {
  point: [1, 1, 1],
  line: line3,
  ray: line3,
  segment: { start: [0, 0, 0], end: [3, 1, 2] },
  plane,
  triangle: { a, b, c },
  tetrahedron: { a, b, c, d },
  box: box3,
  oriented,
  orientedBox: oriented,
  polyhedron: { vertices: corners, faces },
  hull: { points: corners },
  kDop: { axes, min: [0, 0, 0], max: [1, 1, 1] },
  dop: { axes, min: [0, 0, 0], max: [1, 1, 1] },
  frustum: spatial.frustumFromMatrix(identity),
  elements: identity,
  convex: spatial.convexFromBox(box3 as never),
  convexes: [spatial.convexFromBox(box3 as never)],
  points: corners,
  ring: face3,
  polygon: face3,
  direction: [1, 1, 1],
  p: plane,
  q: { normal: [1, 0, 3], constant: -1 },
  r: { normal: [1, 2, 0], constant: -1 },
};

/** The kinds of shapes that the name of a function tells: for arguments that are called a and b. */
function kindsOf(name: string): string[] {
  const words = name
    .replace(/^tetrahedra/, 'tetrahedron')
    .replace(/^convexPolyhedra/, 'polyhedron')
    .match(
      /orientedBox|convexPolygon|polygon|polyhedron|tetrahedron|hull|kDop|triangle|segment|line|ray|box|plane|point|convex(?!Poly)/gi,
    )!
    .map((word) => word[0]!.toLowerCase() + word.slice(1));
  return words.length === 1 ? [words[0]!, words[0]!] : words;
}

/** Arguments that no rule gives: points of their own, numbers of vertices, a contact. */
const explicit: Readonly<Record<string, readonly unknown[]>> = {
  quadConvexity2d: square,
  isConvexQuad2d: square,
  polygonDiagonal2d: [square, 0, 2],
  vertexConvexity2d: [square, 1, 1],
  segmentIntersections2d: [[segment2, segment2]],
  contactPoints2d: [segment2, segment2, planar.segmentSegment2d(segment2, segment2)],
};

function argumentsFor(name: string, list: string, shapes: Samples): readonly unknown[] {
  const given = explicit[name];
  if (given !== undefined) return given;
  return list.split(', ').flatMap((argument, i) => {
    if (argument === 'hint' || argument === 'rule' || argument === 'options' || argument === 'depth')
      return [];
    const kind = /^[ab]$/.test(argument) ? kindsOf(name)[i]! : argument;
    const isOriented = kind === 'box' && /orientedBox/i.test(name) && !list.includes('oriented');
    const sample = shapes[isOriented ? 'orientedBox' : kind];
    if (sample === undefined) throw new Error(`add a sample for the argument ${argument} of ${name}`);
    return [sample];
  });
}

/** Of a solid only the shape counts: the rest says what was made of it. */
const partsOf = (value: object): object =>
  'type' in value && value.type === 'convex' && 'shape' in value ? { shape: value.shape } : value;

/** The places of all coordinates in plain objects and lists; not those of vertex numbers. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'number') return path.length === 0 ? [] : [path];
  const plain = [Object.prototype, Array.prototype] as unknown[];
  if (typeof value !== 'object' || value === null || !plain.includes(Object.getPrototypeOf(value))) return [];
  return Object.entries(partsOf(value))
    .filter(([key]) => key !== 'faces' && key !== 'contact')
    .flatMap(([key, part]) => places(part, [...path, key]));
}

function withNumber(value: unknown, [key, ...rest]: readonly string[], number: number): unknown {
  if (key === undefined) return number;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withNumber(copy[key], rest, number);
  return copy;
}

/** Those that look at some points only: at a vertex and its neighbours, at the vertices of a contact. */
const looksAtSome = new Set(['vertexConvexity2d', 'contactPoints2d']);

function callsIn(text: string, module: object, shapes: Samples) {
  const calls = [...text.matchAll(/`([a-z]\w*)\(([^()`]*)\)`/g)].filter(
    ([, name]) => !name!.endsWith('At') && !['vertex', 'edge', 'face', 'boxFeature'].includes(name!),
  );
  const byName = new Map(calls.map(([, name, list]) => [name!, list!]));
  return [...byName].map(([name, list]) => {
    const call = (module as Record<string, unknown>)[name] as Call;
    return { name, call, list, shapes };
  });
}

const calls = [...callsIn(inPlane!, planar, shapes2), ...callsIn(inSpace!, spatial, shapes3)];

describe('the arguments of queries', () => {
  it('are known for all functions of the overview', () => {
    expect(calls.length).toBeGreaterThan(130);
  });

  it.each(calls)('$name rejects every number that is not finite', ({ name, call, list, shapes }) => {
    const given = argumentsFor(name, list, shapes);
    expect(() => call(...given)).not.toThrow();
    const spots = given.flatMap((value, i) => places(value).map((path) => ({ i, path })));
    let rejected = 0;
    for (const { i, path } of spots) {
      for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
        const values = given.map((value, j) => (j === i ? withNumber(value, path, bad) : value));
        try {
          call(...values);
        } catch (error) {
          expect(error, path.join('.')).toBeInstanceOf(RangeError);
          expect((error as Error).message, path.join('.')).toMatch(/^\w+: .* must be .*, got /);
          rejected++;
        }
      }
    }
    if (!looksAtSome.has(name)) expect(rejected).toBe(2 * spots.length);
  });
});
