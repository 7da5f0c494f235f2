import { palette } from '../../../src/pictures/palette.js';
import { pictureStyle } from '../../../src/pictures/picture-style.js';

/** The style sheet of a report. */
export const reportStyle = `${palette}
:root { --card: #fff; } :root[data-theme=dark] { --card: #20252b; }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --card: #20252b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: break-word;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main, .top { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; } main { padding-bottom: 3rem; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .4rem .8rem; z-index: 2; }
.top { display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between; padding-top: 1.4rem; }
h1 { margin: 0; font-size: clamp(1.35rem, 1rem + 1.6vw, 2rem); line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; min-width: 0; }
h2 { margin: 2.6rem 0 .6rem; font-size: 1.4rem; line-height: 1.25; } h3 { margin: 2.2rem 0 .5rem; font-size: 1.15rem; overflow-wrap: anywhere; }
h4 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; } p { margin: .5rem 0; max-width: 70ch; }
a { color: var(--focus); text-underline-offset: .15em; }
code, pre { font: .86em/1.5 ui-monospace, "SFMono-Regular", Menlo, "DejaVu Sans Mono", monospace; }
code { overflow-wrap: anywhere; }
pre { margin: 0; padding: .7rem .85rem; background: var(--hover); border-radius: .4rem; white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; font-size: .86rem; color: inherit; cursor: pointer; padding: .28rem .7rem; background: var(--card);
  border: 1px solid var(--soft); border-radius: .4rem; white-space: nowrap; }
button:hover { background: var(--hover); } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
html:not(.scripted) button { display: none; }
.lead { font-size: 1.1rem; font-weight: 600; margin: .7rem 0 1rem; } .good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.soft { color: var(--soft); } .small { font-size: .88rem; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.2rem; margin: 0 0 1rem; }
.facts dt, .told dt { color: var(--soft); } .facts dd, .told dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.copied { display: flex; gap: .6rem; align-items: flex-start; } .copied pre { flex: 1; min-width: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem; list-style: none; margin: .8rem 0 0; padding: 0; font-size: .94rem; }
.scroll { overflow-x: auto; margin: 0 0 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: .6rem 0; color: var(--soft); } caption span { display: block; position: sticky; left: 0; padding: 0 .8rem; width: fit-content; max-width: calc(100vw - 2.5rem); } th, td { padding: .34rem .8rem; text-align: right; border-top: 1px solid var(--line); white-space: nowrap; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; } th[scope=row], thead th:first-child { text-align: left; }
th[scope=row] { font-weight: 500; position: sticky; left: 0; background: var(--card); min-width: 8.5rem; max-width: 17rem; white-space: normal; overflow-wrap: anywhere; }
tbody tr:hover td, tbody tr:hover th { background: var(--hover); }
.none { color: var(--soft); } td.some { color: var(--bad); font-weight: 600; } td.excused { color: var(--soft); }
.rate { min-width: 7.5rem; } .rate .bar { display: block; height: 3px; margin-top: 2px; border-radius: 2px; background: var(--line); overflow: hidden; }
.rate .bar i { display: block; height: 100%; width: calc(var(--share) * 100%); min-width: 2px; background: var(--bad); }
details { margin: .6rem 0; } summary { cursor: pointer; padding: .2rem 0; } summary:hover { color: var(--focus); }
.case { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.15rem; margin: 0 0 1.1rem; scroll-margin-top: .8rem; }
.case:target { border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
.case header { display: flex; flex-wrap: wrap; gap: .3rem .8rem; align-items: baseline; margin-bottom: .7rem; }
.badge { font-size: .84rem; font-weight: 600; padding: .05rem .55rem; border: 1px solid currentColor; border-radius: 1rem; }
.body { display: grid; gap: 1rem 1.6rem; grid-template-columns: minmax(0, 1fr); }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); align-items: start; }
figure { margin: 0; min-width: 0; } figure .frame { border: 1px solid var(--line); border-radius: .45rem; overflow: hidden; max-width: 24rem; }
figcaption { font-size: .86rem; color: var(--soft); padding: .35rem .1rem 0; max-width: 24rem; }
.turns { cursor: grab; touch-action: pan-y; } .turns:active { cursor: grabbing; }
.told dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; } .told ul { margin: 0; padding-left: 1.1rem; }
.said { font-weight: 600; } .numbers { margin: .3rem 0; } .numbers table { width: auto; }
.numbers td { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .86rem; } .row { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
.key i { display: inline-block; width: 1.3em; height: .2em; margin-right: .35em; vertical-align: middle; border-radius: .1em; background: var(--tone); }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font-size: .88rem; color: var(--soft); margin: .6rem 0 0; padding: 0; list-style: none; }
footer { margin-top: 3rem; color: var(--soft); font-size: .88rem; border-top: 1px solid var(--line); padding-top: .8rem; }
@media (min-width: 62rem) { .body:has(.pictures) { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); } }
@media (max-width: 40rem) { .facts { gap: .2rem .8rem; } .told dl { grid-template-columns: minmax(0, 1fr); gap: 0; } .told dd { margin-bottom: .5rem; }
  main, .top { padding-left: .9rem; padding-right: .9rem; } .case { padding: .8rem .85rem; } th, td { padding: .34rem .5rem; }
  th[scope=row] { min-width: 7rem; max-width: 9rem; } .copied { flex-direction: column; align-items: stretch; } .copied button { align-self: flex-start; } }
@media print { :root, :root[data-theme=dark] { color-scheme: light; } body { background: #fff; font-size: 10pt; } button, nav, .skip { display: none !important; }
  .case, figure, tr { break-inside: avoid; } .scroll { overflow: visible; } details::details-content { content-visibility: visible; display: block; height: auto; }
  th[scope=row] { position: static; } }
${pictureStyle}`;
