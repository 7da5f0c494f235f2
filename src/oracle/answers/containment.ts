/** A contact's text with the containment behind the relation: `touching none v0/f1`. */
export function withContainment(text: string, word: string): string {
  const [relation, ...rest] = text.split(' ');
  return [relation, word, ...rest].join(' ');
}
