import { GrowableUint32 } from '../core/collections/growable.js';
import { type FaceCutting, FaceTriangulator, type FaceVerdict } from '../triangulation/face-triangulator.js';
import { counted } from './format-error.js';
import type { MeshFile, NoteType } from './mesh-file.js';
import type { NoteBook } from './note-book.js';
import type { Pause } from './pause.js';

/** How many corners the faces have that are triangulated between two pauses. */
const CORNERS_AT_ONCE = 1 << 17;

/** What is said about the faces of a verdict; the plain ones need no words. */
const REMARKS: readonly (readonly [FaceVerdict, NoteType, string])[] = [
  ['not-planar', 'faces-not-planar', 'not exactly planar'],
  ['not-convex', 'faces-not-convex', 'planar but not convex'],
  ['self-crossing', 'faces-self-crossing', 'crossing themselves: triangulated as a fan, which may overlap'],
  [
    'self-touching',
    'faces-self-touching',
    'touching themselves, as with a bridge to a hole: cut without overlap',
  ],
  ['flat', 'faces-flat', 'with all corners on one line: triangulated as a fan without area'],
  [
    'too-large',
    'faces-too-large',
    'not convex, and too much work to be clipped: triangulated as a fan, which may overlap',
  ],
];

/** Triangles, and which face each is part of. */
export type Triangles = Pick<MeshFile, 'faceOfTriangle'> & { readonly indices: Uint32Array };

/**
 * The faces of a file in order. A reader pushes the corners of a face to `corners` and then closes the face. As long
 * as all faces are triangles, there is nothing but corners.
 */
export class FaceList {
  readonly corners = new GrowableUint32();
  /** Where each face starts, once there is a face that is no triangle. */
  #starts: GrowableUint32 | undefined;
  /** Where the face that is not closed yet starts. */
  #open = 0;
  #count = 0;

  /** How many faces are closed. */
  get count(): number {
    return this.#count;
  }

  /** How many corners the face that is not closed yet has. */
  get openCorners(): number {
    return this.corners.length - this.#open;
  }

  /** Ends a face. */
  close(): void {
    if (this.openCorners !== 3 && this.#starts === undefined) this.#notOnlyTriangles();
    this.#starts?.push(this.#open);
    this.#open = this.corners.length;
    this.#count++;
  }

  #notOnlyTriangles(): void {
    this.#starts = new GrowableUint32();
    this.#starts.reserve(this.#count + 1);
    for (let i = 0; i < this.#count; i++) this.#starts.push(3 * i);
  }

  /**
   * Triangulates what is no triangle, and notes it. Faces of one or two corners are left out, and noted.
   *
   * @param pause is awaited now and then
   */
  async finish(positions: Float64Array, notes: NoteBook, pause: Pause): Promise<Triangles> {
    const starts = this.#starts;
    if (starts === undefined) return { indices: this.corners.finish(), faceOfTriangle: null };
    starts.push(this.corners.length);
    let triangles = 0;
    for (let i = 0; i < this.#count; i++) triangles += Math.max(0, starts.data[i + 1]! - starts.data[i]! - 2);
    const indices = new GrowableUint32();
    const faceOfTriangle = new GrowableUint32();
    indices.reserve(3 * triangles);
    faceOfTriangle.reserve(triangles);
    const triangulator = new FaceTriangulator(positions, this.corners.data, indices, { isTouchingCut: true });
    const told = new Map<FaceVerdict, GrowableUint32>();
    let next = 0;
    for (let i = 0; i < this.#count; i++) {
      const [from, to] = [starts.data[i]!, starts.data[i + 1]!];
      if (from >= next) {
        await pause();
        next = from + CORNERS_AT_ONCE;
      }
      const cut = triangulator.triangulate(from, to);
      const step = typeof cut === 'string' ? { done: true, value: cut } : cut.next();
      const verdict = step.value ?? (await inSteps(cut as FaceCutting, pause));
      if (verdict !== 'triangle') tell(told, verdict, i);
      // A face that touches itself has other numbers of triangles than its corners say.
      while (3 * faceOfTriangle.length < indices.length) faceOfTriangle.push(i);
    }
    noteFaces(told, notes);
    return { indices: indices.finish(), faceOfTriangle: faceOfTriangle.finish() };
  }
}

/** What comes of a face that is cut in more steps than one. */
async function inSteps(cutting: FaceCutting, pause: Pause): Promise<FaceVerdict> {
  for (;;) {
    await pause();
    const step = cutting.next();
    if (step.done === true) return step.value;
  }
}

function tell(told: Map<FaceVerdict, GrowableUint32>, verdict: FaceVerdict, face: number): void {
  let faces = told.get(verdict);
  if (faces === undefined) {
    faces = new GrowableUint32();
    told.set(verdict, faces);
  }
  faces.push(face);
}

function noteFaces(told: ReadonlyMap<FaceVerdict, GrowableUint32>, notes: NoteBook): void {
  const small = told.get('too-small');
  let polygons = 0;
  for (const [verdict, { length }] of told) if (verdict !== 'too-small') polygons += length;
  const triangulated = `${counted(polygons, 'face')} with more than three corners: triangulated`;
  notes.add('polygons-triangulated', polygons, triangulated);
  for (const [verdict, kind, remark] of REMARKS) {
    const faces = told.get(verdict)?.finish();
    if (faces === undefined) continue;
    notes.add(kind, faces.length, `${counted(faces.length, 'face')} ${remark} (${listed(faces)})`, faces);
  }
  if (small === undefined) return;
  const faces = small.finish();
  const message = `${counted(faces.length, 'face')} with fewer than three corners: left out (${listed(faces)})`;
  notes.add('faces-without-area', faces.length, message, faces);
}

/** The first numbers of a list. */
function listed(faces: Uint32Array): string {
  const shown = [...faces.subarray(0, 5)].join(', ');
  return `${faces.length === 1 ? 'face' : 'faces'} ${shown}${faces.length > 5 ? ', ...' : ''}`;
}
