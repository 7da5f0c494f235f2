import {
  lineLine,
  lineLineParameters,
  linePassingSide,
  linesIntersect,
} from '../../../spatial/hull/line-line.js';
import { planePlane, planesIntersect } from '../../../spatial/hull/plane-plane.js';
import { pointPlane } from '../../../spatial/hull/point-plane.js';
import { threePlanes, threePlanesIntersect } from '../../../spatial/hull/three-planes.js';
import type { Random } from '../../cases/random.js';
import { rowRank } from '../../referees/shapes/rank.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  pointsAt,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { axisCycle, reordering } from '../laws.js';
import { direction, layoutOf, plane, point } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { disturbed } from './linear.js';
import { rankOf } from './polyhedra.js';
import { fractionText, parameterText, pointOf } from './shapes.js';

const lineLayout = layoutOf(
  3,
  point('a.origin'),
  direction('a.direction'),
  point('b.origin'),
  direction('b.direction'),
);

/** Lines through two small integer points, with directions that are combinations of two vectors. */
const relatedLines: QuestionFamily = {
  name: 'related-lines',
  summary: 'a second line that is parallel to the first, meets it, or is the same',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-3, 3);
    const [k, l, m] = [random.between(-2, 2), random.between(-2, 2), random.between(-1, 1)];
    for (let i = 0; i < 3; i++) {
      if (random.oneIn(40)) continue;
      if (k !== 0) out[9 + i] = k * out[3 + i]!;
      out[6 + i] = out[i]! + l * out[3 + i]! + m * out[9 + i]!;
    }
  },
};

/** Lines meeting at a point, by combinations of directions. */
const meetingLines: QuestionFamily = {
  name: 'meeting-lines',
  summary: 'two lines through one integer point',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-3, 3);
    const [k, l] = [random.between(-3, 3), random.between(-3, 3)];
    for (let i = 0; i < 3; i++) out[6 + i] = out[i]! + k * out[3 + i]! + l * out[9 + i]!;
  },
};

/** Two lines. Referee: the ranks of their directions and of the vector between them. */
const lineLineQuestion: Question = {
  name: 'lineLine',
  note: 'the sign: on which side the lines pass each other (det of b.origin - a.origin and both directions); then the parameters of the crossing on both lines',
  area: 'spatial',
  layout: lineLayout,
  families: [relatedLines, meetingLines, disturbed(meetingLines)],
  subject(v) {
    const a = { origin: pointOf(v, 0), direction: pointOf(v, 3) };
    const b = { origin: pointOf(v, 6), direction: pointOf(v, 9) };
    const relation = lineLine(a, b);
    const meets = relation === 'crossing' || relation === 'identical';
    const differs = linesIntersect(a, b) === meets ? '' : ' BOOLEAN DIFFERS';
    const at = lineLineParameters(a, b);
    const parameters = at === undefined ? '' : ` ${parameterText(at.a)} ${parameterText(at.b)}`;
    return `${relation} ${linePassingSide(a, b)}${parameters}${differs}`;
  },
  referee(v) {
    const values = exact(v);
    const [p, d, q, e] = pointsAt(values, 3, 0, 4) as [Vector, Vector, Vector, Vector];
    const between = subtract(q, p);
    const spanned = rankOf([[0n, 0n, 0n], d, e, between]);
    const side = signOf(dot(between, cross(d, e)));
    if (spanned === 3) return `skew ${side}`;
    if (rankOf([[0n, 0n, 0n], d, e]) === 2) {
      // det(q - p, e, d x e) / |d x e|^2, and the same with d.
      const normal = cross(d, e);
      const [s, t] = [e, d].map((v) => fractionText(dot(cross(between, v), normal), dot(normal, normal)));
      return `crossing ${side} ${s} ${t}`;
    }
    return `${spanned === 1 ? 'identical' : 'parallel'} ${side}`;
  },
  form: '<skew|parallel|identical> <sign> | crossing <sign> <t> <t>',
  classes: ['skew', 'crossing', 'parallel', 'identical'],
  yes: 'the two lines have a point in common',
  holds: (answer) => /^(crossing|identical)/.test(answer),
  laws: [
    axisCycle(lineLayout),
    reordering('swap', [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5], (answer) =>
      answer.replace(/ (\S+) (\S+)$/, (all, s, t) => (answer.startsWith('crossing') ? ` ${t} ${s}` : all)),
    ),
  ],
};

/** Planes out of a few normals and constants, so that multiples and sums are common. */
function fillPlanes(random: Random, out: Float64Array, count: number): void {
  for (let i = 0; i < 4 * count; i++) out[i] = random.between(-2, 2);
  for (let plane = 1; plane < count; plane++) {
    const form = random.below(6);
    const [k, l] = [random.between(-2, 2) || 1, random.between(-2, 2)];
    for (let i = 0; i < 4; i++) {
      const [p, q] = [out[i]!, plane > 1 ? out[4 + i]! : 0];
      if (form <= 1) out[4 * plane + i] = k * p + l * q;
      else if (form === 2) out[4 * plane + i] = k * p;
      else if (form === 3 && i < 3) out[4 * plane + i] = k * p;
      else if (form === 4 && i < 3) out[4 * plane + i] = k * p + l * q;
    }
  }
}

const planesFamily = (count: number): QuestionFamily => ({
  name: 'combined-planes',
  summary: 'planes whose coefficients, or normals, are combinations of those before',
  fill: (random, out) => fillPlanes(random, out, count),
});

/** Rows of a plane's normal and of all its coefficients. */
function coefficients({ numerators }: Exact, at: number): { normal: bigint[]; row: bigint[] } {
  const row = numerators.slice(at, at + 4) as bigint[];
  return { normal: row.slice(0, 3), row };
}

function planeOfValues(v: ArrayLike<number>, at: number) {
  return { normal: pointOf(v, at), constant: v[at + 3]! };
}

const twoPlanes = layoutOf(3, plane('p'), plane('q'));

/** Two planes. Referee: ranks by elimination. */
const planePlaneQuestion: Question = {
  name: 'planePlane',
  note: 'the sign: whether the normals of parallel planes point the same way',
  area: 'spatial',
  layout: twoPlanes,
  families: [planesFamily(2), disturbed(planesFamily(2))],
  subject(v) {
    const [p, q] = [planeOfValues(v, 0), planeOfValues(v, 4)];
    const { relation, facing } = planePlane(p, q);
    const differs = planesIntersect(p, q) === (relation !== 'parallel') ? '' : ' BOOLEAN DIFFERS';
    return `${relation} ${facing}${differs}`;
  },
  referee(v) {
    const values = exact(v);
    const [p, q] = [coefficients(values, 0), coefficients(values, 4)];
    if (rowRank([p.normal, q.normal]) === 2) return 'crossing 0';
    const facing = signOf(p.normal.reduce((sum, x, i) => sum + x * q.normal[i]!, 0n));
    return `${rowRank([p.row, q.row]) === 1 ? 'identical' : 'parallel'} ${facing}`;
  },
  form: '<crossing|parallel|identical> <sign>',
  classes: ['crossing', 'parallel', 'identical'],
  yes: 'the two planes have a point in common',
  holds: (answer) => !answer.startsWith('parallel'),
  laws: [reordering('swap', [4, 5, 6, 7, 0, 1, 2, 3], (answer) => answer)],
};

const planes = layoutOf(3, plane('p'), plane('q'), plane('r'));

/** Three planes by ranks of all pairs and of all three. */
function exactThreePlanes(values: Exact): string {
  const all = [0, 4, 8].map((at) => coefficients(values, at));
  const normals = rowRank(all.map(({ normal }) => normal));
  const rows = rowRank(all.map(({ row }) => row));
  if (normals === 3) return 'point point -';
  const pairs = [0, 1, 2].map((odd) => {
    const [p, q] = all.filter((_, i) => i !== odd);
    if (rowRank([p!.normal, q!.normal]) === 2) return 'crossing';
    return rowRank([p!.row, q!.row]) === 1 ? 'identical' : 'parallel';
  });
  const alike = pairs.findIndex((pair) => pair !== 'crossing');
  if (normals === 2) {
    if (alike < 0) return rows === 2 ? 'line line -' : 'prism none -';
    return rows === 2 ? `identical-pair line ${alike}` : `parallel-pair none ${alike}`;
  }
  if (rows === 1) return 'identical plane -';
  const same = pairs.indexOf('identical');
  return same < 0 ? 'parallel none -' : `parallel-to-identical-pair none ${same}`;
}

/** Three planes. Referee: ranks by elimination. */
const threePlanesQuestion: Question = {
  name: 'threePlanes',
  note: 'configuration, what all three have in common, and the plane that is unlike the other two',
  area: 'spatial',
  layout: planes,
  families: [planesFamily(3), disturbed(planesFamily(3))],
  subject(v) {
    const [p, q, r] = [planeOfValues(v, 0), planeOfValues(v, 4), planeOfValues(v, 8)];
    const { configuration, common, odd } = threePlanes(p, q, r);
    const differs = threePlanesIntersect(p, q, r) === (common !== 'none') ? '' : ' BOOLEAN DIFFERS';
    return `${configuration} ${common} ${odd ?? '-'}${differs}`;
  },
  referee: (v) => exactThreePlanes(exact(v)),
  form: '<point|line|prism|parallel-pair|identical-pair|parallel|parallel-to-identical-pair|identical> <point|line|plane|none> <i|->',
  classes: [
    'point',
    'line',
    'prism',
    'parallel-pair',
    'identical-pair',
    'parallel',
    'parallel-to-identical-pair',
    'identical',
  ],
  yes: 'the three planes have a point in common',
  holds: (answer) => !answer.includes(' none '),
  laws: [
    reordering('rotation', [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3], (answer) =>
      answer.replace(/[012]$/, (odd) => String((Number(odd) + 2) % 3)),
    ),
  ],
};

const pointLayout = layoutOf(3, point('point'), plane('plane'));

/** A point and a plane. Referee: the value of the form in rationals. */
const pointPlaneQuestion: Question = {
  name: 'pointPlane',
  note: 'the sign of normal · point + constant',
  area: 'spatial',
  layout: pointLayout,
  families: [
    {
      name: 'small-lattice-3',
      summary: 'small integers',
      fill(random, out) {
        for (let i = 0; i < out.length; i++) out[i] = random.between(-3, 3);
      },
    },
  ],
  subject: (v) => String(pointPlane(pointOf(v, 0), planeOfValues(v, 3))),
  referee(v) {
    const values = exact(v);
    const height = dot(vectorAt(values, 3, 3), vectorAt(values, 0, 3)) + values.numerators[6]! * values.one;
    return String(signOf(height));
  },
  classes: ['-1', '0', '1'],
};

export const lineAndPlaneQuestions: readonly Question[] = [
  lineLineQuestion,
  planePlaneQuestion,
  threePlanesQuestion,
  pointPlaneQuestion,
];
