import type { Finding } from '../../campaign/finding.js';
import { isProper, smallestOf } from '../../campaign/proper.js';
import { costOf } from '../../shrink/candidates.js';

/** Equal configurations are one case. */
const keyOf = (finding: Finding) => JSON.stringify([finding.question, smallestOf(finding)]);

/**
 * Failures of one kind: with the same answer to questions with the same truth, about shapes that are degenerate or not.
 */
function mannerOf(finding: Finding): string {
  const { kind, shrunk, expected, got, tier } = finding;
  return JSON.stringify([kind, shrunk?.expected ?? expected, shrunk?.got ?? got, tier, isProper(finding)]);
}

/** One of each manner first, then the others. */
function variedFirst(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  const isNew = (finding: Finding) => {
    const manner = mannerOf(finding);
    if (seen.has(manner)) return false;
    seen.add(manner);
    return true;
  };
  const first = findings.filter(isNew);
  return [...first, ...findings.filter((finding) => !first.includes(finding))];
}

/** The simplest one without a degenerate shape before all others. */
function properFirst(findings: readonly Finding[]): readonly Finding[] {
  const proper = findings.find(isProper);
  return proper === undefined ? findings : [proper, ...findings.filter((finding) => finding !== proper)];
}

/**
 * The findings of an engine by question, the simplest first (but for a proper one before it), and each configuration
 * once.
 */
function byQuestion(findings: readonly Finding[]): Finding[][] {
  const sorted = [...findings].sort((a, b) => costOf(smallestOf(a)) - costOf(smallestOf(b)));
  const seen = new Set<string>();
  const groups = new Map<string, Finding[]>();
  for (const finding of sorted) {
    const key = keyOf(finding);
    if (seen.has(key)) continue;
    seen.add(key);
    groups.set(finding.question, [...(groups.get(finding.question) ?? []), finding]);
  }
  return [...groups.values()].map((group) => variedFirst(properFirst(group)));
}

/**
 * The findings that are shown of each engine: of all engines and questions the simplest one first, then the second, as
 * long as there is room. In the order of engines, and of each the simplest first.
 */
export function chosenFindings(
  findings: readonly Finding[],
  engines: readonly string[],
  most: number,
): ReadonlyMap<string, readonly Finding[]> {
  const groups = engines.map((engine) => byQuestion(findings.filter(({ target }) => target === engine)));
  const chosen = new Set<Finding>();
  const deepest = Math.max(0, ...groups.flat().map(({ length }) => length));
  for (let rank = 0; rank < deepest; rank++) {
    // The first question of each engine, then the second of each: nobody is left out for another's many questions.
    for (let place = 0; place < Math.max(...groups.map(({ length }) => length)); place++) {
      for (const group of groups) {
        const finding = group[place]?.[rank];
        if (finding !== undefined && chosen.size < most) chosen.add(finding);
      }
    }
  }
  return new Map(
    engines.map((engine, i) => [engine, groups[i]!.flat().filter((finding) => chosen.has(finding))]),
  );
}
