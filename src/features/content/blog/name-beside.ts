/** The name of a landmark, made unique by the heading beside it. */
export const nameBeside = (name: string, heading: string | null | undefined) => (heading ? `${name}: ${heading}` : name)
