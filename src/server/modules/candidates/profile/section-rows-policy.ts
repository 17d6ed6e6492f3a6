interface KnownRow {
  id: string;
  createdAt: Date;
}

interface SentRow {
  _id?: string | null | undefined;
}

/** Changes that a section's list makes to the existing rows. */
export interface RowPlan<Known extends KnownRow, Sent extends SentRow> {
  /** In the order of the form; `at` is the index in the body. Without `before` it is new. */
  kept: { sent: Sent; at: number; before: Known | undefined }[];
  removed: Known[];
}

/**
 * Matches the rows of a form with the existing ones: by `_id`, or without one by their naming fields, so that sending
 * the same form twice adds nothing. A row is removed only when the form showed it and does not send it. A row with only
 * empty fields counts as removed: a form always has one.
 */
export const planRows = <Known extends KnownRow, Sent extends SentRow>(
  known: readonly Known[],
  sent: readonly Sent[],
  {
    isEmpty,
    isSame,
    wasShown,
  }: {
    isEmpty: (sent: Sent) => boolean;
    isSame: (known: Known, sent: Sent) => boolean;
    wasShown: (known: Known) => boolean;
  },
): RowPlan<Known, Sent> => {
  const kept: RowPlan<Known, Sent>['kept'] = sent.flatMap((row, at) =>
    isEmpty(row) ? [] : [{ sent: row, at, before: undefined }],
  );
  const free = new Map(known.map((row) => [row.id, row]));
  const take = (entry: (typeof kept)[number], row: Known | undefined): void => {
    if (!row) return;
    entry.before = row;
    free.delete(row.id);
  };
  for (const entry of kept) if (entry.sent._id) take(entry, free.get(entry.sent._id));
  for (const entry of kept) {
    if (entry.before || entry.sent._id) continue;
    take(
      entry,
      [...free.values()].find((row) => isSame(row, entry.sent)),
    );
  }
  return { kept, removed: [...free.values()].filter(wasShown) };
};

/** Rows added after the form was read were not on it. A form without a read time showed all. */
export const shownUntil =
  (readAt: string | undefined) =>
  ({ createdAt }: KnownRow): boolean =>
    readAt === undefined || createdAt.getTime() <= Date.parse(readAt);
