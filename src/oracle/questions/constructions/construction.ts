import type { Question } from '../question.js';

/** What a construction has instead of a subject and a form. */
type Checked = Omit<Question, 'subject' | 'appraise' | 'form' | 'laws'> & {
  construct(values: Float64Array): string;
  /**
   * What is wrong with an answer: a fault in words; `''`: nothing.
   *
   * @returns `undefined` if the text is no answer at all
   */
  fault(values: Float64Array, text: string): string | undefined;
};

/** Begins the text that stands for an answer with a fault. */
export const FAULT = 'at fault: ';

/** A question whose answers are checked. The kernel's goes through the same check. */
export function construction({ construct, fault, ...rest }: Checked): Question {
  const appraise = (values: Float64Array, text: string): string | undefined => {
    const found = fault(values, text);
    if (found === undefined) return undefined;
    return found === '' ? rest.referee(values) : `${FAULT}${found}`;
  };
  return {
    ...rest,
    construct,
    appraise,
    subject: (values) => appraise(values, construct(values)) ?? `${FAULT}no answer`,
  };
}
