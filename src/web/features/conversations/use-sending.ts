import { useState } from 'react';
import { MESSAGE_FILES } from '#contract/conversation-vocabulary.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { type Talk, talkOf } from '#web/features/conversations/conversation-queries.ts';
import { CallFailed, call, messageOf, wasOvertaken } from '#web/lib/api-client.ts';
import { refusedFields } from '#web/lib/form-errors.ts';
import { queryClient, type Read } from '#web/lib/queries.ts';
import { newRequestKey } from '#web/lib/request-key.ts';

/** A message shown before the server's response. */
export interface Pending {
  key: string;
  text: string;
  files: readonly File[];
  at: string;
  /** No response arrived; it can be resent with the same key without being duplicated. */
  failed: boolean;
  /** Why the server rejected it, when it did and the message is kept to be edited or copied. */
  refused?: string | undefined;
}

interface Sending {
  pending: readonly Pending[];
  /**
   * Shows the message immediately. Returns why it was rejected, in which case it is removed, unless the conversation
   * has changed, which may take the form away.
   */
  send: (text: string, files: readonly File[]) => Promise<string | undefined>;
  /** Resends a message. If it is rejected now, it stays with the reason: the form may hold other text. */
  again: (key: string) => Promise<void>;
  giveUp: (key: string) => void;
}

const formOf = ({ text, files }: Pending): FormData => {
  const form = new FormData();
  form.append('text', text);
  files.forEach((file, at) => {
    form.append(`file${at + 1}`, file);
  });
  return form;
};

/** Sends messages of one conversation and shows them before they arrive. */
export function useSending(id: string): Sending {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key));
  const mark = (key: string, state: Pick<Pending, 'failed' | 'refused'>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, refused: undefined, ...state } : one)));

  const deliver = async (one: Pending, { stays }: { stays: boolean }): Promise<string | undefined> => {
    try {
      const said = await call(
        'sendMessage',
        { params: { applicationId: id }, body: formOf(one) },
        { headers: { 'Idempotency-Key': one.key } },
      );
      queryClient.setQueryData<Read<'getConversation'>>(talkOf(id).queryKey, (held) => held && withSaid(held, said));
      drop(one.key);
      return undefined;
    } catch (failure) {
      if (failure instanceof CallFailed && failure.code === 'NETWORK') {
        mark(one.key, { failed: true });
        return undefined;
      }
      const refused = fileRefusal(failure, one.files) ?? (messageOf(failure) || texts.refused);
      if (stays || wasOvertaken(failure)) {
        mark(one.key, { failed: false, refused });
        return undefined;
      }
      drop(one.key);
      return refused;
    }
  };
  return {
    pending,
    send: (text, files) => {
      const one = { key: newRequestKey(), text, files, at: new Date().toISOString(), failed: false };
      setPending((all) => [...all, one]);
      return deliver(one, { stays: false });
    },
    again: async (key) => {
      const one = pending.find((known) => known.key === key);
      if (!one) return;
      mark(key, { failed: false });
      await deliver(one, { stays: true });
    },
    giveUp: drop,
  };
}

/** With several files, says which one the server refused. */
const fileRefusal = (failure: unknown, files: readonly File[]): string | undefined => {
  const refused = refusedFields(failure);
  for (const [at, { name }] of files.entries()) {
    const reason = refused[MESSAGE_FILES[at] ?? '']?.message;
    if (reason) return texts.fileRefused({ name, reason });
  }
  return undefined;
};

/** A refetch may already have added it. */
const withSaid = (held: Read<'getConversation'>, said: Talk['messages'][number]): Read<'getConversation'> =>
  held.body.messages.some(({ _id }) => _id === said._id)
    ? held
    : { ...held, body: { ...held.body, messages: [...held.body.messages, said] } };
