import type { QueueJobs } from '#server/database/queue.ts';

export type Letter = QueueJobs['mail'];

/** One line of at most 200 characters: no name or title that somebody typed can begin a header of its own. */
export const oneLine = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();

/** A mail in plain words, a paragraph an entry; empty entries are left out. */
export const letter = ({
  to,
  subject,
  paragraphs,
}: {
  to: string;
  subject: string;
  paragraphs: readonly (string | undefined | false)[];
}): Letter => ({
  to,
  subject: oneLine(subject),
  text: `${[...paragraphs.filter(Boolean), 'Avsar\nAvsar never asks for money.'].join('\n\n')}\n`,
});
