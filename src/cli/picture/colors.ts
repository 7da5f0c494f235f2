import type { FindingType } from '../../mesh/validation/finding-kinds.js';

/** A colour for each kind of finding, told apart on a light and on a dark ground and on the grey of a surface. */
const COLORS: Readonly<Record<FindingType, string>> = {
  'no-triangles': '#5c6773',
  'duplicate-vertices': '#8e3fd1',
  'unreferenced-vertex': '#5c6773',
  'non-manifold-vertex': '#ff4fa3',
  'repeated-corner': '#7a5200',
  'degenerate-triangle': '#e0b000',
  'duplicate-triangles': '#00a3a3',
  'opposite-triangles': '#00708f',
  'border-edge': '#ff7a00',
  'non-manifold-edge': '#c800c8',
  'inconsistent-edge': '#1769ff',
  'folded-neighbours': '#5a8f00',
  'coplanar-neighbours': '#7fa6c9',
  't-junction': '#00a550',
  'overlapping-triangles': '#a3154e',
  'crossing-triangles': '#e8202a',
  'touching-triangles': '#ff8f80',
  'inverted-component': '#3d5afe',
  'zero-volume-component': '#9c7a00',
};

export function colorOf(kind: FindingType): string {
  return COLORS[kind];
}
