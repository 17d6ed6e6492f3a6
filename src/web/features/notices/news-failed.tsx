import { componentTexts } from '#texts/components.ts';
import { noticeTexts as texts } from '#texts/notices.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { failureMessage } from '#web/lib/api-client.ts';

/** A notice that loading failed, with a retry button. */
export function NewsFailed({
  error,
  refetch,
  isFetching,
}: {
  error: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}) {
  return (
    <Notice
      tone="red"
      live="alert"
      title={texts.failed}
      action={
        <Button size="m" busy={isFetching} onClick={() => void refetch()}>
          {componentTexts.retry}
        </Button>
      }
    >
      {failureMessage(error)}
    </Notice>
  );
}
