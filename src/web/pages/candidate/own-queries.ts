import { read } from '#web/lib/queries.ts';

/** Completion of the user's own profile. */
export const OVERVIEW = read('getProfileOverview', {});

/** Suggestions extracted from the newest resume. */
export const SUGGESTIONS = read('listResumeSuggestions', {});

/** Number of conversations with unread messages. */
export const MESSAGES = read('conversationStats', {});

/** Number of entries searched for news and for jobs already applied for. */
const RECENT = 100;

// The frame's counts and the home page share the same cached answers.
export const APPLICATIONS = read('listApplications', { query: { limit: RECENT } });
/** With those selected before their time: they still take place. */
export const INTERVIEWS = read('listInterviews', { query: { status: ['Scheduled', 'Selected'], limit: 100 } });
export const OFFERS = read('listOffers', { query: { status: ['Pending'], limit: 5 } });
