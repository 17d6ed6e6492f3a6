import { useRef, useState } from 'react';
import { expiryProblem } from '#contract/profile-rules.ts';
import { dayInIndia, LIMITS, UPLOADS } from '#contract/rules.ts';
import { certificateTexts as texts } from '#texts/profile.ts';
import { DateField } from '#web/components/date-field.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Certificate } from '#web/pages/candidate/profile/profile-queries.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

interface Values {
  file: File | undefined;
  title: string;
  issuer: string;
  issueDate: string;
  expiryDate: string;
  description: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  file: texts.file,
  title: texts.title,
  issuer: texts.issuer,
  issueDate: texts.issueDate,
  expiryDate: texts.expiryDate,
  description: texts.description,
};

const typedOf = ({ file: _, ...typed }: Values) => typed;

const uploadOf = (values: Values): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(typedOf(values))) if (value.trim() !== '') body.append(name, value);
  if (values.file) body.append('file', values.file);
  return body;
};

const SAID = {
  change: { title: texts.editTitle, failed: texts.updateFailed, done: texts.updated },
  upload: { title: texts.addTitle, failed: texts.uploadFailed, done: texts.fileUploaded },
  award: { title: texts.addAward, failed: texts.awardFailed, done: texts.awardAdded },
} as const;

interface CertificateDialogProps {
  /** The certificate to edit. */
  certificate?: Certificate;
  /** Whether a new entry includes a file; an award has none. */
  withFile?: boolean;
  onClose: () => void;
}

/** Form to upload a certificate, add an award, or edit either. */
export function CertificateDialog({ certificate, withFile = true, onClose }: CertificateDialogProps) {
  const toast = useToast();
  const abort = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const uploads = withFile && !certificate;
  const says = certificate ? SAID.change : uploads ? SAID.upload : SAID.award;
  const entry = useEntryForm<Values>({
    defaults: {
      file: undefined,
      title: certificate?.title ?? '',
      issuer: certificate?.issuer ?? '',
      issueDate: certificate?.issueDate ?? '',
      expiryDate: certificate?.expiryDate ?? '',
      description: certificate?.description ?? '',
    },
    draft: `profile-certificate:${certificate?._id ?? (uploads ? 'new' : 'award')}`,
    labels: LABELS,
    check: {
      schema: async () => {
        const { CertificationForm, CertificationUpload } = await import('#contract/profile.ts');
        return uploads ? CertificationUpload : CertificationForm;
      },
      bodyOf: typedOf,
      also: (values) => [
        ['file', uploads && !values.file ? 'fileMissing' : undefined],
        ['expiryDate', expiryProblem(values)?.problem],
      ],
    },
    failed: says.failed,
    save: (values, headers) => {
      if (!certificate) {
        abort.current = new AbortController();
        const transfer = { onProgress: setShare, signal: abort.current.signal, headers };
        return call('uploadCertification', { body: uploadOf(values) }, transfer).finally(() => setShare(undefined));
      }
      return call('updateCertification', { params: { id: certificate._id }, body: typedOf(values) });
    },
    onSaved: () => {
      toast.done(says.done);
      onClose();
    },
  });
  const file = entry.form.watch('file');
  if (uploads) entry.form.register('file');
  const choose = (next: File | undefined) =>
    entry.form.setValue('file', next, { shouldDirty: true, shouldValidate: entry.form.formState.isSubmitted });
  return (
    <EntryDialog
      title={says.title}
      scope="certificate"
      entry={entry}
      {...(uploads ? { submitLabel: texts.upload, busyLabel: texts.uploading } : {})}
      progress={!uploads ? undefined : { share, label: texts.sending, onCancel: () => abort.current?.abort() }}
      note={entry.cancelled ? <Notice live="status" title={texts.cancelled} /> : null}
      onClose={onClose}
    >
      {withFile ? null : <p className="small soft">{texts.awardHelp}</p>}
      {!uploads ? null : (
        <FileDrop
          label={texts.file}
          name="file"
          error={entry.errorOf('file')}
          extensions={UPLOADS.certificate.types.flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]))}
          maxMegabytes={LIMITS.fileBytes / (1024 * 1024)}
          present={file ? { name: file.name, bytes: file.size } : null}
          onChoose={choose}
          onRemove={() => choose(undefined)}
        />
      )}
      <TextField
        {...entry.field('title')}
        hint={uploads ? texts.titleHint : undefined}
        optional={uploads}
        maxLength={LIMITS.shortText}
        autoComplete="off"
      />
      <TextField {...entry.field('issuer')} optional maxLength={LIMITS.shortText} autoComplete="off" />
      <div className="two items-end">
        <DateField {...entry.field('issueDate')} optional min="1900-01-01" max={dayInIndia(new Date())} />
        <DateField {...entry.field('expiryDate')} optional min="1900-01-01" />
      </div>
      <TextArea {...entry.field('description')} optional rows={4} maxLength={LIMITS.note} />
    </EntryDialog>
  );
}
