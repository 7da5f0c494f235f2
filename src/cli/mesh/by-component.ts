import type { MeshReport } from '../../mesh/validation/report.js';
import type { ComponentTriangles } from '../picture/marks.js';

/** The triangles of each component; sorted when they are first asked for. */
export function byComponent({ components }: MeshReport): ComponentTriangles {
  const { ofTriangle, length } = components;
  let start: Uint32Array | undefined;
  const sorted = new Uint32Array(ofTriangle.length);
  const sort = (): Uint32Array => {
    const next = new Uint32Array(length + 1);
    for (const component of ofTriangle) if (component < length) next[component + 1]!++;
    for (let i = 0; i < length; i++) next[i + 1]! += next[i]!;
    const first = next.slice();
    ofTriangle.forEach((component, t) => {
      if (component < length) sorted[next[component]!++] = t;
    });
    return first;
  };
  return (component) => {
    start ??= sort();
    return sorted.subarray(start[component]!, start[component + 1]!);
  };
}
