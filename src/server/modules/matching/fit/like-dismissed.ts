import { jobGroupKey } from '#contract/job-group.ts';
import { placeNameInEnglish } from '#server/modules/hindi/public.ts';
import type { DismissedRow } from './dismissed.store.ts';
import { shownPay } from './fact-verdicts.ts';
import type { FeedJob } from './feeds.store.ts';
import { placesOf } from './wished-places.ts';

const towns = (location: string): string[] =>
  placesOf(location).map((place) => placeNameInEnglish(place).toLowerCase());
const titleOf = (title: string): string => jobGroupKey({ title, companyName: '' });
const companyOf = (companyName: string): string => jobGroupKey({ title: '', companyName });

/** Whether a job resembles a dismissed one in the aspect named by the reason. */
const isLike = (job: FeedJob, dismissed: DismissedRow): boolean => {
  switch (dismissed.reason) {
    case 'company':
      return companyOf(job.companyName) === companyOf(dismissed.companyName);
    case 'role':
      return titleOf(job.title) === titleOf(dismissed.title);
    case 'place': {
      const unwanted = new Set(towns(dismissed.location));
      return towns(job.location).every((town) => unwanted.has(town));
    }
    case 'pay': {
      const [most, unwanted] = [shownPay(job), shownPay(dismissed)];
      return most !== undefined && unwanted !== undefined && most <= unwanted;
    }
    default:
      return false;
  }
};

/** Returns whether a job resembles any dismissed one. */
export const isLikeDismissed = (job: FeedJob, dismissed: readonly DismissedRow[]): boolean =>
  dismissed.some((one) => isLike(job, one));
