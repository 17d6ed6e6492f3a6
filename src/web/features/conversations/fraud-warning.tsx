import { conversationTexts as texts } from '#texts/conversations.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import type { Said } from '#web/features/conversations/conversation-queries.ts';

const titleOf = (signs: Said['signs']): string => {
  if (signs.length > 1) return texts.signs.both;
  return signs.includes('asks_for_money') ? texts.signs.money : texts.signs.messenger;
};

/** A warning next to a message that looks like fraud. */
export function FraudWarning({ message, onReport }: { message: Said; onReport: () => void }) {
  if (message.signs.length === 0) return null;
  return (
    <Notice
      tone="amber"
      title={titleOf(message.signs)}
      action={
        message.may.report ? (
          <Button variant="ink" size="s" onClick={onReport}>
            {texts.report}
          </Button>
        ) : undefined
      }
    >
      {texts.signs.help}
    </Notice>
  );
}
