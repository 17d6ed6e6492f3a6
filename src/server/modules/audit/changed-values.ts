export interface ChangedValues {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/**
 * The fields of an edit that became something else, as they were and as they are,
 * for the audit log. What the edit leaves out stays out.
 * @returns nothing when the edit changed nothing
 */
export const changedValues = (
  before: Readonly<Record<string, unknown>>,
  edit: Readonly<Record<string, unknown>>,
): ChangedValues | undefined => {
  const changed = Object.keys(edit).filter(
    (field) => edit[field] !== undefined && JSON.stringify(edit[field]) !== JSON.stringify(before[field]),
  );
  if (changed.length === 0) return undefined;
  const of = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: of(before), after: of(edit) };
};
