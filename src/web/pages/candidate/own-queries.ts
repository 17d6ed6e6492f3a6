import { read } from '#web/lib/queries.ts';

/** How complete the own profile is. */
export const OVERVIEW = read('getProfileOverview', {});

/** What was read from the newest resume. */
export const SUGGESTIONS = read('listResumeSuggestions', {});
