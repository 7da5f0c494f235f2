/** A mean, behind a letter for each point: kept by its definition, or plain. */
export function meanText(isImplicit: readonly boolean[], mean: readonly number[]): string {
  const some = isImplicit.includes(true);
  const kind = some ? (isImplicit.includes(false) ? 'mixed' : 'implicit') : 'plain';
  const signs = isImplicit.map((is) => (is ? 1 : 0)).join();
  return [kind, signs, ...mean].join(' ');
}
