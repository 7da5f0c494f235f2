import { reject, rejectWords, requireOptions } from '../core/arguments/index.js';
import { type Bvh, requireBvh } from './bvh-tree.js';
import type { DynamicBvh } from './dynamic-bvh.js';

/** A tree of boxes: one that was built, or one whose boxes come and go. */
export type BoxTree = Bvh | DynamicBvh;

/** What has been visited by a question, where the caller wants to know. The counts are added to what is there. */
export interface VisitCounts {
  /** How many nodes of the tree were compared with what was asked about. */
  nodes: number;
  /** How many boxes were. */
  boxes: number;
}

/** What a walk through a tree may be told. */
export interface VisitOptions {
  /** Counts what is visited; added to what is there. */
  readonly visits?: VisitCounts;
}

/** The nodes of a tree of either kind. @throws RangeError naming the argument, if it is none */
export function nodesOf(where: string, name: string, tree: BoxTree): Bvh {
  const nodes = (tree as Partial<DynamicBvh> | null | undefined)?.nodes ?? (tree as Bvh);
  requireBvh(where, name, nodes);
  return nodes;
}

/** Where visits are counted. @throws RangeError if there are no counts in it */
export function visitsOf(where: string, options: VisitOptions): VisitCounts {
  requireOptions(where, 'options', options, 'visits');
  const { visits } = options;
  if (visits === undefined) return { nodes: 0, boxes: 0 };
  const isOne = typeof visits === 'object' && visits !== null;
  if (!(isOne && Number.isInteger(visits.nodes) && Number.isInteger(visits.boxes)))
    reject(where, 'options.visits', '{nodes, boxes}', visits);
  return visits;
}

/**
 * What refuses trees that were changed since: a walk would miss boxes, or show them twice.
 *
 * @param trees by the names of arguments
 * @returns throws a RangeError naming the tree, if it was
 */
export function unchanged(where: string, trees: Readonly<Record<string, BoxTree>>): () => void {
  const dynamic = Object.entries(trees).flatMap(([name, tree]) => {
    const { version } = Object(tree) as Partial<DynamicBvh>;
    return version === undefined ? [] : [{ name, tree: tree as DynamicBvh, version }];
  });
  return () => {
    for (const { name, tree, version } of dynamic) {
      if (tree.version === version) continue;
      rejectWords(
        where,
        name,
        'a tree that stays as it is while it is walked through',
        'one that was changed',
      );
    }
  };
}
