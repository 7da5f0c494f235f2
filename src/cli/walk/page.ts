import { inlineScript } from '../../pictures/markup.js';
import { palette } from '../../pictures/palette.js';
import { pageProgram } from '../../workers/page-program.js';

const PROGRAM = { name: 'walk', folder: 'cli', source: 'src/cli/walk/main.ts' };

const style = `
${palette}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; background: var(--back); color: var(--text);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
body { display: flex; }
#view { flex: 1; min-width: 0; height: 100%; touch-action: none; cursor: crosshair; }
aside { width: 20rem; max-width: 100%; padding: .8rem 1rem; overflow: auto; background: var(--panel); border-left: 1px solid var(--line); }
h1 { margin: 0 0 .5rem; font-size: 1.05rem; } p { margin: 0 0 .8rem; }
dt { color: var(--soft); } dd { margin: 0 0 .6rem; white-space: pre-line; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; min-height: 1.45em; }
#touched { color: var(--bad); } #ahead { color: var(--warn); }
@media (max-width: 640px) {
  body { flex-direction: column; } #view { width: 100%; flex: none; height: 55%; }
  aside { width: auto; border-left: 0; border-top: 1px solid var(--line); }
}
`;

/** A page with a level to walk in: one file that needs nothing from a network, and is not allowed to ask. */
export async function walkPage(): Promise<string> {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="unerring demo">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>A level to walk in – unerring</title>
<style>${style}</style>
<body>
<canvas id="view" role="img" aria-label="The level and the walker from above"></canvas>
<aside>
<h1>A capsule that is never too near</h1>
<p>Arrow keys, or w a s d, walk; so does a pointer that is held. The radius is 0.5, and ways between walls are exactly 1 wide. Slide along a wall to get in:
after each step, no wall is nearer than the radius, exactly.</p>
<dl>
<dt>Place: x, y, z of the lower end of the axis</dt><dd id="place"></dd>
<dt>Turned or stopped by the wall</dt><dd id="touched"></dd>
<dt>Straight on, it could go by</dt><dd id="ahead"></dd>
</dl>
<noscript><p>The level needs JavaScript.</p></noscript>
</aside>
<script>${inlineScript(await pageProgram(PROGRAM))}</script>
</body>
</html>
`;
}
