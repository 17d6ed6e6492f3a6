import { PROBLEMS } from '#contract/problems.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { JOB_FIELDS, textAt, valuesOf } from '#web/pages/admin/jobs/job-values.ts';
import type { JobRow } from '#web/pages/admin/jobs/load-jobs.ts';
import { adminJobWords as words } from '#web/words/en/admin-jobs.ts';

interface NewerJobProps {
  /** What the form was opened with. */
  mine: JobRow;
  newer: JobRow;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody saved the job meanwhile: what they changed, and which of the two shall stand. */
export function NewerJob({ mine, newer, onTake, onKeep }: NewerJobProps) {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  const changed = JOB_FIELDS.filter((field) => textAt(before, field) !== textAt(after, field));
  return (
    <Notice tone="amber" live="alert" title={PROBLEMS.STALE_VERSION.message}>
      {changed.length > 0 ? (
        <>
          <p className="mt-3">{words.newer}</p>
          <dl className="mt-1 grid gap-2">
            {changed.map((field) => (
              <div key={field}>
                <dt className="small muted">{words.labels[field]}</dt>
                <dd className="line-clamp-4 whitespace-pre-line break-words">{textAt(after, field) || '–'}</dd>
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
