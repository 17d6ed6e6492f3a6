import type { ExperienceForm } from '#contract/profile.ts';

export interface ExperienceColumns {
  company: string;
  position: string;
  startDate: string | null;
  endDate: string | null;
  currentlyWorking: boolean;
  description: string | null;
}

/** A current job has no last day. */
export const experienceOfForm = (
  form: ExperienceForm,
  before?: Pick<ExperienceColumns, 'endDate' | 'currentlyWorking' | 'description'>,
): ExperienceColumns => {
  const currentlyWorking = form.currentlyWorking ?? (form.endDate ? false : (before?.currentlyWorking ?? false));
  const endDate = form.endDate === undefined ? (before?.endDate ?? null) : form.endDate;
  return {
    company: form.company,
    position: form.position,
    startDate: form.startDate,
    endDate: currentlyWorking ? null : endDate,
    currentlyWorking,
    description: form.description ?? before?.description ?? null,
  };
};

/** The words of a duration, in the reader's language. */
interface DurationWords {
  /** Names of the months. */
  months: readonly string[];
  /** Replaces the end of a current job. */
  present: string;
}

/** `Jan 2024 - Mar 2025`, `Jan 2024 - Present`; without dates, the text typed at registration. */
export const durationOf = (
  {
    startDate,
    endDate,
    currentlyWorking,
    duration,
  }: Pick<ExperienceColumns, 'startDate' | 'endDate' | 'currentlyWorking'> & { duration: string | null },
  { months, present }: DurationWords,
): string => {
  if (!startDate) return duration ?? '';
  const monthOf = (day: string): string => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  const end = currentlyWorking ? present : endDate && monthOf(endDate);
  return end ? `${monthOf(startDate)} - ${end}` : monthOf(startDate);
};

export const isSameExperience = (
  known: Pick<ExperienceColumns, 'company' | 'position' | 'startDate'>,
  sent: Pick<ExperienceColumns, 'company' | 'position' | 'startDate'>,
): boolean =>
  known.company.toLowerCase() === sent.company.toLowerCase() &&
  known.position.toLowerCase() === sent.position.toLowerCase() &&
  known.startDate === sent.startDate;
