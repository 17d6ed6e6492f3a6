import { z } from 'zod';
import type { savedRoutes } from '#contract/routes/saved.ts';
import { SavedJob, SavedJobQuery, SavedListing } from '#contract/saved.ts';
import { SavedSearch, SavedSearchEdit, SavedSearchForm, SavedSearchQuery } from '#contract/saved-searches.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

const bySavedJob = z.object({ jobId: z.string().min(1).max(64) });

export const savedApi = {
  listSavedJobs: {
    summary: 'List your saved jobs, newest first',
    query: SavedJobQuery,
    output: z.array(SavedListing),
  },
  saveJob: { summary: 'Save a job; repeating it changes nothing', params: bySavedJob, output: SavedJob },
  unsaveJob: { summary: 'Remove a saved job; repeating it changes nothing', params: bySavedJob, output: Message },
  listSearches: {
    summary: 'List your saved searches, newest first',
    query: SavedSearchQuery,
    output: z.array(SavedSearch),
  },
  saveSearch: { summary: 'Save a search', body: SavedSearchForm, output: SavedSearch },
  changeSearch: {
    summary: 'Rename a saved search, change its filters, or turn its daily email on or off',
    params: byId,
    body: SavedSearchEdit,
    output: SavedSearch,
  },
  deleteSearch: { summary: 'Delete a saved search', params: byId, output: Message },
} as const satisfies Record<keyof typeof savedRoutes, Shapes>;
