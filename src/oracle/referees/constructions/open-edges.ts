import type { MeshOfLists } from '../../answers/construction.js';

/** An edge along which more triangles run one way than the other: its ends as texts, the first before the second. */
export interface OpenEdge {
  readonly ends: readonly [string, string];
  /** The vertices of one triangle that runs along it. */
  readonly vertices: readonly [number, number];
  readonly excess: number;
}

/** The edges of a mesh that are open; vertices with equal coordinates are one. */
export function openEdges({ positions, indices }: MeshOfLists): OpenEdge[] {
  const key = (i: number) => [0, 1, 2].map((k) => positions[3 * i + k]! + 0).join(' ');
  const found = new Map<string, OpenEdge>();
  for (let t = 0; t < indices.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const vertices = [indices[t + k]!, indices[t + ((k + 1) % 3)]!] as const;
      const [p, q] = [key(vertices[0]), key(vertices[1])];
      if (p === q) continue;
      const ends = p < q ? ([p, q] as const) : ([q, p] as const);
      const known = found.get(ends.join()) ?? { ends, vertices, excess: 0 };
      found.set(ends.join(), { ...known, excess: known.excess + (p < q ? 1 : -1) });
    }
  }
  return [...found.values()].filter(({ excess }) => excess !== 0);
}
