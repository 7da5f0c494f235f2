import { Spherical, Vector3 } from 'three';
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
  /**
   * The shortest side that is one of the triangles there: the size of what is to be seen. Infinity if there is none.
   */
  readonly detail: number;
}

/** What is known from all drawn triangles with one of the points as a corner. */
export function surroundings({ positions, indices }: Model, points: Float32Array): Surroundings {
  const normal = new Vector3();
  let detail = Number.POSITIVE_INFINITY;
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
    for (const side of [p.distanceTo(q), q.distanceTo(r), r.distanceTo(p)]) {
      if (side > 0) detail = Math.min(detail, side);
    }
    normal.add(q.sub(p).cross(r.sub(p)).normalize());
  }
  return { normal: normal.normalize(), detail };
}

/**
 * Nearer than this the single precision of what is drawn would be seen: steps of 2^-24 of the model, a thousandth of
 * the picture's height at this distance.
 */
const NEAREST = 1e-4;
const FARTHEST = 4;
/**
 * At so many radii a finding takes about half of the picture's height: tan 20° of the distance is half of that height.
 */
const RADII = 5.5;

/**
 * How far from a finding the camera stands: by the finding's own size, or that of the triangles around it if it has
 * none.
 */
export function distanceFor({ radius }: Spread, { detail }: Surroundings): number {
  const size = radius > 0 ? radius : Math.min(detail, 0.1);
  return Math.min(FARTHEST, Math.max(NEAREST, RADII * size));
}

/** The camera for a finding: in front of the surface that it is on, so near that the finding is seen. */
export function eyeFor(finding: Spread, around: Surroundings, now: Eye): Eye {
  const before = now.position.clone().sub(now.target).normalize();
  const direction = around.normal.length() < 0.5 ? before.clone() : around.normal.clone();
  // A little of the former direction: the turn is smaller, and a triangle is not seen exactly from above.
  direction.addScaledVector(before, 0.35).normalize();
  const target = finding.center;
  return { target, position: target.clone().addScaledVector(direction, distanceFor(finding, around)) };
}

/** A step of the arrow keys: 36 of them are a full turn. */
const TURN = Math.PI / 18;
/** A step of the arrow keys with Shift, of the distance. */
const MOVE = 0.05;
/** As near to the poles as the camera comes: there is no right and left above them. */
const POLE = 1e-3;

/** The camera after steps around its target. */
export function turned({ target, position }: Eye, right: number, up: number): Eye {
  const angles = new Spherical().setFromVector3(position.clone().sub(target));
  angles.theta += right * TURN;
  angles.phi = Math.min(Math.PI - POLE, Math.max(POLE, angles.phi - up * TURN));
  return { target, position: new Vector3().setFromSpherical(angles).add(target) };
}

/** The camera after steps to the right and up, its target with it. */
export function moved({ target, position }: Eye, right: number, up: number): Eye {
  const back = position.clone().sub(target);
  const toRight = new Vector3(0, 1, 0).cross(back).normalize();
  const upwards = back.clone().cross(toRight).normalize();
  const step = new Vector3()
    .addScaledVector(toRight, right * MOVE * back.length())
    .addScaledVector(upwards, up * MOVE * back.length());
  return { target: target.clone().add(step), position: position.clone().add(step) };
}

/** The camera nearer to its target (a factor below 1) or farther from it, as far as it may go. */
export function zoomed({ target, position }: Eye, factor: number, nearest: number, farthest: number): Eye {
  const back = position.clone().sub(target);
  const distance = Math.min(farthest, Math.max(nearest, factor * back.length()));
  return { target, position: target.clone().addScaledVector(back.normalize(), distance) };
}
