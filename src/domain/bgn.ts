/** The fixed rate of the lev to the euro (Council Regulation (EU) 2025/1409). */
export const levaPerEuro = 1.95583

/** Whole stotinki (cents of the lev) as whole euro cents. */
export const euroCentsOf = (stotinki: number) => Math.round(stotinki / levaPerEuro)
