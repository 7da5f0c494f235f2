/** A Voronoi diagram of points of the plane, or a power diagram, in flat lists. */
export interface VoronoiDiagram2d {
  /** x and y of each site, as they were given. */
  readonly coordinates: Float64Array<ArrayBuffer>;
  /**
   * x and y of each vertex, the doubles that are nearest to the true ones; Infinity only beyond the largest double.
   * `voronoiVertexPoint2d` has them exactly.
   */
  readonly vertices: Float64Array<ArrayBuffer>;
  /** For each vertex three sites, counterclockwise, whose circle it is the centre of; there may be more on it. */
  readonly vertexSites: Uint32Array<ArrayBuffer>;
  /**
   * For each half-edge the site on its left. Half-edges 2 e and 2 e + 1 are edge e from both ends, so that the site on
   * the right of h is `edgeSites[h ^ 1]`. The site of 2 e comes before that of 2 e + 1 by x and y.
   */
  readonly edgeSites: Uint32Array<ArrayBuffer>;
  /** For each half-edge the vertex where it begins; -1 if it comes from infinity. It ends in `edgeVertices[h ^ 1]`. */
  readonly edgeVertices: Int32Array<ArrayBuffer>;
  /** Where the half-edges of each site's cell begin in `cellEdges`, and where the last ones end. */
  readonly cellStarts: Uint32Array<ArrayBuffer>;
  /**
   * The half-edges around each cell, counterclockwise: from the one that comes from infinity if there is one, else from
   * that of the least number.
   */
  readonly cellEdges: Uint32Array<ArrayBuffer>;
  /** Sites that have no cell because another one has the same place: their number and that of the other, ascending. */
  readonly duplicates: Uint32Array;
}

/** A power diagram of weighted points of the plane: the lists of {@link VoronoiDiagram2d}, and two more. */
export interface PowerDiagram2d extends VoronoiDiagram2d {
  /** The weight of each site, as it was given. */
  readonly weights: Float64Array<ArrayBuffer>;
  /** Sites that have no cell because the weights of others are so much greater; ascending. */
  readonly hidden: Uint32Array<ArrayBuffer>;
}
