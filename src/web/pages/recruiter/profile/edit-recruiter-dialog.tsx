import { type ReactNode, useId } from 'react';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { recruiterProfileTexts } from '#texts/recruiter-profile.ts';
import { ruleTexts } from '#texts/rules.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { usePictureAddress } from '#web/lib/use-picture-address.ts';
import {
  changesBetween,
  endsVerification,
  LABELS,
  LONGEST,
  type PictureField,
  type Recruiter,
  type TypedField,
} from '#web/pages/recruiter/profile/recruiter-values.ts';
import { useRecruiterForm } from '#web/pages/recruiter/profile/use-recruiter-form.ts';

const words = recruiterProfileTexts.form;
const MAX_MEGABYTES = LIMITS.fileBytes / (1024 * 1024);

/** 'Edit Recruiter Profile'. Cancel discards the changes; closing the dialog keeps them as a draft. */
export function EditRecruiterDialog({ recruiter, onClose }: { recruiter: Recruiter; onClose: () => void }) {
  const formId = useId();
  const toast = useToast();
  const edit = useRecruiterForm(recruiter, () => {
    toast.done(words.done);
    onClose();
  });
  const values = edit.form.watch();
  const { base, field } = edit;
  const name = `${values.firstName} ${values.lastName}`.trim();
  const text = (one: TypedField, extra: { autoComplete?: string; inputMode?: 'numeric' | 'text' } = {}) => (
    <TextField {...field(one)} maxLength={LONGEST[one]} optional={one !== 'firstName'} {...extra} />
  );
  const cancel = () => {
    edit.drop();
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} variant="primary" busy={edit.busy} busyLabel={words.updating}>
            {words.update}
          </Button>
          <Button variant="plain" onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <FieldScope value="edit-recruiter">
        <form id={formId} method="post" noValidate onSubmit={edit.submit} className="stack gap-5">
          <ErrorSummary {...edit.summary} />
          {edit.newer ? (
            <NewerVersion changed={changesBetween(base, edit.newer)} onTake={edit.takeNewer} onKeep={edit.keepMine} />
          ) : null}
          {edit.restored ? <Notice live="status" title={words.restored} /> : null}
          <div className="two">
            {text('firstName', { autoComplete: 'given-name' })}
            {text('lastName', { autoComplete: 'family-name' })}
          </div>
          <PhoneField {...field('phone')} optional />
          <Picked
            shown={(src) => <Avatar name={name} src={src ?? fileAddress(base.avatarPath)} size="xl" />}
            name="avatar"
            file={values.avatar}
            error={edit.errorOf('avatar')}
            onPick={(file) => edit.form.setValue('avatar', file, { shouldDirty: true })}
          />
          <hr className="border-line" />
          {base.companyVerified ? <Notice tone="amber">{words.endsVerification}</Notice> : null}
          {text('companyName', { autoComplete: 'organization' })}
          <Picked
            shown={(src) => (
              <CompanyMark name={values.companyName || name} src={src ?? fileAddress(base.companyLogoPath)} size="xl" />
            )}
            name="companyLogoUpload"
            file={values.companyLogoUpload}
            error={edit.errorOf('companyLogoUpload')}
            onPick={(file) => edit.form.setValue('companyLogoUpload', file, { shouldDirty: true })}
          />
          {endsVerification(base, values) ? <Notice tone="amber" live="status" title={words.willEnd} /> : null}
          <hr className="border-line" />
          {text('address', { autoComplete: 'street-address' })}
          <div className="two">
            {text('city', { autoComplete: 'address-level2' })}
            {text('state', { autoComplete: 'address-level1' })}
            {text('country', { autoComplete: 'country-name' })}
            {text('pincode', { autoComplete: 'postal-code', inputMode: 'numeric' })}
          </div>
          {edit.busy && edit.share !== undefined ? (
            <div className="progress">
              <progress value={edit.share} max={1} aria-label={words.sending} />
            </div>
          ) : null}
        </form>
      </FieldScope>
    </Dialog>
  );
}

interface PickedProps {
  /** The resulting picture: the selected one, otherwise the current one. */
  shown: (src: string | undefined) => ReactNode;
  name: PictureField;
  file: File | undefined;
  error: string | undefined;
  onPick: (file: File | undefined) => void;
}

function Picked({ shown, name, file, error, onPick }: PickedProps) {
  const src = usePictureAddress(file);
  return (
    <div className="row items-start gap-4">
      {shown(src)}
      <div className="grow">
        <FileDrop
          label={LABELS[name]}
          name={name}
          optional
          error={error}
          extensions={[...UPLOADS.picture.types, 'jpeg']}
          maxMegabytes={MAX_MEGABYTES}
          refusedKind={ruleTexts.imageType}
          refusedSize={ruleTexts.fileTooLarge}
          present={file ? { name: file.name, bytes: file.size } : null}
          onChoose={onPick}
          onRemove={() => onPick(undefined)}
        />
      </div>
    </div>
  );
}
