/** The tabs of the panel, as named by `?part=`; the first one is the default. */
export const PARTS = ['application', 'fit', 'resume', 'messages', 'notes'] as const;

export const partIn = (search: string): (typeof PARTS)[number] =>
  PARTS.find((part) => part === new URLSearchParams(search).get('part')) ?? 'application';
