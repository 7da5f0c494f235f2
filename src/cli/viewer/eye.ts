import { Vector3 } from 'three';
import type { Model } from './decode.js';

/** Where the camera is and what it looks at. */
export interface Eye {
  readonly target: Vector3;
  readonly position: Vector3;
}

/** The model fills the cube from -1 to 1 in its longest direction; seen from the front, the right and above. */
export const OVERVIEW: Eye = {
  target: new Vector3(0, 0, 0),
  position: new Vector3(2.2, 1.6, 3.3),
};

/** The room that a few points take. */
export interface Spread {
  readonly center: Vector3;
  readonly radius: number;
}

const at = (points: Float32Array, i: number) =>
  new Vector3(points[3 * i], points[3 * i + 1], points[3 * i + 2]);

export function spread(points: Float32Array): Spread {
  const count = points.length / 3;
  const center = new Vector3();
  for (let i = 0; i < count; i++) center.addScaledVector(at(points, i), 1 / count);
  let radius = 0;
  for (let i = 0; i < count; i++) radius = Math.max(radius, center.distanceTo(at(points, i)));
  return { center, radius };
}

/** The surface around points. */
export interface Surroundings {
  /** Which way it faces; zero if no way. */
  readonly normal: Vector3;
  /** How far its triangles reach. */
  readonly reach: number;
}

/** What is known from all drawn triangles with one of the points as a corner. */
export function surroundings({ positions, indices }: Model, points: Float32Array): Surroundings {
  const normal = new Vector3();
  let reach = 0;
  const isOne = (v: number) => {
    const [x, y, z] = [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]];
    for (let i = 0; i < points.length; i += 3) {
      if (x === points[i] && y === points[i + 1] && z === points[i + 2]) return true;
    }
    return false;
  };
  for (let h = 0; h < indices.length; h += 3) {
    const [a, b, c] = [indices[h]!, indices[h + 1]!, indices[h + 2]!];
    if (!(isOne(a) || isOne(b) || isOne(c))) continue;
    const [p, q, r] = [at(positions, a), at(positions, b), at(positions, c)];
    reach = Math.max(reach, p.distanceTo(q), q.distanceTo(r));
    normal.add(q.sub(p).cross(r.sub(p)).normalize());
  }
  return { normal: normal.normalize(), reach };
}

/**
 * The camera for a finding: in front of the surface that it is on, near enough to see the finding and far enough to see
 * where it is.
 */
export function eyeFor({ center, radius }: Spread, { normal, reach }: Surroundings, now: Eye): Eye {
  const before = now.position.clone().sub(now.target).normalize();
  const direction = normal.length() < 0.5 ? before.clone() : normal.clone();
  // A little of the former direction: the turn is smaller, and a triangle is not seen exactly from above.
  direction.addScaledVector(before, 0.35).normalize();
  const distance = Math.min(4, Math.max(5 * radius, 4 * reach, 0.005));
  return { target: center, position: center.clone().addScaledVector(direction, distance) };
}
