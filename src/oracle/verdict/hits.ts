import { type Answer, type AnyQuestion, classOf, holds } from '../questions/question.js';

/** Of a wrong yes or no: a hit that was missed, or one that is none. */
export type Hit = 'missed' | 'false';

/** Whether a text is of one of a question's classes; whatever else an engine says, this does not throw. */
export function isListed(question: AnyQuestion, text: string): boolean {
  try {
    return question.classes.includes(classOf(question, text));
  } catch {
    return false;
  }
}

/** The yes or no of what was said as text: `true`, `false`, or that of an answer of the question's classes. */
function yesOf(question: AnyQuestion, got: string): boolean | undefined {
  if (got === 'true' || got === 'false') return got === 'true';
  return isListed(question, got) ? holds(question, got) : undefined;
}

/** Which of the two a wrong answer is; `undefined`: neither, the yes or no in it is right, or there is none. */
export function hitOf(question: AnyQuestion, got: string, truth: Answer): Hit | undefined {
  const yes = holds(question, truth);
  if (yes === undefined || yesOf(question, got) !== !yes) return undefined;
  return yes ? 'missed' : 'false';
}
