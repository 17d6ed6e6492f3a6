export const metaWords = {
  site: 'Avsar',
  title: (page: string) => `${page} · Avsar`,
} as const;
