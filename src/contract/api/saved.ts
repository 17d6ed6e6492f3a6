import { z } from 'zod';
import type { savedRoutes } from '#contract/routes/saved.ts';
import { SavedJob, SavedJobQuery } from '#contract/saved.ts';
import { SavedSearch, SavedSearchEdit, SavedSearchForm, SavedSearchQuery } from '#contract/saved-searches.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

const bySavedJob = z.object({ jobId: z.string().min(1).max(64) });

export const savedApi = {
  listSavedJobs: {
    summary: 'The jobs that the candidate has kept, newest first',
    query: SavedJobQuery,
    output: z.array(SavedJob),
  },
  saveJob: { summary: 'Keeps a job; again is harmless', params: bySavedJob, output: SavedJob },
  unsaveJob: { summary: 'Keeps a job no longer; again is harmless', params: bySavedJob, output: Message },
  listSearches: {
    summary: 'The searches that the candidate has kept, newest first',
    query: SavedSearchQuery,
    output: z.array(SavedSearch),
  },
  saveSearch: { summary: 'Keeps a search', body: SavedSearchForm, output: SavedSearch },
  changeSearch: {
    summary: 'Renames a kept search, changes its filters, switches its daily mail',
    params: byId,
    body: SavedSearchEdit,
    output: SavedSearch,
  },
  deleteSearch: { summary: 'Deletes a kept search', params: byId, output: Message },
} as const satisfies Record<keyof typeof savedRoutes, Shapes>;
