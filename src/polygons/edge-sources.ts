import type { LoadedOperands } from './load-operands.js';

/** An edge of a ring of an operand, by numbers: edge i leads from point i of the ring to the next. */
export interface EdgeSource {
  readonly operand: number;
  readonly polygon: number;
  readonly ring: number;
  readonly edge: number;
}

/** What the uses of edges of a soup were: edges of rings. */
export interface EdgeSources {
  of(use: number): EdgeSource;
  operandOfUse(): Int32Array;
}

export function edgeSources({ rings, soup }: LoadedOperands): EdgeSources {
  const total = soup.useEdge.length;
  const ringOfUse = new Uint32Array(total);
  rings.forEach(({ start }, i) => {
    ringOfUse.fill(i, start, rings[i + 1]?.start ?? total);
  });
  return {
    of(use: number): EdgeSource {
      const { operand, polygon, ring, start } = rings[ringOfUse[use]!]!;
      return { operand, polygon, ring, edge: use - start };
    },
    operandOfUse: () => Int32Array.from(ringOfUse, (ring) => rings[ring]!.operand),
  };
}
