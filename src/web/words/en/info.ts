/** The words that the written pages share. */
export const infoWords = {
  onThisPage: 'On this page',
  home: 'Home',
  planned: 'Planned',
  sample: 'Sample',
} as const;
