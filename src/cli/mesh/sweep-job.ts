import * as surd from '../../arithmetic/surd.js';
import { type MeshFile, originOfTriangle } from '../../formats/index.js';
import { meshFeature } from '../../mesh/structure/mesh-feature.js';
import { type PreparedMesh, prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import { type CastShape, sweepMesh, sweptMeetsMesh, type TriangleContact } from '../../motion/index.js';
import { timeText } from '../../oracle/answers/sweeps.js';
import type { Context } from './jobs.js';
import { loadMesh } from './load-mesh.js';
import type { SweepAnswer, SweepHit, SweepJob, SweepResult, SweptSize } from './query-types.js';

/** A look at the flag, and a report, every so many sweeps. */
const BLOCK = 16;

const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/**
 * The shape at a place, exactly. No coordinate is added to another one, which would round it: a box is one of a center
 * and half sizes, and a capsule a lozenge that is as wide as a point.
 */
function shapeAt(size: SweptSize, place: Float64Array): CastShape {
  switch (size.type) {
    case 'sphere':
      return { type: 'sphere', center: place, radius: size.radius };
    case 'capsule':
      return { type: 'lozenge', origin: place, edges: [size.way, [0, 0, 0]], radius: size.radius };
    case 'box':
      return { type: 'oriented-box', center: place, axes: AXES, halfSize: size.halfSize };
  }
}

/** How numbers of vertices, edges and faces of a triangle begin in the codes of a mesh's features. */
const CODES = { vertex: 0, edge: 3, face: 6 };

function hitOf(file: MeshFile, mesh: PreparedMesh, { triangle, contact }: TriangleContact): SweepHit {
  const inFile = originOfTriangle(file, triangle);
  if (contact === null) return { triangle, points: null, normal: null, approach: null, inFile };
  const points = contact.points.map(({ b, rounded }) => ({
    feature: meshFeature(mesh.indices, triangle, CODES[b.type as keyof typeof CODES] + b.index),
    point: rounded.point,
  }));
  return { triangle, points, normal: contact.rounded.normal, approach: contact.approach, inFile };
}

/** Where a place is at a time, each coordinate rounded once. */
function reachedAt(time: surd.Surd, place: Float64Array, along: Float64Array): number[] {
  return Array.from(place, (x, axis) => {
    const way = surd.multiply(time, surd.fromNumber(along[axis]!));
    return surd.toNumber(surd.add(surd.fromNumber(x), way));
  });
}

function answer(file: MeshFile, mesh: PreparedMesh, job: SweepJob, i: number): SweepAnswer | boolean {
  const [place, along] = [job.sweeps.subarray(6 * i, 6 * i + 3), job.sweeps.subarray(6 * i + 3, 6 * i + 6)];
  const shape = shapeAt(job.shape, place);
  const { entering } = job;
  if (job.mode === 'any' && !entering) return sweptMeetsMesh(shape, along, mesh);
  const found = sweepMesh(shape, along, mesh, { entering });
  // What is known of the time without exact numbers is there exactly if there is one.
  if (job.mode === 'any') return found.within !== null;
  const { start, first } = found;
  if (first === null) return { start, time: null, exactTime: null, reached: null, hits: [] };
  return {
    start,
    time: surd.toNumber(first),
    exactTime: timeText(first),
    reached: reachedAt(first, place, along),
    hits: found.contacts.map((each) => hitOf(file, mesh, each)),
  };
}

/** `unerring sweep`: what a shape that moves along a line meets first. */
export async function sweepJob(job: SweepJob, context: Context): Promise<SweepResult> {
  const file = await loadMesh(job.source, context);
  if (file === undefined) return { answers: [], complete: false };
  const mesh = prepareMesh(file.mesh);
  const count = job.sweeps.length / 6;
  const answers: (SweepAnswer | boolean)[] = [];
  for (let i = 0; i < count; i++) {
    if (i % BLOCK === 0) {
      context.progress('sweeps', i, count);
      if (context.signal.aborted) return { answers, complete: false };
    }
    answers.push(answer(file, mesh, job, i));
  }
  return { answers, complete: true };
}
