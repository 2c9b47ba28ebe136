/** Replaces Next's polyfills for old browsers, see next.config.ts. */
export {}
