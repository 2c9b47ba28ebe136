/** A function that remembers its answers: at most so many, then it forgets all of them. */
export function remembered<Answer>(most: number, read: (text: string) => Answer): (text: string) => Answer {
  return rememberedBy(most, (text) => text, read)
}

/**
 * A function that remembers its answers by a text of what was asked. Answers are shared, so nobody may change them.
 * @param most beyond it all are forgotten
 * @param keyOf equal only for what has the same answer
 */
export function rememberedBy<Asked, Answer>(
  most: number,
  keyOf: (asked: Asked) => string,
  read: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new Map<string, Answer>()
  return (asked) => {
    const key = keyOf(asked)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = read(asked)
    if (answers.size >= most) answers.clear()
    answers.set(key, answer)
    return answer
  }
}
