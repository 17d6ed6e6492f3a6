import { PROBLEMS } from '#contract/problems.ts';
import { Button } from '#web/components/button.tsx';
import { groupRupees } from '#web/components/money-field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { POSTING_LABELS } from '#web/pages/recruiter/posting/posting-labels.ts';
import {
  type OwnJob,
  POSTING_FIELDS,
  type PostingField,
  postingOf,
  textAt,
} from '#web/pages/recruiter/posting/posting-values.ts';
import { postingWords as words } from '#web/words/en/recruiter.ts';

const written = (field: PostingField, value: string): string =>
  field.startsWith('salary.m') && value !== '' ? `₹${groupRupees(Number(value))}` : value || '–';

interface NewerVersionProps {
  /** What the form was opened with. */
  mine: OwnJob;
  newer: OwnJob;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody saved the job meanwhile: what they changed, and which of the two shall stand. */
export function NewerVersion({ mine, newer, onTake, onKeep }: NewerVersionProps) {
  const [before, after] = [postingOf(mine), postingOf(newer)];
  const changed = POSTING_FIELDS.filter((field) => textAt(before, field) !== textAt(after, field));
  return (
    <Notice tone="amber" live="alert" title={PROBLEMS.STALE_VERSION.message}>
      {changed.length > 0 ? (
        <>
          <p className="mt-3">{words.newer}</p>
          <dl className="mt-1 grid gap-2">
            {changed.map((field) => (
              <div key={field}>
                <dt className="small muted">{POSTING_LABELS[field]}</dt>
                <dd className="line-clamp-4 whitespace-pre-line break-words">{written(field, textAt(after, field))}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <div className="row wrap mt-3">
        <Button size="m" onClick={onTake}>
          {words.takeNewer}
        </Button>
        <Button size="m" variant="quiet" onClick={onKeep}>
          {words.keepMine}
        </Button>
      </div>
    </Notice>
  );
}
