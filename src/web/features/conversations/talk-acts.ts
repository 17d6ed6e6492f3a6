import { conversationTexts as texts } from '#texts/conversations.ts';
import { useToast } from '#web/components/toasts.tsx';
import type { Talk } from '#web/features/conversations/conversation-queries.ts';
import { call, messageOf } from '#web/lib/api-client.ts';

/** Returns the actions on a conversation and its messages; each write refetches the affected data. */
export function useTalkActs({ _id: applicationId }: Pick<Talk, '_id'>) {
  const toast = useToast();
  const params = { applicationId };
  const tell = async (act: () => Promise<string | undefined>) => {
    try {
      const said = await act();
      if (said) toast.done(said);
    } catch (failure) {
      toast.error(messageOf(failure) || texts.failedAct);
    }
  };
  return {
    edit: async (messageId: string, text: string): Promise<string | undefined> => {
      try {
        await call('editMessage', { params: { ...params, messageId }, body: { text } });
        return undefined;
      } catch (failure) {
        return messageOf(failure) || texts.failedAct;
      }
    },
    remove: (messageId: string) =>
      tell(async () => {
        await call('deleteMessage', { params: { ...params, messageId } });
        return undefined;
      }),
    block: () => tell(async () => (await call('blockPerson', { params, body: {} })).message),
    unblock: () => tell(async () => (await call('unblockPerson', { params })).message),
    showReceipts: (receipts: boolean) =>
      tell(async () => {
        await call('setReceipts', { body: { receipts } });
        return receipts ? texts.receiptsNowOn : texts.receiptsNowOff;
      }),
  };
}
