import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { Icon } from '#web/components/icon.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Steps } from '#web/components/steps.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import {
  type Application,
  badgeOf,
  hasUnsafeInterview,
  mayWithdraw,
  sentFacts,
} from '#web/pages/candidate/applications/application.ts';
import { nextLink, nextText, stepsOf } from '#web/pages/candidate/applications/application-steps.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { useOpen } from '#web/pages/candidate/opened.ts';
import { TakenDown, TakenDownBadge } from '#web/pages/candidate/taken-down.tsx';

interface ApplicationCardProps {
  application: Application;
  offer: Offer | undefined;
  now: string;
  onWithdraw: () => void;
}

/** One application: its status, the next step and the available actions; collapsed, what was sent. */
export function ApplicationCard({ application, offer, now, onWithdraw }: ApplicationCardProps) {
  const open = useOpen('application');
  const { _id, jobTitle, companyName, companyLogo, location, skills } = application;
  return (
    <Card as="article" padding="none" className="application-card">
      <div className="row items-start gap-3.5">
        <CompanyMark
          name={companyName}
          src={companyLogo && `/${companyLogo}`}
          size="l"
          hollow={isPostedForAnother(application)}
        />
        <div className="grow">
          <h3 className="title break-words">
            <Link {...open(_id)} className="no-underline hover:underline">
              <Typed>{jobTitle}</Typed>
            </Link>
          </h3>
          <p className="soft break-words">
            <CompanyLine {...application} /> · <Typed>{placeText(location)}</Typed>
          </p>
        </div>
        <span className="application-badge">
          <ApplicationBadge application={application} now={now} />
        </span>
      </div>
      <TakenDown of={application} interviewAhead={hasUnsafeInterview(application, now)} />
      <Steps label={texts.steps} steps={stepsOf(application, { offer, now })} />
      <div className="row between wrap gap-3">
        <p className="soft min-w-0 grow basis-40 break-words">
          <InSentence>{nextText(application, { offer, now })}</InSentence>
        </p>
        <div className="row row-s">
          {mayWithdraw(application) ? (
            <Button
              variant="quiet"
              size="s"
              aria-label={texts.withdrawOf({ title: jobTitle, company: companyName })}
              onClick={onWithdraw}
            >
              {texts.withdraw}
            </Button>
          ) : null}
          <NextAction application={application} offer={offer} />
        </div>
      </div>
      <details className="fold">
        <summary>
          <Icon as={ChevronRight} size="s" />
          {texts.whatYouSent}
        </summary>
        <div className="stack pt-3">
          <Facts facts={sentFacts(application)} />
          <ChipList items={skills} />
        </div>
      </details>
    </Card>
  );
}

/** Its state; while the job is taken down, not that an interview is planned. */
export function ApplicationBadge({ application, now }: Pick<ApplicationCardProps, 'application' | 'now'>) {
  const { outcome, takenDown } = application;
  const isUnsafeOffer = outcome === 'offered' && takenDown;
  if (isUnsafeOffer || (outcome === 'none' && hasUnsafeInterview(application, now))) return <TakenDownBadge />;
  return <StatusBadge status={badgeOf(application)} />;
}

/** The single action that fits the application's status. */
function NextAction({ application, offer }: { application: Application; offer: Offer | undefined }) {
  const open = useOpen('application');
  const { _id, jobTitle, companyName } = application;
  const next = nextLink(application, offer);
  if (next) {
    return (
      <ButtonLink size="s" to={next.to}>
        {next.label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size="s" {...open(_id)} aria-label={texts.detailsOf({ title: jobTitle, company: companyName })}>
      {texts.details}
    </ButtonLink>
  );
}
