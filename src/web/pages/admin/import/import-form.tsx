import { LIMITS } from '#contract/rules.ts';
import { NOBODY } from '#contract/vocabularies.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Notice } from '#web/components/notice.tsx';
import { countText } from '#web/lib/formats.ts';
import {
  chooseForImport,
  type ImportRecruiter,
  NO_RECRUITER,
  previewImport,
  useImport,
} from '#web/pages/admin/import/import-run.ts';
import { InterruptedImport } from '#web/pages/admin/import/interrupted-import.tsx';
import { RecruiterField } from '#web/pages/admin/import/recruiter-field.tsx';

const MEGABYTES = LIMITS.fileBytes / 1024 / 1024;
const FIELDS = ['recruiter', 'file'] as const;

/** Chooses the recruiter and the file. */
export function ImportForm({ newest }: { newest: readonly ImportRecruiter[] }) {
  const { recruiter, file, wrong, attempt, reading, running, preview, failure, kept } = useImport();
  const forNobody = recruiter?.id === NOBODY;
  const errors = FIELDS.flatMap((name) => {
    const message = wrong[name];
    return message ? [{ name, message }] : [];
  });
  return (
    <Card as="section" padding="l" className="stack gap-5">
      <div className="stack gap-1">
        <h2 className="h3">{texts.chooseTitle}</h2>
        <p className="soft">{texts.lead}</p>
      </div>
      {kept && !kept.report && !running ? <InterruptedImport kept={kept} /> : null}
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure && !preview ? <Notice tone="red" live="alert" title={failure} /> : null}
      <form
        className="stack gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void previewImport();
        }}
      >
        <fieldset disabled={running !== undefined} className="two items-start">
          <div className="stack">
            {forNobody ? null : (
              <RecruiterField
                value={recruiter}
                newest={newest}
                error={wrong.recruiter}
                onChoose={(chosen) => {
                  if (chosen?.id !== recruiter?.id) chooseForImport({ recruiter: chosen });
                }}
              />
            )}
            <Checkbox
              name="forNobody"
              label={texts.forNobody}
              hint={texts.forNobodyHint}
              checked={forNobody}
              onChange={(event) => chooseForImport({ recruiter: event.target.checked ? NO_RECRUITER : undefined })}
            />
          </div>
          <FileDrop
            name="file"
            label={texts.file}
            hint={texts.fileHint({ rows: countText(LIMITS.importRows) })}
            error={wrong.file}
            extensions={['csv', 'tsv', 'txt']}
            maxMegabytes={MEGABYTES}
            refusedKind={texts.fileKind}
            present={file ? { name: file.name, bytes: file.size } : null}
            onChoose={(chosen) => chooseForImport({ file: chosen })}
            onRemove={() => chooseForImport({ file: undefined })}
          />
        </fieldset>
        <div>
          <Button
            type="submit"
            variant={preview ? 'plain' : 'primary'}
            disabled={running !== undefined}
            busy={reading}
            busyLabel={texts.previewing}
            className="max-sm:w-full"
          >
            {texts.preview}
          </Button>
        </div>
      </form>
    </Card>
  );
}
