/** A cylinder, cone or truncated cone, and a flat shape that translates beside it, over integers. */
import { isConic, type SweepArguments, type SweepPair } from '../../../cases/motion/translation.js';
import type { RoundKind } from '../../../cases/round/operands.js';
import { type Operand, type PlaneOperand, readerFor } from '../distance/operands.js';
import { type Disks, disksOf, type Fields } from '../round/solids.js';
import { polygonShape } from '../shape.js';
import { add, cross, dot, isZero, multiply, subtract, type Vector } from '../vectors.js';
import { squares } from './conic-scene.js';
import { cutOff, sizeOf, sumOf, sweptOperand } from './sweep-operands.js';
import type { Homogeneous, Quadric } from './tracks.js';

/** The solid stays, as the flat shape moves by `velocity`. */
export interface ConeScene {
  readonly disks: Disks;
  /** The numbers that apexes have as vertices. */
  readonly apexes: readonly [number, number];
  readonly quadric: Quadric;
  /** The heights over both caps. */
  readonly caps: readonly ((x: Homogeneous) => bigint)[];
  /** The flat shape with an end, and as what it is named, over smaller units. */
  readonly flat: Operand;
  named(factor: bigint): Operand | PlaneOperand;
  readonly velocity: Vector;
  readonly motionOfBody: Vector;
  readonly isFirst: boolean;
  readonly unit: bigint;
}

/** The scene of some arguments; `undefined` where the flat shape is none. */
export function coneSceneOf(pair: SweepPair, { shapes, motions }: SweepArguments): ConeScene | undefined {
  const given = readerFor([pair.a, pair.b, 'point'], [...shapes, motions.flat()]);
  const isFirst = isConic(pair.a);
  const [own, other] = isFirst ? [0, 1] : [1, 0];
  const kind = isFirst ? pair.b : pair.a;
  const operand = sweptOperand(kind, shapes[other], given, pair.dimension);
  if (operand === undefined) return undefined;
  const disks = disksOf((isFirst ? pair.a : pair.b) as RoundKind, shapes[own] as Fields, given);
  // A point of a plane is a multiple of its normal over the square of that.
  const plane = 'normal' in operand.core ? operand.core : null;
  const factor = plane === null ? 1n : dot(plane.normal, plane.normal);
  const parts = given.unit / (given.one * given.one);
  const moves = motions.map((motion) => multiply(given.vector(motion), factor));
  const larger: Disks = {
    start: multiply(disks.start, factor),
    end: multiply(disks.end, factor),
    // Of what is given by half-spaces the unit has a denominator that radii do not know.
    radii: [disks.radii[0] * factor * parts, disks.radii[1] * factor * parts],
  };
  const reach = [larger.start, larger.end, ...moves, ...moves].reduce((sum, v) => sum + sumOf(v), 1n);
  const far = 8n * (reach + larger.radii[0] + larger.radii[1] + sizeOf(operand));
  const flat = plane === null ? (cutOff(operand, far).core as Operand) : squareOf(plane, far);
  const named = plane === null ? flat : { normal: plane.normal, constant: plane.constant * factor };
  const axis = subtract(larger.end, larger.start);
  const height = heightOver(larger.start, axis);
  return {
    disks: larger,
    apexes: pair.a === 'cone' || pair.b === 'cone' ? [1, 0] : [0, 1],
    quadric: sideForm(larger, axis),
    caps: [height, (x) => dot(axis, axis) * x[3] - height(x)],
    flat,
    named: (by) => scaledBy(named, by),
    velocity: subtract(moves[other]!, moves[own]!),
    motionOfBody: moves[own]!,
    isFirst,
    unit: given.unit * factor,
  };
}

const heightOver =
  (start: Vector, axis: Vector) =>
  (x: Homogeneous): bigint =>
    dot(axis, [x[0], x[1], x[2]]) - dot(axis, start) * x[3];

/** W |p × w|² - (r W + (s - r) p · w)² for p from the start, W = w · w. */
function sideForm({ start, radii: [r, s] }: Disks, axis: Vector): Quadric {
  const size = dot(axis, axis);
  const plane = (n: Vector, constant: bigint): Homogeneous => [...n, constant - dot(n, start)];
  const units: Vector[] = [
    [1n, 0n, 0n],
    [0n, 1n, 0n],
    [0n, 0n, 1n],
  ];
  // The component of p × w along e is p · (w × e).
  const across = units.map((e) => [plane(cross(axis, e), 0n), size] as const);
  return squares([...across, [plane(multiply(axis, s - r), r * size), -1n]]);
}

/** A plane as far as it may matter; its constant is one of units that are larger by the square of the normal. */
function squareOf({ normal, constant }: PlaneOperand, far: bigint): Operand {
  const axes: Vector[] = [
    [1n, 0n, 0n],
    [0n, 1n, 0n],
    [0n, 0n, 1n],
  ];
  const u = axes.map((axis) => cross(normal, axis)).find((d) => !isZero(d))!;
  const v = cross(normal, u);
  const origin = multiply(normal, -constant);
  const reach = far + sumOf(origin);
  const ring = [u, v, multiply(u, -1n), multiply(v, -1n)].map((d) => add(origin, multiply(d, reach)));
  return { shape: polygonShape(ring), infinite: [] };
}

function scaledBy(core: Operand | PlaneOperand, factor: bigint): Operand | PlaneOperand {
  if ('normal' in core) return { ...core, constant: core.constant * factor };
  const { shape, infinite, linear } = core;
  const larger = { shape: { ...shape, points: shape.points.map((p) => multiply(p, factor)) }, infinite };
  return linear === undefined
    ? larger
    : { ...larger, linear: { ...linear, origin: multiply(linear.origin, factor) } };
}
