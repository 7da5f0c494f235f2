import type { GeoJsonFeature, GeoJsonGeometry, GeoJsonPosition } from '../../geojson/index.js';

/** The positions of files: points, and lines between them. */
export interface Places {
  /** x and y of each position, in the order of the files. */
  readonly points: readonly (readonly [number, number])[];
  /** The positions with all that they have. */
  readonly positions: readonly GeoJsonPosition[];
  /** For each position the feature that has it. */
  readonly features: readonly GeoJsonFeature[];
  /** For each position whether it is a point of its own, and not the corner of a line or ring. */
  readonly isAlone: readonly boolean[];
  /** Pairs of positions that a line or ring joins. */
  readonly edges: readonly (readonly [number, number])[];
}

class Gatherer {
  readonly points: (readonly [number, number])[] = [];
  readonly positions: GeoJsonPosition[] = [];
  readonly features: GeoJsonFeature[] = [];
  readonly isAlone: boolean[] = [];
  readonly edges: (readonly [number, number])[] = [];

  add(geometry: GeoJsonGeometry | null, feature: GeoJsonFeature): void {
    switch (geometry?.type) {
      case undefined:
        return;
      case 'GeometryCollection':
        for (const part of geometry.geometries) this.add(part, feature);
        return;
      case 'Point':
        this.#put([geometry.coordinates], feature, true);
        return;
      case 'MultiPoint':
        this.#put(geometry.coordinates, feature, true);
        return;
      case 'LineString':
        this.#line(geometry.coordinates, feature);
        return;
      case 'MultiLineString':
        for (const line of geometry.coordinates) this.#line(line, feature);
        return;
      case 'Polygon':
        for (const ring of geometry.coordinates) this.#ring(ring, feature);
        return;
      case 'MultiPolygon':
        for (const ring of geometry.coordinates.flat()) this.#ring(ring, feature);
        return;
    }
  }

  #put(positions: readonly GeoJsonPosition[], feature: GeoJsonFeature, isAlone: boolean): void {
    for (const position of positions) {
      this.points.push([position[0]!, position[1]!]);
      this.positions.push(position);
      this.features.push(feature);
      this.isAlone.push(isAlone);
    }
  }

  #line(positions: readonly GeoJsonPosition[], feature: GeoJsonFeature): void {
    const first = this.points.length;
    this.#put(positions, feature, false);
    for (let i = 1; i < positions.length; i++) this.edges.push([first + i - 1, first + i]);
  }

  /** The last position of a ring repeats the first, unless the ring is left open. */
  #ring(positions: readonly GeoJsonPosition[], feature: GeoJsonFeature): void {
    const [first, last] = [positions[0], positions.at(-1)];
    const isClosed = positions.length > 1 && first![0] === last![0] && first![1] === last![1];
    const start = this.points.length;
    this.#line(isClosed ? positions.slice(0, -1) : positions, feature);
    const end = this.points.length - 1;
    if (end > start) this.edges.push([end, start]);
  }
}

/** All positions of features, collections in collections included. */
export function placesOf(features: readonly GeoJsonFeature[]): Places {
  const gatherer = new Gatherer();
  for (const feature of features) gatherer.add(feature.geometry, feature);
  return gatherer;
}
