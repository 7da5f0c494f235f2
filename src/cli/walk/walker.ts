import type { PreparedMesh } from '../../mesh/index.js';
import { moveAndSlide, sweepMesh } from '../../motion/index.js';
import { levelMesh, RADIUS, START, type Wall, wallOf } from './level.js';

type Place = readonly [number, number, number];

/** How far it is looked ahead, and by how much the walker falls in a step. */
const AHEAD = 16;
const FALL = -1 / 16;

/** Where it would be stopped, and by what. */
export interface Stop {
  /** How far it could go; `Infinity`: farther than is looked. */
  readonly way: number;
  readonly walls: readonly Wall[];
}

const wallsOf = (triangles: Iterable<number>): Wall[] => [
  ...new Set([...triangles].map(wallOf).filter((wall) => wall !== undefined)),
];

/** A capsule that walks in the level. Its place is that of the lower end of its axis, exactly. */
export class Walker {
  readonly mesh: PreparedMesh = levelMesh();
  /** All places so far. */
  readonly trail: Place[] = [START];
  /** What turned or stopped it in the last step. */
  touched: readonly Wall[] = [];

  get place(): Place {
    return this.trail.at(-1)!;
  }

  /** Moves it as far as it gets: on the floor, along walls, and never nearer to anything than the radius. */
  step(x: number, z: number): void {
    const shape = { type: 'capsule', start: [0, 0, 0], end: [0, 1, 0], radius: RADIUS } as const;
    const { position, contacts } = moveAndSlide(shape, [x, FALL, z], this.mesh, { from: this.place });
    this.trail.push(position);
    this.touched = wallsOf(contacts.map(({ triangle }) => triangle));
  }

  /** How far it could go in a direction, of any length but 0. What it touches does not stop it from going along. */
  ahead(x: number, z: number): Stop {
    const length = Math.sqrt(x * x + z * z);
    const [a, b, c] = this.place;
    const shape = { type: 'capsule', start: [a, b, c], end: [a, b + 1, c], radius: RADIUS } as const;
    const motion = [(AHEAD * x) / length, 0, (AHEAD * z) / length];
    const { rounded, triangles } = sweepMesh(shape, motion, this.mesh, { entering: true });
    if (rounded.first === null) return { way: Infinity, walls: [] };
    return { way: rounded.first * AHEAD, walls: wallsOf(triangles) };
  }
}
