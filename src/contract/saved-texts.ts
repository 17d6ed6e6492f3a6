import { z } from 'zod';
import { LIMITS } from './rules.ts';
import { Id, Instant, Paging, text } from './values.ts';

/** As many texts as one recruiter keeps: more are found in no menu. */
export const MOST_SAVED_TEXTS = 50;

/** A text that a recruiter writes often. What stands in braces is filled in where it is used. */
export const SavedTextForm = z.object({ name: text(LIMITS.savedTextName), text: text(LIMITS.message) });
export type SavedTextForm = z.output<typeof SavedTextForm>;

/** What is absent stays. */
export const SavedTextEdit = SavedTextForm.partial();
export type SavedTextEdit = z.output<typeof SavedTextEdit>;

export const SavedText = z.object({ _id: Id, name: z.string(), text: z.string(), updatedAt: Instant });
export type SavedText = z.infer<typeof SavedText>;

export const SavedTextQuery = z.object(Paging);
export type SavedTextQuery = z.output<typeof SavedTextQuery>;
