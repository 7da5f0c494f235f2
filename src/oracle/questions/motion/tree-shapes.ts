/** Shapes among brushes, and how they move: on the lattice of the brushes, and in their frame. */
import { BRUSH_COUNT, OTHER, planeCount, planePlace } from '../../cases/bsp/brushes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import { type TreeSweepKind, treeMotion } from '../../cases/motion/tree-sweeps.js';
import type { Random } from '../../cases/random.js';
import { type Frame, inSpace, latticePoint } from '../bsp/brush-families.js';
import { pick } from '../families/plant.js';
import { fill, landmark, move, radiiOf } from '../round/operands.js';

/** Kinds that are given by points alone. */
const POINTS: Readonly<Partial<Record<TreeSweepKind, number>>> = {
  point: 1,
  segment: 2,
  triangle: 3,
  tetrahedron: 4,
};

/** Where the half sizes of an oriented box begin. */
const HALF_SIZES = 12;

/** Edges of 1, or of an integer in a rotated frame. */
export function fillShape(kind: TreeSweepKind, random: Random, out: Float64Array, frame: Frame): void {
  const count = POINTS[kind];
  if (count !== undefined) {
    const near = latticePoint(random);
    for (let i = 0; i < count; i++) {
      const q = near.map((x) => x + random.between(-1, 1)) as [number, number, number];
      out.set(inSpace(frame, q), OTHER + 3 * i);
    }
    return;
  }
  if (kind === 'box') fillBox(random, out);
  else fill(kind, random, out, OTHER);
  // Of three half sizes one is often 0, and what is flat goes into nothing.
  if (kind === 'orientedBox' && !random.oneIn(4))
    for (let k = HALF_SIZES; k < HALF_SIZES + 3; k++) if (out[OTHER + k] === 0) out[OTHER + k] = 1;
  move(kind, out, OTHER, inSpace(frame, latticePoint(random)));
  const length = Math.sqrt(frame.square);
  for (const at of radiiOf(kind)) {
    const radius = out[OTHER + at]! * (random.oneIn(3) ? length / 2 : length);
    out[OTHER + at] = random.oneIn(8) ? Math.abs(stepUlps(radius, random.sign())) : radius;
  }
  if (kind === 'box' && random.oneIn(8)) flatten(random, out);
}

/** From the origin on; now and then flat. */
function fillBox(random: Random, out: Float64Array): void {
  out.fill(0, OTHER, OTHER + 3);
  for (let k = 3; k < 6; k++) out[OTHER + k] = random.oneIn(12) ? 0 : random.between(1, 3);
}

/** The box flat, in the plane of a brush that is across an axis, if there is one. */
function flatten(random: Random, out: Float64Array): void {
  const brush = random.below(out[BRUSH_COUNT]!);
  const at = planePlace(brush, random.below(planeCount(out, brush)));
  const normal = [...out.subarray(at, at + 3)];
  const axis = normal.findIndex((x) => x !== 0);
  const height = -out[at + 3]! / normal[axis]!;
  if (normal.filter((x) => x !== 0).length > 1 || !Number.isInteger(height)) return;
  out[OTHER + axis] = height;
  out[OTHER + 3 + axis] = height;
}

/** Points of the core that are looked at: enough to see the lowest corner. */
const LANDMARKS = 40;

/**
 * Now and then puts the shape on the outer side of a face of a box, over its middle, so that both touch: exactly, where
 * planes are across axes.
 */
function setOnFace(kind: TreeSweepKind, random: Random, out: Float64Array): void {
  const brush = random.below(out[BRUSH_COUNT]!);
  if (planeCount(out, brush) < 6) return;
  const faces = [0, 1, 2, 3, 4, 5].map((i) => out.slice(planePlace(brush, i), planePlace(brush, i) + 4));
  const squareOf = ([x, y, z]: Float64Array): number => x! * x! + y! * y! + z! * z!;
  // The feet of the origin on opposite faces have the middle between both in the middle.
  const middle = [0, 1, 2].map((k) => -faces.reduce((sum, n) => sum + (n[3]! * n[k]!) / squareOf(n), 0) / 2);
  const corner = landmark(kind, random, out, OTHER);
  move(
    kind,
    out,
    OTHER,
    middle.map((x, k) => x - corner[k]!),
  );
  const face = faces[random.below(6)]!;
  const heights = Array.from({ length: LANDMARKS }, () =>
    landmark(kind, random, out, OTHER).reduce((sum, x, k) => sum + face[k]! * x, face[3]!),
  );
  const radius = radiiOf(kind).reduce((sum, at) => sum + out[OTHER + at]!, 0);
  const up = radius * Math.sqrt(squareOf(face)) - Math.min(...heights);
  move(
    kind,
    out,
    OTHER,
    [0, 1, 2].map((k) => (up * face[k]!) / squareOf(face)),
  );
}

/** None; along axes of the frame; towards a point of the lattice, or as far again. */
export function fillMotion(kind: TreeSweepKind, random: Random, out: Float64Array, frame: Frame): void {
  drawMotion(kind, random, out, frame);
  if (random.oneIn(5)) setOnFace(kind, random, out);
}

function drawMotion(kind: TreeSweepKind, random: Random, out: Float64Array, frame: Frame): void {
  const at = treeMotion(kind);
  const how = random.below(8);
  if (how === 0) {
    out.fill(0, at, at + 3);
    return;
  }
  const speed = random.oneIn(6) ? powerOfTwo(random.between(-24, 16)) : 1;
  if (how < 4) {
    const q = [0, 0, 0] as [number, number, number];
    q[random.below(3)] = random.sign() * random.between(1, 9);
    if (random.oneIn(2)) q[random.below(3)] = random.between(-4, 4);
    out.set(inSpace(frame, q), at);
  } else {
    // From outside of the lattice, now and then.
    const away = [0, 0, 0] as [number, number, number];
    if (random.oneIn(2)) away[random.below(3)] = random.sign() * 6;
    move(kind, out, OTHER, inSpace(frame, away));
    const within = [0, 1, 2].map(() => random.between(-2, 2)) as [number, number, number];
    const [from, to] = [landmark(kind, random, out, OTHER), inSpace(frame, within)];
    const share = pick(random, [0.5, 1, 1, 2]);
    out.set(
      to.map((x, k) => share * (x - from[k]!)),
      at,
    );
  }
  for (let k = 0; k < 3; k++) out[at + k] = out[at + k]! * speed;
}
