import { registrationTexts as texts } from '#texts/registration.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useOnline } from '#web/lib/use-online.ts';

interface SubmitBarProps {
  /** 0 to 1 while the form is being sent. */
  progress: number | undefined;
  onCancel: () => void;
  /** What is required before the button is enabled. */
  waitsFor?: string;
}

/** The submit button of a registration, with its progress. */
export function SubmitBar({ progress, onCancel, waitsFor }: SubmitBarProps) {
  const online = useOnline();
  const busy = progress !== undefined;
  return (
    <div className="stack">
      {online ? null : <Notice tone="amber" live="status" title={texts.offline} />}
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={texts.registering}
          disabled={Boolean(waitsFor) && !busy}
          aria-describedby={waitsFor ? 'waits-for' : undefined}
          className="max-sm:flex-1"
        >
          {texts.register}
        </Button>
        {busy ? (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
      {busy ? (
        <div className="progress">
          <progress value={progress} max={1} aria-label={texts.sending} />
        </div>
      ) : null}
      {waitsFor && !busy ? (
        <p id="waits-for" className="small soft">
          {waitsFor}
        </p>
      ) : null}
    </div>
  );
}
