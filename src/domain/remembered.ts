/** A function that remembers its answers: at most so many, then it forgets all of them. */
export function remembered<Answer>(most: number, read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
