export interface ChangedValues {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/**
 * Returns the fields changed by an edit, before and after, for the audit log. Fields absent from the edit are left out.
 * @returns undefined when the edit changed nothing
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
