import { useMutation } from '@tanstack/react-query';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import type { CallOutput } from '#contract/api.ts';
import { accountTexts, sessionTexts as texts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { ageText, dayText, insideSentence } from '#web/lib/formats.ts';
import { refetchInvalidated, useBody } from '#web/lib/queries.ts';
import { SESSIONS } from '#web/pages/account/account-queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';

type Session = CallOutput<'listSessions'>[number];

const IN_THE_HAND = ['iPhone', 'iPad', 'Android', 'KaiOS'];

const placeOf = ({ browser, device }: Session): string =>
  browser && device
    ? texts.place({ browser, device })
    : browser || (device ? texts.place({ browser: texts.unknownBrowser, device }) : texts.unknown);

/** Lists the active sessions; every other one can be signed out. */
export function SessionsSection({ now }: { now: string }) {
  const sessions = useBody(SESSIONS);
  return (
    <AccountSection id="sessions" title={texts.title} lead={texts.lead}>
      {sessions.ok ? (
        <SessionList sessions={sessions.data} now={now} />
      ) : (
        <LoadFailed title={texts.failed} message={sessions.message} />
      )}
    </AccountSection>
  );
}

function SessionList({ sessions, now }: { sessions: Session[]; now: string }) {
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    /** @param id the session to end; `others` for all other sessions */
    mutationFn: (id: string) =>
      id === 'others' ? call('endOtherSessions', {}) : call('endSession', { params: { id } }),
    onError: (failure) => toast.error(failureMessage(failure) || accountTexts.wentWrong),
    onSuccess: ({ message }) => toast.done(message),
    // Ended sessions disappear, and so do expired ones.
    onSettled: refetchInvalidated,
  });
  const ending = isPending ? variables : undefined;
  const end = (id: string) => {
    if (!isPending) mutate(id);
  };
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="border-line border-b">
        {sessions.map((session) => (
          <li key={session._id} className="flex items-center gap-4 border-line border-t py-3 max-sm:items-start">
            <Icon as={IN_THE_HAND.includes(session.device) ? Smartphone : Laptop} size="l" />
            <div className="flex min-w-0 grow items-center justify-between gap-x-4 gap-y-2 max-sm:flex-wrap">
              <div className="min-w-0">
                <p className="strong">{placeOf(session)}</p>
                <p className="small muted">
                  {texts.seen({ when: insideSentence(ageText(session.lastSeenAt, now)) })},{' '}
                  <span className="inline-block">{texts.signedIn({ day: dayText(session.createdAt) })}</span>
                  {session.push ? <span className="inline-block">, {texts.push}</span> : null}
                </p>
              </div>
              {session.current ? (
                <span className="small nowrap font-semibold">{texts.here}</span>
              ) : (
                <Button
                  size="s"
                  aria-label={texts.endOf({ place: placeOf(session) })}
                  busy={ending === session._id}
                  busyLabel={texts.ending}
                  onClick={() => end(session._id)}
                >
                  {texts.end}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button size="m" busy={ending === 'others'} busyLabel={texts.ending} onClick={() => end('others')}>
            {texts.endOthers}
          </Button>
        </div>
      ) : (
        <p className="small soft">{texts.onlyHere}</p>
      )}
    </>
  );
}
