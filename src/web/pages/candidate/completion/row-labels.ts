/** The fields of all rows in display order, with their names for the error summary: "Education 2, Degree". */
export const rowLabels = <F extends string>(
  count: number,
  one: (number: number) => string,
  fields: Readonly<Record<F, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      Object.entries<string>(fields).map(([field, label]) => [`rows.${index}.${field}`, `${one(index + 1)}, ${label}`]),
    ).flat(),
  );
