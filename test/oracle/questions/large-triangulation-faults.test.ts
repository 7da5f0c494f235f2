import { cutRings } from '../../../src/oracle/cases/constructions/large-polygons.js';
import {
  largeSpacePolygonQuestion,
  largeTriangulationQuestion,
} from '../../../src/oracle/questions/constructions/large-polygons.js';
import { triangulateRings } from '../../../src/oracle/subjects/constructions.js';
import { declarePlanted } from '../../support/planted.js';

const { subject } = largeTriangulationQuestion;

/** The kernel's triangles changed; what is no polygon stays so. */
const changed = (change: (triangles: number[], v: Float64Array) => number[]) => (v: Float64Array) => {
  const said = JSON.parse(subject(v)) as number[] | null;
  return said === null ? 'null' : JSON.stringify(change(said, v));
};

const count = (v: Float64Array) => cutRings(v).flat().length;
const fan = (n: number) => Array.from({ length: n - 2 }, (_, i) => [0, i + 1, i + 2]).flat();
const turned = (triangles: readonly number[]) =>
  triangles.map((_, i) => triangles[i - (i % 3) + 2 - (i % 3)]!);

declarePlanted(
  largeTriangulationQuestion,
  {
    'the last triangle is left out': changed((all) => all.slice(0, -3)),
    'the last triangle is there twice': changed((all) => [...all, ...all.slice(-3)]),
    'the first triangle is turned': changed(([a, b, c, ...rest]) => [c!, b!, a!, ...rest]),
    'all triangles are turned': changed(turned),
    'a corner of a triangle far down is the next vertex': changed((all, v) =>
      all.map((i, k) => (k === 195 ? (i + 1) % count(v) : i)),
    ),
    'holes are filled': (v) => triangulateRings(cutRings(v).slice(0, 1)),
    'the last hole is filled': (v) => {
      const rings = cutRings(v);
      return triangulateRings(rings.length > 1 ? rings.slice(0, -1) : rings);
    },
    'a fan of the first vertex': (v) => JSON.stringify(fan(count(v))),
    'what touches is no polygon': (v) => {
      const said = subject(v);
      return largeTriangulationQuestion.referee(v).startsWith('touching') ? 'null' : said;
    },
    'what crosses itself is cut, too': (v) => {
      const said = subject(v);
      return said === 'null' ? JSON.stringify(fan(count(v))) : said;
    },
  },
  2,
);

/** The kernel's answer with its parts changed. */
const parts = (change: (said: { shape: string; triangles: number[] }) => object) => (v: Float64Array) => {
  const said = JSON.parse(largeSpacePolygonQuestion.subject(v)) as { shape: string; triangles: number[] };
  return JSON.stringify({ ...said, ...change(said) });
};

declarePlanted(
  largeSpacePolygonQuestion,
  {
    'all are fans': parts(({ triangles }) => ({ triangles: fan(triangles.length / 3 + 2) })),
    'triangles are turned': parts(({ triangles }) => ({ triangles: turned(triangles) })),
    'the last triangle is left out': parts(({ triangles }) => ({ triangles: triangles.slice(0, -3) })),
    'what touches itself is simple': parts(({ shape }) => ({
      shape: shape.replace('self-touching', 'not-convex'),
    })),
    'what is nearly planar is planar': parts(({ shape }) => ({
      shape: shape.replace('not-planar', 'not-convex'),
    })),
    'straight corners are convex': parts(({ shape }) => ({ shape: shape.replace('not-convex', 'convex') })),
  },
  1,
);
