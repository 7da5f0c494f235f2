/** The kinds of features that a shape has. `interior` is that of a solid; a triangle's inside is its face. */
export type FeatureType = 'vertex' | 'edge' | 'face' | 'interior';

/**
 * A part of a shape: vertex, edge or face number `index`, or the interior of a solid (index 0). Edges and faces are
 * meant without their boundary, so that every point of a shape has exactly one feature: **the first vertex equal to
 * it, else the first edge that contains it, else the first face that contains it, else the interior**. The rule holds
 * for degenerate shapes too.
 *
 * Features are made by `vertex`, `edge` and `face`, and equal small ones are the same object.
 */
export interface Feature {
  readonly type: FeatureType;
  readonly index: number;
}

/** Features up to this index are made once: queries on segments, triangles and boxes allocate none. */
const CACHED = 64;

function cached(type: FeatureType): readonly Feature[] {
  return Array.from({ length: CACHED }, (_, index) => Object.freeze({ type, index }));
}

const vertices = /* @__PURE__ */ cached('vertex');
const edges = /* @__PURE__ */ cached('edge');
const faces = /* @__PURE__ */ cached('face');

/** Vertex number i of a shape. @example vertex(2); // { type: 'vertex', index: 2 } */
export function vertex(i: number): Feature {
  return vertices[i] ?? { type: 'vertex', index: i };
}

/** Edge number i of a shape. @example edge(0); // { type: 'edge', index: 0 } */
export function edge(i: number): Feature {
  return edges[i] ?? { type: 'edge', index: i };
}

/** Face number i of a shape. @example face(5); // { type: 'face', index: 5 } */
export function face(i: number): Feature {
  return faces[i] ?? { type: 'face', index: i };
}

/** The interior of a solid. */
export const INTERIOR: Feature = /* @__PURE__ */ Object.freeze({ type: 'interior', index: 0 });
