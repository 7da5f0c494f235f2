import { decimal } from '../../referees/signs/decimal.js';
import { rational } from '../../referees/signs/rational.js';
import { predicate, tiersOf } from '../../subjects/signs.js';
import { permuting, scaling } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Question } from '../question.js';
import { type Relation, type Signature, signatureOf } from '../signature.js';

/** The name of a predicate that is a question: both referees know it. */
export type PredicateName = keyof typeof rational.judges & keyof typeof decimal.judges;

/** A predicate as a question: its answers are signs. */
export interface SignQuestion extends Question<number> {
  readonly name: PredicateName;
  readonly signature: Signature;
}

/** What there is to say about a predicate beyond its name: the rest follows. */
export interface PredicateDescription {
  readonly layout: Layout;
  /** What makes it zero. */
  readonly relation: Relation;
  /** Of `right-angle` and `isosceles`: the number of the point that is the corner. */
  readonly apex?: number;
  /** Orders of the arguments, with the sign by which the answer changes: `['b a c', -1]`. */
  readonly orders?: readonly (readonly [order: string, sign: 1 | -1])[];
}

/** Never -0. */
const times = (sign: 1 | -1) => (answer: number) => sign * answer + 0;

/** A question whose answer is the sign of a predicate: two referees, the kernel's predicate and its tiers. */
export function signQuestion(name: PredicateName, description: PredicateDescription): SignQuestion {
  const { layout, relation, apex, orders = [] } = description;
  return {
    name,
    area: 'predicates',
    answer: 'sign',
    layout,
    families: [],
    signature: signatureOf(name, layout, relation, apex),
    subject: predicate(name, layout.arity),
    tiers: tiersOf(name, layout.arity),
    referee: rational.judges[name],
    secondReferee: decimal.judges[name],
    form: '<sign>',
    classes: ['-1', '0', '1'],
    laws: [scaling(layout), ...orders.map(([order, sign]) => permuting(layout, order, times(sign)))],
  };
}
