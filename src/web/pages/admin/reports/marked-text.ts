/** A stretch of a text, and whether it was found. */
export interface Stretch {
  text: string;
  marked: boolean;
}

/** A text cut where the words stand in it, whatever their case; what overlaps is one. */
export function markWords(text: string, words: readonly string[]): Stretch[] {
  const lower = text.toLowerCase();
  const marks = new Array<boolean>(text.length).fill(false);
  // Lowering changes the length of a few letters; then nothing is marked rather than the wrong thing.
  if (lower.length === text.length)
    for (const word of words)
      for (
        let at = lower.indexOf(word.toLowerCase());
        word !== '' && at >= 0;
        at = lower.indexOf(word.toLowerCase(), at + 1)
      )
        marks.fill(true, at, at + word.length);
  const stretches: Stretch[] = [];
  for (let from = 0; from < text.length; ) {
    const marked = marks[from] ?? false;
    const next = marks.indexOf(!marked, from);
    const to = next === -1 ? text.length : next;
    stretches.push({ text: text.slice(from, to), marked });
    from = to;
  }
  return stretches;
}
