import type { ResumeChoices, ResumeLanguage, ResumeSource } from '#contract/resume-layout.ts';
import { RESUME_SECTIONS, type ResumeSection, type ResumeTemplate } from '#contract/vocabularies.ts';

/** The user's choices for a resume, kept in the draft. A null follows the profile. */
export interface Choices {
  template: ResumeTemplate;
  /** null: that of the profile's texts. */
  language: ResumeLanguage | null;
  order: ResumeSection[];
  hidden: ResumeSection[];
  title: string | null;
  summary: string | null;
}

export const FIRST_CHOICES: Choices = {
  template: 'classic',
  language: null,
  order: [...RESUME_SECTIONS],
  hidden: [],
  title: null,
  summary: null,
};

/** Every section exactly once, even with an outdated draft. */
export const wholeOrder = (order: readonly ResumeSection[]): ResumeSection[] => {
  const kept = order.filter((section, at) => RESUME_SECTIONS.includes(section) && order.indexOf(section) === at);
  return [...kept, ...RESUME_SECTIONS.filter((section) => !kept.includes(section))];
};

/** The choices as the server expects them. */
export const sentChoices = ({
  order,
  hidden,
  title,
  summary,
}: Choices): ResumeChoices & { sections: ResumeSection[] } => ({
  sections: wholeOrder(order).filter((section) => !hidden.includes(section)),
  ...(title !== null && { title }),
  ...(summary !== null && { summary }),
});

/** The list with one of its items moved. */
export const moved = (order: readonly ResumeSection[], section: ResumeSection, to: number): ResumeSection[] => {
  const rest = order.filter((one) => one !== section);
  return [...rest.slice(0, to), section, ...rest.slice(to)];
};

/** Number of entries in a section; the summary is a text. */
export const entriesOf = (source: ResumeSource, section: Exclude<ResumeSection, 'summary'>): number =>
  source[section].length;
