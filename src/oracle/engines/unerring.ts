import { isPredicate } from '../questions/question.js';
import { engineOf } from './engine.js';

/** Our own kernel: the subject of every question, held to whole answers. */
export const unerring = engineOf(
  'unerring',
  (question) =>
    // A predicate leaves its arguments alone; whoever else is asked gets values of his own.
    isPredicate(question) ? question.subject : (values) => question.subject(Float64Array.from(values)),
  true,
);
