// Compiled from src/texts/ta/meta.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const metaTexts = {
  site: 'Avsar',
  title: ({ page }: { page: Value }) => `${page} · Avsar`,
};
