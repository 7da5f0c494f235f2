/**
 * What takes several shapes of a kind takes as many as are passed, as its siblings do, and what takes one list or two
 * shapes refuses one more: none is dropped in silence.
 */
import { describe, expect, it } from 'vitest';
import * as enclosing from '../../src/enclosing/index.js';
import * as implicit from '../../src/implicit/index.js';
import * as indexes from '../../src/indexes/index.js';
import * as mesh from '../../src/mesh/index.js';
import * as motion from '../../src/motion/index.js';
import * as planar from '../../src/planar/index.js';
import * as round from '../../src/round/index.js';
import * as skeleton from '../../src/skeleton/index.js';
import * as solids from '../../src/solids/index.js';
import * as spatial from '../../src/spatial/index.js';
import * as triangulation from '../../src/triangulation/index.js';
import { type ExportedFunction, exportedFunctions } from './exported-functions.js';

const ENTRIES = [
  'planar',
  'spatial',
  'enclosing',
  'implicit',
  'mesh',
  'indexes',
  'bsp',
  'solids',
  'distance',
  'round',
  'motion',
  'triangulation',
  'skeleton',
];
const cube = solids.convexSolid(
  [1, -1].flatMap((s) =>
    [0, 1, 2].map((axis) => ({
      normal: [0, 1, 2].map((k) => (k === axis ? s : 0)) as [number, number, number],
      constant: -1,
    })),
  ),
);
const axes = [0, 1, 2].map((axis) => [0, 1, 2].map((k) => (k === axis ? 1 : 0)));
/** One shape of each kind that a family of functions takes several of. */
const SHAPES: Readonly<Record<string, unknown>> = {
  mergeBoxes: { min: [0, 0, 0], max: [1, 1, 1] },
  mergeCapsules: { start: [0, 0, 0], end: [1, 0, 0], radius: 1 },
  mergeKDops: { axes, min: [0, 0, 0], max: [1, 1, 1] },
  mergeSpheres: { center: [0, 0, 0], radius: 1 },
  solidDifference: cube,
  solidIntersection: cube,
  solidSymmetricDifference: cube,
  solidUnion: cube,
};
/** The first word of a name says what the function does, or with what; these do it with several. */
const FAMILIES = /^merge[A-Z]|^solid(Union|Intersection|Difference|SymmetricDifference)/;

/** One argument, of which nobody has several: numbers, texts and bytes, one answer, one point that is converted. */
const OF_ONE_THING =
  /^(coordinates|exactCoordinates|isImplicit|isDegeneratePlane|planeOf|toNumber|timeToNumber|exactParameterValue|describeReport|listedItems|sortPairs|solidFromJson|polygonSetFromJson|tree(To|From)\w+)/;
const all = ENTRIES.flatMap((entry) => exportedFunctions(entry));
const names = all.map(({ name }) => name);
const modules = { ...enclosing, ...implicit, ...indexes, ...mesh, ...motion, ...planar, ...round };
const functions = { ...modules, ...solids, ...spatial, ...triangulation, ...skeleton } as unknown as Record<
  string,
  (...args: unknown[]) => unknown
>;

/** Does somebody who has three boxes, or points one by one, reach for this function with all of them? */
function invitesMore({ name, parameters }: ExportedFunction): boolean {
  const [first] = parameters;
  const isPair = parameters.at(-1)?.type === first?.type;
  if (parameters.length > 1) return isPair && /^same|(s|dra)(Intersect|Overlap)(2d)?$/.test(name);
  // A list of all others, or words, or nothing: there is no place behind it.
  if (first === undefined || SHAPES[name] !== undefined) return false;
  return !OF_ONE_THING.test(name) && !/^(number|string)$|^\d/.test(first.type);
}

describe('functions of several shapes', () => {
  it('are all here', () => {
    const found = new Set(names.filter((name) => FAMILIES.test(name)));
    expect([...found].sort()).toEqual(Object.keys(SHAPES).sort());
  });

  it.each(Object.entries(SHAPES))('%s looks at each of them', (name, shape) => {
    const call = functions[name]!;
    for (const count of [2, 3, 5]) {
      const all = Array.from({ length: count }, () => shape);
      expect(() => call(...all)).not.toThrow();
      expect(() => call(...all, 7)).toThrow(/must be .*, got 7$/);
    }
  });
});

describe('one more shape or list than a function takes', () => {
  const takers = all.filter(invitesMore).map(({ name, parameters }) => ({ name, count: parameters.length }));

  it('is looked for where it is likely', () => {
    const likely = ['solidComplement', 'solidVolume', 'convexSolid', 'boxesIntersect', 'convexHull'];
    expect(takers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...likely, 'triangulatePolygon2d']),
    );
    expect(takers.length).toBeGreaterThan(80);
  });

  it.each(takers)('is refused by $name', ({ name, count }) => {
    const call = functions[name]!;
    const given = Array.from({ length: count }, () => cube);
    const text = `${name}: arguments[${count}] must be missing, got `;
    expect(() => call(...given, cube)).toThrow(`${text}an object {`);
    expect(() => call(...given, [[0, 0]])).toThrow(`${text}[[0, 0]]: pass `);
  });

  it('is none where `map` hands over a place and the list', () => {
    expect([cube, cube].map(solids.solidVolume)).toEqual([
      { numerator: 8n, denominator: 1n },
      { numerator: 8n, denominator: 1n },
    ]);
    const ring = [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const;
    expect([ring].map(planar.polygonOrientation2d)).toEqual([1]);
  });
});
