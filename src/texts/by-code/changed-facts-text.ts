import { payPeriod } from '#contract/pay.ts';
import { changedFacts, type JobFact, type JobFacts } from '#contract/shown-facts.ts';
import { statusTexts } from '#texts/components.ts';
import { formatTexts } from '#texts/formats.ts';
import { jobChangeTexts } from '#texts/job-changes.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { labelOf } from './label-of.ts';
import { both, salaryText, stipendText } from './pay-range-text.ts';
import { placeText } from './place-text.ts';

const factText = (fact: JobFact, facts: JobFacts): string => {
  switch (fact) {
    case 'pay':
      return payPeriod(facts.employmentType) === 'month' ? stipendText(facts.pay) : salaryText(facts.pay);
    case 'location':
      return placeText(facts.location);
    case 'workMode':
      return labelOf(workModeTexts, facts.workMode);
    case 'employmentType':
      return labelOf(employmentTypeTexts, facts.employmentType);
    case 'status':
      // Recruiters know it by the label of their list.
      return facts.status === 'Not Active' ? jobChangeTexts.inactive : facts.status ? statusTexts[facts.status] : '';
    default:
      return facts[fact];
  }
};

/** Pay that changes between months and years names both, because Hindi leaves the year out otherwise. */
const payText = (facts: JobFacts, other: JobFacts): string => {
  const text = factText('pay', facts);
  const [period, otherPeriod] = [payPeriod(facts.employmentType), payPeriod(other.employmentType)];
  return both(facts.pay) && period === 'year' && otherPeriod === 'month' ? jobChangeTexts.yearly({ pay: text }) : text;
};

/** Returns what has changed about a job: `Place: Pune → Nashik · Pay: ₹8–10 LPA → ₹6–8 LPA`. */
export const changedFactsText = (was: JobFacts, now: JobFacts): string =>
  changedFacts(was, now)
    .map((fact) => {
      const [before, after] =
        fact === 'pay' ? [payText(was, now), payText(now, was)] : [factText(fact, was), factText(fact, now)];
      const unknown = formatTexts.notMentioned;
      return jobChangeTexts.change({ fact, was: before || unknown, now: after || unknown });
    })
    .join(' · ');
