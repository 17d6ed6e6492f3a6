/** What a handler gives back: the body, and what HTTP has to say beside it. */
export interface Answer<Body> {
  body: Body;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** How many things the list has in all pages. */
  total?: number;
}

/** One page of a list and the size of the whole. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

export const ok = <Body>(body: Body): Answer<Body> => ({ body });

export const pageOf = <Item>({ items, total }: Page<Item>): Answer<Item[]> => ({ body: items, total });
