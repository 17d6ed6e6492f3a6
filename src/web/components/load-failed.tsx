import { useRevalidator } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';

/** A part of a page that failed to load: what failed, the server's sentence and a retry button. */
export function LoadFailed({ title, message }: { title: string; message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="red"
      live="alert"
      title={title}
      action={
        <Button size="m" busy={state === 'loading'} onClick={() => void revalidate()}>
          {componentTexts.retry}
        </Button>
      }
    >
      {message === title ? null : message}
    </Notice>
  );
}
