import { databaseWords } from '#web/words/en/recruiter-database.ts';
import { statsWords } from '#web/words/en/recruiter-stats.ts';

/** The heading of a page that recruiters and administrators share. */
export const deskTitle = (pathname: string): string =>
  /^\/jobapplicationstats/i.test(pathname) ? statsWords.title : databaseWords.pageTitle;
