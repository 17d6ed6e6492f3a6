import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { saveFile } from '#web/lib/read-file.ts';
import { secondFactorWords as words } from '#web/words/en/second-factor.ts';

interface RecoveryCodesProps {
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once: to copy, to save, to write down. Whoever leaves before is asked. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState<string>();
  const text = words.file(email, codes);
  const leaving = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <section className="stack gap-4" aria-labelledby="recovery-codes-title">
      <h3 id="recovery-codes-title" className="title">
        {words.codesTitle}
      </h3>
      <Notice tone="amber" title={words.codesOnce}>
        {words.codesWhy}
      </Notice>
      <ol className="card pad num grid grid-cols-2 gap-x-6 gap-y-2 font-semibold max-[400px]:grid-cols-1">
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
          {words.copy}
        </Button>
        <Button
          size="m"
          icon={Download}
          onClick={() => {
            saveFile(new Blob([text], { type: 'text/plain' }), words.fileName);
            setSaid(words.saved);
          }}
        >
          {words.download}
        </Button>
        <Button size="m" variant="primary" onClick={onDone}>
          {words.kept}
        </Button>
      </div>
      {leaving.state === 'blocked' ? (
        <ConfirmDialog
          title={words.leaveTitle}
          confirmLabel={words.leave}
          cancelLabel={words.stay}
          onConfirm={() => leaving.proceed()}
          onClose={() => leaving.reset()}
        >
          {words.leaveHelp}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
