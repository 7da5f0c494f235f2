/** How results of another class than plain data cross between threads. */

import type { LineBy } from '../implicit/data.js';
import { exactForm3 } from '../implicit/forms.js';
import { LineLinePointObject } from '../implicit/objects/line-line-point.js';
import type { MeshSection } from '../mesh/sections/mesh-section.js';
import { MeshSections } from '../mesh/sections/mesh-sections-list.js';
import { MeshComponents } from '../mesh/validation/component-table.js';
import type { MeshReport } from '../mesh/validation/report.js';
import type { Buffer2d } from '../polygons/buffer/buffer-polygon2d.js';
import { markAsMade } from '../polygons/made-sets.js';
import type { PolygonSet } from '../polygons/polygon-set.js';
import type { CombinedMesh } from '../solids/meshes/combined-mesh.js';
import { memoryOfResult, type ResultMemory, rememberResult } from '../solids/meshes/result-memory.js';
import type { CrossedDelaunay2d } from '../triangulation/plane/constrained-delaunay-with-crossings2d.js';
import { receiveSection, type SentSection, sendSection } from './section-crossing.js';

/** What is sent for a result, and what is made of that on the other side: the same, as far as anybody can tell. */
interface Crossing<R, S> {
  readonly send: (result: R) => S;
  readonly receive: (sent: S) => R;
}

const crossing = <R, S>(send: (result: R) => S, receive: (sent: S) => R): Crossing<R, S> => ({
  send,
  receive,
});

/** A combined mesh with what it remembers, so that attributes can be interpolated, and triangles grouped. */
interface SentMesh {
  readonly mesh: CombinedMesh;
  readonly memory: ResultMemory | null;
}

function sendMesh(mesh: CombinedMesh): SentMesh {
  const memory = mesh.origins === null ? undefined : memoryOfResult(mesh.origins);
  if (memory === undefined) return { mesh, memory: null };
  const { meshes, indices, origins, points, positions, cornerOf } = memory;
  // A prepared mesh is more than its lists. One that was given twice stays one.
  const lists = new Map(meshes.map((one) => [one, { positions: one.positions, indices: one.indices }]));
  const sent = {
    meshes: meshes.map((one) => lists.get(one)!),
    indices,
    origins,
    points: points?.map(exactForm3) ?? null,
    cornerOf,
  };
  return { mesh, memory: positions === undefined ? sent : { ...sent, positions } };
}

function receiveMesh({ mesh, memory }: SentMesh): CombinedMesh {
  if (memory !== null) rememberResult(memory);
  return mesh;
}

/** A table of columns, whose class has questions. */
const receiveReport = (report: MeshReport): MeshReport => ({
  ...report,
  components: Object.assign(new MeshComponents(new Uint32Array(0), 0), report.components),
});

interface LineLineData {
  readonly a: readonly number[];
  readonly aBy: LineBy;
  readonly b: readonly number[];
  readonly bBy: LineBy;
}

/** Crossings are objects of a class again. */
const receiveCrossings = (triangulation: CrossedDelaunay2d): CrossedDelaunay2d => ({
  ...triangulation,
  crossings: triangulation.crossings.map((point) => {
    if (!('type' in point)) return point;
    const { a, aBy, b, bBy } = point as unknown as LineLineData;
    return new LineLinePointObject(a, aBy, b, bBy);
  }),
});

const same = <R>(result: R): R => result;

const receiveSections = (sent: readonly SentSection[]): MeshSections => {
  const made: (MeshSection | undefined)[] = [];
  return new MeshSections(sent.length, (i) => {
    made[i] ??= receiveSection(sent[i]!);
    return made[i];
  });
};

/** The ways, by names. What has none is plain data. */
export const CROSSINGS = {
  plain: /* @__PURE__ */ crossing<unknown, unknown>(same, same),
  'combined-mesh': /* @__PURE__ */ crossing(sendMesh, receiveMesh),
  report: /* @__PURE__ */ crossing<MeshReport, MeshReport>(same, receiveReport),
  section: /* @__PURE__ */ crossing(sendSection, receiveSection),
  sections: /* @__PURE__ */ crossing(
    (sections: MeshSections) => Array.from(sections, sendSection),
    receiveSections,
  ),
  crossings: /* @__PURE__ */ crossing<CrossedDelaunay2d, CrossedDelaunay2d>(same, receiveCrossings),
  /** Sets are known as made here, so that their parts need no look. */
  'polygon-set': /* @__PURE__ */ crossing<PolygonSet, PolygonSet>(same, markAsMade),
  buffer: /* @__PURE__ */ crossing<Buffer2d, Buffer2d>(same, (buffer) => {
    markAsMade(buffer.region);
    return buffer;
  }),
} as const;

export type CrossingName = keyof typeof CROSSINGS;

/** What is sent for a result. */
export function sendResult(name: CrossingName, result: unknown): unknown {
  return (CROSSINGS[name] as Crossing<unknown, unknown>).send(result);
}

/** The result of what was sent. */
export function receiveResult(name: CrossingName, sent: unknown): unknown {
  return (CROSSINGS[name] as Crossing<unknown, unknown>).receive(sent);
}

/**
 * The buffers in plain data, each once, to be handed over instead of copied. Empty ones are left out: a list without
 * members may be a constant of a module.
 */
export function buffersIn(
  value: unknown,
  found: Set<ArrayBuffer> = new Set(),
  seen: Set<object> = new Set(),
): Set<ArrayBuffer> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  if (ArrayBuffer.isView(value)) {
    const { buffer } = value;
    if (buffer instanceof ArrayBuffer && buffer.byteLength > 0) found.add(buffer);
    return found;
  }
  // Lists of numbers, which are many, have none.
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'number') for (const member of value) buffersIn(member, found, seen);
    return found;
  }
  for (const member of Object.values(value)) buffersIn(member, found, seen);
  return found;
}
