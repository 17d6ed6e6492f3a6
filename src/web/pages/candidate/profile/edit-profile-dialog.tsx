import { useEffect, useRef, useState } from 'react';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { profileTexts, editProfileTexts as texts } from '#texts/profile.ts';
import { ruleTexts } from '#texts/rules.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { renameUser } from '#web/lib/session.ts';
import { usePictureAddress } from '#web/lib/use-picture-address.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Candidate } from '#web/pages/candidate/profile/profile-queries.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

interface Values {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  profilePic: File | undefined;
  resumeUpload: File | undefined;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  phone: texts.phone,
  address: texts.address,
  profilePic: texts.picture,
  resumeUpload: texts.resume,
};

const typedOf = ({ profilePic: _, resumeUpload: __, ...typed }: Values) => typed;

const bodyOf = (values: Values): FormData => {
  const { profilePic, resumeUpload } = values;
  const body = new FormData();
  for (const [name, value] of Object.entries(typedOf(values))) body.append(name, value);
  if (profilePic) body.append('profilePic', profilePic);
  if (resumeUpload) body.append('resumeUpload', resumeUpload);
  return body;
};

const maxMegabytes = LIMITS.fileBytes / (1024 * 1024);

interface EditProfileDialogProps {
  candidate: Candidate;
  /** Opened to change the resume. */
  atResume: boolean;
  onClose: () => void;
}

/** Names, phone number, address, picture and resume. Cancel discards all changes. */
export function EditProfileDialog({ candidate, atResume, onClose }: EditProfileDialogProps) {
  const toast = useToast();
  const abort = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const { firstName, lastName, phone = '', address, version } = candidate;
  const entry = useEntryForm<Values>({
    defaults: { firstName, lastName, phone, address, profilePic: undefined, resumeUpload: undefined },
    draft: `profile-edit:${candidate._id}`,
    labels: LABELS,
    check: { schema: async () => (await import('#contract/candidates.ts')).CandidateEdit, bodyOf: typedOf },
    failed: texts.failed,
    save: async (values) => {
      abort.current = new AbortController();
      try {
        const changed = await call(
          'updateCandidate',
          { params: { id: candidate._id }, version, body: bodyOf(values) },
          { onProgress: setShare, signal: abort.current.signal },
        );
        renameUser(changed);
      } finally {
        setShare(undefined);
      }
    },
    onSaved: () => {
      toast.done(texts.done);
      onClose();
    },
  });
  const { setValue, register, watch } = entry.form;
  const [picture, resume] = watch(['profilePic', 'resumeUpload']);
  const pictureAddress = usePictureAddress(picture);
  const put = (name: 'profilePic' | 'resumeUpload', file: File | undefined) =>
    setValue(name, file, { shouldDirty: true, shouldValidate: entry.form.formState.isSubmitted });
  register('profilePic');
  register('resumeUpload');

  const resumePlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!atResume) return;
    resumePlace.current?.querySelector('input')?.focus();
    resumePlace.current?.scrollIntoView({ block: 'center' });
  }, [atResume]);

  return (
    <EntryDialog
      title={profileTexts.editProfile}
      scope="edit-profile"
      entry={entry}
      submitLabel={texts.update}
      busyLabel={texts.updating}
      progress={{ share, label: texts.sending, onCancel: () => abort.current?.abort() }}
      note={entry.cancelled ? <Notice live="status" title={texts.cancelled} /> : null}
      onClose={onClose}
    >
      <div className="two">
        <TextField {...entry.field('firstName')} maxLength={LIMITS.name} autoComplete="given-name" required />
        <TextField {...entry.field('lastName')} maxLength={LIMITS.name} autoComplete="family-name" required />
      </div>
      <PhoneField {...entry.field('phone')} required />
      <TextArea
        {...entry.field('address')}
        rows={4}
        maxLength={LIMITS.address}
        autoComplete="street-address"
        required
      />
      <div className="row items-start gap-4">
        <Avatar name={`${firstName} ${lastName}`} src={pictureAddress ?? fileAddress(candidate.profilePic)} size="xl" />
        <div className="grow">
          <FileDrop
            label={texts.picture}
            name="profilePic"
            optional
            error={entry.errorOf('profilePic')}
            extensions={[...UPLOADS.picture.types, 'jpeg']}
            maxMegabytes={maxMegabytes}
            refusedKind={ruleTexts.imageType}
            refusedSize={ruleTexts.fileTooLarge}
            present={picture ? { name: picture.name, bytes: picture.size } : null}
            onChoose={(file) => put('profilePic', file)}
            onRemove={() => put('profilePic', undefined)}
          />
        </div>
      </div>
      <div ref={resumePlace}>
        <FileDrop
          label={texts.resume}
          name="resumeUpload"
          optional={Boolean(candidate.resumePath)}
          hint={
            candidate.resumeName &&
            (candidate.resumeUploadedAt
              ? texts.presentSince({ name: candidate.resumeName, day: dayText(candidate.resumeUploadedAt) })
              : texts.present({ name: candidate.resumeName }))
          }
          error={entry.errorOf('resumeUpload')}
          extensions={UPLOADS.resume.types}
          maxMegabytes={maxMegabytes}
          refusedKind={ruleTexts.resumeType}
          refusedSize={ruleTexts.fileTooLarge}
          present={resume ? { name: resume.name, bytes: resume.size } : null}
          onChoose={(file) => put('resumeUpload', file)}
          onRemove={() => put('resumeUpload', undefined)}
        />
      </div>
    </EntryDialog>
  );
}
