/**
 * Round shapes of integers, and frusta of integers that have a corner, an edge or a face in a plane that touches them.
 */
import { DEPTH, SHAPE } from '../../cases/half-spaces.js';
import type { Random } from '../../cases/random.js';
import type { RoundKind } from '../../cases/round/operands.js';
import type { QuestionFamily } from '../question.js';
import { coneFrame, sum, type Vector, writeCone } from './cone-frames.js';
import { tangentOf } from './cone-tangents.js';
import { pythagorean } from './families.js';
import { radiiOf } from './operands.js';

/** A plane through a point, its normal away from the round shape. */
interface Contact {
  readonly foot: Vector;
  readonly normal: Vector;
}

/** A linear function of the coordinates: three factors and a constant. */
type Row = readonly [number, number, number, number];

const ORIGIN: Vector = [0, 0, 0];
const NOTHING: Row = [0, 0, 0, 0];

function smallVector(random: Random, range = 3): Vector {
  const one = () => random.between(-range, range);
  return [one(), one(), one()];
}

const dot = (u: Vector, v: Vector): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];

/** A vector across another, or one that leads away from it. */
function backward(random: Random, normal: Vector): Vector {
  const v = smallVector(random);
  const side = dot(v, normal);
  if (random.oneIn(2)) return [v[1] * normal[2] - v[2] * normal[1], v[2] * normal[0] - v[0] * normal[2], 0];
  return side > 0 ? sum(ORIGIN, v, -1) : v;
}

/** A capsule or lozenge, one of whose corners is nearest to the foot, if its edges lead back from there. */
function writeSwept(random: Random, kind: 'capsule' | 'lozenge', out: Float64Array): Contact {
  const { by, length } = pythagorean(random, 3);
  const normal = by as never as Vector;
  const corner = smallVector(random);
  const edges = [backward(random, normal), backward(random, normal)] as const;
  if (kind === 'lozenge') out.set([...corner, ...edges[0], ...edges[1], length], SHAPE);
  else {
    const other = sum(corner, edges[0]);
    const ends = random.oneIn(2) ? [corner, other] : [other, corner];
    out.set([...ends.flat(), length], SHAPE);
  }
  return { foot: sum(corner, normal), normal };
}

function cross(u: Vector, v: Vector): Vector {
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

/**
 * Axes u, v, w, times the length of a vector of integers, whose sum with its coordinates as factors leads to the foot.
 */
function writeEllipsoid(random: Random, out: Float64Array): Contact {
  const { by, length } = pythagorean(random, 3);
  const [p, q, r] = by as never as Vector;
  const center = smallVector(random);
  const isSkew = random.oneIn(2);
  const own = (k: number): Vector => {
    const v = isSkew ? smallVector(random, 1) : ORIGIN;
    return v.map((x, i) => (i === k ? random.between(1, 3) : x)) as never as Vector;
  };
  const [u, v, w] = [own(0), own(1), own(2)];
  out.set([...center, ...[u, v, w].flatMap((axis) => axis.map((x) => x * length))], SHAPE);
  const turn = dot(u, cross(v, w)) < 0 ? -1 : 1;
  const normal = sum(sum(sum(ORIGIN, cross(v, w), p), cross(w, u), q), cross(u, v), r);
  return { foot: sum(sum(sum(center, u, p), v, q), w, r), normal: sum(ORIGIN, normal, turn) };
}

function writeShape(random: Random, kind: RoundKind, out: Float64Array): Contact {
  if (kind === 'capsule' || kind === 'lozenge') return writeSwept(random, kind, out);
  if (kind === 'cylinder' || kind === 'cone' || kind === 'truncatedCone') {
    const frame = coneFrame(random, kind, random.oneIn(8));
    writeCone(random, kind, frame, out, SHAPE);
    return tangentOf(random, frame);
  }
  return writeEllipsoid(random, out);
}

/**
 * Three planes through the foot: what is in front of all of them is in front of the touching one, which has the foot,
 * an edge or a face of it.
 */
function planesAt(random: Random, normal: Vector): readonly [Vector, Vector, Vector] {
  const [u, v] = [smallVector(random), smallVector(random)];
  switch (random.below(6)) {
    case 0:
      return [normal, u, v];
    case 1:
      return [sum(normal, u), sum(normal, u, -1), v];
    case 2:
      return [normal, u, sum(ORIGIN, u, -1)];
    // Within the plane that touches.
    case 3:
      return [normal, sum(ORIGIN, normal, -1), u];
    default:
      return [sum(normal, u), sum(normal, v), sum(sum(normal, u, -1), v, -1)];
  }
}

/** The plane through a point, moved back by a part of the square of its normal, or not. */
function rowAt(normal: Vector, foot: Vector, back: number): Row {
  return [...normal, back - dot(normal, foot)];
}

const combined = (a: Row, b: Row, times: number): Row => a.map((x, i) => x + times * b[i]!) as never as Row;

/** The last row: half the sum of this plane and the opposite one, for each of three. */
function lastRow(random: Random, rows: readonly Row[], size: number): Row {
  const height = size * [0.25, 1, 2, 8, 64][random.below(5)]!;
  const constant: Row = [0, 0, 0, height];
  switch (random.below(8)) {
    case 0:
      return combined(constant, rows[random.below(3)]!, 0.5);
    case 1:
      return rows.reduce(
        (sumOfAll, row) => combined(sumOfAll, row, 0.5),
        random.oneIn(2) ? constant : NOTHING,
      );
    case 2:
      return [...smallVector(random, 1), height];
    case 3:
      return random.oneIn(2) ? NOTHING : [0, 0, 0, random.between(-1, 1)];
    default:
      return constant;
  }
}

function writeMatrix(random: Random, { foot, normal }: Contact, out: Float64Array): void {
  const turn = random.oneIn(3) ? -1 : 1;
  const size = dot(normal, normal);
  const back = () => (random.oneIn(6) ? (size * random.between(-2, 4)) / 2 : 0);
  const normals = planesAt(random, sum(ORIGIN, normal, turn));
  const shift = random.below(3);
  const rows = normals.map((_, i) => rowAt(normals[(i + shift) % 3]!, foot, back()));
  const last = lastRow(random, rows, size);
  out[DEPTH] = random.below(2);
  const own = rows.map((row, i) => (i === 2 && out[DEPTH] === 1 ? row : combined(row, last, -1)));
  for (const [i, row] of [...own, last].entries()) {
    const sign = i < 2 ? random.sign() : 1;
    for (let j = 0; j < 4; j++) out[i + 4 * j] = sign * row[j]!;
  }
}

/** Frusta that touch a round shape, which often has a radius of 0. */
export function frustumTangents(kind: RoundKind): QuestionFamily {
  return {
    name: 'touching-frusta',
    summary:
      'integers: a corner, an edge or a face of the frustum, which may be flat or without an end, is in a plane that touches the round shape, on either side of it; some have a radius of 0',
    fill(random, out) {
      const contact = writeShape(random, kind, out);
      if (random.oneIn(5)) for (const at of radiiOf(kind)) out[SHAPE + at] = 0;
      writeMatrix(random, contact, out);
    },
  };
}

/** Flat frusta through a point of a shape of radius 0, or of any other. */
export function flatFrusta(kind: RoundKind): QuestionFamily {
  return {
    name: 'flat-frusta',
    summary:
      'integers: flat frusta, bounded ones and such without an end, through the middle of the round shape; most have a radius of 0',
    fill(random, out) {
      const { foot } = writeShape(random, kind, out);
      if (!random.oneIn(3)) for (const at of radiiOf(kind)) out[SHAPE + at] = 0;
      const first = SHAPE + (kind === 'capsule' || kind === 'cylinder' || kind === 'truncatedCone' ? 3 : 0);
      const through = [0, 1, 2].map((k) => {
        const [p, q] = [out[SHAPE + k]!, out[first + k]!];
        return random.oneIn(8) ? foot[k]! : (p + q) / 2;
      }) as never as Vector;
      const normal = smallVector(random, 1);
      const front = rowAt(normal, through, 0);
      const back: Row = [0 - front[0], 0 - front[1], 0 - front[2], 0 - front[3]];
      const side = rowAt(smallVector(random, 1), through, random.between(0, 8));
      const last: Row = [...(random.oneIn(3) ? smallVector(random, 1) : ORIGIN), random.between(0, 12)];
      out[DEPTH] = 0;
      const rows = [front, side, back].map((row) => combined(row, last, -1));
      for (const [i, row] of [...rows, last].entries()) {
        for (let j = 0; j < 4; j++) out[i + 4 * j] = row[j]!;
      }
    },
  };
}
