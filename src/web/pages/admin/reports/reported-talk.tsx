import { useQuery } from '@tanstack/react-query';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Notice } from '#web/components/notice.tsx';
import { type Talk, talkOf } from '#web/features/conversations/conversation-queries.ts';
import { TalkMessages } from '#web/features/conversations/talk-messages.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { ANEW } from '#web/lib/queries.ts';
import '#web/features/conversations/conversations.css';

const sideName = (talk: Talk, by: 'candidate' | 'recruiter'): string =>
  by === 'candidate' ? talk.personName : (talk.postedByCompany ?? talk.companyName);

const nothing = (): void => undefined;

/** A conversation as an administrator sees it, read-only. */
export function ReportedTalk({ id }: { id: string }) {
  const { data, error } = useQuery({ ...talkOf(id), ...ANEW });
  const talk = data?.body;
  if (error && !talk)
    return (
      <Notice tone="red" live="alert" title={texts.failedOne}>
        {messageOf(error)}
      </Notice>
    );
  if (!talk) return null;
  return (
    <TalkMessages
      talk={talk}
      speakerOf={({ by }) => ({ name: sideName(talk, by), face: sideName(talk, by) })}
      pending={[]}
      onAgain={nothing}
      onGiveUp={nothing}
      onEditPending={nothing}
      onReport={nothing}
      onDelete={nothing}
      onEdit={async () => undefined}
    />
  );
}
