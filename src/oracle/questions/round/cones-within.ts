/** Cylinders, cones and truncated cones within solids whose faces they touch. */
import type { Random } from '../../cases/random.js';
import type { QuestionFamily } from '../question.js';
import {
  type ConeFrame,
  type ConeKind,
  framePoint,
  sum,
  turned,
  type Vector,
  writeCone,
} from './cone-frames.js';
import type { FlatKind } from './cone-tangents.js';
import { sizeOf } from './operands.js';

/** Radii of multiples of 12: then all corners of the tetrahedra are integers. */
function roomyFrame(random: Random, kind: ConeKind): ConeFrame {
  const small = () => random.between(-3, 3);
  const radius = () => 12 * random.between(1, 2);
  const start = radius();
  const end = kind === 'cylinder' ? start : kind === 'cone' ? 0 : random.oneIn(4) ? 0 : radius();
  return {
    ...turned(random),
    origin: [small(), small(), small()],
    radii: [start, end],
    height: random.between(1, 30),
    growth: start - end,
  };
}

/** How far a face is moved outwards. */
function slack(random: Random): number {
  return random.oneIn(3) ? random.between(-1, 2) / 4 : 0;
}

const widest = ({ radii }: ConeFrame): number => Math.max(...radii);

/**
 * Three faces along the axes of the frame, and one across the vector 3, 4, 12, which touches a disk: the corners where
 * the three meet, and where two meet the fourth.
 */
function tetrahedronAround(random: Random, frame: ConeFrame): readonly Vector[] {
  const { radii, height } = frame;
  const [x, y, z] = [slack(random) - widest(frame), slack(random) - widest(frame), 0 - slack(random)];
  const reach = Math.max(5 * radii[0], 5 * radii[1] + 12 * height) + 12 * slack(random);
  return [
    [x, y, z],
    [(reach - 4 * y - 12 * z) / 3, y, z],
    [x, (reach - 3 * x - 12 * z) / 4, z],
    [x, y, (reach - 3 * x - 4 * y) / 12],
  ];
}

/** The least box along the coordinates: of most frames its faces are where roots are rounded to. */
function boxAround(random: Random, frame: ConeFrame): number[] {
  const { radii, along, length, height } = frame;
  const centers = [framePoint(frame, [0, 0, 0]), framePoint(frame, [0, 0, height])];
  const bound = (k: number, side: 1 | -1): number => {
    const spread = Math.sqrt(length * length - along[k]! * along[k]!);
    return side * (Math.max(...centers.map((c, i) => side * c[k]! + radii[i]! * spread)) + slack(random));
  };
  return [0, 1, 2].map((k) => bound(k, -1)).concat([0, 1, 2].map((k) => bound(k, 1)));
}

/** The sides of a box along the frame. */
function sidesOf(random: Random, frame: ConeFrame): { low: Vector; high: Vector } {
  const r = widest(frame);
  const side = () => r + slack(random);
  return {
    low: [0 - side(), 0 - side(), 0 - slack(random)],
    high: [side(), side(), frame.height + slack(random)],
  };
}

function orientedBoxAround(random: Random, frame: ConeFrame): number[] {
  const { low, high } = sidesOf(random, frame);
  const middle = low.map((x, k) => (x + high[k]!) / 2) as never as Vector;
  const axes = [frame.out, frame.across, frame.along].flat();
  return [...framePoint(frame, middle), ...axes, ...high.map((x, k) => (x - low[k]!) / 2)];
}

/** The tetrahedron or a cube of the table of polyhedra. */
function polyhedronAround(random: Random, frame: ConeFrame): number[] {
  if (random.oneIn(2)) {
    const corners = tetrahedronAround(random, frame).map((p) => framePoint(frame, p));
    const [o, ...ends] = corners as [Vector, Vector, Vector, Vector];
    return [0, ...o, ...turnedRight(ends.map((p) => sum(p, o, -1))).flat()];
  }
  const { low, high } = sidesOf(random, frame);
  const edges = [frame.out, frame.across, frame.along].map(
    (v, k) => v.map((x) => x * (high[k]! - low[k]!)) as never as Vector,
  );
  return [random.between(1, 2), ...framePoint(frame, low), ...turnedRight(edges).flat()];
}

/** Three vectors in an order in which they are right-handed. */
function turnedRight([u, v, w]: readonly Vector[]): Vector[] {
  const [a, b, c] = [u!, v!, w!];
  const volume =
    a[0] * (b[1] * c[2] - b[2] * c[1]) +
    a[1] * (b[2] * c[0] - b[0] * c[2]) +
    a[2] * (b[0] * c[1] - b[1] * c[0]);
  return volume < 0 ? [b, a, c] : [a, b, c];
}

/** The corners of the tetrahedron twice, or those of a box along the frame. */
function hullAround(random: Random, frame: ConeFrame): number[] {
  if (random.oneIn(2)) {
    const corners = tetrahedronAround(random, frame);
    return [...corners, ...corners].flatMap((p) => framePoint(frame, p));
  }
  const { low, high } = sidesOf(random, frame);
  return Array.from(
    { length: 8 },
    (_, i) => low.map((x, k) => ((i >> k) & 1 ? high[k]! : x)) as never as Vector,
  ).flatMap((p) => framePoint(frame, p));
}

function shapeAround(random: Random, kind: FlatKind, frame: ConeFrame): number[] {
  switch (kind) {
    case 'box':
      return boxAround(random, frame);
    case 'orientedBox':
      return orientedBoxAround(random, frame);
    case 'convexPolyhedron':
      return polyhedronAround(random, frame);
    case 'hull':
      return hullAround(random, frame);
    default:
      return tetrahedronAround(random, frame).flatMap((p) => framePoint(frame, p));
  }
}

/** A family of a cylinder, cone or truncated cone within a solid; none for triangles. */
export function conesWithin(kind: ConeKind, other: FlatKind): QuestionFamily[] {
  if (other === 'triangle') return [];
  return [
    {
      name: 'cones-within',
      summary:
        'solids whose faces the disks touch from inside, or one of which is a little further in or out',
      fill(random, out) {
        const frame = roomyFrame(random, kind);
        writeCone(random, kind, frame, out, 0);
        out.set(shapeAround(random, other, frame), sizeOf(kind));
      },
    },
  ];
}
