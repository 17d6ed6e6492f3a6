// Compiled from src/texts/en/newer-version.json by `npm run texts`: edit that file, not this one.

export const newerVersionTexts = {
  has: 'The newer version says:',
  help: '“Use these changes” replaces only the fields listed here. “Keep what I typed” keeps your own changes to them. Your other fields stay as you typed them.',
  take: 'Use these changes',
  keep: 'Keep what I typed',
};
