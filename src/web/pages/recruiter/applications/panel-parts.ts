/** What the panel shows of an application; `?part=` says which, the first when it says nothing. */
export const PARTS = ['application', 'fit', 'resume', 'messages', 'notes'] as const;

export const partIn = (search: string): (typeof PARTS)[number] =>
  PARTS.find((part) => part === new URLSearchParams(search).get('part')) ?? 'application';
