import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftTexts as texts } from '#texts/recruiter-actions.ts';
import { Notice } from '#web/components/notice.tsx';
import type { Draft } from '#web/lib/drafts.ts';

interface DraftNoticeProps<T extends FieldValues> {
  draft: Draft;
  form: UseFormReturn<T>;
  /** The values saved now, if they may be newer than those the form was opened with. */
  saved?: T;
}

/** States that a form was restored from a draft, with a button to start over. */
export function DraftNotice<T extends FieldValues>({ draft, form, saved }: DraftNoticeProps<T>) {
  if (!draft.restored) return null;
  const startAfresh = () => {
    form.reset(saved);
    draft.forget();
  };
  return (
    <Notice tone="accent" live="status">
      {texts.restored}{' '}
      <button type="button" className="link link-button inline-flex items-center max-md:min-h-11" onClick={startAfresh}>
        {texts.startAfresh}
      </button>
    </Notice>
  );
}
