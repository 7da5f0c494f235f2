/** The text of an offset of a polygon: what it is, how many polygons and holes there are, and the area. */
export function offsetText(polygons: number, holes: number, area: string): string {
  const kind = polygons === 0 ? 'nothing' : polygons > 1 ? 'several' : holes > 0 ? 'holed' : 'one';
  return `${kind} polygons:${polygons} holes:${holes} area:${area}`;
}
