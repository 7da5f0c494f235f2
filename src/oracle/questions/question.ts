import type { Random } from '../cases/random.js';
import type { Layout } from './layout.js';
import type { Shapes } from './layout-shapes.js';
import type { Signature } from './signature.js';

/**
 * A family of a query's own: configurations that make its rare classes common. The result need not be valid: what
 * is not (min > max, a zero direction, an Infinity) is repaired as `repair` in layout.ts says.
 */
export interface QuestionFamily {
  /** In kebab-case, and not the name of a general family (`fuzz/families`). */
  readonly name: string;
  readonly summary: string;
  /** Writes one configuration. */
  fill(random: Random, out: Float64Array): void;
}

/** What an answer is: canonical text, or the sign that a predicate returns. */
export type Answer = string | number;

/** A changed question and what its answer must be, given the answer to the original one. */
export interface Variation<A extends Answer = string> {
  readonly values: Float64Array;
  /** What the answer must become. */
  expected(answer: A): A;
}

/** A symmetry: how a change of the arguments changes the answer. */
export interface Law<A extends Answer = string> {
  readonly name: string;
  /** `undefined` where the law says nothing about these values (such as a scaling that would round). */
  vary(values: Float64Array, random: Random): Variation<A> | undefined;
}

/** One step of a subject that tries cheap ways first: decides, or returns 2 for undecided. */
export interface Tier {
  readonly name: string;
  /** The sign, or 2 where this tier cannot tell. */
  decide(values: Float64Array): number;
}

/**
 * A question with a true answer, which anybody may be asked: a subject of ours, a referee, an engine. A **query**
 * answers with a classification, a **predicate** with a sign (`answer: 'sign'`). The answers of queries are **canonical
 * text**: equal answers are equal texts. The first word is the class (unless `classOf` says otherwise), the rest is the
 * full classification, such as `touching v0/e1 e2/v0` (see `contactText` in src/oracle/answers/text.ts).
 *
 * @example
 * export const pointSegment: Question = {
 *   name: 'pointOnSegment2d',
 *   area: 'planar',
 *   layout: layoutOf(2, ...parts.points('point segment.start segment.end')),
 *   families: [{
 *     name: 'on-the-segment',
 *     summary: 'a point of an integer segment',
 *     fill(random, out) {
 *       const [dx, dy, k] = [random.between(-4, 4), random.between(-4, 4), random.between(-1, 5)];
 *       out.set([k * dx, k * dy, 0, 0, 4 * dx, 4 * dy]);
 *     },
 *   }],
 *   subject: (v) => featureText(pointOnSegment([v[0]!, v[1]!], { start: ..., end: ... })),
 *   referee: (v) => ..., // another algorithm, over exact rationals (src/oracle/referees/shapes)
 *   form: '<feature>',
 *   classes: ['outside', 'vertex', 'edge'],
 *   yes: 'the point is on the closed segment',
 *   holds: (answer) => answer !== '-',
 *   laws: [scaling(layout), ...],
 * };
 */
export interface Question<A extends Answer = string, S extends A | Promise<A> = A> {
  /** Unique among all questions; that of the kernel's function where there is one. */
  readonly name: string;
  readonly area:
    | 'predicates'
    | 'planar'
    | 'spatial'
    | 'implicit'
    | 'meshes'
    | 'bsp'
    | 'solids'
    | 'distance'
    | 'round'
    | 'motion';
  /** Of predicates: an answer is -1, 0 or 1; of engines that promise no more than a sign, the sign of a number. */
  readonly answer?: 'sign';
  /** Whether `subject` answers with a promise, as the kernel's function does. Such a question has no laws. */
  readonly later?: true;
  /** Whether it belongs to the group `hot`: the queries that are judged in millions of cases. */
  readonly hot?: boolean;
  readonly layout: Layout;
  readonly families: readonly QuestionFamily[];
  /**
   * Names of general families that this question does without, because `accepts` refuses all that they draw (a test
   * draws them): of numbers that are too large, or points that span nothing.
   */
  readonly without?: readonly string[];
  /**
   * Of predicates: what the general families plant among the arguments, which they fill themselves then. Without it
   * they fill points, which are spread over the parts of the layout.
   */
  readonly signature?: Signature;
  /**
   * Validity beyond what the layout says (axes of a box independent, rings simple). `false` from `accepts` discards a
   * case: another one is drawn. Values that the shrinker tries must pass, too.
   */
  accepts?(values: Float64Array): boolean;
  /**
   * The kernel's full answer. Where a boolean and a classification exist, ask both and put ` BOOLEAN DIFFERS` behind
   * the text if they disagree; the same for forms over flat buffers. An exception is a failure. A promise where
   * `later` says so.
   */
  subject(values: Float64Array): S;
  /** The subject's steps, if it has some that can be asked alone: each that decides has to be right. */
  readonly tiers?: readonly Tier[];
  /** The same answer by a different algorithm over exact rationals, sharing no code with the kernel. */
  referee(values: Float64Array): A;
  /** The same by another referee that shares no code with the first, and takes its time: asked now and then. */
  secondReferee?(values: Float64Array): A;
  /**
   * Of **constructions**, which have many right answers: what is wrong with one, in words and with a witness;
   * `undefined` if it is right. `referee` then says what is true of all right answers, the class first, and is what
   * `expected` is in findings. Right answers are texts: compact JSON of indices or coordinates.
   *
   * @throws NoConstruction (src/oracle/answers/construction.ts) for a text that is no such JSON
   */
  check?(values: Float64Array, said: string): string | undefined;
  /** All classes that a complete campaign has to produce. */
  readonly classes: readonly string[];
  /** The form of an answer, in the tokens of grammar.ts: `<relation> <A/B>*`. Default: one of the classes. */
  readonly form?: string;
  /** What the words of an answer stand for, where form and classes do not tell. */
  readonly note?: string;
  /** The class of an answer; default: its first word. */
  classOf?(answer: A): string;
  readonly laws?: readonly Law<A>[];
  /**
   * What yes means, for engines that answer with a boolean: `the point is in the closed triangle`. It goes with
   * `holds`, and both are those of the kernel's boolean where it has one. A query without them takes text answers only:
   * a boolean says nothing there.
   */
  readonly yes?: string;
  /**
   * The yes or no of an answer; `undefined` for answers that are neither (what was asked is not a solid), on which a
   * boolean is not judged.
   */
  holds?(answer: A): boolean | undefined;
  /**
   * The arguments as the kernel's function takes them, where the names of the layout's parts do not tell (see
   * layout-shapes.ts: `shapesFrom` for another order, `shapesBy` for rings and meshes).
   */
  readonly shapes?: Shapes;
  /**
   * Whether the flat values are a code, of tables or choices, which says nothing to an engine that is not given shapes.
   */
  readonly coded?: boolean;
  /**
   * The question under which packages (`peer` in src/oracle/engines/engine.ts) know this query, where that is not its
   * name. The values have to be laid out as that question's.
   */
  readonly peerQuestion?: string;
}

/** A query, whether the kernel answers it at once or later. */
export type AnyQuery = Question<string, string | Promise<string>>;

/** A question of either kind: what campaigns, engines and reports deal with. */
export type AnyQuestion = Question<Answer, Answer | Promise<Answer>>;

/** Whether a question is a predicate's, and so its answers signs. */
export function isPredicate({ answer }: AnyQuestion): boolean {
  return answer === 'sign';
}

/** Whether the kernel's answer is there at once. */
export function isImmediate(query: AnyQuery): query is Question {
  return query.later !== true;
}

/** Whether answers are checked, not compared. */
export function isConstruction({ check }: AnyQuestion): boolean {
  return check !== undefined;
}

/** The class of an answer. */
export function classOf(question: AnyQuestion, answer: Answer): string {
  if (question.classOf !== undefined) return question.classOf(answer);
  if (typeof answer === 'number') return String(answer);
  const space = answer.indexOf(' ');
  return space < 0 ? answer : answer.slice(0, space);
}

/** The yes or no of an answer; `undefined`: it has none, or the question takes no boolean at all. */
export function holds(question: AnyQuestion, answer: Answer): boolean | undefined {
  return question.holds?.(answer);
}

/** Whether an engine may answer with a boolean. If not, one that does so has misunderstood the question. */
export function takesBoolean(question: AnyQuestion): boolean {
  return question.holds !== undefined;
}

/** What a yes means, in words; `undefined`: the question takes no boolean. */
export function yesMeans(question: AnyQuestion): string | undefined {
  return question.holds === undefined ? undefined : (question.yes ?? 'yes, as the query defines it');
}

/** The form of an answer (see grammar.ts); where a question says nothing, an answer is one of its classes. */
export function formOf({ form, classes }: AnyQuestion): string {
  return form ?? classes.join(' | ');
}
