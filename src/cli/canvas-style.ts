import { palette } from '../pictures/palette.js';

/** The style of a page with a canvas that fills it, and a panel beside or below. */
export const canvasStyle = `
${palette}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; background: var(--back); color: var(--text);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
body { display: flex; }
#view { flex: 1; min-width: 0; height: 100%; touch-action: none; cursor: crosshair; }
aside { width: 20rem; max-width: 100%; padding: .8rem 1rem; overflow: auto; background: var(--panel); border-left: 1px solid var(--line); }
h1 { margin: 0 0 .5rem; font-size: 1.05rem; } p { margin: 0 0 .8rem; }
dt { color: var(--soft); } dd { margin: 0 0 .6rem; white-space: pre-line; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; min-height: 1.45em; }
@media (max-width: 640px) {
  body { flex-direction: column; } #view { width: 100%; flex: none; height: 55%; }
  aside { width: auto; border-left: 0; border-top: 1px solid var(--line); }
}
`;
