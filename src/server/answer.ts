/** A handler's result: the body, and its HTTP status and headers. */
export interface Answer<Body> {
  body: Body;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Number of items on all pages of the list. */
  total?: number;
}

/** One page of a list and the size of the whole. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

export const ok = <Body>(body: Body): Answer<Body> => ({ body });

export const pageOf = <Item>({ items, total }: Page<Item>): Answer<Item[]> => ({ body: items, total });
