import { escaped, inlineJson, inlineScript } from '../../pictures/markup.js';
import { viewerProgram } from '../mesh/program-files.js';
import type { PageLayer, PageModel } from './model.js';
import { pageStyle } from './page-style.js';

/** Kinds, and findings of each, that are listed where the page's program does not run. */
const LISTED = 20;

/** The report as plain elements, for browsers that run no scripts. */
function plainReport({ summary, facts, notes, layers }: PageModel): string {
  const items = ({ labels, spots }: PageLayer) =>
    labels
      .slice(0, LISTED)
      .map((label, i) => `<li>${escaped([label, spots[i]].filter(Boolean).join(', '))}</li>`);
  const kinds = layers.map(
    (layer) =>
      `<h2>${escaped(layer.label)} (${layer.severity}): ${layer.count}</h2><p>${escaped(layer.explanation[0])}</p><ol start="0">${items(layer).join('')}</ol>`,
  );
  return [
    `<p class="verdict">${escaped(summary)}</p>`,
    ...kinds,
    `<dl class="facts">${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`,
    ...notes.map((note) => `<p class="note">${escaped(note)}</p>`),
    '<p class="note">The picture needs JavaScript.</p>',
  ].join('\n');
}

/**
 * A page that shows a mesh and its findings: one file that needs nothing from a network, and is not allowed to ask.
 */
export async function page(model: PageModel): Promise<string> {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="unerring check">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${escaped(model.title)} – unerring check</title>
<style>${pageStyle}</style>
<body>
<canvas id="view" tabindex="0" role="img" aria-label="The mesh: drag or arrow keys to turn it, scroll, pinch, plus or minus to zoom, n and p for findings, x, y, z to cut, m to measure"></canvas>
<div id="corner"><div id="tools"></div>
<section id="measured" aria-label="Distance" hidden></section></div>
<section id="chosen" aria-live="polite" hidden></section>
<aside id="panel">
<header><h1>${escaped(model.title)}</h1><button type="button" id="fold" aria-label="fold the list">▾</button></header>
<div id="findings"><noscript>
${plainReport(model)}
</noscript></div>
</aside>
<script type="application/json" id="model">${inlineJson(model)}</script>
<script>${inlineScript(await viewerProgram())}</script>
</body>
</html>
`;
}
