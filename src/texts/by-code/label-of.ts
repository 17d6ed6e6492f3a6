const itself = (value: string): string => value;

/** Returns the label of a member of a closed list; any other value unchanged, or as formatted by `otherwise`. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string, otherwise = itself): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? otherwise(value);
