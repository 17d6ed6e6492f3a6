import { read } from '#web/lib/queries.ts';
import { SHOWN, type Shown } from '#web/pages/candidate/applications/application.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

const APPLICATIONS_A_PAGE = 10;

/** The candidate's applications in one view, newest first. */
export const applicationList = (shown: Shown): PagedList<'listApplications'> => ({
  limit: APPLICATIONS_A_PAGE,
  at: (page) =>
    read('listApplications', {
      query: { page, limit: APPLICATIONS_A_PAGE, status: shown === 'all' ? [] : [...SHOWN[shown]] },
    }),
});

/** Number of applications per status. */
export const STATS = read('applicationStats', {});

/** The candidate's offers. */
export const OFFERS = read('listOffers', { query: { limit: 100 } });

export const wholeApplication = (id: string) => read('getApplication', { params: { id } });

/** The history of an application. */
export const timelineOf = (id: string) => read('applicationTimeline', { params: { id } });
