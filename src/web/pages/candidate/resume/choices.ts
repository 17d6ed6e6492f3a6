import type { ResumeChoices, ResumeSource } from '#contract/resume-layout.ts';
import { RESUME_SECTIONS, type ResumeSection, type ResumeTemplate } from '#contract/vocabularies.ts';

/** What a person chooses for a resume; the draft keeps it. null texts are the profile's own, also when those change. */
export interface Choices {
  template: ResumeTemplate;
  order: ResumeSection[];
  hidden: ResumeSection[];
  title: string | null;
  summary: string | null;
}

export const FIRST_CHOICES: Choices = {
  template: 'classic',
  order: [...RESUME_SECTIONS],
  hidden: [],
  title: null,
  summary: null,
};

/** Every section once, whatever an old draft says. */
export const wholeOrder = (order: readonly ResumeSection[]): ResumeSection[] => {
  const kept = order.filter((section, at) => RESUME_SECTIONS.includes(section) && order.indexOf(section) === at);
  return [...kept, ...RESUME_SECTIONS.filter((section) => !kept.includes(section))];
};

/** The choices as the server takes them. */
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

/** The list with one of its items at another place. */
export const moved = (order: readonly ResumeSection[], section: ResumeSection, to: number): ResumeSection[] => {
  const rest = order.filter((one) => one !== section);
  return [...rest.slice(0, to), section, ...rest.slice(to)];
};

/** How many entries a section has; the summary is a text. */
export const entriesOf = (source: ResumeSource, section: Exclude<ResumeSection, 'summary'>): number =>
  source[section].length;
