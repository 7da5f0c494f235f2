/**
 * Whether a mesh is one closed oriented surface, by the numbers of its vertices: each edge is run once each way, and
 * all triangles are connected over edges.
 */
export function isOneSurface(indices: ArrayLike<number>): boolean {
  const triangleOf = new Map<string, number>();
  for (let h = 0; h < indices.length; h++) {
    const [from, to] = endsOf(indices, h);
    const key = `${from} ${to}`;
    if (from === to || triangleOf.has(key)) return false;
    triangleOf.set(key, Math.floor(h / 3));
  }
  const seen = new Set<number>([0]);
  for (const t of seen) {
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const [from, to] = endsOf(indices, h);
      const neighbour = triangleOf.get(`${to} ${from}`);
      if (neighbour === undefined) return false;
      seen.add(neighbour);
    }
  }
  return seen.size === indices.length / 3;
}

function endsOf(indices: ArrayLike<number>, h: number): [number, number] {
  return [indices[h]!, indices[h % 3 === 2 ? h - 2 : h + 1]!];
}
