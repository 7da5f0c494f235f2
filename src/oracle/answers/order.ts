/** An order, whether neighbours in it have equal angles, and where: `ties 1 0 2 <=`. */
export function orderText(order: readonly number[], compare: (i: number, j: number) => number): string {
  const ties = order.slice(1).map((j, k) => (compare(order[k]!, j) === 0 ? '=' : '<'));
  return `${ties.includes('=') ? 'ties' : 'distinct'} ${order.join(' ')} ${ties.join('')}`;
}
