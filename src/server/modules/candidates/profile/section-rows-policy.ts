interface KnownRow {
  id: string;
  createdAt: Date;
}

interface SentRow {
  _id?: string | null | undefined;
}

/** What a section's list does to the rows that are there. */
export interface RowPlan<Known extends KnownRow, Sent extends SentRow> {
  /** In the order in which the form shows them; `at` is where in the body it stands. Without `before` it is new. */
  kept: { sent: Sent; at: number; before: Known | undefined }[];
  removed: Known[];
}

/**
 * Matches the rows that a form sends with those that are there: by `_id`, and
 * those sent without one by what names them, so that the same form sent twice
 * adds nothing. Only what the person removed goes: a row is removed when the
 * form showed it and does not send it. A row whose fields are all empty is as
 * good as removed: a form always has one.
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

/** Rows that came after the form had been read were not on it. A form that does not say when showed all. */
export const shownUntil =
  (readAt: string | undefined) =>
  ({ createdAt }: KnownRow): boolean =>
    readAt === undefined || createdAt.getTime() <= Date.parse(readAt);
