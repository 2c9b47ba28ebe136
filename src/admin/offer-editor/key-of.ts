type Press = { key: string; code: string }

/** The letter on a key, also while another script is typed with it: where T writes `т` it is still T. */
export const keyOf = ({ key, code }: Press): string =>
  /^[^\p{ASCII}]$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key
