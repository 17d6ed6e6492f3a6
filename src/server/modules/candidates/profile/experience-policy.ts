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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const monthOf = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** `Jan 2024 - Mar 2025`, `Jan 2024 - Present`; without dates, the text typed at registration. */
export const durationOf = ({
  startDate,
  endDate,
  currentlyWorking,
  duration,
}: Pick<ExperienceColumns, 'startDate' | 'endDate' | 'currentlyWorking'> & { duration: string | null }): string => {
  if (!startDate) return duration ?? '';
  const end = currentlyWorking ? 'Present' : endDate && monthOf(endDate);
  return end ? `${monthOf(startDate)} - ${end}` : monthOf(startDate);
};

export const isSameExperience = (
  known: Pick<ExperienceColumns, 'company' | 'position' | 'startDate'>,
  sent: Pick<ExperienceColumns, 'company' | 'position' | 'startDate'>,
): boolean =>
  known.company.toLowerCase() === sent.company.toLowerCase() &&
  known.position.toLowerCase() === sent.position.toLowerCase() &&
  known.startDate === sent.startDate;
