import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dayInIndia } from '#contract/rules.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { Button } from '#web/components/button.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import type { Said, Talk } from '#web/features/conversations/conversation-queries.ts';
import { SaidFrame, SaidMessage, type Speaker } from '#web/features/conversations/said-message.tsx';
import { useEndInView } from '#web/features/conversations/use-end-in-view.ts';
import type { Pending } from '#web/features/conversations/use-sending.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import { countText, longDayText } from '#web/lib/formats.ts';

/** Returns `Today`, or the date in words. */
const dayName = (at: string, today: string): string => {
  const day = dayInIndia(new Date(at));
  if (day === today) return texts.today;
  return day === dayInIndia(new Date(Date.parse(`${today}T12:00:00+05:30`) - 86_400_000))
    ? texts.yesterday
    : longDayText(day);
};

interface TalkMessagesProps {
  talk: Talk;
  /** Returns the author on each side, with the full name. */
  speakerOf: (said: Pick<Said, 'mine' | 'by'>) => Speaker;
  pending: readonly Pending[];
  onAgain: (key: string) => void;
  onGiveUp: (pending: Pending) => void;
  /** Returns a rejected message to the form. */
  onEditPending: (pending: Pending) => void;
  onReport: (message: Said) => void;
  onDelete: (message: Said) => void;
  onEdit: (messageId: string, text: string) => Promise<string | undefined>;
}

/** All messages by day, followed by the pending ones. */
export function TalkMessages({
  talk,
  speakerOf,
  pending,
  onAgain,
  onGiveUp,
  onEditPending,
  onReport,
  onDelete,
  onEdit,
}: TalkMessagesProps) {
  const [older, setOlder] = useState<{ messages: readonly Said[]; more: boolean }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const known = new Set(talk.messages.map(({ _id }) => _id));
  const all = [...(older?.messages ?? []).filter(({ _id }) => !known.has(_id)), ...talk.messages];
  const more = older ? older.more : talk.earlier;
  const today = dayInIndia(new Date());
  const last = pending.at(-1);
  const end = useEndInView(list, { newest: all.at(-1)?._id, sent: `${last?.key} ${last?.failed} ${last?.refused}` });
  const seen = all.findIndex(({ _id }) => _id === end.seen);
  const below = all.slice(seen + 1).filter(({ mine }) => !mine).length;

  const loadOlder = async () => {
    const first = all[0];
    if (!first) return;
    setBusy(true);
    setFailed(false);
    try {
      const options = { params: { applicationId: talk._id }, query: { before: first._id } };
      const { body } = await callWithTotal('getConversation', options);
      // All of them: new messages move others out of what is refetched.
      setOlder({ messages: [...body.messages, ...all], more: body.earlier });
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be focusable
    <ul ref={list} className="talk-body" tabIndex={0} aria-label={texts.list} onScroll={end.onScroll}>
      {more ? (
        <li>
          <Button size="s" busy={busy} onClick={() => void loadOlder()}>
            {texts.earlier}
          </Button>
          {failed ? (
            <p className="error" role="alert">
              {texts.failedAct}
            </p>
          ) : null}
        </li>
      ) : null}
      {all.length === 0 && pending.length === 0 && talk.may.write ? <li className="soft">{texts.start}</li> : null}
      {all.map((message, at) => {
        const before = all[at - 1];
        const isNewDay = !before || dayInIndia(new Date(before.at)) !== dayInIndia(new Date(message.at));
        return [
          isNewDay ? (
            <li key={`day ${message._id}`} className="talk-day">
              {dayName(message.at, today)}
            </li>
          ) : null,
          <SaidMessage
            key={message._id}
            message={message}
            speaker={speakerOf(message)}
            onReport={() => onReport(message)}
            onDelete={() => onDelete(message)}
            onEdit={(text) => onEdit(message._id, text)}
          />,
        ];
      })}
      {pending.map((one) => (
        <PendingMessage
          key={one.key}
          pending={one}
          speaker={speakerOf({ mine: true, by: 'candidate' })}
          onAgain={() => onAgain(one.key)}
          onGiveUp={() => onGiveUp(one)}
          onEdit={talk.may.write ? () => onEditPending(one) : undefined}
        />
      ))}
      {below > 0 ? (
        <li className="talk-below">
          <Button
            size="s"
            icon={ArrowDown}
            aria-label={`${newRowsTexts.shown({ count: countText(below) })} ${newRowsTexts.enquiries({ count: below })}`}
            onClick={end.show}
          >
            {newRowsTexts.shown({ count: countText(below) })}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

interface PendingMessageProps {
  pending: Pending;
  speaker: Speaker;
  onAgain: () => void;
  onGiveUp: () => void;
  /** Absent while nothing can be written. */
  onEdit: (() => void) | undefined;
}

function PendingMessage({ pending, speaker, onAgain, onGiveUp, onEdit }: PendingMessageProps) {
  const { text, files, at, failed, refused } = pending;
  const sendAgain = useEffectEvent(onAgain);
  useEffect(() => {
    if (!failed) return;
    // Registered once: replacing the listener in the render that reports being online would skip this event.
    const onOnline = () => sendAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failed]);
  return (
    <SaidFrame {...speaker} mine at={at}>
      <p>
        <LinkedText>{text}</LinkedText>
      </p>
      {files.length > 0 ? <p className="small soft">{files.map(({ name }) => name).join(', ')}</p> : null}
      {failed || refused !== undefined ? (
        <div className="stack stack-s" role="alert">
          <p className="error">{failed ? texts.notSent : onEdit ? refused : texts.refused}</p>
          <div className="row row-s">
            {failed ? (
              <Button size="s" onClick={onAgain}>
                {texts.sendAgain}
              </Button>
            ) : null}
            {!failed && onEdit ? (
              <Button size="s" onClick={onEdit}>
                {texts.edit}
              </Button>
            ) : null}
            <Button size="s" variant="quiet" onClick={onGiveUp}>
              {texts.giveUp}
            </Button>
          </div>
        </div>
      ) : (
        <p className="read-at" role="status">
          {texts.sending}
        </p>
      )}
    </SaidFrame>
  );
}
