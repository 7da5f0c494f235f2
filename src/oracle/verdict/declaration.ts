import { reject, rejectWords } from '../../core/arguments/errors.js';
import { type AnyQuestion, isPredicate, takesBoolean } from '../questions/question.js';
import { questionNamed } from '../questions/registry.js';
import { culledQueries } from './culling.js';
import { questionsWithMargin } from './margins/index.js';
import { hasUnitParts } from './unit-vectors.js';

/**
 * What an engine declares of its answers to a question: plain data, as in JSON. All of it is optional.
 *
 * Its **domain**, outside of which it is not accused (`unsupported`); its **conventions**, under which an answer that
 * is not ours may be right (`convention`); its **tolerance**, within which an answer may be either (`policy`). No
 * declaration excuses an engine that says the same to everything: each of them explains only answers of some kind, near
 * where the truth changes.
 */
export interface Declaration {
  /** Domain: every number has to be a 32-bit float. */
  readonly float32?: true;
  /** Domain: the smallest and the greatest magnitude of a number that is not 0; at most 1 and at least 1024. */
  readonly magnitudes?: readonly [least: number, most: number];
  /** Domain: no degenerate shape (a segment that is a point, a triangle without area); of a predicate, no zero. */
  readonly nonDegenerate?: true;
  /**
   * Domain: the directions of lines and rays, and the normals of planes, have a length of 1: its square is within 2^-50
   * of 1.
   */
  readonly unitVectors?: true;
  /** Convention: shapes are open, and a no is right where they only touch, or the point is on the boundary. */
  readonly boundary?: 'open';
  /** Convention, of `rayTriangle`: a triangle is not hit from behind. */
  readonly backfaces?: 'culled';
  /**
   * Convention, of shapes and a frustum: no is said of what is behind one of its planes, and yes of what is beside two
   * of them.
   */
  readonly culling?: 'by-planes';
  /** Convention, of predicates: the opposite sign. It is held to that one then. */
  readonly sides?: 'turned';
  /** Policy: the true distance to where the answer changes up to which it may be wrong. Compared exactly. */
  readonly tolerance?: number;
  /** The same as a factor of the largest magnitude among the arguments; at most 2^-10. */
  readonly relativeTolerance?: number;
}

/**
 * What an engine declares, by the names of questions; `*`: of all that are not named, as far as it means something
 * there.
 */
export type Declarations = Readonly<Record<string, Declaration>>;

/** A tolerance excuses no answer that is farther off than this part of the largest argument: far off is wrong. */
export const LARGEST_TOLERANCE = 2 ** -10;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const only = (word: unknown) => (value: unknown) => value === word;

function isWindow(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isNumber)) return false;
  const [least, most] = value as [number, number];
  return least > 0 && least <= 1 && most >= 1024;
}

interface Member {
  readonly expected: string;
  isOne(value: unknown): boolean;
  /** The questions for which it means something. */
  readonly fits: (question: AnyQuestion) => boolean;
  /** Which these are, in words. */
  readonly questions: string;
}

const anyQuestion = { fits: () => true, questions: 'any question' };
const withMargin = {
  fits: ({ name }: AnyQuestion) => questionsWithMargin.includes(name),
  questions: 'a question with a distance to its boundary',
};

const MEMBERS: Readonly<Record<keyof Declaration, Member>> = {
  float32: { expected: 'true', isOne: only(true), ...anyQuestion },
  magnitudes: {
    expected: 'two numbers: one above 0 and at most 1, one from 1024 on',
    isOne: isWindow,
    ...anyQuestion,
  },
  nonDegenerate: { expected: 'true', isOne: only(true), ...anyQuestion },
  unitVectors: {
    expected: 'true',
    isOne: only(true),
    fits: hasUnitParts,
    questions: 'a question with a direction or a plane',
  },
  boundary: {
    expected: "'open'",
    isOne: only('open'),
    fits: takesBoolean,
    questions: 'a question that takes yes or no',
  },
  backfaces: {
    expected: "'culled'",
    isOne: only('culled'),
    fits: ({ name }) => name === 'rayTriangle',
    questions: 'rayTriangle',
  },
  culling: {
    expected: "'by-planes'",
    isOne: only('by-planes'),
    fits: ({ name }) => culledQueries.includes(name),
    questions: culledQueries.join(', '),
  },
  sides: { expected: "'turned'", isOne: only('turned'), fits: isPredicate, questions: 'a predicate' },
  tolerance: {
    expected: 'a finite number from 0 on',
    isOne: (value) => isNumber(value) && value >= 0,
    ...withMargin,
  },
  relativeTolerance: {
    expected: 'a number from 0 to 2^-10',
    isOne: (value) => isNumber(value) && value >= 0 && value <= LARGEST_TOLERANCE,
    ...withMargin,
  },
};

function checkMember(where: string, question: string, member: string, value: unknown): void {
  const path = `declares['${question}'].${member}`;
  if (!Object.hasOwn(MEMBERS, member))
    rejectWords(where, path, `one of ${Object.keys(MEMBERS).join(', ')}`, 'another member');
  const { expected, isOne, fits, questions } = MEMBERS[member as keyof Declaration];
  if (!isOne(value)) reject(where, path, expected, value);
  // Of a question that is not loaded nobody asks.
  const named = question === '*' ? undefined : questionNamed(question);
  if (named !== undefined && !fits(named)) rejectWords(where, path, `declared of ${questions}`, question);
}

/**
 * Checks what an engine declares.
 *
 * @throws RangeError naming the question, the member, the value, and what was expected
 * @example
 * checkDeclarations('judge', { '*': { tolerance: -1 } }); // RangeError: judge: declares['*'].tolerance must be a finite number from 0 on, got -1
 */
export function checkDeclarations(where: string, declares: Declarations): void {
  if (typeof declares !== 'object' || declares === null || Array.isArray(declares))
    reject(where, 'declares', 'declarations by the names of questions', declares);
  for (const [question, declaration] of Object.entries(declares)) {
    if (typeof declaration !== 'object' || declaration === null || Array.isArray(declaration))
      reject(where, `declares['${question}']`, 'an object', declaration);
    for (const [member, value] of Object.entries(declaration)) checkMember(where, question, member, value);
  }
}

/** What is declared of a question; members that mean nothing for it are left out. */
export function declarationFor(declares: Declarations, question: AnyQuestion): Declaration {
  const all = Object.hasOwn(declares, question.name) ? declares[question.name]! : (declares['*'] ?? {});
  const meant = Object.entries(all).filter(([member]) =>
    MEMBERS[member as keyof Declaration]?.fits(question),
  );
  return Object.fromEntries(meant) as Declaration;
}
