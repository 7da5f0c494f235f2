import type { Random } from '../../src/oracle/cases/random.js';
import { type Layout, layoutOf, point, repair } from '../../src/oracle/questions/layout.js';
import type { AnyQuestion, QuestionFamily } from '../../src/oracle/questions/question.js';
import { type Relation, type Signature, signatureOf } from '../../src/oracle/questions/signature.js';
import { type Family, familiesFor } from '../families/index.js';
import { requireFamily, requireQuestionItself } from '../families/require.js';

/** The relations that the general families plant among all points of a configuration. */
const RELATIONS: Readonly<Record<2 | 3, readonly Relation[]>> = {
  2: ['collinear', 'parallel', 'cocircular'],
  3: ['collinear', 'coplanar', 'coplanar', 'parallel'],
};

/** Draws again at most so often when a question does not accept a configuration. */
const MOST_DRAWS = 200;

/** What a question's layout needs, to be filled by families that know points only. */
interface Filler {
  readonly signatures: readonly Signature[];
  readonly scratch: Float64Array;
}

const fillers = new WeakMap<Layout, Filler>();

/** How many points stand in for a part. */
function pointsOf(kind: string): number {
  return kind === 'box' ? 2 : kind === 'integer' ? 0 : 1;
}

function fillerOf(layout: Layout): Filler {
  const known = fillers.get(layout);
  if (known !== undefined) return known;
  const n = Math.max(
    2,
    layout.parts.reduce((sum, { kind }) => sum + pointsOf(kind), 0),
  );
  const stand = layoutOf(layout.dimension, ...Array.from({ length: n }, (_, i) => point(`p${i}`)));
  const signatures = RELATIONS[layout.dimension].map((relation) => signatureOf('points', stand, relation));
  const filler = { signatures, scratch: new Float64Array(n * layout.dimension) };
  fillers.set(layout, filler);
  return filler;
}

/** The general families that a question has beside its own. */
export function generalFamilies({ signature, layout, without = [] }: AnyQuestion): readonly Family[] {
  const all = familiesFor(signature ?? fillerOf(layout).signatures[0]!);
  return all.filter(({ name }) => !without.includes(name));
}

/** The family of that name, of the question's own or a general one. */
export function questionFamilyNamed(question: AnyQuestion, name: string): QuestionFamily | Family {
  requireQuestionItself('questionFamilyNamed', question);
  const own = question.families.find((family) => family.name === name);
  const found = own ?? generalFamilies(question).find((family) => family.name === name);
  if (found !== undefined) return found;
  const known = questionFamilyNames(question).join(', ');
  throw new RangeError(`${question.name} has no family '${name}', but ${known}`);
}

/** All names: its own families first. */
export function questionFamilyNames(question: AnyQuestion): readonly string[] {
  requireQuestionItself('questionFamilyNames', question);
  return [...question.families, ...generalFamilies(question)].map((family) => family.name);
}

/**
 * Draws the next case of a family: valid by the layout, and accepted by the question (if 200 draws are not, the last
 * one comes back all the same and `false` is returned).
 */
export function generateQuestion(
  question: AnyQuestion,
  family: QuestionFamily | Family,
  random: Random,
  out: Float64Array,
): boolean {
  requireQuestionItself('generateQuestion', question);
  requireFamily('generateQuestion', family, 'questionFamilyNamed(question, v)');
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    if (!('applies' in family)) family.fill(random, out);
    else if (question.signature !== undefined) family.fill(random, question.signature, out);
    else fillGenerally(question.layout, family, random, out);
    repair(question.layout, out, random);
    if (question.accepts === undefined || question.accepts(out)) return true;
  }
  return false;
}

/** Lets a family of points fill one point after the other, and spreads these over the parts. */
function fillGenerally(layout: Layout, family: Family, random: Random, out: Float64Array): void {
  const { signatures, scratch } = fillerOf(layout);
  family.fill(random, signatures[random.below(signatures.length)]!, scratch);
  const n = layout.dimension;
  let from = 0;
  for (const { kind, at, size, low, high } of layout.parts) {
    if (kind === 'integer') out[at] = random.between(low, high);
    else for (let j = 0; j < Math.min(size, pointsOf(kind) * n); j++) out[at + j] = scratch[from + j]!;
    if (kind === 'direction' && random.oneIn(2)) aim(scratch, out, at, from, n, random);
    if (kind === 'plane') out[at + n] = constantThrough(scratch, from, n, random);
    from += pointsOf(kind) * n;
  }
}

/** A direction from one of the configuration's points towards the one that stands in its place. */
function aim(
  scratch: Float64Array,
  out: Float64Array,
  at: number,
  from: number,
  n: number,
  random: Random,
): void {
  const origin = n * random.below(scratch.length / n);
  for (let j = 0; j < n; j++) out[at + j] = scratch[from + j]! - scratch[origin + j]!;
}

/** A constant that puts one of the configuration's points on the plane, up to rounding; or zero. */
function constantThrough(scratch: Float64Array, from: number, n: number, random: Random): number {
  if (random.oneIn(4)) return 0;
  const through = n * random.below(scratch.length / n);
  let product = 0;
  for (let j = 0; j < n; j++) product += scratch[from + j]! * scratch[through + j]!;
  return -product;
}
