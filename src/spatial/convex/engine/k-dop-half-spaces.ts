import { compareCrossings3d, dot3d, sideOfPlane } from '../../../predicates/index.js';
import type { KDop } from '../k-dop.js';
import { type HalfSpaces, opposite, ZERO } from './half-spaces.js';

/** A k-DOP: half-space 2i is axes[i] · x >= min[i], half-space 2i + 1 is axes[i] · x <= max[i]. */
export const K_DOP_HALF_SPACES: HalfSpaces<KDop> = {
  turnOf: () => 1,

  count: ({ axes }) => axes.length + axes.length,

  side({ axes, min, max }, _, i, p) {
    const n = axes[i >> 1]!;
    const bound = (i & 1 ? max : min)[i >> 1]!;
    const sign = sideOfPlane(n[0]!, n[1]!, n[2]!, -bound, p[0]!, p[1]!, p[2]!);
    return i & 1 ? sign : opposite(sign);
  },

  slope({ axes }, _, i, d) {
    const n = axes[i >> 1]!;
    const sign = dot3d(0, 0, 0, n[0]!, n[1]!, n[2]!, 0, 0, 0, d[0]!, d[1]!, d[2]!);
    return i & 1 ? sign : opposite(sign);
  },

  order({ axes, min, max }, _, i, j, together, kind, from, to) {
    const [n, m] = [axes[i >> 1]!, axes[j >> 1]!];
    const [boundN, boundM] = [(i & 1 ? max : min)[i >> 1]!, (j & 1 ? max : min)[j >> 1]!];
    const tail = kind === 'segment' ? from : ZERO;
    const sign = compareCrossings3d(
      from[0]!,
      from[1]!,
      from[2]!,
      tail[0]!,
      tail[1]!,
      tail[2]!,
      to[0]!,
      to[1]!,
      to[2]!,
      n[0]!,
      n[1]!,
      n[2]!,
      -boundN,
      m[0]!,
      m[1]!,
      m[2]!,
      -boundM,
    );
    return together === ((i & 1) === (j & 1)) ? sign : opposite(sign);
  },
};
