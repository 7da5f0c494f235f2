import * as rational from '../arithmetic/rational.js';
import type { MeshInput } from '../mesh/index.js';
import { solidDifference } from '../solids/boolean-operations.js';
import { canonicalText } from '../solids/output/canonical-text.js';
import { solidVolume } from '../solids/output/solid-volume.js';
import type { Solid } from '../solids/solid.js';
import { solidVertexPoint } from '../solids/solid-vertex-point.js';
import {
  type MatcherResult,
  requireNoOther,
  requireSolidOptions,
  type SolidMatcherOptions,
  shown,
  solidOf,
} from './matcher.js';

/**
 * Are two solids, or what two meshes enclose, the same set of points? However their faces are cut into triangles, and
 * whatever the order of these. What meshes enclose the rule says.
 */
export function toBeSameSolidAs(
  received: MeshInput | Solid,
  expected: MeshInput | Solid,
  options: SolidMatcherOptions = {},
  ...others: readonly unknown[]
): MatcherResult {
  requireNoOther('toBeSameSolidAs', ['received', 'expected', 'options'], others);
  requireSolidOptions('toBeSameSolidAs', options, 'rule');
  const [a, b] = [
    solidOf('toBeSameSolidAs', 'received', received, options.rule),
    solidOf('toBeSameSolidAs', 'expected', expected, options.rule),
  ];
  const pass = canonicalText(a) === canonicalText(b);
  return {
    pass,
    message: () => {
      if (pass) return 'expected another solid, but both are the same set of points';
      const [more, less] = [solidDifference(a, b), solidDifference(b, a)];
      const parts = [partText('has', more), partText('lacks', less)].filter((text) => text !== '');
      return `expected the same solid, but the one received ${parts.join(', and ')}`;
    },
  };
}

/** What one solid has and the other has not, in words; empty if there is none. */
function partText(verb: string, part: Solid): string {
  if (part.faces.length === 0 && !part.isUnbounded) return '';
  const corner =
    part.vertices.length > 0 ? `, with a corner at ${shown(Array.from(solidVertexPoint(part, 0)))}` : '';
  const size = part.isUnbounded ? 'that has no end' : `of volume ${rational.toNumber(solidVolume(part))}`;
  return `${verb} a part ${size}${corner}`;
}
