import { fromNumber } from '../../../src/arithmetic/rational.js';
import { type Kind, pairName, sizeOf } from '../../../src/oracle/cases/distance/operands.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { penetrationQuestions } from '../../../src/oracle/questions/distance/penetration.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { declarePlanted } from '../../support/planted.js';

type Engine = (values: Float64Array) => string;

/** The question, with each answer of its referee, which is slow, found once. */
function remembering(question: Question): Question {
  const known = new Map<string, string>();
  const referee = (values: Float64Array): string => {
    const key = values.join();
    const said = known.get(key) ?? question.referee(values);
    known.set(key, said);
    return said;
  };
  return { ...question, referee };
}

/** An answer that is no `apart`, in parts. */
interface Parts {
  readonly kind: string;
  readonly square: string;
  readonly depth: string;
  readonly ways: readonly string[];
}

/** The kernel's answer with its parts changed. */
const changed =
  (question: Question, change: (parts: Parts) => Partial<Parts>): Engine =>
  (values) => {
    const said = question.subject(values);
    const [kind, square, depth, ...ways] = said.split(' ');
    if (square === undefined) return said;
    const parts = { kind: kind!, square, depth: depth!, ways };
    const other = { ...parts, ...change(parts) };
    return [other.kind, other.square, other.depth, ...other.ways].join(' ');
  };

/** The kernel, asked about other numbers. */
const asked =
  (question: Question, change: (values: Float64Array) => void): Engine =>
  (values) => {
    const other = values.slice();
    change(other);
    return question.subject(other);
  };

/** The other way along the same line, as it stands in answers. */
function reversed(way: string): string {
  return way.replace(/\(.*\)/, (direction) =>
    direction.replace(/-?\d+/g, (x) => (x === '0' ? x : x.startsWith('-') ? x.slice(1) : `-${x}`)),
  );
}

function squareOf(depth: number): string {
  const { numerator, denominator } = fromNumber(depth);
  return `${numerator ** 2n}/${denominator ** 2n}`;
}

const acrossEdges = /e\d+\/e\d+$/;

/** Engines that look at fewer directions, round where they should not, or take the surface for no part of a solid. */
function penetrationFaults(question: Question, second: number): Record<string, Engine> {
  return {
    'shapes are open': (values) => question.subject(values).replace(/^touching .*/, 'apart'),
    'directions across two edges are left out': changed(question, ({ ways }) => ({
      ways: ways.filter((way) => !acrossEdges.test(way)),
    })),
    'one way out is named': changed(question, ({ ways }) => ({ ways: ways.slice(0, 1) })),
    'the last way out is named': changed(question, ({ ways }) => ({ ways: ways.slice(-1) })),
    'the second shape is moved': changed(question, ({ ways }) => ({ ways: ways.map(reversed) })),
    'features exchanged': changed(question, ({ ways }) => ({
      ways: ways.map((way) => way.replace(/\)(.*)\/(.*)/, ')$2/$1')),
    })),
    'a vertex comes apart last': changed(question, ({ ways }) => ({
      ways: ways.map((way) => way.replace(/[ef]\d+/g, 'v0')),
    })),
    'a depth of single precision': changed(question, ({ depth }) => ({
      depth: String(Math.fround(Number(depth))),
    })),
    'a depth that is an ulp too great': changed(question, ({ depth }) => ({
      depth: String(stepUlps(Number(depth), 1)),
    })),
    'the square of the rounded depth': changed(question, ({ depth }) => ({
      square: squareOf(Number(depth)),
    })),
    'an ulp beside': asked(question, (values) => {
      values[second] = stepUlps(values[second]!, -1);
    }),
    'coordinates of single precision': asked(question, (values) => {
      values.forEach((x, i) => {
        if (Number.isFinite(Math.fround(x))) values[i] = Math.fround(x);
      });
    }),
  };
}

/**
 * Of boxes along coordinates no way is across two edges only, and squares of depths are squares of doubles in most
 * cases.
 */
const NOT_OF_BOXES = ['directions across two edges are left out', 'the square of the rounded depth'];

const PAIRS: readonly (readonly [a: Kind, b: Kind, count: number, except?: readonly string[]])[] = [
  ['tetrahedron', 'tetrahedron', 20],
  ['tetrahedron', 'orientedBox', 12],
  ['box', 'box', 10, NOT_OF_BOXES],
  ['box', 'orientedBox', 6],
  ['tetrahedron', 'convexPolyhedron', 12],
];

for (const [a, b, count, except = []] of PAIRS) {
  const question = remembering(
    penetrationQuestions.find(({ name }) => name === pairName(a, b, 'Penetration'))!,
  );
  // The first number of a polyhedron says which template it is; its frame begins behind.
  const second = sizeOf(a) + (b === 'convexPolyhedron' ? 1 : 0);
  const faults = Object.entries(penetrationFaults(question, second));
  declarePlanted(question, Object.fromEntries(faults.filter(([name]) => !except.includes(name))), count);
}
