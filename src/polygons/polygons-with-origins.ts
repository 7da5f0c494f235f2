import type { Subdivision } from '../arrangement/subdivision.js';
import { requireOptions } from '../core/arguments/index.js';
import { NONE } from '../core/collections/hashing.js';
import { combineOperands } from './combine.js';
import { type EdgeSource, edgeSources } from './edge-sources.js';
import { type PolygonExpression, readExpression } from './expression.js';
import { loadOperands } from './load-operands.js';
import { type PolygonSetOptions, requirePolygonRule } from './operand.js';
import type { PolygonSet } from './polygon-set.js';
import { PROGRESS, watchBy } from './progress.js';

/** An edge of a ring of an operand that runs along an edge of a result. */
export interface EdgeOrigin extends EdgeSource {
  /** Does it run against the edge of the result? */
  readonly isTurned: boolean;
}

/** A polygon set, and where its edges come from. */
export interface PolygonsWithOrigins {
  readonly set: PolygonSet;
  /** For each polygon, for each of its rings, for each edge: all that runs along some of it, in order. */
  readonly origins: readonly (readonly (readonly (readonly EdgeOrigin[])[])[])[];
}

/**
 * What {@link polygonsOfExpression} makes, and for each of its edges the edges of operands that it comes from. Operands
 * are numbered as they first come in the expression; edge i of a ring leads from its point i to the next.
 *
 * @throws RangeError naming the part that is wrong, or that contains itself
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * const operands = [square(0), square(1)];
 * const { set, origins } = polygonsWithOrigins({ type: 'difference', operands });
 * set.polygons; // [[[0, 2, 3, 1]]]
 * origins[0][0][1]; // [{ operand: 1, polygon: 0, ring: 0, edge: 3, isTurned: true }]
 */
export function polygonsWithOrigins(
  expression: PolygonExpression,
  options?: PolygonSetOptions,
): PolygonsWithOrigins {
  requireOptions('polygonsWithOrigins', 'options', options, `rule ${PROGRESS}`);
  requirePolygonRule('polygonsWithOrigins', 'options.rule', options?.rule);
  const watch = watchBy('polygonsWithOrigins', options);
  const { operands, steps, root } = readExpression('polygonsWithOrigins', 'expression', expression);
  const own = root < 0 ? [{ type: 'union' as const, parts: [root] }] : steps;
  const loaded = loadOperands(operands, options?.rule, { watch });
  const { set, runs, subdivision } = combineOperands(loaded, own, Math.max(root, 0));
  const sources = edgeSources(loaded);
  const uses = usesOf(subdivision);
  const originsOf = (halves: readonly number[]): EdgeOrigin[] => {
    const found = new Map<number, EdgeOrigin>();
    for (const h of halves)
      for (const edge of edgesOf(subdivision, h >>> 1))
        for (const use of uses[edge]!) {
          const isTurned = (subdivision.soup.useTurned.data[use] === 1) !== ((h & 1) === 1);
          found.set(use, { ...sources.of(use), isTurned });
        }
    return Array.from(found)
      .sort(([a], [b]) => a - b)
      .map(([, origin]) => origin);
  };
  return { set, origins: runs.map((rings) => rings.map((ring) => ring.map(originsOf))) };
}

/** The uses of each edge. */
export function usesOf({ soup }: Subdivision): number[][] {
  const uses: number[][] = Array.from({ length: soup.edgeCount }, () => []);
  for (let use = 0; use < soup.useEdge.length; use++) {
    const edge = soup.useEdge.data[use]!;
    if (edge !== NONE) uses[edge]!.push(use);
  }
  return uses;
}

/** The edges that run along a piece. */
export function edgesOf(subdivision: Subdivision, piece: number): number[] {
  const edges = [subdivision.pieceEdge[piece]!];
  for (let at = subdivision.moreOf(piece); at !== NONE; at = subdivision.moreAfter(at)) {
    edges.push(subdivision.moreEdge(at));
  }
  return edges;
}
