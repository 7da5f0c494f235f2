/** What names one case of a question for ever: whoever draws it, on whatever machine, gets the same doubles. */
export interface CaseId {
  readonly question: string;
  readonly family: string;
  /** An integer from 0 to 2^53 - 1. */
  readonly seed: number;
  /** Its number among the cases of this question, family and seed, from 0. */
  readonly case: number;
}

const PATTERN = /^unerring:([A-Za-z]\w*):family=([a-z0-9]+(?:-[a-z0-9]+)*);seed=(\d{1,16});case=(\d{1,16})$/;

/** A whole number as it is written: no sign, no zeros before it. */
function wholeNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : undefined;
}

/**
 * The id of a case as text: its name, its link and the key to draw it again. It has no characters that JSON, a shell's
 * double quotes or a URL's fragment would have to escape, and there is one text for one case.
 *
 * @example caseIdText({ question: 'orient3d', family: 'rotated-lattice', seed: 7, case: 123 });
 * // 'unerring:orient3d:family=rotated-lattice;seed=7;case=123'
 */
export function caseIdText({ question, family, seed, case: number }: CaseId): string {
  return `unerring:${question}:family=${family};seed=${seed};case=${number}`;
}

/**
 * Reads what {@link caseIdText} writes; `undefined` for any other text. Whether there is such a question and such a
 * family is not looked at.
 *
 * @example parseCaseId('unerring:orient3d:family=rotated-lattice;seed=7;case=123')?.case; // 123
 */
export function parseCaseId(text: string): CaseId | undefined {
  const match = PATTERN.exec(text);
  if (match === null) return undefined;
  const [seed, number] = [wholeNumber(match[3]!), wholeNumber(match[4]!)];
  if (seed === undefined || number === undefined) return undefined;
  return { question: match[1]!, family: match[2]!, seed, case: number };
}
