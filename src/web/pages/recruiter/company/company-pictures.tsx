import Trash2 from 'lucide-react/icons/trash-2';
import { type SubmitEvent, useState } from 'react';
import { COMPANY_LIMITS as MOST } from '#contract/company-rules.ts';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { companyEditTexts as texts } from '#texts/company-edit.ts';
import { ruleTexts } from '#texts/rules.ts';
import { Button } from '#web/components/button.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, messageOf } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { langOf } from '#web/lib/lang-of.ts';
import type { OwnCompany } from '#web/pages/recruiter/company/company-values.ts';

const PICTURE = {
  extensions: [...UPLOADS.picture.types, 'jpeg'],
  maxMegabytes: LIMITS.fileBytes / (1024 * 1024),
  refusedKind: ruleTexts.imageType,
  refusedSize: ruleTexts.fileTooLarge,
};

const formOf = (values: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** Cover and pictures: each is published as soon as it is uploaded, or once a hidden page is public again. */
export function CompanyPictures({ company }: { company: OwnCompany }) {
  const toast = useToast();
  const { cover, pictures } = company;
  const remove = (work: Promise<unknown>): void => {
    work.then(
      () => toast.done(texts.pictureRemoved),
      (failure: unknown) => toast.error(messageOf(failure) || texts.failed),
    );
  };
  return (
    <FieldScope value="company-pictures">
      <div className="stack gap-5">
        {cover ? (
          <div className="stack gap-2">
            <img
              src={fileAddress(cover.path)}
              alt={texts.cover}
              width={cover.width}
              height={cover.height}
              className="aspect-[5/1] w-full rounded-2 object-cover"
            />
            <div>
              <Button size="s" variant="quiet" icon={Trash2} onClick={() => remove(call('removeCompanyCover', {}))}>
                {texts.removeCover}
              </Button>
            </div>
          </div>
        ) : null}
        <FileDrop
          {...PICTURE}
          key={cover?.path ?? 'none'}
          label={cover ? texts.newCover : texts.cover}
          name="cover"
          hint={company.hiddenReason === undefined ? texts.coverHint : texts.coverHintHidden}
          optional
          present={null}
          upload={async (file, { onProgress, signal }) => {
            await call('setCompanyCover', { body: formOf({ cover: file }) }, { onProgress, signal });
            toast.done(texts.coverSaved);
          }}
        />
        {pictures.length > 0 ? (
          <ul className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
            {pictures.map(({ _id, path, width, height, caption }) => (
              <li key={_id} className="stack gap-2">
                <img
                  src={fileAddress(path)}
                  alt={caption}
                  lang={langOf(caption)}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="aspect-[3/2] w-full rounded-2 border border-line object-cover"
                />
                <p className="small break-words" lang={langOf(caption)}>
                  {caption}
                </p>
                <div>
                  <Button
                    size="s"
                    variant="quiet"
                    icon={Trash2}
                    aria-label={texts.removePictureOf({ caption })}
                    onClick={() => remove(call('removeCompanyPicture', { params: { id: _id } }))}
                  >
                    {texts.removePicture}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
        {pictures.length < MOST.pictures ? <NewPicture key={pictures.length} /> : null}
      </div>
    </FieldScope>
  );
}

/** Adds a picture with its alternative text. */
function NewPicture() {
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [caption, setCaption] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!file || caption.trim() === '') {
      setErrors({
        ...(!file && { picture: texts.choosePicture }),
        ...(caption.trim() === '' && { caption: texts.sayWhat }),
      });
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      await call('addCompanyPicture', { body: formOf({ picture: file, caption }) });
      toast.done(texts.pictureAdded);
    } catch (failure) {
      const fields = failure instanceof CallFailed ? failure.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { picture: messageOf(failure) || texts.failed });
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={send} className="stack gap-3 rounded-2 border border-line p-4">
      <h3 className="title">{texts.addPicture}</h3>
      <FileDrop
        {...PICTURE}
        label={texts.picture}
        name="picture"
        error={errors.picture}
        present={file ? { name: file.name, bytes: file.size } : null}
        onChoose={setFile}
        onRemove={() => setFile(undefined)}
      />
      <TextField
        label={texts.caption}
        name="caption"
        hint={texts.captionHint}
        error={errors.caption}
        value={caption}
        maxLength={MOST.caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <div>
        <Button type="submit" size="m" busy={busy} busyLabel={texts.saving}>
          {texts.addPicture}
        </Button>
      </div>
    </form>
  );
}
