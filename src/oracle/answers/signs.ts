/** -1, 0, 1 in words, `undefined` where there is no sign. */
export function signText(sign: number | undefined): string {
  return sign === undefined ? 'undefined' : sign > 0 ? 'plus' : sign < 0 ? 'minus' : 'zero';
}

/** The classes of questions whose answer is such a word. */
export const signClasses = ['minus', 'zero', 'plus', 'undefined'] as const;
