import { databaseTexts } from '#texts/recruiter-database.ts';
import { statsTexts } from '#texts/recruiter-stats.ts';

/** The heading of a page that recruiters and administrators share. */
export const staffTitle = (pathname: string): string =>
  /^\/jobapplicationstats/i.test(pathname) ? statsTexts.title : databaseTexts.pageTitle;
