/**
 * Colours for documents that load no style sheet; standalone.test.ts holds them equal to tokens.css, where each is
 * explained.
 */
export const standaloneColours = `
  color-scheme: light dark;
  --paper: light-dark(oklch(0.984 0.007 85), oklch(0.205 0.007 75));
  --surface: light-dark(oklch(0.998 0.002 85), oklch(0.243 0.008 75));
  --ink: light-dark(oklch(0.235 0.014 70), oklch(0.94 0.01 85));
  --ink-soft: light-dark(oklch(0.43 0.014 72), oklch(0.775 0.012 82));
  --line: light-dark(oklch(0.9 0.012 82), oklch(0.325 0.009 75));
  --accent: light-dark(oklch(0.45 0.082 180), oklch(0.79 0.1 178));
  --on-accent: light-dark(oklch(0.985 0.01 178), oklch(0.2 0.03 182));`
