import {
  pointPolygon2d,
  pointRing2dAt,
  polygonContainsPoint2d,
} from '../../../planar/polygons/point-polygon.js';
import { windingNumber2d } from '../../../planar/polygons/winding-number.js';
import { locationText } from '../../answers/text.js';
import {
  latticeMap,
  latticeRing,
  RING_KINDS,
  RING_SUMMARIES,
  type RingKind,
} from '../../cases/planar/lattice-rings.js';
import { exactRingAt, putRing, ringAt, ringSize } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { exact, onSegment, rational, signOf, type Vector, vectorAt } from '../../referees/shapes/index.js';
import { scaling } from '../laws.js';
import { integer, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { containing } from '../yes.js';
import { ringParts } from './ring-parts.js';

const RULES = ['even-odd', 'non-zero'] as const;
const OUTER = 3;
const HOLE = OUTER + ringSize();
const layout = layoutOf(
  2,
  integer('rule', 0, 1, '0: even-odd, 1: non-zero'),
  point('p'),
  ...ringParts('v'),
  ...ringParts('h', 0, 4),
);

function flat(ring: readonly (readonly number[])[]): Float64Array {
  // Something before and behind: the range must be kept to.
  return Float64Array.from([7, 7, ...ring.flat(), 7, 7]);
}

/** A point, a polygon, and by which rule it is filled. */
const shapes = shapesBy('point polygon rule', (values) => {
  const hole = ringAt(values, HOLE);
  const polygon = { outer: ringAt(values, OUTER), holes: hole.length === 0 ? [] : [hole] };
  return [[values[1]!, values[2]!] as const, polygon, RULES[values[0]!]!] as const;
});

function subject(values: Float64Array): string {
  const [p, polygon, rule] = shapes.of(values);
  const [x, y] = p;
  const { outer } = polygon;
  const hole = polygon.holes[0] ?? [];
  const answer = pointPolygon2d(p, polygon, rule);
  // A hole without points is none.
  const holds = polygonContainsPoint2d({ outer, holes: [hole] }, p, rule);
  const inOuter = pointRing2dAt(flat(outer), 1, 1 + outer.length, x, y, rule);
  const inHole = pointRing2dAt(flat(hole), 1, 1 + hole.length, x, y, rule);
  const isOn = inOuter === 'boundary' || inHole === 'boundary';
  const flatAnswer = isOn ? 'boundary' : inOuter === 'inside' && inHole === 'outside' ? 'inside' : 'outside';
  const isSame = flatAnswer === answer.location && holds === (answer.location !== 'outside');
  const text = locationText(answer) + (answer.feature?.ring === undefined ? '' : ` ${answer.feature.ring}`);
  const differs = isSame ? '' : ' BOOLEAN DIFFERS';
  return `${text} winding ${windingNumber2d(p, outer) ?? '-'} ${windingNumber2d(p, hole) ?? '-'}${differs}`;
}

/** v0, e1, ... of the point on the ring, or undefined: distances along and across, over integers. */
function boundaryFeature(ring: readonly Vector[], p: Vector): string | undefined {
  const n = ring.length;
  const at = ring.findIndex((v) => v[0] === p[0] && v[1] === p[1]);
  if (at >= 0) return `v${at}`;
  const edge = ring.findIndex((v, i) => onSegment(v, ring[(i + 1) % n]!, rational(p)));
  return edge < 0 ? undefined : `e${edge}`;
}

/** Whether p lies strictly left of the line from a to b (1), right of it (-1) or on it. */
function side(a: Vector, b: Vector, p: Vector): number {
  return signOf((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

/**
 * The winding number by quadrants: the sum over the edges of how many quadrants around p they turn through, two
 * where a corner jumps to the opposite quadrant (which way, the side of p tells).
 */
function windingOf(ring: readonly Vector[], p: Vector): number {
  const quadrant = (v: Vector): number => {
    const [x, y] = [v[0] - p[0], v[1] - p[1]];
    if (x > 0n && y >= 0n) return 0;
    if (x <= 0n && y > 0n) return 1;
    return x < 0n && y <= 0n ? 2 : 3;
  };
  let quarters = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const step = (quadrant(b) - quadrant(a) + 4) % 4;
    quarters += step === 3 ? -1 : step === 2 ? 2 * side(a, b, p) : step;
  });
  return quarters / 4;
}

function referee(values: Float64Array): string {
  const numbers = exact(values);
  const p = vectorAt(numbers, 1, 2);
  const rings = [exactRingAt(numbers, OUTER), exactRingAt(numbers, HOLE)];
  const features = rings.map((ring) => boundaryFeature(ring, p));
  const windings = rings.map((ring, i) => (features[i] === undefined ? windingOf(ring, p) : undefined));
  const encloses = (winding: number) => (values[0] === 0 ? winding % 2 !== 0 : winding !== 0);
  const tail = `winding ${windings.map((winding) => winding ?? '-').join(' ')}`;
  const on = features.findIndex((feature) => feature !== undefined);
  if (on >= 0) return `boundary ${features[on]} ${on} ${tail}`;
  return `${encloses(windings[0]!) && !encloses(windings[1]!) ? 'inside f0' : 'outside -'} ${tail}`;
}

/** A point of the lattice: anywhere, a vertex, the middle of an edge, at the height of a vertex. */
function latticeQuestion(kind: RingKind): QuestionFamily {
  return {
    name: `${kind}-ring`,
    summary: RING_SUMMARIES[kind],
    fill(random: Random, out: Float64Array) {
      const map = latticeMap(random);
      const outer = latticeRing(kind, random, 8);
      const hole = random.oneIn(3) ? [] : latticeRing(random.oneIn(2) ? 'walk' : kind, random, 4);
      const ring = random.oneIn(4) && hole.length > 0 ? hole : outer;
      let p: readonly [number, number] = [random.between(-6, 6), random.between(-6, 6)];
      if (ring.length > 0 && random.oneIn(2)) {
        const i = random.below(ring.length);
        const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
        const how = random.below(4);
        if (how === 0) p = a;
        else if (how === 1) p = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        else p = how === 2 ? [p[0], a[1]] : [2 * b[0] - a[0], 2 * b[1] - a[1]];
      }
      out.fill(0);
      out[0] = random.below(2);
      out.set(map(p), 1);
      putRing(out, OUTER, outer.map(map));
      putRing(out, HOLE, hole.map(map));
    },
  };
}

/** Reversing both rings negates the winding numbers; vertex i becomes n - 1 - i. Repeated points may change names. */
const reversal: Law = {
  name: 'reversal',
  vary(values) {
    const reversed = Float64Array.from(values);
    for (const at of [OUTER, HOLE]) putRing(reversed, at, ringAt(values, at).reverse());
    const location = (text: string) => text.split(' ')[0];
    return {
      values: reversed,
      expected: (answer) => {
        const [one, other] = answer.split(' winding ')[1]!.split(' ');
        const negated = (winding: string) => (winding === '-' ? '-' : String(0 - Number(winding)));
        return subject(reversed).replace(/^\S+( .*)? winding .*$/, (_, rest = '') => {
          return `${location(answer)}${rest} winding ${negated(one!)} ${negated(other!)}`;
        });
      },
    };
  },
};

/** Point in polygon with a hole, both rules: location, ring, feature, and the winding number of each ring. */
export const pointPolygonQuestion: Question = {
  name: 'pointPolygon2d',
  note: 'on the boundary: the feature and the number of its ring (0: outer); behind `winding`, how often the outer ring and the hole go round the point, `-` for a ring that it lies on, 0 for a ring without points',
  area: 'planar',
  hot: true,
  layout,
  families: RING_KINDS.map(latticeQuestion),
  subject,
  referee,
  form: '<inside|outside> <feature> winding <n|-> <n|-> | boundary <feature> <i> winding <n|-> <n|->',
  classes: ['inside', 'outside', 'boundary-vertex', 'boundary-edge', 'hole-vertex', 'hole-edge', 'multiple'],
  classOf(answer) {
    const [location, feature, ring] = answer.split(' ');
    if (location === 'boundary') {
      return `${ring === '0' ? 'boundary' : 'hole'}-${feature![0] === 'v' ? 'vertex' : 'edge'}`;
    }
    // Where the two rules differ.
    return /winding -?[2-9]/.test(answer) ? 'multiple' : location!;
  },
  ...containing('polygon as the rule fills it'),
  shapes,
  laws: [scaling(layout), reversal],
};
