/** In place of Next's code for old browsers, see next.config.ts. */
export {}
