import { content } from '#web/content.ts';

/** A mentor of the content file. */
export type Mentor = (typeof content.mentors)[number];

export const mentorNamed = (id: string | null): Mentor | undefined =>
  content.mentors.find((mentor) => mentor.id === id);
