/** How pictures look on a page with the variables of {@link palette}. */
export const pictureStyle = `
.picture { display: block; width: 100%; height: auto; }
.picture .a { --tone: var(--a); } .picture .b { --tone: var(--b); } .picture .boundary { --tone: var(--boundary); }
.picture .decimal { --tone: var(--decimal); } .picture .made { --tone: var(--made); } .picture .wrong { --tone: var(--wrong); }
.picture .line { fill: none; stroke: var(--tone); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.picture .line.a { stroke-width: 2.8; } .turns .picture .line { stroke-width: 1.2; } .turns .picture .line.a { stroke-width: 2; }
.picture .line.thin, .turns .picture .line.thin { stroke-width: .8; stroke-opacity: .6; }
.picture .line.boundary { stroke-dasharray: 5 3.5; stroke-width: 1.3; } .picture .line.decimal { stroke-dasharray: 1.2 3; }
.picture .fill { fill: var(--tone); fill-opacity: .13; fill-rule: evenodd; }
.picture .line.wrong, .turns .picture .line.wrong { stroke-width: 3; } .picture .fill.wrong { fill-opacity: .5; }
.picture .head, .picture .dot { fill: var(--tone); stroke: var(--card); stroke-width: .8; }
.picture .dot.decimal { fill: none; stroke: var(--tone); stroke-width: 1.4; }
.picture .double { fill: var(--soft); fill-opacity: .55; }
.picture .spot { fill: none; stroke: var(--text); stroke-width: 1; stroke-dasharray: 2 2; }
.picture text { font: 10px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; text-anchor: middle; fill: var(--text);
  paint-order: stroke; stroke: var(--card); stroke-width: 2.4px; stroke-linejoin: round; }
.picture .cube { fill: none; stroke: var(--line); stroke-width: 1; }
.picture .axes { stroke: var(--soft); stroke-width: 1; } .picture .axes text { font-size: 8px; fill: var(--soft); }
`;
