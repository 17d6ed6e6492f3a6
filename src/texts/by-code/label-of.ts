const itself = (value: string): string => value;

/** The label of what may be a member of a closed list; anything else stands for itself, or as `otherwise` says it. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string, otherwise = itself): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? otherwise(value);
