import { mentorshipTexts as texts } from '#texts/mentorship.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { MarkBadge } from '#web/pages/public/info/mark-badge.tsx';
import type { Mentor } from '#web/pages/public/mentorship/mentor.ts';
import { MentorPortrait } from '#web/pages/public/mentorship/mentor-portrait.tsx';

/** A mentor and the way to write to them. */
export function MentorCard({ mentor }: { mentor: Mentor }) {
  const { id, name, designation, experience, description, sample } = mentor;
  return (
    <article className="card flex flex-col overflow-hidden">
      <div className="bg-sunken px-5 pt-5">
        <MentorPortrait mentor={mentor} />
      </div>
      <div className="stack grow grid-rows-[auto_1fr] gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <div>
            <h3 className="title">{name}</h3>
            <p className="small soft">{designation}</p>
          </div>
          {sample ? <MarkBadge mark="sample" /> : null}
        </div>
        <p className="soft text-pretty">{description}</p>
        <div className="border-t border-line pt-4">
          <Facts facts={[{ label: texts.experience, value: experience }]} />
        </div>
        <ButtonLink
          to={{ pathname: '/mentorships', search: `?contact=${id}` }}
          state={{ openedHere: true }}
          preventScrollReset
          block
          aria-label={`${texts.contact}: ${name}`}
        >
          {texts.contact}
        </ButtonLink>
      </div>
    </article>
  );
}
