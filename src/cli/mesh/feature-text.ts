import type { MeshFeature } from '../../mesh/structure/mesh-feature.js';

/** A part of a mesh in words: `vertex 3`, `edge 3-17`, `face 12`. */
export function featureText(feature: MeshFeature): string {
  return feature.type === 'edge' ? `edge ${feature.vertices.join('-')}` : `${feature.type} ${feature.index}`;
}
