import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { saveFile } from '#web/lib/read-file.ts';

interface RecoveryCodesProps {
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown only once: to copy, save or write down. Asks for confirmation before leaving. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState<string>();
  const text = [texts.file.title({ email }), texts.file.once, '', ...codes, ''].join('\r\n');
  const leaving = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  };
  return (
    <section className="stack gap-4" aria-labelledby="recovery-codes-title">
      <h3 id="recovery-codes-title" className="title">
        {texts.codesTitle}
      </h3>
      <Notice tone="amber" title={texts.codesOnce}>
        {texts.codesWhy}
      </Notice>
      <ol className="card pad num grid grid-cols-2 gap-x-6 gap-y-2 font-semibold max-[25em]:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status" className="small soft min-h-5">
        {said}
      </p>
      <div className="row wrap">
        <Button size="m" icon={Copy} onClick={copy}>
          {texts.copy}
        </Button>
        <Button
          size="m"
          icon={Download}
          onClick={() => {
            saveFile(new Blob([text], { type: 'text/plain' }), texts.fileName);
            setSaid(texts.saved);
          }}
        >
          {texts.download}
        </Button>
        <Button size="m" variant="primary" onClick={onDone}>
          {texts.kept}
        </Button>
      </div>
      {leaving.state === 'blocked' ? (
        <ConfirmDialog
          title={texts.leaveTitle}
          confirmLabel={texts.leave}
          cancelLabel={texts.stay}
          onConfirm={() => leaving.proceed()}
          onClose={() => leaving.reset()}
        >
          {texts.leaveHelp}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
