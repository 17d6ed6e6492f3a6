import ShieldCheck from 'lucide-react/icons/shield-check';
import type { To } from 'react-router';
import { applyTexts as texts } from '#texts/apply.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';

interface SubmitBarProps {
  /** 0 to 1 while sending. */
  progress: number | undefined;
  onCancel: () => void;
  back: To;
}

/** The submit button; on a phone fixed at the bottom, within reach of the thumb. */
export function SubmitBar({ progress, onCancel, back }: SubmitBarProps) {
  const busy = progress !== undefined;
  const button = (
    <Button
      type="submit"
      variant="primary"
      busy={busy}
      busyLabel={texts.submitting}
      className="max-sm:flex-1 sm:min-w-50"
    >
      {texts.submit}
    </Button>
  );
  const cancel = busy ? (
    <Button variant="quiet" onClick={onCancel}>
      {texts.cancel}
    </Button>
  ) : null;
  const bar = busy ? (
    <div className="progress">
      <progress value={progress} max={1} aria-label={texts.sending} />
    </div>
  ) : null;
  return (
    <>
      <div className="stack max-sm:hidden">
        <div className="row">
          {button}
          {cancel ?? (
            <ButtonLink variant="quiet" to={back}>
              {texts.backToJob}
            </ButtonLink>
          )}
        </div>
        {bar}
      </div>
      <p className="small muted row row-s">
        <Icon as={ShieldCheck} size="s" />
        {texts.neverMoney}
      </p>
      <div className="thumb flex-wrap">
        {bar ? <div className="w-full -mt-1.5">{bar}</div> : null}
        {button}
        {cancel}
      </div>
    </>
  );
}
