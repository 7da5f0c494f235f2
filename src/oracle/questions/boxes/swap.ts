/** The word for who contains whom when the two shapes are exchanged. */
export function swapContainment(word: string): string {
  return word === 'inside' ? 'containing' : word === 'containing' ? 'inside' : word;
}
