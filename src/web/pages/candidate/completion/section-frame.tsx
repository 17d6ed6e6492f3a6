import { type ReactNode, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { ProfileSection } from '#contract/vocabularies.ts';
import { sectionTexts, completionTexts as texts } from '#texts/profile-forms.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { Notice } from '#web/components/notice.tsx';
import { summaryErrors } from '#web/lib/form-errors.ts';
import type { Shown } from '#web/pages/candidate/completion/use-section-form.ts';

interface SectionFrameProps {
  section: ProfileSection;
  /** The result of `useSectionForm`. */
  state: {
    form: { formState: { errors: FieldErrors; submitCount: number } };
    saving: boolean;
    refusal: string | undefined;
    restored: boolean;
    conflict: { changed: Shown[]; onTake: () => void; onKeep: () => void } | undefined;
    submit: (event: React.FormEvent) => void;
    discard: () => void;
  };
  /** The fields in display order, with their names for the error summary. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Form of one section: error summary, fields and save button. */
export function SectionFrame({ section, state, labels, children }: SectionFrameProps) {
  const { errors, submitCount } = state.form.formState;
  const box = useRef<HTMLFormElement>(null);
  const discard = () => {
    state.discard();
    // The button disappears with the draft.
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <form ref={box} method="post" noValidate onSubmit={state.submit} className="stack gap-6">
      <ErrorSummary
        errors={summaryErrors(errors, Object.keys(labels), labels)}
        title={state.refusal}
        attempt={submitCount}
      />
      {state.conflict ? <NewerVersion {...state.conflict} /> : null}
      {state.restored ? (
        <Notice live="status" title={texts.draftBack}>
          {texts.draftBackMore}
          <div className="mt-2">
            <Button size="m" onClick={discard}>
              {texts.discard}
            </Button>
          </div>
        </Notice>
      ) : null}
      {/* The response would overwrite anything typed during the save. */}
      <div className="stack gap-6" inert={state.saving}>
        {children}
      </div>
      {/* Leaves space below for messages at the bottom of the window, such as Undo. */}
      <div className="pb-20">
        <Button
          type="submit"
          variant="primary"
          busy={state.saving}
          busyLabel={texts.saving}
          className="max-sm:w-full sm:min-w-50"
        >
          {sectionTexts[section].save}
        </Button>
      </div>
    </form>
  );
}

/** The fields of all rows in display order, with their names for the error summary: "Education 2, Degree". */
export const rowLabels = <F extends string>(
  count: number,
  one: (number: number) => string,
  fields: Readonly<Record<F, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      Object.entries<string>(fields).map(([field, label]) => [`rows.${index}.${field}`, `${one(index + 1)}, ${label}`]),
    ).flat(),
  );
