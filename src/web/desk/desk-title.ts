import { databaseWords } from '#web/words/en/recruiter-database.ts';

/** The heading of a page that recruiters and administrators share. */
export const deskTitle = (_pathname: string): string => databaseWords.pageTitle;
