import { checkMesh, closingDistance, fillHoles, orientMesh, weldVertices } from '../../../mesh/index.js';
import { ALL, fillOptionsAt, meshAt, turnedBy, withHoles } from '../../cases/meshes/values.js';

/** Which triangles are turned; what else is said of the result has to be so. */
export function orientSubject(v: Float64Array): string {
  const given = turnedBy(v, meshAt(v, 0, ALL));
  const { mesh, turned, report, oneSided, undecided } = orientMesh(given);
  const marked = new Set(turned);
  const isSame = mesh.indices.every((corner, h) => {
    const [t, k] = [Math.floor(h / 3), h % 3];
    return corner === given.indices[3 * t + (marked.has(t) ? [0, 2, 1][k]! : k)];
  });
  const isThere = mesh.positions.every((x, i) => Object.is(x, given.positions[i]));
  const { closed, oriented, components } = checkMesh(weldVertices(mesh).mesh);
  const unclear = Array.from({ length: components.length }, (_, c) => components.at(c)).filter(
    ({ depth }) => depth === null,
  );
  const isReported = report.closed === closed && report.oriented === oriented && unclear.length === undecided;
  return (
    JSON.stringify({ turned: Array.from(turned), oneSided }) +
    (isSame ? '' : ' TRIANGLES DIFFER') +
    (isThere ? '' : ' VERTEX MOVED') +
    (isReported ? '' : ' REPORT DIFFERS')
  );
}

/** The distance that closes a mesh. */
export function closingSubject(v: Float64Array): string {
  return JSON.stringify(closingDistance(meshAt(v, 0, ALL)));
}

/** The triangles that fill holes, and what was left; what else is said of the result has to be so. */
export function fillSubject(v: Float64Array): string {
  const given = withHoles(v, meshAt(v, 0, ALL));
  const { mesh, filled, left, openEdges } = fillHoles(given, fillOptionsAt(v));
  const own = given.indices.length;
  const isSame = given.indices.every((corner, h) => mesh.indices[h] === corner);
  const isThere = mesh.positions.every((x, i) => Object.is(x, given.positions[i]));
  let next = own / 3;
  const isNumbered = filled.every(({ firstTriangle, triangles }) => {
    const isNext = firstTriangle === next;
    next += triangles;
    return isNext;
  });
  return (
    JSON.stringify({
      triangles: Array.from(mesh.indices.subarray(own)),
      filled: filled.map(({ loops, planar, triangles }) => {
        return { loops: loops.map((loop) => Array.from(loop)), planar, triangles };
      }),
      left: left.map(({ halfEdges, reason }) => ({ halfEdges: Array.from(halfEdges), reason })),
      openEdges,
    }) +
    (isSame ? '' : ' TRIANGLES DIFFER') +
    (isThere ? '' : ' VERTEX MOVED') +
    (isNumbered && 3 * next === mesh.indices.length ? '' : ' NUMBERS DIFFER')
  );
}
