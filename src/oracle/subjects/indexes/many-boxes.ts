import {
  type Bvh,
  boxesOverlap,
  boxesOverlapping,
  bruteForcePairs,
  buildBvh,
  bvhFromBytes,
  bvhToBytes,
  DynamicBvh,
  HierarchicalGrid,
  LooseOctree,
  OverlapSearch,
  overlappingPairs,
  overlappingPairsBetween,
  refitBvh,
  SweepAndPrune,
  sweepPairs,
  UniformGrid,
  visitBoxesOverlapping,
  visitOverlappingPairs,
  visitOverlappingPairsBetween,
} from '../../../indexes/index.js';
import { foundText, manyPairsText, movingText, pairTexts, type Seen } from '../../answers/boxes.js';
import { boxOfMany, MANY, manyBoxes, patternBoxes, stepsOf } from '../../cases/indexes.js';

type Found = ArrayLike<number | string>;

/** The text of what was found, and the names of ways that found something else. */
function agreed(
  found: ArrayLike<number>,
  others: Readonly<Record<string, Found>>,
  text: (of: ArrayLike<number>) => string,
): string {
  const expected = Array.from(found).join();
  const differing = Object.entries(others).filter(([, other]) => Array.from(other).join() !== expected);
  return text(found) + differing.map(([name]) => ` ${name} DIFFERS`).join('');
}

/** A tree that was built for the boxes one place further on, and then given these. */
function refitted(boxes: Float64Array) {
  const turned = Float64Array.from(boxes, (_, i) => boxes[(i + 6) % boxes.length]!);
  const tree = buildBvh(turned);
  refitBvh(tree, boxes);
  return tree;
}

/** Pairs as they come, in order. */
function sortedPairs(pairs: readonly (readonly [number, number])[]): number[] {
  return [...pairs].sort(([a, b], [c, d]) => a - c || b - d).flat();
}

/** What a search in one tree, or in two, had found when it was left, and what of the undecided pairs overlaps. */
function interrupted(boxes: Float64Array, search: OverlapSearch, steps: number, isOne: boolean): number[] {
  const isOver = search.advance(steps);
  if (isOver !== search.isOver || isOver !== (search.undecided().length === 0)) return [];
  const pairs: [number, number][] = [];
  const found = search.pairs();
  for (let i = 0; i < found.length; i += 2) pairs.push([found[i]!, found[i + 1]!]);
  for (const { a, b } of search.undecided()) {
    a.forEach((p, i) => {
      for (const q of a === b ? b.subarray(i + 1) : b) {
        const pair: [number, number] = isOne ? [Math.min(p, q), Math.max(p, q)] : [p, q];
        if ((isOne || p < q) && boxesOverlap(boxes, p, q)) pairs.push(pair);
      }
    });
  }
  return sortedPairs(pairs.filter(([p, q]) => p < q));
}

/** What visitors see, the second of them of two equal trees. */
function visitedPairs(tree: Bvh, isOne: boolean): number[] {
  const pairs: [number, number][] = [];
  const visit = (a: number, b: number) => {
    if (a < b) pairs.push([a, b]);
  };
  if (isOne) visitOverlappingPairs(tree, visit);
  else visitOverlappingPairsBetween(tree, tree, visit);
  return sortedPairs(pairs);
}

/** The pairs of many boxes, by every index. */
export function manyBoxPairsSubject(v: Float64Array): string {
  const boxes = manyBoxes(v);
  const tree = buildBvh(boxes);
  const ofTwo = overlappingPairsBetween(tree, buildBvh(boxes, { build: 'morton' }));
  const once: number[] = [];
  for (let p = 0; p < ofTwo.length; p += 2) {
    if (ofTwo[p]! < ofTwo[p + 1]!) once.push(ofTwo[p]!, ofTwo[p + 1]!);
  }
  const ways = {
    'BRUTE FORCE': bruteForcePairs(boxes),
    SWEEP: sweepPairs(boxes),
    MORTON: overlappingPairs(buildBvh(boxes, { build: 'morton' })),
    'TWO TREES': once,
    REFITTED: overlappingPairs(refitted(boxes)),
    DYNAMIC: overlappingPairs(new DynamicBvh(boxes)),
    'VISITED IN ONE': visitedPairs(tree, true),
    'VISITED BETWEEN': visitedPairs(tree, false),
    INTERRUPTED: interrupted(boxes, new OverlapSearch(tree), v[MANY.seed]! % 3000, true),
    'INTERRUPTED BETWEEN': interrupted(
      boxes,
      new OverlapSearch(tree, buildBvh(boxes)),
      v[MANY.seed]! % 3000,
      false,
    ),
    BYTES: overlappingPairs(bvhFromBytes(bvhToBytes(tree))),
    'UNIFORM GRID': new UniformGrid(boxes).pairs(),
    'HIERARCHICAL GRID': new HierarchicalGrid(boxes).pairs(),
    OCTREE: new LooseOctree(boxes).pairs(),
    PRUNE: new SweepAndPrune(boxes).pairs(),
  };
  return agreed(overlappingPairs(tree), ways, manyPairsText);
}

/** What a visitor sees, in order. */
function visited(boxes: Float64Array, box: ArrayLike<number>): number[] {
  const seen: number[] = [];
  visitBoxesOverlapping(buildBvh(boxes), box, (i) => {
    seen.push(i);
  });
  return seen.sort((a, b) => a - b);
}

/** Which of many boxes meet one, by every index. */
export function manyBoxesOverlappingSubject(v: Float64Array): string {
  const [boxes, box] = [patternBoxes(v), boxOfMany(v)];
  const count = boxes.length / 6;
  const together = Float64Array.from([...boxes, ...box]);
  const asked = Array.from({ length: count }, (_, i) => i).filter((i) => boxesOverlap(together, i, count));
  const grid = new UniformGrid(boxes);
  const ways = {
    BOOLEAN: asked,
    MORTON: boxesOverlapping(buildBvh(boxes, { build: 'morton' }), box),
    VISITED: visited(boxes, box),
    REFITTED: boxesOverlapping(refitted(boxes), box),
    'UNIFORM GRID': grid.size === count ? grid.query(box) : ['SIZE'],
    'HIERARCHICAL GRID': new HierarchicalGrid(boxes).query(box),
    OCTREE: new LooseOctree(boxes).query(box),
    PRUNE: new SweepAndPrune(boxes).query(box),
  };
  return agreed(boxesOverlapping(buildBvh(boxes), box), ways, (found) => foundText(found, count));
}

/** An index whose boxes come, move and go. */
type Moving = HierarchicalGrid | LooseOctree | SweepAndPrune;

/** One index through a history; numbers that it gives again are told apart by labels. */
class Labelled {
  readonly index: Moving;
  readonly #ids = new Map<number, number>();
  readonly #labels = new Map<number, number>();

  constructor(index: Moving, count: number) {
    this.index = index;
    for (let i = 0; i < count; i++) this.#name(i, i);
  }

  #name(label: number, id: number): void {
    this.#ids.set(label, id);
    this.#labels.set(id, label);
  }

  insert(label: number, box: Float64Array): void {
    this.#name(label, this.index.insert(box));
  }

  update(label: number, box: Float64Array): void {
    this.index.update(this.#ids.get(label)!, box);
  }

  remove(label: number): void {
    this.index.remove(this.#ids.get(label)!);
    this.#ids.delete(label);
  }

  /** Pairs of numbers as pairs of labels. */
  pairs(flat: ArrayLike<number>): string[] {
    const label = (p: number) => this.#labels.get(flat[p]!)!;
    return pairTexts(Array.from({ length: flat.length / 2 }, (_, i) => [label(2 * i), label(2 * i + 1)]));
  }

  /** The labels of the boxes that meet one, in order. */
  query(box: Float64Array): string {
    const labels = Array.from(this.index.query(box), (id) => this.#labels.get(id)!);
    return labels.sort((a, b) => a - b).join();
  }
}

/**
 * What begins and ends while boxes move; the grids and the octree have to have the same pairs and the same numbers of
 * boxes at each look.
 */
export function movingBoxesSubject(v: Float64Array): string {
  const [boxes, asked] = [manyBoxes(v), boxOfMany(v)];
  const count = boxes.length / 6;
  const prune = new SweepAndPrune(boxes);
  const sweep = new Labelled(prune, count);
  const others = {
    'HIERARCHICAL GRID': new Labelled(new HierarchicalGrid(boxes), count),
    OCTREE: new Labelled(new LooseOctree(boxes), count),
  };
  const all = [sweep, ...Object.values(others)];
  const looks: Seen[] = [];
  const faults = new Set<string>();
  const look = () => {
    const { begun, ended } = prune.takeChanges();
    looks.push({ begun: sweep.pairs(begun), ended: sweep.pairs(ended) });
    const now = prune.pairs();
    if (prune.pairCount !== now.length / 2) faults.add('PAIR COUNT');
    for (let p = 0; p < now.length; p += 2) if (!prune.overlap(now[p + 1]!, now[p]!)) faults.add('OVERLAP');
    const [pairs, found] = [sweep.pairs(now).join(), sweep.query(asked)];
    for (const [name, one] of Object.entries(others)) {
      if (one.pairs(one.index.pairs()).join() !== pairs) faults.add(`${name} PAIRS`);
      if (one.query(asked) !== found) faults.add(`${name} QUERY`);
      if (one.index.size !== prune.size) faults.add(`${name} SIZE`);
    }
  };
  look();
  for (const step of stepsOf(v)) {
    if (step.kind === 'look') look();
    else if (step.kind === 'remove') for (const one of all) one.remove(step.label);
    else for (const one of all) one[step.kind](step.label, step.box);
  }
  const left = sweep.pairs(prune.pairs());
  return movingText(looks, left) + Array.from(faults, (name) => ` ${name} DIFFERS`).join('');
}
