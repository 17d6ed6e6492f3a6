/** A part of a text, and whether it is a match. */
export interface Stretch {
  text: string;
  marked: boolean;
}

/** Splits a text at case-insensitive matches of the words; overlapping matches are merged. */
export function markWords(text: string, words: readonly string[]): Stretch[] {
  const lower = text.toLowerCase();
  const marks = new Array<boolean>(text.length).fill(false);
  // Lowercasing changes the length of a few letters; then nothing is marked, because the offsets would be wrong.
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
