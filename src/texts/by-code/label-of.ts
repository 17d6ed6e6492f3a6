/** The label of what may be a member of a closed list; anything else stands for itself. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
