import { Link } from 'react-router';
import { ANSWER_REASONS, type AnswerReason } from '#contract/answer-reasons.ts';
import { LIMITS } from '#contract/rules.ts';
import { answerReasonTexts } from '#texts/answer-reasons.ts';
import { applicationTexts } from '#texts/recruiter.ts';
import { dueTexts as texts } from '#texts/recruiter-due.ts';
import { classNames } from '#web/components/class-names.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { letterProblem } from '#web/features/conversations/saved-texts-menu.tsx';
import { labelled } from '#web/lib/labels.ts';
import { APPLICATIONS } from '#web/pages/recruiter/addresses.ts';
import { Waiting } from '#web/pages/recruiter/applications/application-facts.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import type { DueChoice } from '#web/pages/recruiter/due/due-answers.ts';

export const REASON_OPTIONS = labelled(ANSWER_REASONS, answerReasonTexts);

/** The value of a select, checked against the list. */
export const reasonIn = (value: string): AnswerReason | '' => ANSWER_REASONS.find((reason) => reason === value) ?? '';

interface DueRowProps {
  application: Application;
  choice: DueChoice;
  isShown: boolean;
  now: string;
  onChoose: (change: Partial<DueChoice>) => void;
  onFocus: () => void;
}

/** One person: whether to reject them, waiting time, reason, and a personal message. */
export function DueRow({ application, choice, isShown, now, onChoose, onFocus }: DueRowProps) {
  const { _id: id, fullName: name, currentCompany } = application;
  const needsWords = choice.reasonCode === 'other' && choice.reason.trim() === '' && !choice.isLeftOut;
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line px-2 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_13rem] xl:grid-cols-[auto_minmax(0,1fr)_13rem_minmax(0,1.2fr)]',
        isShown && 'bg-accent-wash',
      )}
      onFocus={onFocus}
    >
      <label className="grid size-11 place-items-center sm:size-8">
        <input
          type="checkbox"
          className="box"
          aria-label={texts.answerTo({ name })}
          checked={!choice.isLeftOut}
          onChange={(event) => onChoose({ isLeftOut: !event.currentTarget.checked })}
        />
      </label>
      <div className="min-w-0">
        <p className="strong truncate">
          <Link className="link" to={`${APPLICATIONS}?application=${id}`} aria-label={applicationTexts.open({ name })}>
            {name}
          </Link>
        </p>
        <p className="small muted flex gap-x-1">
          {currentCompany ? <span className="min-w-0 truncate">{currentCompany}</span> : null}
          <span className={classNames('shrink-0', currentCompany && "*:before:content-['·_']")}>
            <Waiting application={application} now={now} />
          </span>
        </p>
      </div>
      <SelectField
        name={`reason-${id}`}
        label={texts.reasonFor({ name })}
        hideLabel
        size="s"
        options={REASON_OPTIONS}
        placeholder={texts.choose}
        value={choice.reasonCode}
        onChange={(event) => onChoose({ reasonCode: reasonIn(event.currentTarget.value) })}
        className="max-sm:col-span-2"
      />
      <TextField
        name={`words-${id}`}
        label={texts.ownWordsFor({ name })}
        hideLabel
        size="s"
        placeholder={texts.ownWords}
        maxLength={LIMITS.reason}
        autoComplete="off"
        value={choice.reason}
        error={needsWords ? texts.otherNeeds : letterProblem(choice.reason)}
        onChange={(event) => onChoose({ reason: event.currentTarget.value })}
        className="max-xl:col-span-full max-xl:pl-11 max-sm:pl-0"
      />
    </li>
  );
}
