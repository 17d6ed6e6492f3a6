import { mentorshipTexts } from '#texts/mentorship.ts';
import { companyContent } from '#web/content/company-content.ts';

/** A mentor in the content file. */
export type Mentor = (typeof companyContent.mentors)[number];

export const mentorNamed = (id: string | null): Mentor | undefined =>
  companyContent.mentors.find((mentor) => mentor.id === id);

/** Why a message to a mentor was not sent. */
export const notSentText = (reason: string): string =>
  mentorshipTexts.notSent({ reason: reason || mentorshipTexts.tryAgain });

/** A person is a disc over an arch; the doorways differ in width and height. */
const DOORWAYS = [
  { x: 84, y: 96, r: 76 },
  { x: 60, y: 116, r: 100 },
  { x: 108, y: 72, r: 52 },
] as const;

/** Drawn portrait of a mentor until there is a photo. Decorative, because the name follows below. */
export function MentorPortrait({ mentor }: { mentor: Mentor }) {
  const { x, y, r } = DOORWAYS[companyContent.mentors.indexOf(mentor) % DOORWAYS.length] ?? DOORWAYS[0];
  return (
    <svg className="pic h-auto w-full" viewBox="0 0 320 180" aria-hidden="true">
      <rect className="ink" x="0" y="0" width="320" height="6" />
      <path className="lit" d={`M${x} 176V${y}a${r} ${r} 0 0 1 ${2 * r} 0V176z`} />
      <circle className="ink" cx="160" cy="98" r="24" />
      <path className="ink" d="M120 176v-10a40 40 0 0 1 80 0v10z" />
      <rect className="ink" x="0" y="176" width="320" height="4" />
    </svg>
  );
}
