/** The colours of a page: of its grounds and texts, and of what is drawn. */
export type Colors = Readonly<Record<string, string>>;

export const lightColors: Colors = {
  panel: '#ffffffee',
  text: '#1b2026',
  soft: '#545d69',
  line: '#d4d9e0',
  hover: '#e9edf2',
  good: '#126b37',
  bad: '#b3201d',
  warn: '#8a5300',
  back: '#f4f5f7',
  focus: '#1a5fd0',
  a: '#1a5fd0',
  b: '#b0400a',
  boundary: '#545d69',
  decimal: '#7a35b8',
  made: '#126b37',
  wrong: '#b3201d',
};

export const darkColors: Colors = {
  panel: '#20252bee',
  text: '#e9edf1',
  soft: '#a7b0bc',
  line: '#3a424c',
  hover: '#2d343c',
  good: '#6fd69a',
  bad: '#ff8f87',
  warn: '#f0b760',
  back: '#16191d',
  focus: '#7fb2ff',
  a: '#7fb2ff',
  b: '#ff9d66',
  boundary: '#a7b0bc',
  decimal: '#cfa3ff',
  made: '#6fd69a',
  wrong: '#ff8f87',
};

const variables = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ');

/** The colours as variables of a style sheet: as the system likes it, unless the page's root says `data-theme`. */
export const palette = `:root { color-scheme: light; ${variables(lightColors)} }
:root[data-theme=dark] { color-scheme: dark; ${variables(darkColors)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${variables(darkColors)} } }`;
