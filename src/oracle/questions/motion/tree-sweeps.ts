import { OTHER } from '../../cases/bsp/brushes.js';
import { powerOfTwo } from '../../cases/doubles.js';
import {
  TREE_SWEEP_KINDS,
  type TreeSweepKind,
  treeMotion,
  treeSweepCase,
  treeSweepName,
} from '../../cases/motion/tree-sweeps.js';
import type { Random } from '../../cases/random.js';
import { treeSweepReferee } from '../../referees/shapes/motion/tree-sweeps.js';
import { treeSweepSubject } from '../../subjects/motion/tree-sweeps.js';
import { brushFamilies, brushLayout, type Frame, inSpace } from '../bsp/brush-families.js';
import { pick } from '../families/plant.js';
import { point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isShape, landmark, move, partsOf } from '../round/operands.js';
import { fillShape } from './tree-shapes.js';

/** None; along axes of the frame; towards a point of the lattice, or as far again. */
function fillMotion(kind: TreeSweepKind, random: Random, out: Float64Array, frame: Frame): void {
  const at = treeMotion(kind);
  const how = random.below(8);
  if (how === 0) {
    out.fill(0, at, at + 3);
    return;
  }
  const speed = random.oneIn(6) ? powerOfTwo(random.between(-24, 16)) : 1;
  if (how < 4) {
    const q = [0, 0, 0] as [number, number, number];
    q[random.below(3)] = random.sign() * random.between(1, 9);
    if (random.oneIn(2)) q[random.below(3)] = random.between(-4, 4);
    out.set(inSpace(frame, q), at);
  } else {
    // From outside of the lattice, now and then.
    const away = [0, 0, 0] as [number, number, number];
    if (random.oneIn(2)) away[random.below(3)] = random.sign() * 6;
    move(kind, out, OTHER, inSpace(frame, away));
    const within = [0, 1, 2].map(() => random.between(-2, 2)) as [number, number, number];
    const [from, to] = [landmark(kind, random, out, OTHER), inSpace(frame, within)];
    const share = pick(random, [0.5, 1, 1, 2]);
    out.set(
      to.map((x, k) => share * (x - from[k]!)),
      at,
    );
  }
  for (let k = 0; k < 3; k++) out[at + k] = out[at + k]! * speed;
}

const layoutOf = (kind: TreeSweepKind) =>
  // A motion is a length as points are, and scales with them.
  brushLayout(...partsOf(kind, kind), point('motion'));

/** When a shape that translates meets the solid of a tree. Referee: brush by brush, all features of each. */
const questionOf = (kind: TreeSweepKind): Question => {
  const layout = layoutOf(kind);
  return {
    name: treeSweepName(kind),
    area: 'motion',
    note: 'the class is how the shape and the union of the brushes, which are built to a tree, are at time 0, if they are not apart then, else `later` or `never`; then the first time; behind `entering` that at which the insides first meet, `-`: they never do, `flat`: the shape has no volume',
    layout,
    families: brushFamilies(layout, (random, out, frame) => {
      fillShape(kind, random, out, frame);
      fillMotion(kind, random, out, frame);
    }),
    accepts: (v) => isShape(kind, v as Float64Array, OTHER),
    subject: treeSweepSubject(kind),
    referee: treeSweepReferee(kind),
    form: 'never - entering <flat|-> | <touching|overlapping|later> <t±√t> entering <flat|-> | <touching|overlapping|later> <t±√t> entering <t±√t>',
    classes: ['never', 'touching', 'overlapping', 'later'],
    yes: 'the shape meets the closed union of the brushes that have an inside at some time from 0 to 1',
    holds: (answer) => !answer.startsWith('never'),
    coded: true,
    shapes: shapesBy('brushes shape motion', (v) => {
      const { brushes, shape, motion } = treeSweepCase(kind, v);
      return [brushes, shape, motion] as const;
    }),
  };
};

/** Shapes that translate through trees. */
export const treeSweepQuestions: readonly Question[] = TREE_SWEEP_KINDS.map(questionOf);
