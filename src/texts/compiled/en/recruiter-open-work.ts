// Compiled from src/texts/en/recruiter-open-work.json by `npm run texts`: edit that file, not this one.
import { number, plural } from './message.ts';

export const openWorkTexts = {
  interviews: ({ count }: { count: number }) => plural(count, { one: 'One interview is ahead or has no result yet. It goes on unless you cancel it.', other: `${number(count)} interviews are ahead or have no result yet. They go on unless you cancel them.` }),
  interviewsTakenDown: ({ count }: { count: number }) => plural(count, { one: 'One interview is ahead or has no result yet. If it is ahead, we told the candidate not to come.', other: `${number(count)} interviews are ahead or have no result yet. We told the candidates of those ahead not to come.` }),
  seeInterviews: ({ count }: { count: number }) => plural(count, { one: 'See the interview', other: `See these ${number(count)} interviews` }),
  offers: ({ count }: { count: number }) => plural(count, { one: 'One offer is open. The candidate can still accept it unless you withdraw it.', other: `${number(count)} offers are open. The candidates can still accept them unless you withdraw them.` }),
  offersTakenDown: ({ count }: { count: number }) => plural(count, { one: 'One offer is open. The candidate can’t accept it, because the job was taken down.', other: `${number(count)} offers are open. The candidates can’t accept them, because the job was taken down.` }),
  seeOffers: ({ count }: { count: number }) => plural(count, { one: 'See the offer', other: `See these ${number(count)} offers` }),
};
