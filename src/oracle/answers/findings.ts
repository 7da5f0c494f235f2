/** Items of a kind as text. An edge's vertices are sorted, and so are the triangles after them, and the items. */
export function kindText(kind: string, items: readonly (readonly number[])[]): string {
  const edges = ['border-edge', 'non-manifold-edge', 'inconsistent-edge', 'folded-neighbours'].includes(kind);
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  const text = (item: readonly number[]) => {
    if (edges) return [...ascending(item.slice(0, 2)), ...ascending(item.slice(2))].join(' ');
    return (kind === 'coplanar-neighbours' ? ascending(item) : item).join(' ');
  };
  return `${kind} ${items.map(text).sort().join(', ')}`;
}
