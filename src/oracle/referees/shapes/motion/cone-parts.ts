/** Points on the parts of a flat shape that move linearly beside a cylinder or cone. */
import type { ConeScene } from './cone-scene.js';
import { edgesOf, trianglesOf } from './parts.js';
import { combined, form, type Homogeneous, type LinearInTime, type Track } from './tracks.js';

type Condition = (x: Homogeneous) => bigint;

/** All of them. */
export function* tracksBeside(scene: ConeScene): Generator<Track> {
  const { quadric, flat, velocity, caps } = scene;
  const { shape } = flat;
  const motion: Homogeneous = [...velocity, 0n];
  const points = shape.points.map((p): Homogeneous => [...p, 1n]);
  for (const at of points) yield { at, rate: motion, motion, bounds: [] };
  for (const [i, j] of edgesOf(shape)) {
    const d = combined([points[j]!, 1n], [points[i]!, -1n]);
    for (const zero of [(x: Homogeneous) => form(quadric, d, x), ...caps])
      yield* onEdge(points[i]!, d, motion, zero);
  }
  for (const [i, j, k] of trianglesOf(shape)) {
    const [o, p, q] = [points[i]!, points[j]!, points[k]!];
    const [u, v] = [combined([p, 1n], [o, -1n]), combined([q, 1n], [o, -1n])];
    yield* onTriangle(
      [o, u, v],
      motion,
      (x) => form(quadric, u, x),
      (x) => form(quadric, v, x),
    );
    for (const cap of caps) {
      const level = combined([u, cap(v)], [v, -cap(u)]);
      yield* onTriangle([o, u, v], motion, cap, (x) => form(quadric, level, x));
    }
  }
}

/** On p + s d where a condition holds, s from 0 to 1. */
function* onEdge(p: Homogeneous, d: Homogeneous, motion: Homogeneous, zero: Condition): Generator<Track> {
  const size = zero(d);
  if (size === 0n) return;
  const sign = size < 0n ? -1n : 1n;
  const [s, rate, whole] = [-zero(p) * sign, -zero(motion) * sign, size * sign];
  yield {
    at: combined([p, whole], [d, s]),
    rate: combined([motion, whole], [d, rate]),
    motion,
    bounds: [
      [s, rate],
      [whole - s, -rate],
    ],
  };
}

/** On o + a u + b v where two conditions hold, in the triangle. */
function* onTriangle(
  [o, u, v]: readonly [Homogeneous, Homogeneous, Homogeneous],
  motion: Homogeneous,
  f: Condition,
  g: Condition,
): Generator<Track> {
  const determinant = f(u) * g(v) - f(v) * g(u);
  if (determinant === 0n) return;
  const sign = determinant < 0n ? -1n : 1n;
  const whole = determinant * sign;
  const first = (x: Homogeneous): bigint => (f(v) * g(x) - g(v) * f(x)) * sign;
  const second = (x: Homogeneous): bigint => (g(u) * f(x) - f(u) * g(x)) * sign;
  const [a, b]: LinearInTime[] = [
    [first(o), first(motion)],
    [second(o), second(motion)],
  ];
  yield {
    at: combined([o, whole], [u, a![0]], [v, b![0]]),
    rate: combined([motion, whole], [u, a![1]], [v, b![1]]),
    motion,
    bounds: [a!, b!, [whole - a![0] - b![0], -a![1] - b![1]]],
  };
}
