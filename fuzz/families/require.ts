/** Checks of what the functions of the harness are given: a name is easily passed for what bears it. */
import { reject } from '../../src/core/arguments/errors.js';
import type { Signature } from '../../src/oracle/questions/signature.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value looks like a signature. */
export function isSignature(value: unknown): value is Signature {
  return (
    isObject(value) && 'layout' in value && isObject(value.layout) && 'arity' in value && 'kind' in value
  );
}

/** @throws RangeError for what is no signature, as the name of a predicate */
export function requireSignature(where: string, value: unknown): void {
  if (isSignature(value)) return;
  const expected = 'a signature, one of signatures of unerring/oracle or what pointSignature makes';
  reject(where, 'signature', expected, value, typeof value === 'string' ? 'signatures[v]' : '');
}

/** @throws RangeError for what is no question, as the name of one */
export function requireQuestionItself(where: string, value: unknown): void {
  if (isObject(value) && 'layout' in value && 'families' in value) return;
  const way = typeof value === 'string' ? 'requireQuestion(v) of unerring/oracle' : '';
  reject(
    where,
    'question',
    'a predicate or a query, as allQuestions of unerring/oracle has them',
    value,
    way,
  );
}

/** @throws RangeError for what is no family, as the name of one */
export function requireFamily(where: string, value: unknown, finder: string): void {
  if (isObject(value) && 'fill' in value) return;
  reject(where, 'family', 'a family of cases', value, typeof value === 'string' ? finder : '');
}
