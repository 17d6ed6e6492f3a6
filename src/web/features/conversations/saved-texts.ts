import type { CallOutput } from '#contract/api.ts';
import { MOST_SAVED_TEXTS } from '#contract/saved-texts.ts';
import { read } from '#web/lib/queries.ts';

export type SavedText = CallOutput<'listSavedTexts'>[number];

/** All of them, by name. */
export const SAVED_TEXTS = read('listSavedTexts', { query: { limit: MOST_SAVED_TEXTS } });
