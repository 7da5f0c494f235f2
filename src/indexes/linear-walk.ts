import type { VisitCounts } from './box-tree.js';
import type { Bvh } from './bvh-tree.js';
import type { Entry, LinearEntry } from './linear-entry.js';
import { NodeHeap, OrderHeap } from './node-heap.js';

/**
 * Shows the boxes of a tree that a line meets in the exact order of where it comes in, of equal entries the lower
 * number first. A box is shown when nothing that waits can come before it: nodes wait by lower bounds, boxes in exact
 * order.
 *
 * Source: Hjaltason, Samet 1999, "Distance browsing in spatial databases", for rays.
 *
 * @param visit returning true ends the walk
 * @returns whether the visitor ended it
 */
export function walkAlong(
  { bounds, links, counts, boxes, order }: Bvh,
  line: LinearEntry,
  visits: VisitCounts,
  visit: (entry: Entry) => boolean,
): boolean {
  if (counts.length === 0) return false;
  const nodes = new NodeHeap();
  const waiting = new OrderHeap<Entry>((a, b) => line.isBefore(a, b));
  visits.nodes++;
  let node = Number.isNaN(line.lowerBound(bounds, 0)) ? -1 : 0;
  while (true) {
    if (node < 0) {
      const first = waiting.first;
      if (first !== undefined && (nodes.length === 0 || line.isCertainlyBefore(first, nodes.least))) {
        waiting.removeFirst();
        if (visit(first)) return true;
        continue;
      }
      if (nodes.length === 0) return false;
      node = nodes.pop();
    }
    const link = links[node]!;
    const count = counts[node]!;
    node = -1;
    if (count === 0) {
      visits.nodes += 2;
      const one = line.lowerBound(bounds, 6 * link);
      const other = line.lowerBound(bounds, 6 * link + 6);
      const isOneFirst = !Number.isNaN(one) && !(other < one);
      const [nearer, farther] = isOneFirst ? [one, other] : [other, one];
      // NaN is neither pushed nor gone to.
      if (!Number.isNaN(farther)) nodes.push(farther, isOneFirst ? link + 1 : link);
      if (Number.isNaN(nearer)) continue;
      const next = isOneFirst ? link : link + 1;
      // What would be taken out again at once does not go in.
      if (waiting.first === undefined && (nodes.length === 0 || nearer <= nodes.least)) node = next;
      else nodes.push(nearer, next);
      continue;
    }
    visits.boxes += count;
    for (let place = link; place < link + count; place++) {
      if (count > 1 && Number.isNaN(line.lowerBound(boxes, 6 * place))) continue;
      const entry = line.entryOf(boxes, 6 * place, order[place]!);
      if (entry !== null) waiting.push(entry);
    }
  }
}
