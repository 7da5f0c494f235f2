import type { Ray } from './world.js';

type Vector = readonly [number, number, number];

/** Half the height of the picture at a distance of 1. */
const SPREAD = 0.5;
const NEAR = 1;
const FAR = 160;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From where the scene is seen: turned about a place of the ground, at a distance from it. */
export class Camera {
  #target: Vector = [0, 0, 4];
  #yaw = 0.4;
  #pitch = 0.5;
  #distance = 30;

  /** Turns by angles. */
  turn(yaw: number, pitch: number): void {
    this.#yaw += yaw;
    this.#pitch = Math.min(1.5, Math.max(0.1, this.#pitch + pitch));
  }

  /** Moves along the ground: to the right, and forwards. */
  move(right: number, forwards: number): void {
    const [sin, cos] = [Math.sin(this.#yaw), Math.cos(this.#yaw)];
    const [x, y, z] = this.#target;
    const clamp = (t: number) => Math.min(200, Math.max(-200, t));
    this.#target = [clamp(x + right * cos + forwards * sin), y, clamp(z + right * sin - forwards * cos)];
  }

  zoom(factor: number): void {
    this.#distance = Math.min(100, Math.max(5, this.#distance * factor));
  }

  /** Its axes: to the right, upwards, and where it looks. */
  get axes(): readonly [right: Vector, up: Vector, ahead: Vector] {
    const [sinY, cosY] = [Math.sin(this.#yaw), Math.cos(this.#yaw)];
    const [sinP, cosP] = [Math.sin(this.#pitch), Math.cos(this.#pitch)];
    return [
      [cosY, 0, sinY],
      [sinY * sinP, cosP, -cosY * sinP],
      [sinY * cosP, -sinP, -cosY * cosP],
    ];
  }

  get place(): Vector {
    const [, , [x, y, z]] = this.axes;
    const [u, v, w] = this.#target;
    return [u - this.#distance * x, v - this.#distance * y, w - this.#distance * z];
  }

  /**
   * The matrix that takes the world to the screen, column by column, as WebGL has it.
   *
   * @param aspect the width of the picture divided by its height
   */
  matrix(aspect: number): Float64Array {
    const [right, up, ahead] = this.axes;
    const place = this.place;
    const depth = (FAR + NEAR) / (FAR - NEAR);
    const rows: readonly (readonly [axis: Vector, scale: number, add: number])[] = [
      [right, 1 / (SPREAD * aspect), 0],
      [up, 1 / SPREAD, 0],
      [ahead, depth, (-2 * FAR * NEAR) / (FAR - NEAR)],
      [ahead, 1, 0],
    ];
    const elements = new Float64Array(16);
    rows.forEach(([axis, scale, add], row) => {
      for (let column = 0; column < 3; column++) elements[4 * column + row] = scale * axis[column]!;
      elements[12 + row] = add - scale * dot(axis, place);
    });
    return elements;
  }

  /**
   * The ray through a place of the picture.
   *
   * @param x from -1 at the left to 1 at the right
   * @param y from -1 at the bottom to 1 at the top
   */
  ray(x: number, y: number, aspect: number): Ray {
    const [right, up, ahead] = this.axes;
    const [u, v] = [x * SPREAD * aspect, y * SPREAD];
    const along = (k: 0 | 1 | 2) => ahead[k] + u * right[k] + v * up[k];
    return { origin: this.place, direction: [along(0), along(1), along(2)] };
  }
}
