import { z } from 'zod';
import { LIMITS } from './rules.ts';
import { Id, Instant, Paging, text } from './values.ts';

/** The most texts per recruiter: a longer menu would be unusable. */
export const MOST_SAVED_TEXTS = 50;

/** A text that a recruiter reuses. Placeholders in braces are filled in on use. */
export const SavedTextForm = z.object({ name: text(LIMITS.savedTextName), text: text(LIMITS.message) });
export type SavedTextForm = z.output<typeof SavedTextForm>;

/** Absent fields stay. */
export const SavedTextEdit = SavedTextForm.partial();
export type SavedTextEdit = z.output<typeof SavedTextEdit>;

export const SavedText = z.object({ _id: Id, name: z.string(), text: z.string(), updatedAt: Instant });
export type SavedText = z.infer<typeof SavedText>;

export const SavedTextQuery = z.object(Paging);
export type SavedTextQuery = z.output<typeof SavedTextQuery>;
