import type { FitFact, ShownBy } from '#contract/fit.ts';
import type { PayPeriod } from '#contract/pay.ts';
import { amountText } from '#texts/by-code/amount-text.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { fitTexts as texts } from '#texts/fit.ts';
import { jobTexts } from '#texts/jobs.ts';
import { educationLevelTexts, noticePeriodTexts, workModeTexts } from '#texts/vocabularies.ts';
import { dayText, experienceText, monthsText, monthText, salaryText, stipendText } from '#web/lib/formats.ts';

const YEAR = 12;

/** Returns `3 years 4 months` of work. */
export const workText = (months: number): string => {
  if (months < 1) return texts.noWork;
  const [years, rest] = [Math.floor(months / YEAR), Math.round(months % YEAR)];
  return [years > 0 ? texts.years({ count: years }) : '', rest > 0 ? monthsText(rest) : ''].filter(Boolean).join(' ');
};

const rangeText = ({ min, max }: { min: number | null; max: number | null }, period: PayPeriod): string => {
  if (min !== null && max !== null) return period === 'month' ? stipendText({ min, max }) : salaryText({ min, max });
  if (max !== null) return texts.payUpTo({ pay: amountText(max, period) });
  return min === null ? '' : texts.payFrom({ pay: amountText(min, period) });
};

const placesText = (places: readonly string[]): string => places.map((place) => placeText(place)).join(', ');

/** Returns the texts for what the job requires and what the person stated; empty where nothing was stated. */
export const factTexts = (
  fact: FitFact,
  today: string,
  period: PayPeriod = 'year',
): { asked: string; said: string } => {
  switch (fact.fact) {
    case 'experience':
      return {
        asked: fact.asked ? experienceText(fact.asked) : '',
        said: fact.said ? workText(fact.said.months) : '',
      };
    case 'place':
      return {
        asked: fact.asked ? (fact.asked.anywhere ? texts.anywhere : placesText(fact.asked.places)) : '',
        said: fact.said ? placesText(fact.said.places) : '',
      };
    case 'workMode':
      return {
        asked: fact.asked ? workModeTexts[fact.asked.workMode] : '',
        said: placesText([...(fact.said?.places ?? []), ...(fact.said?.inTown ? [texts.inTown] : [])]),
      };
    case 'pay':
      return {
        asked: fact.asked ? rangeText(fact.asked, period) : '',
        said: fact.said ? texts.payFrom({ pay: amountText(fact.said.from, period) }) : '',
      };
    case 'education':
      return {
        asked: fact.asked ? educationLevelTexts[fact.asked.level] : '',
        said: fact.said ? labelOf(educationLevelTexts, fact.said.degree || fact.said.level) : '',
      };
    case 'start':
      return {
        asked: fact.asked ? (fact.asked.day <= today ? jobTexts.startAtOnce : dayText(fact.asked.day)) : '',
        said: fact.said ? texts.notice({ notice: labelOf(noticePeriodTexts, fact.said.notice) }) : '',
      };
  }
};

/** `Used at Lantana Works, Jul 2023 to now` */
export const shownText = ({ by, name, from, to, now }: ShownBy): string => {
  const what = texts.shown[by]({ name });
  const [start, end] = [monthText(from), now ? '' : monthText(to)];
  const period =
    now && start ? texts.shown.since({ start }) : start && end ? texts.shown.between({ start, end }) : start || end;
  return period ? texts.shown.when({ what, period }) : what;
};
