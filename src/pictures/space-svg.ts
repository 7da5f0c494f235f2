import type { Drawing } from './drawing.js';
import { type Eye, seenAxes, seenCube, seenFrom } from './eye.js';
import { type Markup, markup } from './markup.js';
import { pathOf, svgBody } from './svg.js';

/** The three axes in a corner: which way is which. */
function cross(eye: Eye): Markup {
  const [left, bottom, length] = [-104, 104, 14];
  const axes = seenAxes(eye).map(([x, y], i) => {
    const at = (t: number) => [left + t * x!, bottom - t * y!].map((v) => v.toFixed(1)) as [string, string];
    const [[ex, ey], [tx, ty]] = [at(length), at(length + 6)];
    return markup`<path d="M${left} ${bottom}L${ex} ${ey}"/><text x="${tx}" y="${ty}" dy="3">${'xyz'[i]!}</text>`;
  });
  return markup`<g class="axes">${axes}</g>`;
}

/** What is inside of the picture of a drawing in space: the same on the page and when it is turned there. */
export function spaceBody(drawing: Drawing, eye: Eye): Markup {
  const cube = seenCube(drawing, eye);
  const frame = cube.length > 0 && markup`<path class="cube" d="${cube.map(pathOf).join('')}"/>`;
  return markup`${frame}${svgBody(seenFrom(drawing, eye))}${cross(eye)}`;
}
