/** Fibre names that regulation (EU) 1007/2011, annex I, allows, and leather, as far as our goods have them. */
export const fibres = [
  'cotton',
  'wool',
  'cashmere',
  'linen',
  'silk',
  'viscose',
  'lyocell',
  'modal',
  'polyester',
  'polyamide',
  'acrylic',
  'elastane',
  'leather',
  'rubber',
  'down',
] as const

/** Care symbols after ISO 3758. */
export const careSymbols = [
  'wash30',
  'wash40',
  'handWash',
  'noWash',
  'noBleach',
  'ironLow',
  'ironMedium',
  'noIron',
  'noTumble',
  'dryClean',
] as const
