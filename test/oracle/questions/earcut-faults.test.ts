import { cutRings } from '../../../src/oracle/cases/constructions/large-polygons.js';
import { scatteredRings } from '../../../src/oracle/cases/constructions/scattered-rings.js';
import { earcutQuestion, largeEarcutQuestion } from '../../../src/oracle/questions/constructions/earcut.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { earcutSubject } from '../../../src/oracle/subjects/constructions.js';
import { declarePlanted } from '../../support/planted.js';

/** The kernel's triangles changed. */
const changedOf =
  ({ subject }: Question) =>
  (change: (triangles: number[]) => number[]) =>
  (v: Float64Array) =>
    JSON.stringify(change(JSON.parse(subject(v)) as number[]));

const turned = (triangles: readonly number[]) =>
  triangles.map((_, i) => triangles[i - (i % 3) + 2 - (i % 3)]!);

const scattered = changedOf(earcutQuestion);
const large = changedOf(largeEarcutQuestion);

declarePlanted(
  earcutQuestion,
  {
    'the last triangle is left out': scattered((all) => all.slice(0, -3)),
    'the last triangle is there twice': scattered((all) => [...all, ...all.slice(-3)]),
    'all triangles are turned': scattered(turned),
    'a triangle without area is added': scattered((all) =>
      all.length > 0 ? [...all, all[0]!, all[1]!, all[0]!] : all,
    ),
    'holes are filled': (v) => earcutSubject(scatteredRings(v).slice(0, 1)),
    'the last hole is filled': (v) => {
      const rings = scatteredRings(v);
      return earcutSubject(rings.length > 1 ? rings.slice(0, -1) : rings);
    },
    'the outer ring is the last one': (v) => earcutSubject(scatteredRings(v).reverse()),
    'a fan of the first vertex': (v) => {
      const n = scatteredRings(v)[0]!.length;
      return JSON.stringify(Array.from({ length: n - 2 }, (_, i) => [0, i + 1, i + 2]).flat());
    },
    'nothing at all': () => '[]',
  },
  60,
);

declarePlanted(
  largeEarcutQuestion,
  {
    'the last triangle is left out': large((all) => all.slice(0, -3)),
    'the last triangle is there twice': large((all) => [...all, ...all.slice(-3)]),
    'the first triangle is turned': large(([a, b, c, ...rest]) => [c!, b!, a!, ...rest]),
    'a corner of a triangle far down is another': large((all) =>
      all.map((i, k) => (k === 195 ? all[0]! : i)),
    ),
    'holes are filled': (v) => earcutSubject(cutRings(v).slice(0, 1)),
    'the last hole is filled': (v) => {
      const rings = cutRings(v);
      return earcutSubject(rings.length > 1 ? rings.slice(0, -1) : rings);
    },
    'nothing at all': () => '[]',
  },
  2,
);
