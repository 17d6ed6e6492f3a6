import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { placeText } from '#texts/by-code/place-text.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { type Said, type Talk, talkOf } from '#web/features/conversations/conversation-queries.ts';
import { MessageForm, type RestoreMessage } from '#web/features/conversations/message-form.tsx';
import { ReportMessageDialog } from '#web/features/conversations/report-message-dialog.tsx';
import { useTalkActs } from '#web/features/conversations/talk-acts.ts';
import { TalkMessages } from '#web/features/conversations/talk-messages.tsx';
import { useReading } from '#web/features/conversations/use-reading.ts';
import { type Pending, useSending } from '#web/features/conversations/use-sending.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { longDayText } from '#web/lib/formats.ts';
import { isMissing } from '#web/lib/load.ts';
import { ANEW } from '#web/lib/queries.ts';
import { readSession } from '#web/lib/session.ts';
import '#web/features/conversations/conversations.css';

export type TalkArea = 'candidate' | 'recruiter';

interface TalkViewProps {
  /** The application's id. */
  id: string;
  area: TalkArea;
  /** Rendered above the messages: the subject and the available actions. */
  head?: (talk: Talk, acts: { askBlock: () => void }) => ReactNode;
}

/** One conversation, marked as read when opened. */
export function TalkView({ id, area, head }: TalkViewProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...talkOf(id),
    ...ANEW,
    refetchOnWindowFocus: 'always',
  });
  const talk = data?.body;
  useReading(talk);
  if (isMissing(error))
    return (
      <div className="talk-alone">
        <Notice tone="amber" live="status" title={texts.gone} />
      </div>
    );
  if (talk) return <OpenTalk key={talk._id} talk={talk} area={area} head={head} />;
  if (error)
    return (
      <div className="talk-alone">
        <Notice
          tone="red"
          live="alert"
          title={texts.failedOne}
          action={
            <Button size="m" busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      </div>
    );
  return (
    <Skeleton className="talk-alone stack">
      <SkeletonBlocks sizes={['h-6 w-[60%]', 'h-16 w-[80%]', 'h-16 w-[70%]']} />
    </Skeleton>
  );
}

/** Returns the signature name: the person and the company they write for. */
const fullName = (talk: Talk, area: TalkArea): string => {
  const company = talk.postedByCompany ?? talk.companyName;
  if (area === 'recruiter') return talk.personName;
  return [talk.personName, company].filter(Boolean).join(', ');
};

/** The user's name from the session. */
const ownName = (): string => {
  const user = readSession()?.user;
  return `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || texts.you;
};

function OpenTalk({ talk, area, head }: Omit<TalkViewProps, 'id'> & { talk: Talk }) {
  const acts = useTalkActs(talk);
  const { pending, send, again, giveUp } = useSending(talk._id);
  const withReader = useReaderLanguage(talk.candidateId);
  const [asked, setAsked] = useState<{ delete?: Said; report?: Said; block?: true }>({});
  const restore = useRef<RestoreMessage>(null);
  const close = () => setAsked({});
  const other = fullName(talk, area);
  const shortName = talk.personName || talk.companyName;
  const dropPending = ({ key }: Pending) => giveUp(key);
  const editPending = ({ key, text, files, refused }: Pending) => {
    giveUp(key);
    restore.current?.(text, files, refused);
  };
  return (
    <section className="talk-open" aria-label={other}>
      {head?.(talk, { askBlock: () => setAsked({ block: true }) })}
      <TalkMessages
        talk={talk}
        speakerOf={({ mine }) => (mine ? { name: texts.you, face: ownName() } : { name: other, face: shortName })}
        pending={pending}
        onAgain={(key) => void again(key)}
        onGiveUp={dropPending}
        onEditPending={editPending}
        onReport={(message) => setAsked({ report: message })}
        onDelete={(message) => setAsked({ delete: message })}
        onEdit={acts.edit}
      />
      {talk.may.write ? (
        <MessageForm
          ref={restore}
          id={talk._id}
          name={shortName}
          saved={
            area === 'recruiter'
              ? {
                  name: talk.personName,
                  job: talk.jobTitle,
                  company: talk.companyName,
                  place: placeText(talk.location),
                }
              : undefined
          }
          reads={withReader()}
          onSend={send}
        />
      ) : (
        <div className="talk-form">
          <p className="soft" role="status">
            {texts.ended[talk.ended ?? 'ended']}
          </p>
          {talk.may.unblock ? (
            <div>
              <Button size="m" onClick={() => void acts.unblock()}>
                {texts.unblock}
              </Button>
            </div>
          ) : null}
        </div>
      )}
      {asked.delete ? (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirmLabel={texts.delete}
          onClose={close}
          onConfirm={() => {
            if (asked.delete) void acts.remove(asked.delete._id);
            close();
          }}
        >
          {texts.deleteHelp}
        </ConfirmDialog>
      ) : null}
      {asked.report ? <ReportMessageDialog talk={talk} message={asked.report} onClose={close} /> : null}
      {asked.block ? (
        <ConfirmDialog
          title={texts.blockTitle({ name: shortName })}
          confirmLabel={texts.block}
          onClose={close}
          onConfirm={() => {
            void acts.block();
            close();
          }}
        >
          {texts.blockHelp[area]}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

/** Until when messages can be sent after a rejection. */
export function EndsAt({ talk }: { talk: Talk }) {
  return talk.endsAt ? <p className="talk-vow">{texts.endsAt({ day: longDayText(talk.endsAt) })}</p> : null;
}
