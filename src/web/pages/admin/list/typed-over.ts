/** What was typed, without what only stood there: that may have been changed by somebody else since. */
export const typedOver = (draft: Readonly<Record<string, unknown>>, base: unknown): Record<string, unknown> => {
  const before = (base ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => value !== before[key]));
};
