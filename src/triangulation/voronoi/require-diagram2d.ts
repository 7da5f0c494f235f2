import { requireOneForEach } from '../../core/arguments/buffers.js';
import {
  reject,
  requireGroups,
  requireIndex,
  requireList,
  requireObject,
  requirePositions,
} from '../../core/arguments/index.js';
import type { PowerDiagram2d, VoronoiDiagram2d } from './diagram2d.js';

/** Diagrams that were looked at before. The data must not be changed after that. */
const sound: WeakSet<VoronoiDiagram2d> = /* @__PURE__ */ new WeakSet();

const EXPECTED = 'a diagram of voronoiDiagram2d or powerDiagram2d';

type Lists = Pick<
  VoronoiDiagram2d,
  'vertices' | 'vertexSites' | 'edgeSites' | 'edgeVertices' | 'cellStarts' | 'cellEdges'
>;

/** Checks that all members of a list are numbers of something. */
function requireAll(where: string, name: string, list: ArrayLike<number>, count: number, least = 0): void {
  for (let i = 0; i < list.length; i++) {
    if (list[i] !== least || least === 0) requireIndex(where, `${name}[${i}]`, list[i]!, count);
  }
}

function requireLengths(where: string, name: string, lists: Lists, sites: number): void {
  const lengths = {
    vertices: (lists.vertexSites.length / 3) * 2,
    edgeVertices: lists.edgeSites.length,
    cellStarts: sites + 1,
    cellEdges: lists.edgeSites.length,
  };
  for (const [member, length] of Object.entries(lengths)) {
    const list = lists[member as keyof Lists];
    requireList(where, `${name}.${member}`, `a list of ${length} numbers`, list);
    if (list.length !== length) reject(where, `${name}.${member}`, `a list of ${length} numbers`, list);
  }
}

/**
 * Checks that an argument is a diagram: one that was made here, or one whose lists fit together. That is looked at once
 * for each object; where vertices are, and which sites are beside each other, is taken on trust.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireDiagram2d(
  where: string,
  diagram: VoronoiDiagram2d | PowerDiagram2d,
): Float64Array | undefined {
  requireObject(where, 'diagram', EXPECTED, diagram);
  const weights = 'weights' in diagram ? diagram.weights : undefined;
  if (sound.has(diagram)) return weights;
  requireObject(where, 'diagram.coordinates', 'a list of numbers', diagram.coordinates);
  const sites = requirePositions(where, 'diagram.coordinates', diagram.coordinates, 2);
  if (weights !== undefined) requireOneForEach(where, 'diagram.weights', weights, sites, 'site');
  const vertices = requireGroups(where, 'diagram.vertexSites', diagram.vertexSites, 3);
  requireGroups(where, 'diagram.edgeSites', diagram.edgeSites, 2);
  requireLengths(where, 'diagram', diagram, sites);
  requireAll(where, 'diagram.vertexSites', diagram.vertexSites, sites);
  requireAll(where, 'diagram.edgeSites', diagram.edgeSites, sites);
  requireAll(where, 'diagram.edgeVertices', diagram.edgeVertices, vertices, -1);
  requireAll(where, 'diagram.cellEdges', diagram.cellEdges, diagram.edgeSites.length);
  requireAll(where, 'diagram.cellStarts', diagram.cellStarts, diagram.cellEdges.length + 1);
  sound.add(diagram);
  return weights;
}
