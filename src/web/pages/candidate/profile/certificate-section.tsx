import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import { profileTexts, certificateTexts as texts } from '#texts/profile.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { megabytes } from '#web/components/file-drop.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { patchReads } from '#web/lib/queries.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { CertificateDialog } from '#web/pages/candidate/profile/certificate-dialog.tsx';
import { EntryActions, EntryNotFound, entryOf, Line, ListSection } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Certificate, Profile } from '#web/pages/candidate/profile/profile-queries.ts';
import { failedBecause, RemovalQuestion, useRemoval } from '#web/pages/candidate/profile/removal.tsx';

const nameOf = ({ title, originalname }: Certificate): string => title || originalname || texts.award;

/** Certificates with files and awards without: upload, edit, view, download, delete. */
export function CertificateSection({ part, form }: { part: Profile['certificates']; form: OpenForm }) {
  const removal = useRemoval<Certificate>({
    patch: (change) =>
      patchReads('listCertifications', (list) => ({ ...list, body: { ...list.body, data: change(list.body.data) } })),
    remove: ({ _id }) => call('deleteCertification', { params: { id: _id } }),
    done: () => texts.deleted,
    failed: texts.deleteFailed,
  });
  const opened = entryOf(part, form.id);
  return (
    <>
      <ListSection
        id="certificates"
        title={profileTexts.sections.certificates}
        part={part}
        failed={texts.loadFailed}
        add={{ link: form.open('certificates'), label: texts.add }}
        alsoAdd={{ link: form.open('awards'), label: texts.addAward, icon: Award }}
        empty={{ title: texts.empty, help: texts.emptyHelp }}
      >
        {(entries) => (
          <Card padding="none">
            <ul className="entries">
              {entries.map((entry) => (
                <CertificateRow key={entry._id} entry={entry} form={form} onDelete={() => removal.ask(entry)} />
              ))}
            </ul>
          </Card>
        )}
      </ListSection>
      <RemovalQuestion title={texts.deleteTitle} removal={removal} nameOf={nameOf} />
      <OpenCertificate part={part} form={form} opened={opened} />
    </>
  );
}

/** What the address opens: the form for a new certificate, the form for an existing one, or its file. */
function OpenCertificate({
  part,
  form,
  opened,
}: {
  part: Profile['certificates'];
  form: OpenForm;
  opened: Certificate | undefined;
}) {
  if (!part.ok) return null;
  if (form.form === 'awards') return <CertificateDialog key="award" withFile={false} onClose={form.close} />;
  if (form.form !== 'certificates' && form.form !== 'certificate-file') return null;
  if (form.form === 'certificates' && !form.id) return <CertificateDialog onClose={form.close} />;
  if (!opened) return <EntryNotFound onClose={form.close} />;
  if (form.form === 'certificates')
    return <CertificateDialog key={opened._id} certificate={opened} onClose={form.close} />;
  return (
    <FilePreview
      key={opened._id}
      name={opened.originalname ?? opened.title}
      subtitle={opened.originalname === nameOf(opened) ? undefined : nameOf(opened)}
      read={(signal) => callForFile('previewCertification', { params: { id: opened._id } }, { signal })}
      onClose={form.close}
    />
  );
}

function CertificateRow({ entry, form, onDelete }: { entry: Certificate; form: OpenForm; onDelete: () => void }) {
  const toast = useToast();
  const { _id, issuer, issueDate, expiryDate, description, originalname, size, uploadDate } = entry;
  const name = nameOf(entry);
  const download = async () => {
    try {
      saveFile(await callForFile('downloadCertification', { params: { id: _id } }), originalname ?? name);
    } catch (failure) {
      toast.error(failedBecause(texts.downloadFailed, failureMessage(failure)));
    }
  };
  return (
    <li>
      <Icon as={originalname ? FileText : Award} size="l" className="mt-0.5 text-ink-3 max-sm:hidden" />
      <div className="grow">
        <h3 className="title break-words">
          <Typed>{name}</Typed>
        </h3>
        {issuer ? <p className="soft break-words">{issuer}</p> : null}
        <Line
          className="small muted num"
          parts={[
            issueDate ? texts.issued({ day: dayText(issueDate) }) : '',
            expiryDate ? texts.expires({ day: dayText(expiryDate) }) : '',
          ]}
        />
        {originalname ? (
          <Line
            className="small muted num [overflow-wrap:anywhere]"
            parts={[
              originalname === name ? '' : originalname,
              size === undefined ? '' : megabytes(size),
              texts.uploaded({ day: dayText(uploadDate) }),
            ]}
          />
        ) : null}
        {description ? (
          <p className="entry-text mt-2" lang={langOf(description)}>
            {description}
          </p>
        ) : null}
      </div>
      <EntryActions
        edit={form.open('certificates', _id)}
        editLabel={texts.edit({ what: name })}
        deleteLabel={texts.delete({ what: name })}
        onDelete={onDelete}
      >
        {originalname ? (
          <>
            <ButtonLink {...form.open('certificate-file', _id)} variant="quiet" size="m" iconOnly icon={Eye}>
              {texts.previewOf({ what: name })}
            </ButtonLink>
            <Button variant="quiet" size="m" iconOnly icon={Download} onClick={() => void download()}>
              {texts.downloadOf({ what: name })}
            </Button>
          </>
        ) : null}
      </EntryActions>
    </li>
  );
}
