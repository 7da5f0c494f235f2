import { throwIfAborted } from '../../core/aborted.js';
import {
  requireFiniteNumbers,
  requireList,
  requireNoMore,
  requireNormal,
  requireWatch,
} from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { CoefficientsPlaneObject } from '../../implicit/objects/planes.js';
import type { MeshFillRule } from '../structure/fill-rule.js';
import type { MeshInput } from '../structure/indexed-mesh.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { type CrossingLists, crossingLists } from './crossing-lists.js';
import { type Levels, levelsToStack } from './levels.js';
import {
  type MeshSection,
  requireRule,
  type SectionOptions,
  sectionMesh,
  sectionOf,
} from './mesh-section.js';
import { MeshSections } from './mesh-sections-list.js';
import { type SectionTopology, topologyOf } from './section-topology.js';

/** How sections by many planes are made. */
export interface SectionsOptions extends SectionOptions {
  /** Hears how far the sorting of vertices and of triangles is. */
  readonly onProgress?: ((stage: 'vertices' | 'triangles', done: number, total: number) => void) | undefined;
  /** Ends it when it is aborted: its reason is thrown. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined;
}

/** What is known before a layer is traced. */
interface Stack {
  readonly normal: Point3;
  /** Descending, none twice: in the order of the normal. */
  readonly constants: Float64Array;
  /** For each plane the place of its constant. */
  readonly layers: Uint32Array;
  readonly topology: SectionTopology;
  readonly levels: Levels;
  readonly lists: CrossingLists;
  readonly rule: MeshFillRule;
}

/** The section by plane i. */
function layerOf(
  { normal, constants, layers, topology, levels, lists, rule }: Stack,
  i: number,
): MeshSection {
  const layer = layers[i]!;
  const plane = new CoefficientsPlaneObject(normal, constants[layer]!);
  const triangles = lists.triangles.subarray(lists.first[layer]!, lists.first[layer + 1]!);
  return sectionOf(plane, { topology, levels, layer }, triangles, rule);
}

/** A report and a look at the signal every so many steps. */
const STEPS = 1 << 14;

/** What is called before each step of a stage. */
function watch(
  { onProgress, signal }: SectionsOptions,
  stage: 'vertices' | 'triangles',
  total: number,
): (done: number) => void {
  return (done) => {
    if (done % STEPS !== 0) return;
    onProgress?.(stage, done, total);
    throwIfAborted('meshSections', signal);
  };
}

/**
 * The sections of a mesh by many parallel planes, `normal · x + constant = 0` for each constant: what
 * {@link meshSection} gives for each plane, by the same rule, in one sweep. What one layer ends with is where the next
 * begins, so that layers of neighbours on a common plane agree.
 *
 * Vertices are sorted by the planes, and for each plane the triangles are listed that it crosses; then a layer costs
 * what is in it, and is traced when it is read. Time is V log P + T + C for P planes, V vertices, T triangles and C
 * crossings of a triangle and a plane; memory is 4 C + 5 V + 37 T bytes, and 8 for each plane.
 *
 * @param mesh any mesh, closed or not
 * @param normal of all planes; it need not be of length 1
 * @param constants one for each plane, in any order
 * @throws RangeError naming what is wrong with the mesh, the normal, a constant or an option; the reason of a signal
 *   that is aborted
 * @example
 * const tetrahedron = {
 *   positions: [0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * };
 * const layers = meshSections(tetrahedron, [0, 0, 1], [-0, -1, -2, -3]);
 * Array.from(layers, ({ loops }) => loops.length); // [1, 1, 1, 0]
 * layers.at(2).loops[0].rounded; // new Float64Array([0, 0, 2, 1, 0, 2, 0, 1, 2])
 */
export function meshSections(
  mesh: MeshInput | PreparedMesh,
  normal: Point3,
  constants: ArrayLike<number>,
  options: SectionsOptions = {},
): MeshSections {
  const where = 'meshSections';
  if (arguments.length > 4) requireNoMore(where, 4, arguments[4]);
  const own = sectionMesh(where, mesh);
  requireNormal(where, 'normal', normal);
  requireList(where, 'constants', 'a list of numbers', constants);
  requireFiniteNumbers(where, 'constants', constants);
  const rule = requireRule(where, options, 'rule onProgress signal');
  const { onProgress, signal } = options;
  requireWatch(where, onProgress, signal);
  const way = [normal[0]! + 0, normal[1]! + 0, normal[2]! + 0] as const;
  const given = Float64Array.from(constants, (constant) => constant + 0);
  const descending = Float64Array.from(new Set(given)).sort().reverse();
  const places = new Map(Array.from(descending, (constant, i) => [constant, i]));
  const topology = topologyOf(own);
  const { positions, triangles } = topology;
  const levels = levelsToStack(positions, way, descending, watch(options, 'vertices', positions.length / 3));
  const lists = crossingLists(topology, levels, descending.length, watch(options, 'triangles', triangles));
  const layers = Uint32Array.from(given, (constant) => places.get(constant)!);
  const stack = { normal: way, constants: descending, layers, topology, levels, lists, rule };
  return new MeshSections(layers.length, (i) => layerOf(stack, i));
}
