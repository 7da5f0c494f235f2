import type { Colors } from './view.js';

const light: Colors = {
  background: '#f4f5f7',
  outside: '#c3cad4',
  inside: '#c9b79c',
  edges: '#2b333d',
  measure: '#1a5fd0',
  chosen: '#101418',
  common: '#ffd400',
};

const dark: Colors = {
  background: '#16191d',
  outside: '#8b95a3',
  inside: '#8a7658',
  edges: '#0b0d10',
  measure: '#7fb2ff',
  chosen: '#ffffff',
  common: '#ffd400',
};

export type Theme = 'light' | 'dark';

/** What the system prefers. */
export function preferredTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the page's theme and says the scene's colours in it. */
export function applyTheme(theme: Theme): Colors {
  document.documentElement.dataset.theme = theme;
  return theme === 'dark' ? dark : light;
}
