import { answerReasonSentenceTexts } from '#texts/answer-reasons.ts';
import { decidedMailTexts, mailTexts } from '#texts/mails.ts';
import { dueTexts as texts } from '#texts/recruiter-due.ts';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { LeftOpen, SavedTextsMenu } from '#web/features/conversations/saved-texts-menu.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { greetingOf, placeholdersOf } from '#web/pages/recruiter/applications/placeholders-of.ts';
import { type DueChoice, daysOver } from '#web/pages/recruiter/due/due-answers.ts';

interface DueLetterProps {
  application: Application;
  choice: DueChoice;
  now: string;
  /** Called with the edited message. */
  onWrite: (reason: string) => void;
}

/** The email that this person receives, in the recruiter's language. */
export function DueLetter({ application, choice, now, onWrite }: DueLetterProps) {
  const { fullName: name, jobTitle: job, companyName: company } = application;
  const { reasonCode, reason } = choice;
  const late = daysOver(application, now);
  const withReader = useReaderLanguage(application.candidateId);
  const note = withReader(late > 0 ? texts.byAvsar : undefined);
  const { subject, text } = decidedMailTexts.rejected;
  return (
    <aside className="stack stack-s min-w-0" aria-label={texts.letter({ name })}>
      <h2 className="title break-words">{texts.letter({ name })}</h2>
      <div className="stack gap-3 rounded-2 border border-line bg-surface p-4 wrap-anywhere">
        <p className="strong border-b border-line pb-3">{subject({ job, company })}</p>
        <p>{greetingOf(application)}</p>
        <p>{text({ job, company })}</p>
        {reasonCode && reasonCode !== 'other' ? <p>{answerReasonSentenceTexts[reasonCode]}</p> : null}
        {reason.trim() ? (
          <div>
            <p>{mailTexts.recruiterWrote}</p>
            <p className="border-l-2 border-accent-line pl-3 whitespace-pre-line">{reason.trim()}</p>
          </div>
        ) : null}
        {late > 0 ? <p>{decidedMailTexts.late({ days: late })}</p> : null}
      </div>
      <div className="row wrap gap-x-3 gap-y-1">
        <SavedTextsMenu
          text={reason}
          values={placeholdersOf(application)}
          // The message is a single line.
          onInsert={(text) => onWrite(text.replace(/\s*\n\s*/g, ' '))}
        />
        <LeftOpen text={reason} />
      </div>
      {note ? <p className="small muted">{note}</p> : null}
    </aside>
  );
}
