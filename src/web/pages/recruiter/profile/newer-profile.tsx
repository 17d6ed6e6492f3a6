import { PROBLEMS } from '#contract/problems.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { LABELS, type Recruiter, TYPED_FIELDS, valuesOf } from '#web/pages/recruiter/profile/recruiter-values.ts';
import { recruiterProfileWords } from '#web/words/en/recruiter-profile.ts';

const words = recruiterProfileWords.form;

interface NewerProfileProps {
  /** What the form was opened on. */
  mine: Recruiter;
  newer: Recruiter;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody saved the profile meanwhile: what they changed, and which of the two shall stand. */
export function NewerProfile({ mine, newer, onTake, onKeep }: NewerProfileProps) {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  const changed = TYPED_FIELDS.filter((field) => before[field] !== after[field]);
  return (
    <Notice tone="amber" live="alert" title={PROBLEMS.STALE_VERSION.message}>
      {changed.length > 0 ? (
        <>
          <p className="mt-3">{words.newer}</p>
          <dl className="mt-1 grid gap-2">
            {changed.map((field) => (
              <div key={field}>
                <dt className="small muted">{LABELS[field]}</dt>
                <dd className="wrap-anywhere">{after[field] || '–'}</dd>
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
