import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import Send from 'lucide-react/icons/send';
import UserRound from 'lucide-react/icons/user-round';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { type Candidate, nameOf } from '#web/features/candidates/candidate-queries.ts';

/** Actions available in the list. */
export interface DatabaseActions {
  openResume: (candidate: Candidate) => void;
  /** Recruiters only. */
  invite: ((candidate: Candidate) => void) | undefined;
}

/** Profile, resume and invitation buttons; icons in a table row. */
export function CandidateActions({
  candidate,
  actions,
  look,
}: {
  candidate: Candidate;
  actions: DatabaseActions;
  look: 'card' | 'row';
}) {
  const name = nameOf(candidate);
  const shape = {
    size: look === 'card' ? 'm' : 's',
    iconOnly: look === 'row',
    variant: look === 'row' ? 'quiet' : 'plain',
  } as const;
  const { invite } = actions;
  // An application has its own resume, which may be shown beside.
  const noResume = candidate.applicationId === undefined ? texts.noResume : texts.noProfileResume;
  return (
    <>
      <ButtonLink {...shape} icon={UserRound} to={`/profile/${candidate._id}`} aria-label={texts.profileOf({ name })}>
        {texts.profile}
      </ButtonLink>
      {candidate.resumePath ? (
        <Button
          {...shape}
          icon={FileText}
          aria-label={texts.resumeOf({ name })}
          onClick={() => actions.openResume(candidate)}
        >
          {texts.resume}
        </Button>
      ) : (
        <>
          <span className={classNames('small muted self-center px-2 nowrap', look === 'row' && 'sm:hidden')}>
            {noResume}
          </span>
          {look === 'row' ? (
            // As wide as the button in the other rows.
            <span className="hidden w-8 self-center text-center muted sm:inline-block" title={noResume}>
              <Icon as={FileX} label={noResume} className="inline-block" />
            </span>
          ) : null}
        </>
      )}
      {invite ? (
        <Button {...shape} icon={Send} aria-label={texts.inviteWhom({ name })} onClick={() => invite(candidate)}>
          {texts.invite}
        </Button>
      ) : null}
    </>
  );
}
