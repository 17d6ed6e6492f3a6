import { useRef, useState } from 'react';
import { dayInIndia, isDay, LIMITS, SENTENCES, UPLOADS } from '#contract/rules.ts';
import { DateField } from '#web/components/date-field.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Certificate } from '#web/pages/candidate/profile/load-profile.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';
import { certificateWords as words } from '#web/words/en/profile.ts';

interface Values {
  file: File | undefined;
  title: string;
  issuer: string;
  issueDate: string;
  expiryDate: string;
  description: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  file: words.file,
  title: words.title,
  issuer: words.issuer,
  issueDate: words.issueDate,
  expiryDate: words.expiryDate,
  description: words.description,
};

const problemAt = (isNew: boolean) => (name: string, values: Values) => {
  if (name === 'file') return isNew && !values.file ? words.fileMissing : undefined;
  if (name === 'title') return !isNew && values.title.trim() === '' ? SENTENCES.required : undefined;
  if (name !== 'issueDate' && name !== 'expiryDate') return undefined;
  if (values[name] === '') return undefined;
  if (!isDay(values[name])) return SENTENCES.dayInvalid;
  const tooSoon = name === 'expiryDate' && isDay(values.issueDate) && values.expiryDate < values.issueDate;
  return tooSoon ? SENTENCES.expiryOrder : undefined;
};

const uploadOf = ({ file, ...typed }: Values): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) if (value.trim() !== '') body.append(name, value);
  if (file) body.append('file', file);
  return body;
};

/** A certificate to upload with what is known of it, or one to change. */
export function CertificateDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate | undefined;
  onClose: () => void;
}) {
  const toast = useToast();
  const abort = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const entry = useEntryForm<Values>({
    defaults: {
      file: undefined,
      title: certificate?.title ?? '',
      issuer: certificate?.issuer ?? '',
      issueDate: certificate?.issueDate ?? '',
      expiryDate: certificate?.expiryDate ?? '',
      description: certificate?.description ?? '',
    },
    draft: `profile-certificate:${certificate?._id ?? 'new'}`,
    labels: LABELS,
    problemAt: problemAt(certificate === undefined),
    failed: certificate ? words.updateFailed : words.uploadFailed,
    save: (values, headers) => {
      if (!certificate) {
        abort.current = new AbortController();
        const transfer = { onProgress: setShare, signal: abort.current.signal, headers };
        return call('uploadCertification', { body: uploadOf(values) }, transfer).finally(() => setShare(undefined));
      }
      const { file: _, ...body } = values;
      return call('updateCertification', { params: { id: certificate._id }, body });
    },
    onSaved: () => {
      toast.done(certificate ? words.updated : words.fileUploaded);
      onClose();
    },
  });
  const file = entry.form.watch('file');
  if (!certificate) entry.form.register('file', entry.rules('file'));
  const choose = (next: File | undefined) =>
    entry.form.setValue('file', next, { shouldDirty: true, shouldValidate: entry.form.formState.isSubmitted });
  return (
    <EntryDialog
      title={certificate ? words.editTitle : words.addTitle}
      scope="certificate"
      entry={entry}
      {...(certificate ? {} : { submitLabel: words.upload, busyLabel: words.uploading })}
      progress={certificate ? undefined : { share, label: words.sending, onCancel: () => abort.current?.abort() }}
      note={entry.cancelled ? <Notice live="status" title={words.cancelled} /> : null}
      onClose={onClose}
    >
      {certificate ? null : (
        <FileDrop
          label={words.file}
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
        hint={certificate ? undefined : words.titleHint}
        optional={!certificate}
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
