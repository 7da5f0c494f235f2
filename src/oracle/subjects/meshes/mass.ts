import { nextDown, nextUp, rational } from '../../../arithmetic/index.js';
import {
  closureOf,
  compareSurfaceArea,
  type MassProperties,
  massProperties,
  prepareMesh,
  surfaceArea,
} from '../../../mesh/index.js';
import { areaText, massText } from '../../answers/mass.js';
import { ALL, type MeshValues, meshAt } from '../../cases/meshes/values.js';

/** The sign of what the area is more than the double; `-` beyond all doubles. */
function areaLess(mesh: MeshValues, area: number): string {
  return area === Infinity ? '-' : String(compareSurfaceArea(mesh, area));
}

/** What is wrong with comparisons beside the area. */
function areaFaults(mesh: MeshValues, area: number): string {
  if (area === Infinity) return compareSurfaceArea(mesh, Number.MAX_VALUE) > 0 ? '' : ' COMPARED WRONGLY';
  const isLess = area === Number.MAX_VALUE || compareSurfaceArea(mesh, nextUp(area)) < 0;
  return isLess && compareSurfaceArea(mesh, nextDown(area)) > 0 ? '' : ' COMPARED WRONGLY';
}

const entriesOf = (matrix: MassProperties['rounded']['inertiaAtCentroid']) =>
  matrix && [matrix[0][0], matrix[1][1], matrix[2][2], matrix[0][1], matrix[1][2], matrix[2][0]];

/** Every exact number of an answer in the order of its members, and every rounded one. */
function numbersOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  if ('numerator' in value) return [rational.toNumber(value as rational.Rational)];
  return Object.entries(value).flatMap(([key, member]) => [key, ...numbersOf(member)]);
}

/** Whether what is exact is rounded to what is said, member by member. */
function roundsToRounded({ rounded, area, ...exact }: MassProperties): boolean {
  return area >= 0 && JSON.stringify(numbersOf(exact)) === JSON.stringify(numbersOf(rounded));
}

/** The kernel's answer, in whichever order its members are read. */
export function massPropertiesSubject(v: Float64Array): string {
  const mesh = meshAt(v, 0, ALL);
  const surface = surfaceArea(mesh);
  const faults = areaFaults(mesh, surface);
  if (closureOf(mesh).unbalancedEdges > 0) {
    const refused = refusal(mesh);
    return `open ${areaText(surface, areaLess(mesh, surface))}${faults}${refused}`;
  }
  const found = massProperties(prepareMesh(mesh));
  const { rounded, area } = found;
  const { volume } = massProperties(mesh);
  const text = massText({
    volume,
    area,
    areaLess: areaLess(mesh, area),
    centroid: rounded.centroid,
    moments: Object.values(rounded.secondMoments),
    atOrigin: entriesOf(rounded.inertiaAtOrigin)!,
    atCentroid: entriesOf(rounded.inertiaAtCentroid),
  });
  const isSame = rational.equals(volume, found.volume) && area === surface;
  return text + faults + (isSame ? '' : ' AREA DIFFERS') + (roundsToRounded(found) ? '' : ' ROUNDED DIFFERS');
}

/** What is wrong if a mesh that bounds nothing has properties. */
function refusal(mesh: MeshValues): string {
  try {
    massProperties(mesh);
    return ' NOT REFUSED';
  } catch (error) {
    return error instanceof RangeError ? '' : ' REFUSED WRONGLY';
  }
}
