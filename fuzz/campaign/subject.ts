import { type PredicateName, signatures } from '../../src/oracle/cases/signatures.js';

/** Whether a name is that of a predicate (and not of a query). */
export function isPredicate(name: string): name is PredicateName {
  return Object.hasOwn(signatures, name);
}

/** A predicate's name; for code that runs for predicates only. */
export function predicateNameOf(name: string): PredicateName {
  if (isPredicate(name)) return name;
  throw new RangeError(`there is no predicate '${name}'`);
}
