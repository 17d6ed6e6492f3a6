import { read } from '#web/lib/queries.ts';

/** How complete the own profile is. */
export const OVERVIEW = read('getProfileOverview', {});

/** What was read from the newest resume. */
export const SUGGESTIONS = read('listResumeSuggestions', {});

/** How far back is looked for news, and for jobs that were applied for. */
const RECENT = 100;

// The frame counts what the home page shows: the same answers serve both.
export const APPLICATIONS = read('listApplications', { query: { limit: RECENT } });
export const INTERVIEWS = read('listInterviews', { query: { status: ['Scheduled'], limit: 100 } });
export const OFFERS = read('listOffers', { query: { status: ['Pending'], limit: 5 } });
