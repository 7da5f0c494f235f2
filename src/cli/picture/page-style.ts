import { palette } from '../../pictures/palette.js';

/** The style sheet of the page that `unerring check --html` writes. */
export const pageStyle = `
${palette}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; overflow: hidden; background: var(--back); color: var(--text);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
#view { position: fixed; inset: 0; width: 100%; height: 100%; display: block; touch-action: none; cursor: grab; }
#view:active { cursor: grabbing; }
.no-view { position: fixed; inset: 0 0 0 22rem; display: grid; place-content: center; padding: 1rem; }
#panel { position: fixed; inset: 0 auto 0 0; width: 22rem; max-width: 100%; display: flex; flex-direction: column;
  background: var(--panel); border-right: 1px solid var(--line); }
header { display: flex; align-items: baseline; gap: .5rem; padding: .8rem 1rem .3rem; }
h1 { flex: 1; min-width: 0; margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
#fold { display: none; }
#findings { overflow: auto; padding: 0 1rem 1rem; overscroll-behavior: contain; }
.verdict { margin: 0 0 .8rem; font-weight: 600; }
.verdict.valid { color: var(--good); } .verdict.findings { color: var(--bad); } .verdict.warnings, .verdict.incomplete { color: var(--warn); }
.legend { border-top: 1px solid var(--line); margin-bottom: .8rem; }
.kind { border-bottom: 1px solid var(--line); }
summary { display: flex; align-items: center; gap: .5rem; padding: .4rem .1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover, .item:hover { background: var(--hover); }
summary input { margin: 0; flex: none; width: 1rem; height: 1rem; accent-color: var(--focus); }
.swatch { flex: none; width: 1rem; height: 1rem; border-radius: .2rem; background: var(--color);
  box-shadow: inset 0 0 0 1px #0003; }
.swatch.ghost { opacity: .55; } .swatch.edges { height: .3rem; border-radius: .15rem; } .swatch.points { width: .7rem; height: .7rem; margin: 0 .15rem;
  border-radius: 50%; }
.label { flex: 1; min-width: 0; } .count { font-variant-numeric: tabular-nums; font-weight: 600; }
.severity { font-size: .78rem; color: var(--soft); }
.error .severity { color: var(--bad); } .warning .severity { color: var(--warn); }
.spot { color: var(--soft); margin-left: .6rem; font-size: .95em; } .item[aria-current] .spot { color: inherit; }
.ghosts { border-top: 1px solid var(--line); padding: .4rem 0; } .ghosts h2 { margin: 0 0 .2rem; font-size: 1em; }
.ghosts label { display: flex; align-items: center; gap: .5rem; padding: .2rem .1rem; } .ghosts input { margin: 0; width: 1rem; height: 1rem; accent-color: var(--focus); }
.items { margin: 0 0 .4rem; padding: 0; list-style: none; max-height: 15rem; overflow: auto; font-size: .92em; }
.items li { padding: 0; } .items .more:not(:has(button)) { padding: .2rem .5rem .2rem 1.9rem; color: var(--soft); }
button { font: inherit; color: inherit; cursor: pointer; background: none; border: 0; }
.item { width: 100%; text-align: left; padding: .2rem .5rem .2rem 1.9rem; border-radius: .2rem; overflow-wrap: anywhere; }
.item[aria-current] { background: var(--focus); color: #fff; }
:root[data-theme=dark] .item[aria-current] { color: #10161f; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: .15rem .9rem; margin: 0 0 .8rem; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; white-space: pre-line; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.kind .about { margin: 0 0 .5rem 1.9rem; font-size: .92em; color: var(--soft); }
.keys { margin: 0 0 .8rem; color: var(--soft); } .keys summary { padding: .3rem 0; } .keys dl { margin: .2rem 0 0; }
kbd { font: inherit; color: var(--text); } noscript h2 { margin: .8rem 0 .2rem; font-size: 1rem; }
#chosen { position: fixed; right: .6rem; bottom: .6rem; width: 24rem; max-width: calc(100% - 22rem - 1.2rem); max-height: 45%;
  overflow: auto; padding: .7rem .9rem; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; }
#chosen[hidden] { display: none; } #chosen h2 { margin: 0 0 .3rem; font-size: 1rem; overflow-wrap: anywhere; }
#chosen p { margin: 0 0 .4rem; } #chosen .mend { color: var(--soft); }
#chosen pre { margin: 0 0 .5rem; font: .92em/1.4 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; user-select: text; }
#chosen .row { display: flex; gap: .4rem; flex-wrap: wrap; }
.note { margin: 0 0 .6rem; color: var(--soft); }
#corner { position: fixed; top: .6rem; right: .6rem; display: flex; flex-direction: column; align-items: flex-end; gap: .5rem;
  max-width: calc(100% - 22rem - 1.2rem); pointer-events: none; }
#corner > * { pointer-events: auto; }
#tools { display: flex; flex-wrap: wrap; gap: .35rem; justify-content: flex-end; }
#measured { width: 20rem; max-width: 100%; padding: .6rem .9rem .7rem; background: var(--panel); border: 1px solid var(--line);
  border-radius: .5rem; }
#measured[hidden] { display: none; } #measured h2 { margin: 0 0 .3rem; font-size: 1rem; } #measured p { margin: 0 0 .4rem; color: var(--soft); }
#measured label { display: flex; gap: .5rem; align-items: baseline; } #measured input { width: 7rem; margin-left: auto; }
#measured pre { margin: 0 0 .3rem; min-height: 1.3em; font: .92em/1.4 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; user-select: text; }
#measured .facts { display: block; margin: 0 0 .5rem; } #measured dd { text-align: left; user-select: text; } #measured .distance { font-weight: 600; }
.measuring #view { cursor: crosshair; }
select, input[type=number] { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: .3rem; padding: .1rem .3rem; }
input[type=range] { width: 9rem; accent-color: var(--focus); vertical-align: middle; }
.cut { display: flex; gap: .5rem; align-items: center; } .cut [hidden] { display: none; }
.cut output { min-width: 5.5rem; font-variant-numeric: tabular-nums; } .cut .tool { padding: .1rem .5rem; }
.tool, .steps, .cut { padding: .3rem .65rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--panel); }
.steps { display: flex; gap: .4rem; padding: 0 .2rem; align-items: center; }
.steps .tool { border: 0; background: none; padding: .3rem .5rem; }
.tool:hover { background: var(--hover); }
.tool[aria-pressed=true] { background: var(--text); color: var(--back); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
@media (max-width: 640px) {
  #panel { inset: auto 0 0 0; width: auto; max-height: 45%; border-right: 0; border-top: 1px solid var(--line); }
  header { padding: .5rem 1rem .2rem; } #fold { display: block; border: 1px solid var(--line); border-radius: .4rem;
    padding: .1rem .6rem; }
  .folded #findings { display: none; }
  #corner { left: .6rem; max-width: none; align-items: stretch; } #tools { justify-content: flex-start; }
  #corner { z-index: 1; }
  #measured { position: fixed; left: .6rem; right: .6rem; bottom: .6rem; width: auto; padding: .4rem .7rem; background: var(--back); display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
  #measured label { grid-row: 1; } #measured pre { grid-row: 2; margin: 0; } #measured input { width: 4rem; } #measured .answer { grid-column: 1 / -1; }
  #measured h2, #measured .row { display: none; } #measured .hint { grid-column: 1 / -1; grid-row: 3; margin: 0; } #measured:has(.distance) .hint { display: none; } #measured .facts { margin: 0; } .measuring #chosen { display: none; }
  .no-view { inset: 3rem 0 45% 0; }
  #chosen { left: .6rem; bottom: calc(45% + .6rem); width: auto; max-width: none; max-height: 9.5rem; }
  #chosen p { display: none; }
}
`;
