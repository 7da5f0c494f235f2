/** Flat shapes that touch, cross, miss, contain or lie in polygons of space: at landmarks of both, along the plane. */
import type { LatticeRing } from '../../cases/planar/lattice-rings.js';
import type { Random } from '../../cases/random.js';
import { type FlatKind, flatCornersFrom } from '../../cases/round/flat-polygons.js';
import { COUNT, ROUND_AT } from '../../cases/round/space-polygons.js';
import { disturbed } from '../boxes/families.js';
import { moveOperand, OPERANDS } from '../distance/operands.js';
import { drawExponent, scaleLengths } from '../distance/scaled.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { affinity, anyRing, type Frame, placeOf, pointIn } from './space-polygon-rings.js';

/** The coordinates of space as they are, in some order. */
function alongAxes(random: Random): Frame {
  const units = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const first = random.below(3);
  const [u, v, w] = [0, 1, 2].map((i) => units[(i + first) % 3]!) as [Frame['u'], Frame['v'], Frame['w']];
  return { origin: [0, 0, 0], u, v, w, length: 1 };
}

function putRing(kind: FlatKind, frame: Frame, ring: LatticeRing, random: Random, out: Float64Array): void {
  const at = flatCornersFrom(kind);
  out[COUNT] = ring.length;
  ring.forEach(([x, y], i) => {
    out.set(pointIn(frame, [x, y, 0]), at + 3 * i);
  });
  if (ring.length === 0 || !random.oneIn(20)) return;
  const place = at + random.below(3 * ring.length);
  out[place] = out[place]! + 1;
}

/** A shape with a landmark at a place of the ring, or so many steps above it. */
function landmarks(kind: FlatKind, layout: Layout): QuestionFamily {
  return {
    name: 'landmarks',
    summary:
      'a lattice polygon of any kind, often with a notch, at any of some angles in space or along the axes; a corner or middle of the other shape, which is of small integers, or twice to thirty-two times as large, is at a vertex, in the middle of an edge, or at any place, in the plane or a step from it',
    fill(random, out) {
      out.fill(0);
      const [ring, frame] = [anyRing(random), random.oneIn(2) ? alongAxes(random) : affinity(random)];
      const operand = OPERANDS[kind];
      operand.fill(random, out, ROUND_AT);
      if (random.oneIn(2)) scaleLengths(layout, out, random.between(1, 5), flatCornersFrom(kind));
      const [x, y] = placeOf(random, ring);
      const to = pointIn(frame, [x, y, random.oneIn(2) ? 0 : random.between(-1, 1)]);
      const from = operand.landmark(random, out, ROUND_AT);
      if (kind === 'plane') putPlane(random, out, to);
      else
        moveOperand(
          kind,
          out,
          ROUND_AT,
          to.map((c, i) => c - from[i]!),
        );
      putRing(kind, frame, ring, random, out);
    },
  };
}

/** A plane of small integers through a point. */
function putPlane(random: Random, out: Float64Array, at: readonly number[]): void {
  const n = [random.between(-2, 2), random.between(-2, 2), random.between(-2, 2)];
  if (random.oneIn(3)) n.fill(0)[random.below(3)] = random.sign();
  out.set([...n, -n.reduce((sum, x, i) => sum + x * at[i]!, 0)], ROUND_AT);
}

/** Where values are corners: those in the plane of the ring, or at heights of one. */
const CORNERS: Readonly<Partial<Record<FlatKind, number>>> = { triangle: 3, tetrahedron: 4 };

function betweenPlaces(kind: FlatKind): QuestionFamily[] {
  const count = CORNERS[kind];
  if (count === undefined) return [];
  return [
    {
      name: 'between-places',
      summary:
        'a lattice polygon of any kind; the corners of the other shape are its vertices, middles of edges or any places, in the plane or at heights of one, or the first corners of the ring',
      fill(random, out) {
        out.fill(0);
        const [ring, frame] = [anyRing(random), affinity(random)];
        const isFlat = random.oneIn(2);
        const isSame = random.oneIn(6) && ring.length >= 3;
        const far = random.oneIn(6) ? 12 : 1;
        for (let i = 0; i < count; i++) {
          const [x, y] = isSame ? ring[i % 3]! : placeOf(random, ring);
          const height = isFlat || isSame ? 0 : random.between(-1, 1);
          out.set(pointIn(frame, [far * x, far * y, height]), ROUND_AT + 3 * i);
        }
        putRing(kind, frame, isSame && random.oneIn(2) ? ring.slice(0, 3) : ring, random, out);
      },
    },
  ];
}

function scaled(family: QuestionFamily, layout: Layout): QuestionFamily {
  const beside = disturbed(family);
  return {
    name: `${family.name}-scaled`,
    summary: `${family.summary}, or values beside these by parts in 2^52, scaled to anywhere between subnormals and overflow`,
    fill(random, out) {
      (random.oneIn(3) ? beside : family).fill(random, out);
      scaleLengths(layout, out, drawExponent(layout, random, out));
    },
  };
}

/** The families of a flat shape and a polygon of space. */
export function flatPolygonFamilies(kind: FlatKind, layout: Layout): QuestionFamily[] {
  const own = [landmarks(kind, layout), ...betweenPlaces(kind)];
  return own.flatMap((family) => [family, disturbed(family), scaled(family, layout)]);
}
