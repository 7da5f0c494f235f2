import { inlineScript } from '../../pictures/markup.js';
import { pageProgram } from '../../workers/page-program.js';
import { canvasStyle } from '../canvas-style.js';

const PROGRAM = { name: 'walk', folder: 'cli', source: 'src/cli/walk/main.ts' };

const style = `
${canvasStyle}
#touched { color: var(--bad); } #ahead { color: var(--warn); }
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
