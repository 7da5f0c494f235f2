import {
  type BoxTree,
  boxesAlong,
  boxesOverlapping,
  boxesWithin,
  buildBvh,
  DynamicBvh,
  firstAlong,
  nearestBox,
  nearestBoxes,
  nearestObject,
  overlappingPairs,
  overlappingPairsBetween,
  refitBvh,
  visitBoxesAlong,
  visitBoxesNear,
  visitBoxesOverlapping,
} from '../../../indexes/index.js';
import { alongText, changedText, nearText } from '../../answers/box-trees.js';
import { ALONG, CHANGED, hitOf, linearAt, NEAR, pointAt, squareOf } from '../../cases/box-trees.js';
import { boxOfMany, manyBoxes, patternBoxes, stepsOf } from '../../cases/indexes.js';

/** A tree whose boxes came one by one, those with odd numbers after a detour. */
function grown(boxes: Float64Array): DynamicBvh {
  const tree = new DynamicBvh();
  const box = (i: number) => boxes.subarray(6 * i, 6 * i + 6);
  const count = boxes.length / 6;
  for (let i = 0; i < count; i++) tree.insert(box(i % 2 === 0 ? i : count - 1 - i));
  for (let i = 1; i < count; i += 2) tree.update(i, box(i));
  return tree;
}

/** The boxes of a list in several trees. */
function treesOf(boxes: Float64Array): Record<string, BoxTree> {
  const refitted = buildBvh(Float64Array.from(boxes, (_, i) => boxes[(i + 6) % boxes.length]!));
  refitBvh(refitted, boxes);
  return {
    SAH: buildBvh(boxes),
    MORTON: buildBvh(boxes, { build: 'morton' }),
    REFITTED: refitted,
    MEDIANS: new DynamicBvh(boxes),
    GROWN: grown(boxes),
  };
}

/** The text of the first tree, and the names of those that say something else. */
function agreed(trees: Readonly<Record<string, BoxTree>>, text: (tree: BoxTree) => string): string {
  const texts = Object.entries(trees).map(([name, tree]) => [name, text(tree)] as const);
  const [, first] = texts[0]!;
  return first + texts.map(([name, other]) => (other === first ? '' : ` ${name} DIFFERS`)).join('');
}

/** What a segment, ray or line meets in several trees, and what it hits first. */
export function boxesAlongSubject(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const shape = linearAt(v, ALONG);
  return agreed(treesOf(boxes), (tree) => {
    const visits = { nodes: 0, boxes: 0 };
    const met = Array.from(boxesAlong(tree, shape, { visits }));
    const seen: number[] = [];
    const isEnded = visitBoxesAlong(tree, shape, (box) => seen.push(box) * 2 > met.length);
    const asked: number[] = [];
    const first = firstAlong(tree, shape, (box) => {
      asked.push(box);
      return hitOf(boxes, shape, box);
    });
    const isPrefix = seen.join() === met.slice(0, (met.length >> 1) + 1).join();
    return `${alongText({ met, asked, first: first?.box ?? null }, boxes.length / 6)}${
      isPrefix && isEnded === met.length > 0 ? '' : ' VISITOR DIFFERS'
    }${visits.boxes < met.length ? ' VISITS' : ''}`;
  });
}

/** What is near to a point in several trees. */
export function boxesNearSubject(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const point = pointAt(v, NEAR.point);
  return agreed(treesOf(boxes), (tree) => {
    const within = Array.from(boxesWithin(tree, point, v[NEAR.radius]!));
    const nearest = Array.from(nearestBoxes(tree, point, v[NEAR.k]!));
    const seen: number[] = [];
    visitBoxesNear(tree, point, (box) => seen.push(box) >= nearest.length);
    const asked: number[] = [];
    const first = nearestObject(tree, point, (box) => {
      asked.push(box);
      return squareOf(boxes, point, box);
    });
    const isSame = nearest.length === 0 || seen.join() === nearest.join();
    const isFirst = nearestBox(tree, point) === seen[0];
    const text = nearText({ within, nearest, asked, first: first?.box ?? null }, boxes.length / 6);
    return `${text}${isSame && isFirst ? '' : ' VISITOR DIFFERS'}`;
  });
}

/** The fewest boxes of a tree of which siblings differ in height by one at most. */
function leastOfHeight(height: number): number {
  let [least, next] = [1, 2];
  for (let h = 0; h < height; h++) [least, next] = [next, least + next];
  return height === 0 ? 0 : least;
}

/** What is found in a tree whose boxes came, moved and went; a tree that is built of what is left has to agree. */
export function changedTreeSubject(v: Float64Array): string {
  const start = manyBoxes(v);
  const tree = new DynamicBvh(start);
  const ids = new Map(Array.from({ length: start.length / 6 }, (_, i) => [i, i]));
  const alive = new Map<number, Float64Array>();
  for (const i of ids.keys()) alive.set(i, start.slice(6 * i, 6 * i + 6));
  const faults = new Set<string>();
  for (const step of stepsOf(v)) {
    if (step.kind === 'remove') {
      tree.remove(ids.get(step.label)!);
      ids.delete(step.label);
      alive.delete(step.label);
    } else if (step.kind === 'insert') ids.set(step.label, tree.insert(step.box));
    else if (step.kind === 'update') tree.update(ids.get(step.label)!, step.box);
    if ('box' in step) alive.set(step.label, step.box);
    if (tree.size !== alive.size) faults.add('SIZE');
    if (tree.size < leastOfHeight(tree.height)) faults.add('HEIGHT');
  }
  const labels = [...ids.keys()].sort((a, b) => ids.get(a)! - ids.get(b)!);
  const built = buildBvh(Float64Array.from(labels.flatMap((label) => Array.from(alive.get(label)!))));
  const numbers = labels.map((label) => ids.get(label)!);
  /** What the tree says, and what that which was built says, in the numbers of the tree. */
  const compared = (name: string, found: ArrayLike<number>, expected: ArrayLike<number>): number[] => {
    const renamed = Array.from(expected, (i) => numbers[i]!);
    if (Array.from(found).join() !== renamed.join()) faults.add(name);
    return Array.from(expected, (i) => labels[i]!);
  };
  const shape = linearAt(v, CHANGED);
  const point = pointAt(v, CHANGED.point);
  const asked = boxOfMany(v);
  const met = compared('ALONG', boxesAlong(tree, shape), boxesAlong(built, shape));
  compared('PAIRS', overlappingPairs(tree), overlappingPairs(built));
  const own = new DynamicBvh(asked);
  compared(
    'BETWEEN',
    overlappingPairsBetween(tree, own).filter((_, i) => i % 2 === 0),
    boxesOverlapping(built, asked),
  );
  compared('QUERY', boxesOverlapping(tree, asked), boxesOverlapping(built, asked));
  const seen: number[] = [];
  visitBoxesOverlapping(tree, asked, (box) => {
    seen.push(box);
  });
  compared(
    'VISITED',
    seen.sort((a, b) => a - b),
    boxesOverlapping(built, asked),
  );
  compared('NEAR', nearestBoxes(tree, point, tree.size), nearestBoxes(built, point, labels.length));
  const radius = v[CHANGED.radius]!;
  const within = compared('WITHIN', boxesWithin(tree, point, radius), boxesWithin(built, point, radius));
  const text = changedText(met, within, labels.length);
  return text + Array.from(faults, (name) => ` ${name} DIFFERS`).join('');
}
