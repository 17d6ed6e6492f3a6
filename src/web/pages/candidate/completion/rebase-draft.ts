import type { Versions } from '#web/lib/merge-versions.ts';
import { isBlankRow } from '#web/pages/candidate/completion/list-values.ts';

/** A row of a list; a new one has no id yet. */
interface Row {
  _id?: string;
}

type Values = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const idsOf = (rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.flatMap((row) => (row._id ? [[row._id, row]] : [])));

/**
 * Merges a typed list with the version saved since the typing began at `base`: an untouched row takes the saved values,
 * a touched row that was deleted elsewhere becomes new, and rows added elsewhere are included.
 */
export function mergeRows<R extends Row>(typed: readonly R[], base: readonly R[], saved: readonly R[]): R[] {
  const [before, now] = [idsOf(base), idsOf(saved)];
  const kept = typed.flatMap((row): R[] => {
    if (!row._id) return [row];
    const touched = !same(row, before.get(row._id));
    const present = saved.find(({ _id }) => _id === row._id);
    if (present) return [touched ? row : present];
    return touched ? [{ ...row, _id: undefined }] : [];
  });
  const added = saved.filter(({ _id }) => _id !== undefined && !before.has(_id));
  // A blank row exists only because the list was empty.
  const worded = kept.filter((row) => now.size === 0 || row._id !== undefined || !isBlankRow(row));
  return [...worded, ...added.filter(({ _id }) => !worded.some((row) => row._id === _id))];
}

/**
 * Restores from a draft only what was typed, over the values saved now. `base` is the state in which the typing began.
 */
export function rebaseDraft(draft: Values, base: unknown, saved: object): Values {
  const began = isObject(base) ? base : {};
  const present: Values = { ...saved };
  const back: Values = {};
  for (const [key, typed] of Object.entries(draft)) {
    if (!(key in present)) continue;
    const [before, now] = [began[key], present[key]];
    if (same(typed, before)) continue;
    if (key === 'rows' && isRows(typed) && isRows(before) && isRows(now)) {
      const merged = mergeRows(typed, before, now);
      if (merged.length > 0) back[key] = merged;
    } else back[key] = typed;
  }
  return back;
}

/**
 * Merges two versions of a section: rows by their ids, and rows without one, such as hobbies, stay if either version
 * added them.
 */
export function mergeSection<V extends Values>({ before, preferred, other }: Versions<V>, newer: V): V {
  const merged = { ...other, ...rebaseDraft(preferred, before, other) };
  if (!isRows(merged.rows) || !isRows(other.rows)) return merged;
  // A row that only the newer version has is no new one.
  const saved = preferred === newer && isRows(newer.rows) ? newer.rows : [];
  const rows = merged.rows.map((row) =>
    row._id ? row : (saved.find((one) => same({ ...one, _id: undefined }, row)) ?? row),
  );
  const known = [...rows, ...(isRows(before.rows) ? before.rows : [])];
  const added = other.rows.filter((row) => !(row._id || isBlankRow(row) || known.some((one) => same(one, row))));
  return { ...merged, rows: [...rows, ...added] };
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isObject);
