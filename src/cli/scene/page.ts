import { inlineScript } from '../../pictures/markup.js';
import { pageProgram } from '../../workers/page-program.js';
import { canvasStyle } from '../canvas-style.js';

const PROGRAM = { name: 'scene', folder: 'cli', source: 'src/cli/scene/main.ts' };

/** A page with ten thousand instances: one file that needs nothing from a network, and is not allowed to ask. */
export async function scenePage(): Promise<string> {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="unerring demo">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Ten thousand instances – unerring</title>
<style>${canvasStyle}</style>
<body>
<canvas id="view" role="img" aria-label="The instances, as a camera sees them"></canvas>
<aside>
<h1>Ten thousand instances, none of them rounded</h1>
<p>Ten meshes, each at a thousand places: turned, mirrored, and taken exactly as they are. Move the pointer to point at something; drag to turn, scroll or + and - to
go nearer, arrow keys to move.</p>
<p>There are two rows of cubes in the middle. The cubes of one touch; those of the other are 2<sup>-40</sup> apart.</p>
<dl>
<dt>In the view</dt><dd id="seen"></dd>
<dt>Pointed at: instance and part, x, y, z</dt><dd id="picked">nothing</dd>
<dt>Collisions</dt><dd id="met"></dd>
</dl>
<noscript><p>The scene needs JavaScript.</p></noscript>
</aside>
<script>${inlineScript(await pageProgram(PROGRAM))}</script>
</body>
</html>
`;
}
