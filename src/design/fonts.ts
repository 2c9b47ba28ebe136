import localFont from 'next/font/local'

// Onest in three files, so that a page loads only the scripts it shows. Latin and Cyrillic are preloaded; both are cut from
// the package without the unused weights below 400, which are a quarter of the bytes:
//   fonttools varLib.instancer node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2 \
//     wght=400:900 -o src/design/fonts/onest-latin.woff2
const latin = localFont({
  src: './fonts/onest-latin.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--onest-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const cyrillic = localFont({
  src: './fonts/onest-cyrillic.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--onest-cyrillic',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
})

const latinExt = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  variable: '--onest-latin-ext',
  // The last family carries the metric-adjusted fallback: on an earlier family it would hide the files of later ones.
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Class names for <html> that define the families of `--font-sans` in tokens.css. */
export const fontVariables = `${latin.variable} ${cyrillic.variable} ${latinExt.variable}`
