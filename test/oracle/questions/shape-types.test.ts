/** A shape that says which it is must be the one that is asked for, in every function that takes one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import * as distance from '../../../src/distance/index.js';
import * as enclosing from '../../../src/enclosing/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions } from '../../../src/oracle/questions/registry.js';
import { shapesOf } from '../../../src/oracle/questions/shapes.js';
import * as planar from '../../../src/planar/index.js';
import * as round from '../../../src/round/index.js';
import * as spatial from '../../../src/spatial/index.js';

type Call = (...args: readonly unknown[]) => unknown;

const functions: Readonly<Record<string, unknown>> = {
  ...{ ...planar, ...spatial, ...round, ...distance, ...enclosing },
};

/** What shapes with these members may be. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'end start': ['segment'],
  'direction origin': ['ray', 'line'],
  'a b c': ['triangle'],
  'a b c d': ['tetrahedron'],
  'constant normal': ['plane'],
  'max min': ['box'],
  'axes center halfSize': ['oriented-box'],
  'center radius': ['circle', 'sphere'],
  'center normal radius': ['circle', 'disk'],
  'end radius start': ['capsule', 'cylinder'],
  'edges origin radius': ['lozenge'],
  'direction origin radius': ['infinite-cylinder'],
  'apex center radius': ['cone'],
  'end endRadius start startRadius': ['truncated-cone'],
  'axes center': ['ellipse', 'ellipsoid'],
  'faces vertices': ['convex-polyhedron'],
};
const ALL = [...new Set(Object.values(TYPES).flat())];

const typesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)
    ? (TYPES[Object.keys(value).sort().join(' ')] ?? [])
    : [];

/** An answer, or the error, as text. */
function textOf(work: () => unknown): string {
  try {
    return (
      JSON.stringify(work(), (_, value) => (typeof value === 'bigint' ? `${value}` : value)) ?? 'undefined'
    );
  } catch (error) {
    return `${error}`;
  }
}

function caseOf(question: AnyQuestion): Float64Array | null {
  const random = new Random(1, 2, 3, 4);
  const out = new Float64Array(question.layout.arity);
  const family = questionFamilyNamed(question, question.families[0]!.name);
  return generateQuestion(question, family, random, out) ? out : null;
}

beforeAll(loadQuestions);

describe('the type of a shape', () => {
  it('is that of the shape, or is refused', () => {
    const wrong: string[] = [];
    const accepted = new Map<string, Set<string>>();
    let asked = 0;
    for (const question of allQuestions()) {
      const call = functions[question.name] as Call | undefined;
      const values = typeof call === 'function' ? caseOf(question) : null;
      if (call === undefined || values === null) continue;
      const args = structuredClone(shapesOf(question, values));
      const plain = textOf(() => call(...args));
      // Some questions ask a function about what another makes of the shapes.
      if (plain.includes('RangeError')) continue;
      args.forEach((arg, i) => {
        const own = typesOf(arg);
        if (own.length === 0) return;
        asked++;
        const taken = ALL.filter((type) => {
          const text = textOf(() =>
            call(...args.map((one, k) => (k === i ? { ...(arg as object), type } : one))),
          );
          if (!own.includes(type) && !text.includes(`.type must be '`))
            wrong.push(`${question.name} ${i}: ${type}`);
          return text === plain;
        });
        const isEither = taken.length === 2 && own[0] === 'ray';
        if (!(taken.length === 1 || isEither)) wrong.push(`${question.name} ${i}: [${taken}]`);
        for (const type of taken) accepted.set(type, (accepted.get(type) ?? new Set()).add(question.name));
      });
    }
    expect(wrong).toEqual([]);
    expect([...accepted.keys()].sort()).toEqual([...ALL].sort());
    expect(asked).toBeGreaterThan(300);
  });

  it('of an exact plane that is given by coefficients is that of a plane', () => {
    const plane = { type: 'coefficients', normal: [0, 0, 2], constant: -2 } as const;
    expect(spatial.pointPlane([0, 0, 3], plane)).toBe(1);
    expect(spatial.trianglePlane({ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 1] }, plane).relation).toBe(
      'touching',
    );
  });

  it('tells a cylinder from a capsule', () => {
    const cylinder = { type: 'cylinder', start: [0, 0, 0], end: [0, 0, 1], radius: 1 } as const;
    expect(round.cylinderContainsPoint(cylinder, [0, 0, 1.5])).toBe(false);
    expect(() => round.capsuleContainsPoint(cylinder as never, [0, 0, 1.5])).toThrow(
      "capsuleContainsPoint: capsule.type must be 'capsule', got the string 'cylinder'",
    );
    const capsule = { ...cylinder, type: 'capsule' } as const;
    expect(() => distance.segmentSegmentDistance(capsule as never, capsule as never)).toThrow(
      "segmentSegmentDistance: a.type must be 'segment', got the string 'capsule'",
    );
  });
});
