/**
 * What a camera sees of many boxes: `boxesMeeting` of a tree beside three.js, which asks each box (`Frustum` and
 * `Box3`), in one run:
 *
 *   npx tsx bench/scene/culling.ts [boxes] [passes]
 *
 * Passes take turns. Printed are the least user times of passes, in nanoseconds for each box of the scene, and their
 * ratio (below 1: ours is faster). three.js keeps what is behind none of the planes: the last column says how many
 * boxes it keeps beyond those that the frustum meets. Boxes in no order; on a lattice; and all in one place, where a
 * tree is of no use.
 */

import { buildBvh } from '../../src/indexes/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { boxesMeeting } from '../../src/scene/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';

interface PeerBox {
  readonly min: { set(x: number, y: number, z: number): void };
  readonly max: { set(x: number, y: number, z: number): void };
}
interface PeerFrustum {
  setFromProjectionMatrix(matrix: object): void;
  intersectsBox(box: PeerBox): boolean;
}
const three = (await import('three' as string)) as {
  readonly Box3: new () => PeerBox;
  readonly Frustum: new () => PeerFrustum;
  readonly Matrix4: new () => {
    elements: number[];
    multiply(other: object): object;
    invert(): object;
    lookAt(eye: object, target: object, up: object): object;
    setPosition(eye: object): object;
  };
  readonly PerspectiveCamera: new (
    angle: number,
    aspect: number,
    near: number,
    far: number,
  ) => {
    readonly projectionMatrix: { clone(): { multiply(other: object): { elements: number[] } } };
    readonly matrixWorldInverse: object;
    readonly position: { set(x: number, y: number, z: number): void };
    lookAt(x: number, y: number, z: number): void;
    updateMatrixWorld(): void;
  };
};

const random = new Random(5, 2, 9, 4);
const count = Number(process.argv[2] ?? 100_000);
const PASSES = Number(process.argv[3] ?? 15);
const CAMERAS = 20;

type View = { readonly elements: readonly number[] };

/** Cameras in a cube of a size, which look somewhere in it. */
function views(size: number): View[] {
  return Array.from({ length: CAMERAS }, () => {
    const camera = new three.PerspectiveCamera(60, 1.5, size / 100, size);
    const at = () => Math.round(size * random.unit());
    camera.position.set(at(), at(), at());
    camera.lookAt(at() + 0.5, at(), at());
    camera.updateMatrixWorld();
    const { elements } = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
    return { elements: [...elements] };
  });
}

function userTime(run: () => void): number {
  const before = process.cpuUsage().user;
  run();
  return process.cpuUsage().user - before;
}

function report(name: string, boxes: Float64Array, cameras: readonly View[]): void {
  const n = boxes.length / 6;
  const tree = buildBvh(boxes);
  const ours = cameras.map(({ elements }) => frustumFromMatrix(elements));
  const list = Array.from({ length: n }, (_, i) => {
    const box = new three.Box3();
    box.min.set(boxes[6 * i]!, boxes[6 * i + 1]!, boxes[6 * i + 2]!);
    box.max.set(boxes[6 * i + 3]!, boxes[6 * i + 4]!, boxes[6 * i + 5]!);
    return box;
  });
  const theirs = cameras.map(({ elements }) => {
    const frustum = new three.Frustum();
    const matrix = new three.Matrix4();
    matrix.elements = [...elements];
    frustum.setFromProjectionMatrix(matrix);
    return frustum;
  });
  const kept = { ours: 0, theirs: 0 };
  const withTree = () => {
    kept.ours = 0;
    for (const frustum of ours) kept.ours += boxesMeeting(tree, frustum).length;
  };
  const oneByOne = () => {
    kept.theirs = 0;
    for (const frustum of theirs) for (const box of list) if (frustum.intersectsBox(box)) kept.theirs++;
  };
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let pass = 0; pass < PASSES; pass++) {
    for (const i of pass % 2 === 0 ? [0, 1] : [1, 0])
      least[i] = Math.min(least[i]!, userTime(i === 0 ? withTree : oneByOne));
  }
  const [own, peer] = least.map((time) => (1000 * time) / (n * CAMERAS));
  const share = ((100 * kept.ours) / (n * CAMERAS)).toFixed(1);
  console.log(
    `| ${name} | ${share} % | ${own!.toFixed(1)} | ${peer!.toFixed(1)} | ${(own! / peer!).toFixed(2)} | ${kept.theirs - kept.ours} |`,
  );
}

function scattered(n: number, size: number): Float64Array {
  const boxes = new Float64Array(6 * n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) {
      const low = size * random.unit();
      boxes[6 * i + k] = low;
      boxes[6 * i + k + 3] = low + 1 + random.unit();
    }
  }
  return boxes;
}

function lattice(n: number): Float64Array {
  const side = Math.round(Math.cbrt(n));
  return Float64Array.from({ length: 6 * side * side * side }, (_, at) => {
    const i = Math.floor(at / 6);
    const place = [i % side, Math.floor(i / side) % side, Math.floor(i / side / side)];
    return 2 * place[at % 3]! + (at % 6 < 3 ? 0 : 1);
  });
}

console.log('| boxes | kept | ours, ns a box | three.js, ns a box | ratio | kept by three.js only |');
console.log('|---|---:|---:|---:|---:|---:|');
const size = 4 * Math.cbrt(count);
report('in no order', scattered(count, size), views(size));
report('on a lattice', lattice(count), views(2 * Math.round(Math.cbrt(count))));
report('all in one place', scattered(count, 1), views(2));
