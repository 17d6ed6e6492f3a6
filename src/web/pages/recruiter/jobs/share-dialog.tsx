import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { pathIn } from '#contract/languages.ts';
import { shareTexts as texts } from '#texts/recruiter.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { QrCode } from '#web/components/qr-code.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { postingLanguage } from '#web/features/jobs/posting-language.ts';
import { sharedJobPath } from '#web/lib/job-links.ts';
import { saveFile } from '#web/lib/read-file.ts';
import type { Job } from '#web/pages/recruiter/jobs/job-queries.ts';
import { shareMessage } from '#web/pages/recruiter/jobs/share-message.ts';

/** Sharing a job: its link, a text with it, and its QR code for printing. */
export function ShareDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const toast = useToast();
  const picture = useRef<HTMLDivElement>(null);
  const url = new URL(pathIn(postingLanguage(job), sharedJobPath(job)), window.location.origin).href;
  const message = shareMessage(job, url);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast.done(texts.copied),
      () => toast.error(texts.failed),
    );
  const save = () => {
    const drawn = picture.current?.querySelector('svg');
    if (!drawn) return;
    const source = new XMLSerializer().serializeToString(drawn);
    saveFile(new Blob([source], { type: 'image/svg+xml' }), `${job.jobId}.svg`);
  };
  return (
    <Dialog
      title={
        <span className="break-words">
          <InSentence>{texts.title({ title: job.title })}</InSentence>
        </span>
      }
      subtitle={job.jobStatus === 'Active' ? texts.lead : job.jobId}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose} className="max-sm:grow">
          {texts.done}
        </Button>
      }
    >
      <div className="stack gap-3">
        <TextField name="link" label={texts.link} value={url} readOnly onFocus={(event) => event.target.select()} />
        <div>
          <Button size="m" icon={Copy} onClick={() => copy(url)}>
            {texts.copyLink}
          </Button>
        </div>
      </div>
      <div className="stack gap-3">
        <TextArea
          name="message"
          label={texts.text}
          rows={4}
          value={message}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="row row-s wrap">
          <Button size="m" icon={Copy} onClick={() => copy(message)}>
            {texts.copyText}
          </Button>
          {'share' in navigator ? (
            <Button
              size="m"
              icon={Share2}
              // Dismissing the share sheet is not an error.
              onClick={() => void navigator.share({ title: job.title, text: message }).catch(() => undefined)}
            >
              {texts.send}
            </Button>
          ) : null}
        </div>
      </div>
      <section className="grid items-center gap-5 border-t border-line pt-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div ref={picture}>
          <QrCode text={url} label={texts.qr} />
        </div>
        <div className="stack gap-3">
          <h3 className="title">{texts.qrTitle}</h3>
          <p className="soft">{texts.qrHint}</p>
          <div>
            <Button size="m" icon={Download} onClick={save}>
              {texts.saveQr}
            </Button>
          </div>
        </div>
      </section>
    </Dialog>
  );
}
