import { companyContent } from '#web/content/company-content.ts';

/** A mentor in the content file. */
export type Mentor = (typeof companyContent.mentors)[number];

export const mentorNamed = (id: string | null): Mentor | undefined =>
  companyContent.mentors.find((mentor) => mentor.id === id);
