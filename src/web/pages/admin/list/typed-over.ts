/** The draft's fields that differ from the base; others may have been changed by someone else since. */
export const typedOver = (draft: Readonly<Record<string, unknown>>, base: unknown): Record<string, unknown> => {
  const before = (base ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => value !== before[key]));
};
