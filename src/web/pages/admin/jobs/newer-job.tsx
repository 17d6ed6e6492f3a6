import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { NewerVersion } from '#web/components/newer-version.tsx';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';
import { JOB_FIELDS, textAt, valuesOf } from '#web/pages/admin/jobs/job-values.ts';

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
  const changed = JOB_FIELDS.filter((field) => textAt(before, field) !== textAt(after, field)).map((field) => ({
    label: texts.labels[field],
    value: textAt(after, field),
  }));
  return <NewerVersion changed={changed} onTake={onTake} onKeep={onKeep} />;
}
