// Compiled from src/texts/en/recruiter-interview-news.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const interviewNewsTexts = {
  takenDown: 'An administrator has blocked this job.',
  removed: 'An administrator has deleted this job. It won’t come back.',
  takenDownHelp: 'We told the candidate not to come.',
  takenDownShort: 'Job taken down',
  changedTo: ({ when, where }: { when: Value; where: Value }) => `The interview is now on ${when}, ${where}. Save again to replace that.`,
  confirmed: ({ when, where }: { when: Value; where: Value }) => `The candidate has meanwhile confirmed ${when}, ${where}. Save again to replace that.`,
};
