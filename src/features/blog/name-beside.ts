/** The name of a landmark, told apart from others of its kind by the heading that it stands beside. */
export const nameBeside = (name: string, heading: string | null | undefined) => (heading ? `${name}: ${heading}` : name)
