interface Row {
  _id: string;
}

/** Changes the rows of a list in every cached answer. */
export type PatchRows<T> = (change: (rows: readonly T[]) => T[]) => void;

/** Removes a row from a list; returns a function that restores it in its position. */
export function takeOut<T extends Row>(row: T, patch: PatchRows<T>): () => void {
  const isIt = ({ _id }: Row) => _id === row._id;
  let at = 0;
  patch((rows) => {
    at = Math.max(at, rows.findIndex(isIt));
    return rows.filter((one) => !isIt(one));
  });
  return () => patch((rows) => (rows.some(isIt) ? [...rows] : rows.toSpliced(at, 0, row)));
}
