/**
 * Compares picking among a million objects of one's own with three-mesh-bvh's tree of objects, both in one run:
 *
 *   npx tsx bench/meshes/own-boxes.ts [n]
 *
 * Objects are balls, and both sides ask the same test of a ray and a ball, in doubles. The peer's tree is `BVH`, of
 * which its `ObjectBVH` is made, over the same boxes, and picks with the callbacks of `ObjectBVH.raycast` for the first
 * hit; `ObjectBVH` itself would need an `Object3D` for each ball, and ask each for its matrix. Printed are the median
 * of the ratios of user times of passes that take turns (below 1: ours is faster), and how many picks differ. Balls in
 * no order, and in a row along which the rays go.
 */
import { boxesAlong, buildBvh, firstAlong } from '../../src/indexes/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { medianOf } from '../measure.js';

interface Vector {
  fromArray(numbers: ArrayLike<number>, from?: number): Vector;
  distanceTo(other: Vector): number;
}
interface Box {
  containsPoint(point: Vector): boolean;
  distanceToPoint(point: Vector): number;
}
interface PeerRay {
  readonly origin: Vector;
  readonly direction: Vector;
  intersectBox(box: Box, target: Vector): Vector | null;
}
interface Callbacks {
  boundsTraverseOrder(box: Box): number;
  intersectsBounds(box: Box): number;
  intersectsPrimitive(i: number): boolean;
  readonly scratchPrimitive: null;
  iterate(offset: number, count: number, tree: PeerTree, test: (i: number) => boolean): boolean;
}
interface PeerTree {
  primitiveBuffer: Uint32Array;
  primitiveBufferStride: number;
  init(options: object): void;
  shapecast(callbacks: Callbacks): boolean;
}

const { Ray, Vector3 } = (await import('three' as string)) as {
  readonly Ray: new (origin: Vector, direction: Vector) => PeerRay;
  readonly Vector3: new () => Vector;
};
const { BVH, SAH } = (await import('three-mesh-bvh' as string)) as {
  readonly BVH: new () => PeerTree;
  readonly SAH: number;
};

const RAYS = 2000;
const PASSES = 7;

/** The peer's tree over boxes. */
class PeerBoxes extends BVH {
  readonly boxes: Float64Array;

  constructor(boxes: Float64Array) {
    super();
    this.boxes = boxes;
    this.primitiveBuffer = Uint32Array.from({ length: boxes.length / 6 }, (_, i) => i);
    this.primitiveBufferStride = 1;
    this.init({ strategy: SAH, targetLeafSize: 1 });
  }

  getRootRanges(): object[] {
    return [{ offset: 0, count: this.primitiveBuffer.length }];
  }

  writePrimitiveBounds(i: number, target: Float32Array, at: number): void {
    const from = 6 * this.primitiveBuffer[i]!;
    for (let k = 0; k < 6; k++) target[at + k] = this.boxes[from + k]!;
  }
}

/** Where a ray of unit length hits a ball, in doubles; null if it does not. */
function hitBall(ray: Float64Array, at: number, boxes: Float64Array, i: number): number | null {
  const radius = (boxes[6 * i + 3]! - boxes[6 * i]!) / 2;
  let [along, square] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const gap = (boxes[6 * i + k]! + boxes[6 * i + 3 + k]!) / 2 - ray[at + k]!;
    along += gap * ray[at + 3 + k]!;
    square += gap * gap;
  }
  const under = radius * radius - (square - along * along);
  return under < 0 ? null : Math.max(0, along - Math.sqrt(under));
}

function pickOfPeer(
  tree: PeerTree,
  boxes: Float64Array,
  rays: Float64Array,
  r: number,
  ray: PeerRay,
  at: Vector,
): number {
  ray.origin.fromArray(rays, 6 * r);
  ray.direction.fromArray(rays, 6 * r + 3);
  let [best, closest] = [-1, Number.POSITIVE_INFINITY];
  tree.shapecast({
    boundsTraverseOrder: (box) => box.distanceToPoint(ray.origin),
    intersectsBounds(box) {
      if (ray.intersectBox(box, at) === null) return 0;
      const distance = box.containsPoint(ray.origin) ? 0 : ray.origin.distanceTo(at);
      return distance < closest ? 1 : 0;
    },
    intersectsPrimitive(i) {
      const hit = hitBall(rays, 6 * r, boxes, i);
      if (hit !== null && hit < closest) [best, closest] = [i, hit];
      return false;
    },
    scratchPrimitive: null,
    iterate(offset, count, { primitiveBuffer }, test) {
      for (let i = offset; i < offset + count; i++) if (test(primitiveBuffer[i]!)) return true;
      return false;
    },
  });
  return best;
}

function userTime(run: () => void): number {
  const before = process.cpuUsage().user;
  run();
  return process.cpuUsage().user - before;
}

function compare(name: string, boxes: Float64Array, rays: Float64Array): void {
  const ours = buildBvh(boxes);
  const theirs = new PeerBoxes(boxes);
  const answers = [new Int32Array(RAYS), new Int32Array(RAYS)] as const;
  const ray = new Ray(new Vector3(), new Vector3());
  const at = new Vector3();
  let met = 0;
  const pick = () => {
    for (let r = 0; r < RAYS; r++) {
      const own = { origin: rays.subarray(6 * r, 6 * r + 3), direction: rays.subarray(6 * r + 3, 6 * r + 6) };
      answers[0][r] = firstAlong(ours, own, (i) => hitBall(rays, 6 * r, boxes, i))?.box ?? -1;
    }
  };
  const pickPeer = () => {
    for (let r = 0; r < RAYS; r++) answers[1][r] = pickOfPeer(theirs, boxes, rays, r, ray, at);
  };
  for (let r = 0; r < 20; r++) {
    const own = { origin: rays.subarray(6 * r, 6 * r + 3), direction: rays.subarray(6 * r + 3, 6 * r + 6) };
    met += boxesAlong(ours, own).length / 20;
  }
  pick();
  pickPeer();
  const ratios = Array.from({ length: PASSES }, () => userTime(pick) / userTime(pickPeer));
  const microseconds = userTime(pick) / RAYS;
  const different = answers[0].reduce((sum, box, i) => sum + (box === answers[1][i] ? 0 : 1), 0);
  console.log(
    `${name} | ${boxes.length / 6} | ${met.toFixed(1)} | ${microseconds.toFixed(1)} | ${medianOf(ratios).toFixed(2)} | ${different} of ${RAYS}`,
  );
}

const n = Number(process.argv[2] ?? 1_000_000);
const random = new Random(3, 1, 4, 1);

function cubes(spread: (i: number) => readonly number[], size: number): Float64Array {
  const boxes = new Float64Array(6 * n);
  for (let i = 0; i < n; i++) {
    const low = spread(i);
    for (let k = 0; k < 3; k++) [boxes[6 * i + k], boxes[6 * i + 3 + k]] = [low[k]!, low[k]! + size];
  }
  return boxes;
}

/** Rays of unit length from places towards others. */
function raysBetween(place: () => readonly number[], other: () => readonly number[]): Float64Array {
  const rays = new Float64Array(6 * RAYS);
  for (let r = 0; r < RAYS; r++) {
    const [p, q] = [place(), other()];
    const way = [0, 1, 2].map((k) => q[k]! - p[k]!);
    const length = Math.sqrt(way.reduce((sum, x) => sum + x * x, 0));
    for (let k = 0; k < 3; k++) [rays[6 * r + k], rays[6 * r + 3 + k]] = [p[k]!, way[k]! / length];
  }
  return rays;
}

const unit = () => [random.unit(), random.unit(), random.unit()];
const size = 0.5 / Math.cbrt(n);
console.log('objects | n | boxes along a ray | microseconds per pick | ratio | picks answered differently');
compare(
  'balls in no order, from outside',
  cubes(unit, size),
  raysBetween(() => unit().map((x) => 3 * x - 4), unit),
);
compare('balls in no order, from inside', cubes(unit, size), raysBetween(unit, unit));
compare(
  'balls in a row, nearly along it',
  cubes((i) => [2 * i, 0, 0], 1),
  raysBetween(
    () => [-5, random.unit(), random.unit()],
    () => [2 * n * random.unit(), random.unit() * 2, random.unit() * 2],
  ),
);
