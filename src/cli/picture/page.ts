import { viewerProgram } from '../mesh/program-files.js';
import type { PageModel } from './model.js';
import { pageStyle } from './page-style.js';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A script that is written into a page must not end it. */
function inline(script: string): string {
  return script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');
}

/**
 * A page that shows a mesh and its findings: one file that needs nothing from a network, and is not allowed to ask.
 */
export async function page(model: PageModel): Promise<string> {
  const json = JSON.stringify(model).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="unerring check">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${escaped(model.title)} – unerring check</title>
<style>${pageStyle}</style>
<body>
<canvas id="view" aria-label="The mesh; drag to turn it, scroll or pinch to zoom"></canvas>
<div id="tools"></div>
<aside id="panel">
<header><h1>${escaped(model.title)}</h1><button type="button" id="fold" aria-label="fold the list">▾</button></header>
<div id="findings"></div>
</aside>
<script type="application/json" id="model">${json}</script>
<script>${inline(await viewerProgram())}</script>
</body>
</html>
`;
}
