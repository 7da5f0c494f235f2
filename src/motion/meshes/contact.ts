/** What is said of two features of meshes that touch while these move. */
import type { ContactPoint } from '../../core/contact.js';
import type { MeshFeature } from '../../mesh/structure/mesh-feature.js';
import type { CoplanarContacts, MotionContact } from '../deforming/features.js';
import { nearestToTime, type Time } from '../times/time.js';
import { contactsOfPair, type FeaturePair, type Meshes, type PairKind } from './feature-pairs.js';
import type { MovingMesh } from './moving-mesh.js';

/** Two features of meshes that touch at some time from 0 to 1: a vertex and a face, or two edges. */
export interface DeformingContact {
  /**
   * The feature of the first mesh, or of the only one: there the vertex, or the edge with the lower `index`. The
   * `index` of an edge is the first half-edge 3 t + k along it: the side of triangle t that starts at its corner k.
   */
  readonly a: MeshFeature;
  /** The feature of the second mesh, or of the only one: there the face, or the other edge. */
  readonly b: MeshFeature;
  /** When they first touch, exactly: from 0 to 1. Found when it is first read. */
  readonly time: Time;
  /**
   * All contacts of the two, in order. Their points are named as of the two features alone: vertex 0; vertex 0 to 2,
   * edge 0 to 2 or face 0 of the triangle; vertex 0 (the lower number), vertex 1 or edge 0 of an edge. Found when it is
   * first read.
   */
  readonly contacts: readonly MotionContact[];
  /** The double nearest to the time. Found when it is read. */
  readonly rounded: { readonly time: number };
}

const vertexOf = (index: number): MeshFeature => ({ type: 'vertex', index });
const faceOf = (index: number): MeshFeature => ({ type: 'face', index });

function edgeOf({ edges: { from, to, halfEdges } }: MovingMesh, e: number): MeshFeature {
  const index = halfEdges[e]!;
  return { type: 'edge', index, vertices: [from[e]!, to[e]!], triangle: Math.floor(index / 3) };
}

/** A contact with its sides exchanged. */
class TurnedContact implements MotionContact {
  readonly contact: readonly ContactPoint[];
  readonly #of: MotionContact;

  constructor(of: MotionContact) {
    this.contact = of.contact.map(({ a, b }) => ({ a: b, b: a }));
    this.#of = of;
  }

  get time(): Time {
    return this.#of.time;
  }

  get until(): Time {
    return this.#of.until;
  }

  get rounded(): MotionContact['rounded'] {
    return this.#of.rounded;
  }
}

/** A contact that finds its times when they are asked for. */
class LazyFeatureContact implements DeformingContact {
  readonly a: MeshFeature;
  readonly b: MeshFeature;
  readonly #meshes: Meshes;
  readonly #pair: FeaturePair;
  #found: CoplanarContacts | undefined;

  constructor(meshes: Meshes, pair: FeaturePair) {
    const { first, second } = meshes;
    const { kind, a, b } = pair;
    this.a = kind === 'vertex-face' ? vertexOf(a) : kind === 'face-vertex' ? faceOf(a) : edgeOf(first, a);
    this.b = kind === 'vertex-face' ? faceOf(b) : kind === 'face-vertex' ? vertexOf(b) : edgeOf(second, b);
    this.#meshes = meshes;
    this.#pair = pair;
  }

  get contacts(): readonly MotionContact[] {
    this.#found ??= turned(this.#pair.kind, contactsOfPair(this.#meshes, this.#pair));
    return this.#found.contacts;
  }

  get time(): Time {
    return this.contacts[0]!.time;
  }

  get rounded(): { readonly time: number } {
    return { time: nearestToTime(this.time) };
  }
}

function turned(kind: PairKind, found: CoplanarContacts): CoplanarContacts {
  if (kind !== 'face-vertex') return found;
  return { ...found, contacts: found.contacts.map((contact) => new TurnedContact(contact)) };
}

/** The contact of a pair that touches. */
export const contactOfPair = (meshes: Meshes, pair: FeaturePair): DeformingContact =>
  new LazyFeatureContact(meshes, pair);
