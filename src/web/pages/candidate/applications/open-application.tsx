import { useQuery } from '@tanstack/react-query';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { Notice } from '#web/components/notice.tsx';
import { ANEW, useFound } from '#web/lib/queries.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { ApplicationDialog } from '#web/pages/candidate/applications/application-dialog.tsx';
import { timelineOf, wholeApplication } from '#web/pages/candidate/applications/application-queries.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { useOpened } from '#web/pages/candidate/opened.ts';

interface OpenApplicationProps {
  list: readonly Application[];
  offerFor: (application: Application) => Offer | undefined;
  now: string;
  onWithdraw: (application: Application) => void;
}

/** The application that the address opens, over the list; what the list knows shows at once. */
export function OpenApplication({ list, offerFor, now, onWithdraw }: OpenApplicationProps) {
  const { id = '', close } = useOpened('application');
  const whole = useFound(wholeApplication(id), id !== '');
  const timeline = useQuery({ ...timelineOf(id), ...ANEW, enabled: id !== '' });
  const opened = whole ?? list.find(({ _id }) => _id === id);
  return (
    <>
      {whole === null ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
      {opened ? (
        <ApplicationDialog
          key={opened._id}
          application={opened}
          offer={offerFor(opened)}
          timeline={timeline.data?.body}
          timelineFailure={timeline.data ? undefined : timeline.error?.message}
          now={now}
          onWithdraw={() => onWithdraw(opened)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
