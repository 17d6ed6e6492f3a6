import { fillPlaceholders, type Placeholders } from '#contract/placeholder-rules.ts';

/** A saved text in a field: with its placeholders, and as it was filled in. */
export interface InsertedText {
  saved: string;
  filled: string;
}

/** Fills inserted texts in again for other values. A text that was edited by hand stays, and so does all around it. */
export function refillText(
  text: string,
  inserted: readonly InsertedText[],
  values: Placeholders,
): { text: string; inserted: InsertedText[] } {
  return inserted.reduce<ReturnType<typeof refillText>>(
    (done, { saved, filled }) => {
      if (filled === '' || !done.text.includes(filled)) return done;
      const again = fillPlaceholders(saved, values);
      return {
        text: done.text.replace(filled, () => again),
        inserted: [...done.inserted, { saved, filled: again }],
      };
    },
    { text, inserted: [] },
  );
}
