import type { FindingType } from '../mesh/validation/finding-kinds.js';

/** What a person is told about a kind of finding. */
export interface Explanation {
  /** What was found, exactly. */
  readonly what: string;
  /** Why it matters, and to whom. */
  readonly why: string;
  /** What usually mends it. */
  readonly mend: string;
  /** The smallest mesh that has it, as text of an OBJ file; the smallest map. */
  readonly example: string;
}

const obj = (vertices: string, faces: string): string => {
  const lines = (letter: string, text: string) =>
    text === '' ? [] : text.split(', ').map((numbers) => `${letter} ${numbers}`);
  return `${[...lines('v', vertices), ...lines('f', faces)].join('\n')}\n`;
};

const TETRAHEDRON = '0 0 0, 1 0 0, 0 1 0, 0 0 1';

/**
 * What each kind of finding is, why it matters and how it is mended: for `unerring explain` and the page.
 *
 * @example EXPLANATIONS['border-edge'].what; // 'An edge that only one triangle has: the surface ends here.'
 */
export const EXPLANATIONS: Readonly<Record<FindingType, Explanation>> = {
  'no-triangles': {
    what: 'The mesh has no triangle with three different corners.',
    why: 'There is no surface: nothing can be drawn, printed or measured.',
    mend: 'Look at what the exporter was told to write: curves and points alone, or an empty selection, give such files.',
    example: obj(TETRAHEDRON, ''),
  },
  'duplicate-vertices': {
    what: 'Several vertices stand at exactly the same point.',
    why:
      'Triangles that only seem to be connected have different vertices there: the surface is cut open along them. It may ' +
      'be meant, where vertices carry different normals or texture coordinates.',
    mend: 'Merge them: --weld does it for the check, "merge by distance" or "weld" in modelling programs for good.',
    example: obj('0 0 0, 1 0 0, 0 1 0, 1 0 0, 1 1 0, 0 1 0', '1 2 3, 4 5 6'),
  },
  'unreferenced-vertex': {
    what: 'A vertex that no triangle has as a corner.',
    why: 'It is no part of the surface and does no harm there, but it counts for the extent of the model.',
    mend: 'Delete loose vertices, if they are no construction points that somebody needs.',
    example: obj('0 0 0, 1 0 0, 0 1 0, 9 9 9', '1 2 3'),
  },
  'non-manifold-vertex': {
    what:
      'The triangles around a vertex do not form one fan: two or more sheets of surface touch in this point only (a bow-tie), ' +
      'or a non-manifold edge ends here.',
    why:
      'Walking around the vertex over edges does not reach all of its triangles. Offsets, smoothing, subdivision and ' +
      'half-edge structures need one fan; in a printed part this is a joint without strength.',
    mend: 'Give each sheet a vertex of its own ("split", "rip"), or let the sheets meet in an edge or in more.',
    example: obj('0 0 0, 1 0 0, 0 1 0, -1 0 0, 0 -1 0', '1 2 3, 1 4 5'),
  },
  'repeated-corner': {
    what: 'A triangle that names the same vertex twice or three times.',
    why: 'It has no area and bounds nothing. It has no part in edges and components, and the rest of the check leaves it out.',
    mend: 'Delete it: no hole is left behind. Welding makes such triangles where an edge was shorter than the distance.',
    example: obj('0 0 0, 1 0 0, 0 1 0', '1 2 3, 1 2 2'),
  },
  'degenerate-triangle': {
    what: 'A triangle with three different vertices that lie exactly on one line, or at one point. It has no area.',
    why: 'It has no normal: shading, offsets and slicing divide by its area. Deleting it can leave a hole or a T-junction.',
    mend:
      'Collapse its shortest edge, or flip its longest one. Between two good neighbours a flat triangle often hides a ' +
      'T-junction: split the long edge of the neighbour at the vertex instead.',
    example: obj('0 0 0, 1 0 0, 2 0 0', '1 2 3'),
  },
  'duplicate-triangles': {
    what:
      'Several triangles on the same three points, with the corners in the same rotation. Triangles with two or three corners at ' +
      'one point count, too: they have no rotation.',
    why: 'The surface is there twice: volumes and windings count it twice, and renderers flicker.',
    mend: 'Delete all but one of each group.',
    example: obj('0 0 0, 1 0 0, 0 1 0', '1 2 3, 2 3 1'),
  },
  'opposite-triangles': {
    what: 'Triangles on the same three points in both rotations: back to back.',
    why: 'They enclose a sheet without thickness, as walls do that were left inside of a joined model. It has no volume.',
    mend: 'Delete both, if they are inner walls; give the sheet a thickness, if it is meant.',
    example: obj('0 0 0, 1 0 0, 0 1 0', '1 2 3, 1 3 2'),
  },
  'border-edge': {
    what: 'An edge that only one triangle has: the surface ends here.',
    why:
      'A surface with a border encloses nothing: it has no inside and no volume, and a printer has to guess. Terrain, cloth and ' +
      'sheets are open on purpose.',
    mend:
      'Fill the hole: unerring fill does, and fillHoles of unerring/mesh. If the surface looks closed there, the vertices on both sides are ' +
      'different ones: try --weld, or --weld-within with the accuracy of the exporter.',
    example: obj('0 0 0, 1 0 0, 0 1 0', '1 2 3'),
  },
  'non-manifold-edge': {
    what: 'An edge that more than two triangles have.',
    why:
      'Three sheets meet here, or four: which two are neighbours is not said, so that inside and outside are not clear and ' +
      'half-edge structures refuse the mesh.',
    mend: 'Delete inner walls, or give each pair of sheets an edge of its own by doubling its vertices.',
    example: obj('0 0 0, 1 0 0, 0 1 0, 0 -1 0, 0 0 1', '1 2 3, 2 1 4, 1 2 5'),
  },
  'inconsistent-edge': {
    what:
      'Triangles run along an edge more often one way than the other: for two triangles, both run the same way, so that one of ' +
      'them is inside out.',
    why: 'Front and back change sides from one triangle to its neighbour: volumes, normals and culling come out wrong.',
    mend: 'Turn the triangles round that face the wrong way: unerring orient does, and orientMesh of unerring/mesh.',
    example: obj('0 0 0, 1 0 0, 0 1 0, 1 1 0', '1 2 3, 2 3 4'),
  },
  'folded-neighbours': {
    what: 'Two triangles on one edge lie in exactly one plane and on the same side of the edge: one is folded onto the other.',
    why: 'They overlap in an area: the surface has a fold without thickness, and its normal turns by half a circle there.',
    mend: 'Move the far corner of one of them across the edge, or delete the fold.',
    example: obj('0 0 0, 1 0 0, 0 1 0, 0 2 0', '1 2 3, 2 1 4'),
  },
  'coplanar-neighbours': {
    what: 'Two triangles on one edge that lie in exactly one plane, on different sides of the edge.',
    why: 'A fact, nothing bad: they are parts of one flat face. The edge between them could be flipped or removed.',
    mend: 'Nothing to mend. Simplification can merge such triangles without changing the shape.',
    example: obj('0 0 0, 1 0 0, 0 1 0, 1 1 0', '1 2 3, 3 2 4'),
  },
  't-junction': {
    what: 'A vertex that lies exactly inside of an edge of a triangle which does not have it as a corner.',
    why:
      'The surface looks closed there and is not: on one side is one long edge, on the other are two short ones. Moved or rounded, ' +
      'it opens to a crack.',
    mend: 'Split the long edge, and with it the triangles on it, at the vertex.',
    example: obj('0 0 0, 2 0 0, 0 2 0, 1 0 0, 0 -1 0', '1 2 3, 1 5 4'),
  },
  'overlapping-triangles': {
    what: 'Two triangles in exactly one plane that have an area in common.',
    why: 'The surface is there twice: renderers flicker, and volumes and boolean operations are not defined.',
    mend: 'Delete one of the two faces, or cut both along each other and keep one copy of what they share.',
    example: obj('0 0 0, 2 0 0, 0 2 0, 0.5 0.5 0, 3 0.5 0, 0.5 3 0', '1 2 3, 4 5 6'),
  },
  'crossing-triangles': {
    what: 'Two triangles that pass through each other.',
    why:
      'The surface goes through itself: parts of it are inside of the solid, or inside out. Slicers, volumes, simulations and ' +
      'boolean operations give something wrong or nothing.',
    mend: 'Unite the parts by a boolean operation, or pull them apart. Small ones often come from an offset or a simplification.',
    example: obj('0 0 0, 2 0 0, 0 2 0, 0.5 0.5 -1, 0.5 0.5 1, 3 3 1', '1 2 3, 4 5 6'),
  },
  'touching-triangles': {
    what:
      'Two triangles that have a point or a line in common which is more than a shared vertex or edge, and do not pass through ' +
      'each other.',
    why: 'The surface touches itself without being connected there: the solid has a joint without strength, or a T-junction.',
    mend: 'Let them share a vertex or an edge where they touch, or leave a gap.',
    example: obj('0 0 0, 2 0 0, 0 2 0, 0.5 0.5 0, 0.5 0.5 1, 3 3 1', '1 2 3, 4 5 6'),
  },
  'inverted-component': {
    what:
      'A closed part of the surface that looks inward where it should look outward; or, as the wall of a cavity, outward where it ' +
      'should look inward.',
    why: 'Its volume counts with the wrong sign: solid and empty change places.',
    mend: 'Turn all of its triangles round: unerring orient does, and orientMesh of unerring/mesh.',
    example: obj(TETRAHEDRON, '1 2 3, 1 4 2, 2 4 3, 3 4 1'),
  },
  'zero-volume-component': {
    what: 'A closed and consistently oriented part of the surface that encloses exactly no volume.',
    why: 'It has no inside, or as much of it the right way round as inside out: nothing of it can be printed.',
    mend: 'Delete it, or give it a thickness.',
    example: obj('0 0 0, 1 0 0, 0 1 0', '1 2 3, 1 3 2'),
  },
};
