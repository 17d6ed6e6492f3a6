import { useState } from 'react';
import type { AnswerReason } from '#contract/answer-reasons.ts';
import { dueTexts as texts } from '#texts/recruiter-due.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { Typed } from '#web/components/typed.tsx';
import {
  type DueChoice,
  type DueChoices,
  type DueGroup as Group,
  NOTHING_CHOSEN,
} from '#web/pages/recruiter/due/due-answers.ts';
import { DueRow, REASON_OPTIONS, reasonIn } from '#web/pages/recruiter/due/due-row.tsx';

interface DueGroupProps {
  group: Group;
  choices: DueChoices;
  shownId: string | undefined;
  now: string;
  onChoose: (ids: readonly string[], change: Partial<DueChoice>) => void;
  onShow: (id: string) => void;
}

/** The people of one job, with one reason for all who have none yet. */
export function DueGroup({ group: { jobId, jobTitle, rows }, choices, shownId, now, onChoose, onShow }: DueGroupProps) {
  const [rest, setRest] = useState<AnswerReason | ''>('');
  const open = rows.map(({ _id }) => _id).filter((id) => (choices[id] ?? NOTHING_CHOSEN).reasonCode === '');
  return (
    <section aria-labelledby={`due-${jobId}`}>
      <div className="row wrap gap-x-3 gap-y-2 border-b-2 border-ink pb-2">
        <h2 id={`due-${jobId}`} className="title break-words">
          <Typed>{jobTitle}</Typed>
        </h2>
        <span className="small muted num">
          {jobId} · {texts.people({ count: rows.length })}
        </span>
        {open.length > 1 ? (
          <span className="row gap-2 sm:ml-auto">
            <SelectField
              name={`rest-${jobId}`}
              label={texts.rest}
              hideLabel
              size="s"
              options={REASON_OPTIONS}
              placeholder={texts.rest}
              value={rest}
              onChange={(event) => setRest(reasonIn(event.currentTarget.value))}
            />
            <Button size="s" disabled={rest === ''} onClick={() => onChoose(open, { reasonCode: rest })}>
              {texts.set({ count: open.length })}
            </Button>
          </span>
        ) : null}
      </div>
      <ul>
        {rows.map((application) => (
          <DueRow
            key={application._id}
            application={application}
            choice={choices[application._id] ?? NOTHING_CHOSEN}
            isShown={application._id === shownId}
            now={now}
            onChoose={(change) => onChoose([application._id], change)}
            onFocus={() => onShow(application._id)}
          />
        ))}
      </ul>
    </section>
  );
}
