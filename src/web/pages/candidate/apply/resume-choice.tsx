import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { applyTexts as texts } from '#texts/apply.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { FileDrop, fileSize } from '#web/components/file-drop.tsx';
import { Icon } from '#web/components/icon.tsx';
import { DOT } from '#web/lib/dot.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { dayText } from '#web/lib/formats.ts';
import type { KnownResume } from '#web/pages/candidate/apply/apply-queries.ts';
import type { ApplyValues } from '#web/pages/candidate/apply/apply-values.ts';

interface ResumeChoiceProps {
  form: UseFormReturn<ApplyValues>;
  known: KnownResume | undefined;
  isPicture: boolean;
}

/** Offers the last resume again; another file can replace it. */
export function ResumeChoice({ form, known, isPicture }: ResumeChoiceProps) {
  const { register, setValue, watch, formState } = form;
  register('resume');
  const [file, useResume] = watch(['resume', 'useResume']);
  const [focusButton, setFocusButton] = useState(false);
  const put = (next: File | undefined, use: string) => {
    setValue('useResume', use);
    setValue('resume', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  // A resume refused by the server must be replaced, so it is offered only while valid.
  const error = errorAt(formState.errors, 'resume');
  if (known && useResume === known.use && !error) {
    return (
      <div className="stack">
        <KnownFile resume={known} />
        <Button
          block
          autoFocus={focusButton}
          onClick={() => {
            setFocusButton(false);
            put(undefined, '');
          }}
        >
          {texts.another}
        </Button>
      </div>
    );
  }
  return (
    <FileDrop
      label={texts.resume}
      name="resume"
      hideLabel
      hint={isPicture && !known ? texts.resumeIsPicture : undefined}
      error={error}
      extensions={UPLOADS.resume.types}
      maxMegabytes={LIMITS.fileBytes / (1024 * 1024)}
      present={file ? { name: file.name, bytes: file.size } : null}
      onChoose={(chosen) => put(chosen, '')}
      onRemove={() => put(undefined, '')}
    >
      {known ? (
        <Button
          block
          className="mt-2"
          onClick={() => {
            setFocusButton(true);
            put(undefined, known.use);
          }}
        >
          <span className="truncate">{texts.againKnown({ name: known.name })}</span>
        </Button>
      ) : null}
    </FileDrop>
  );
}

function KnownFile({ resume: { name, bytes, path, from, uploadedAt } }: { resume: KnownResume }) {
  const note = [texts.resumeFrom[from], bytes === undefined ? '' : fileSize(bytes), dayText(uploadedAt)];
  return (
    <div className="file">
      <Icon as={FileText} size="l" />
      <div className="grow">
        {path ? (
          <a className="file-name" href={`/${path}`} target="_blank" rel="noopener">
            <Breakable>{name}</Breakable>
          </a>
        ) : (
          <p className="file-name">
            <Breakable>{name}</Breakable>
          </p>
        )}
        <p className="hint">{note.filter(Boolean).join(DOT)}</p>
      </div>
      <Icon as={CircleCheck} size="l" className="text-green" />
    </div>
  );
}
