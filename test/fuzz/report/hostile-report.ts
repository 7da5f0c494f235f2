import type { Finding } from '../../../fuzz/campaign/finding.js';
import type { PairResults } from '../../../fuzz/campaign/results.js';
import type { PageReport } from '../../../fuzz/report/page/input.js';
import { SMALL_PLAN } from './small-campaign.js';

/** What an engine may be called, and may say. */
export const HOSTILE = [
  '</script><script>globalThis.pwned = 1</script>',
  '<img src=x onerror="globalThis.pwned = 2">',
  `"'><svg onload=globalThis.pwned=3>`,
  '</code></pre></article><style>*{display:none}</style>',
  '\u202egnorw\u202c \u001b[31m \u2028 \u0000',
];

/** One failure for each of these texts. */
export function hostileReport(): PageReport {
  const values = [0, 0, 1, 1, 2, 2];
  const findings = HOSTILE.map(
    (got, i): Finding => ({
      question: 'orient2d',
      target: HOSTILE[i % 2]!,
      family: 'uniform',
      seed: 1,
      block: 0,
      case: i,
      kind: i % 2 === 0 ? 'crashed' : 'invalid-output',
      expected: 0,
      got,
      values: values.map((x) => x * (i + 1)),
    }),
  );
  const counts = Object.fromEntries(
    HOSTILE.slice(0, 2).map((name) => [name, [9, 0, 2, 3, 0, 0, 0, 0] as PairResults['counts'][string]]),
  );
  const pair = {
    question: 'orient2d',
    family: 'uniform',
    counts,
    tiers: {},
    classes: {},
    failedClasses: {},
    findings,
    next: 1,
    ahead: [],
  };
  const targets = HOSTILE.slice(0, 2).map((name) => ({ name }));
  const retired = [`${HOSTILE[0]}/orient2d/uniform`];
  return {
    plan: { ...SMALL_PLAN, questions: ['orient2d'], families: ['uniform'], targets },
    results: { pairs: [pair] },
    retired,
    causes: { [retired[0]!]: [HOSTILE[1]!] },
  };
}
