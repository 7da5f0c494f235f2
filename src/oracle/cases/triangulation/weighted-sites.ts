import { stepUlps } from '../doubles.js';
import { rowsOfAnySizes } from '../enclosing/any-sizes.js';
import type { Random } from '../random.js';

/** The most sites of a diagram. */
export const MOST_SITES = 9;
/** The same where exact numbers have thousands of digits. */
const FEW_SITES = 5;

/** x, y and the weight of one site. */
type Weighted = readonly number[];

interface SiteFamily {
  readonly name: string;
  readonly summary: string;
  /** What the sites of a set have in common, and then each of them. */
  readonly begin: (random: Random) => () => Weighted;
  readonly most?: number;
}

/** Integer points of a circle of radius 5, and its centre. */
const ON_CIRCLE = [5, 0, 4, 3, 3, 4, 0, 5, -3, 4, -4, 3, -5, 0, -4, -3, -3, -4, 0, -5, 3, -4, 4, -3, 0, 0];

const families: readonly SiteFamily[] = [
  {
    name: 'weighted-sites-lattice',
    summary: 'sites of a small lattice, some of them repeated, and integers as weights',
    begin(random) {
      const most = random.between(0, 9);
      return () => [random.between(-2, 2), random.between(-2, 2), random.between(-most, most)];
    },
  },
  {
    name: 'equal-weights',
    summary: 'sites of a lattice or of a circle that all have one weight',
    begin(random) {
      const weight = random.between(-2, 2);
      const isRound = random.oneIn(2);
      return () => {
        const k = 2 * random.between(0, 12);
        return isRound
          ? [ON_CIRCLE[k]!, ON_CIRCLE[k + 1]!, weight]
          : [random.between(-2, 2), random.between(-2, 2), weight];
      };
    },
  },
  {
    name: 'one-orthogonal-circle',
    summary: 'weights for which one circle is orthogonal to those of all sites, and some others',
    begin(random) {
      const [a, b, c] = [random.between(-4, 4), random.between(-4, 4), random.between(-9, 9)] as const;
      return () => {
        const [x, y] = [random.between(-3, 3), random.between(-3, 3)] as const;
        return [x, y, x * x + y * y - a * x - b * y - c + (random.oneIn(4) ? random.between(-2, 2) : 0)];
      };
    },
  },
  {
    name: 'sites-of-a-line',
    summary: 'sites of one line with integers as weights, sometimes one beside it',
    begin(random) {
      const [x, y] = [random.between(-2, 2), random.between(-2, 2)] as const;
      const most = random.between(0, 9);
      const isMixed = random.oneIn(3);
      return () => {
        const t = random.between(-3, 3);
        const beside = isMixed && random.oneIn(4) ? 1 : 0;
        return [1 + t * x, t * y + beside, random.between(-most, most)];
      };
    },
  },
  {
    name: 'sites-in-tenths',
    summary: 'multiples of 0.1 with multiples of 0.01 as weights, an ulp beside some of them',
    begin: (random) => () => [
      random.between(0, 4) / 10,
      random.between(0, 4) / 10,
      stepUlps(random.between(-5, 5) / 100, random.between(-1, 1)),
    ],
  },
  {
    name: 'sites-of-any-sizes',
    summary: 'every number of a size of its own',
    begin: (random) => rowsOfAnySizes(random, 3),
    most: FEW_SITES,
  },
];

/** A box around or among the sites, on a lattice; or between two of them. */
function boxOf(random: Random, sites: readonly Weighted[]): number[] {
  if (random.oneIn(4)) {
    const [p, q] = [sites[0]!, sites.at(-1)!];
    return [0, 1, 2, 3].map((k) => (k < 2 ? Math.min : Math.max)(p[k % 2]!, q[k % 2]!));
  }
  const [x, y] = [random.between(-6, 3), random.between(-6, 3)] as const;
  return [x, y, x + random.between(0, 12), y + random.between(0, 12)];
}

/** Families of sets of weighted sites and a box: how many there are, three numbers for each, and the box. */
export const weightedSiteFamilies = families.map(({ name, summary, begin, most = MOST_SITES }) => ({
  name,
  summary,
  fill(random: Random, out: Float64Array) {
    out.fill(0);
    const next = begin(random);
    const sites = Array.from({ length: random.between(1, most) }, next);
    out[0] = sites.length;
    out.set(sites.flat(), 1);
    out.set(boxOf(random, sites), 1 + 3 * MOST_SITES);
  },
}));

/** The sites of flat values, their weights, and the box. */
export function weightedSitesOf(values: ArrayLike<number>) {
  const rows = Array.from({ length: values[0]! }, (_, i) => [0, 1, 2].map((k) => values[1 + 3 * i + k]!));
  const at = 1 + 3 * MOST_SITES;
  return {
    sites: rows.map((row) => row.slice(0, 2)),
    weights: rows.map((row) => row[2]!),
    box: { min: [values[at]!, values[at + 1]!], max: [values[at + 2]!, values[at + 3]!] },
  };
}
