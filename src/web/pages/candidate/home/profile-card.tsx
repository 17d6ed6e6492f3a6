import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { profileTexts as texts } from '#texts/candidate-home.ts';
import { completionSectionTexts } from '#texts/vocabularies.ts';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { CompletionMeter } from '#web/features/candidates/completion-bar.tsx';
import { messageFor } from '#web/features/candidates/completion-message.ts';
import { SECTION_PATHS } from '#web/features/candidates/section-paths.ts';

const SHOWN = 2;

/** Profile completion, and what is missing. */
export function ProfileCard({ overview }: { overview: CallOutput<'getProfileOverview'> }) {
  const { overallProfileCompletion: percent, profileCompletion: sections } = overview;
  if (percent === undefined || sections === undefined) return null;
  const missing = COMPLETION_SECTIONS.filter((section) => !sections[section]?.isComplete);
  const done = COMPLETION_SECTIONS.length - missing.length;
  return (
    <Card as="section" className="grid content-start gap-3" aria-labelledby="profile-card">
      <div className="row between">
        <h3 className="title" id="profile-card">
          {texts.title}
        </h3>
        <b className="num">{texts.percent({ percent })}</b>
      </div>
      <CompletionMeter percent={percent} />
      <p className="small soft">{messageFor(percent)}</p>
      <ul className="small">
        {missing.slice(0, SHOWN).map((section) => (
          <li key={section} className="row row-s wrap min-h-11 border-b border-line lg:min-h-10">
            <Icon as={CircleDashed} />
            <span className="grow min-w-fit">{completionSectionTexts[section]}</span>
            <Link
              className="link min-h-11 content-center lg:min-h-6"
              to={SECTION_PATHS[section]}
              aria-label={texts.completeNowOf({ section: completionSectionTexts[section] })}
            >
              {texts.completeNow}
            </Link>
          </li>
        ))}
        <li className="row row-s wrap min-h-11 lg:min-h-10">
          {missing.length > SHOWN ? (
            <Icon as={CircleDashed} />
          ) : (
            <Icon as={CircleCheck} className={missing.length === 0 ? 'text-green' : undefined} />
          )}
          <span className="grow">
            {missing.length > SHOWN
              ? texts.missing({ count: missing.length - SHOWN })
              : texts.complete({ count: done })}
          </span>
          <Link className="link min-h-11 content-center lg:min-h-6" to="/profile" aria-label={texts.updateAll}>
            {texts.update}
          </Link>
        </li>
      </ul>
    </Card>
  );
}
