import { MOST_SPACE_SITES, spaceSiteFamilies, spaceSitesOf } from '../../cases/triangulation/space-sites.js';
import {
  MOST_SITES,
  weightedSiteFamilies,
  weightedSitesOf,
} from '../../cases/triangulation/weighted-sites.js';
import { powerCellsReferee, powerDiagramReferee } from '../../referees/shapes/triangulation/power-diagram.js';
import { powerSolidsReferee } from '../../referees/shapes/triangulation/power-solids.js';
import { powerVolumesReferee } from '../../referees/shapes/triangulation/power-volumes.js';
import { regularTriangulationReferee } from '../../referees/shapes/triangulation/regular.js';
import { regularTriangulationSubject } from '../../subjects/triangulation/delaunay.js';
import { powerCellsSubject, powerDiagramSubject } from '../../subjects/triangulation/diagrams.js';
import { powerSolidsSubject } from '../../subjects/triangulation/solids.js';
import { powerVolumesSubject } from '../../subjects/triangulation/volumes.js';
import { scaling } from '../laws.js';
import { box, integer, layoutOf, weightedPoints } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';

const layout = layoutOf(
  2,
  integer('siteCount', 1, MOST_SITES, 'how many sites count'),
  ...weightedPoints(Array.from({ length: MOST_SITES }, (_, i) => `site${i}`).join(' ')),
  box('region'),
);

/** What questions about diagrams of weighted sites have in common. */
const diagrams = { area: 'planar', layout, families: weightedSiteFamilies } as const;

const shapesOfSites = shapesBy('points weights', (values) => {
  const { sites, weights } = weightedSitesOf(values);
  return [sites, weights] as const;
});

/** The triangulation that a power diagram is the dual of. */
export const regularTriangulation2dQuestion: Question = {
  ...diagrams,
  name: 'regularTriangulation2d',
  note: 'the text of delaunay2d, and the points that are hidden, ascending. `cocircular`: a point has no power with the circle of a triangle of others. The points that come again have that of the greatest weight beside them, of these the first. Where several circles are orthogonal to one, the weight of the last point by x and y is less by next to nothing, and by infinitely less that of each one before. The box at the end is not asked about',
  subject: regularTriangulationSubject,
  referee: regularTriangulationReferee,
  form: '<general|cocircular|collinear> triangles:<lists> hull:<list> equal:<lists> hidden:<list>',
  classes: ['general', 'cocircular', 'collinear'],
  shapes: shapesOfSites,
  laws: [scaling(layout)],
};

/** A power diagram of up to nine sites, whose weights may be equal. */
export const powerDiagramQuestion: Question = {
  ...diagrams,
  name: 'powerDiagram2d',
  note: 'whether there are no edges, no vertices, a vertex of more than three cells, or none of these; every vertex by its exact coordinates and the sites of the cells that meet there; every edge by its two sites and the vertices where it ends; sites whose cells have no area; the sites that come again, each with the one that stands for it: that of the greatest weight, of these the first. Vertices, and then edges, are sorted as texts. The box at the end is not asked about',
  subject: powerDiagramSubject,
  referee: powerDiagramReferee,
  form: '<general|many|parallel|alone> <diagram-vertex>* <diagram-edge>* hidden:<list> equal:<list>',
  classes: ['general', 'many', 'parallel', 'alone'],
  shapes: shapesBy('sites weights', (values) => {
    const { sites, weights } = weightedSitesOf(values);
    return [sites, weights] as const;
  }),
};

/** The cells of such a diagram in a box. */
export const voronoiCellsQuestion: Question = {
  ...diagrams,
  name: 'voronoiCells2d',
  note: 'of the power diagram of the sites, the part of the cell of each site that is in a box: its area, and its corners from the leftmost (lowest) one, counterclockwise; `0/1` without an area. The class says whether all cells have an area in the box, some, or none',
  subject: powerCellsSubject,
  referee: powerCellsReferee,
  form: '<whole|some|empty> <diagram-cell>*',
  classes: ['whole', 'some', 'empty'],
  shapes: shapesBy('sites weights region', (values) => {
    const { sites, weights, box: region } = weightedSitesOf(values);
    return [sites, weights, region] as const;
  }),
};

/** The same in space, by volumes. */
export const powerCellVolumesQuestion: Question = {
  name: 'powerCellVolumes3d',
  area: 'spatial',
  layout: layoutOf(
    3,
    integer('siteCount', 1, MOST_SPACE_SITES, 'how many sites count'),
    ...weightedPoints(Array.from({ length: MOST_SPACE_SITES }, (_, i) => `site${i}`).join(' ')),
    box('region'),
  ),
  families: spaceSiteFamilies,
  note: 'of the power diagram of the sites, the volume of the part of the cell of each site that is in a box. The class says whether all cells have a volume in the box, some, or none. Of equal sites the one with the greatest weight has the cell, of these the first',
  subject: powerVolumesSubject,
  referee: powerVolumesReferee,
  form: '<whole|some|empty> <t>*',
  classes: ['whole', 'some', 'empty'],
  shapes: shapesBy('sites weights region', (values) => {
    const { sites, weights, box: region } = spaceSitesOf(values);
    return [sites, weights, region] as const;
  }),
};

/** The same by corners and faces. */
export const powerCells3dQuestion: Question = {
  ...powerCellVolumesQuestion,
  name: 'powerCells3d',
  note: 'of the power diagram of the sites, the part of the cell of each site that is in a box: its volume; its corners, by x, y and z; and its faces, to other cells by the numbers of their sites and then those of the box by side. What is on a side of the box is of the box, and sites whose cells have no volume are beyond no face. The class says whether all cells have a volume in the box, some, or none',
  subject: powerSolidsSubject,
  referee: powerSolidsReferee,
  form: '<whole|some|empty> <diagram-solid>*',
};

export const diagramQuestions: readonly Question[] = [
  regularTriangulation2dQuestion,
  powerDiagramQuestion,
  voronoiCellsQuestion,
  powerCellVolumesQuestion,
  powerCells3dQuestion,
];
