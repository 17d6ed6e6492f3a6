import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { withParam } from '#web/lib/job-links.ts';
import { load, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

export type Entry = CallOutput<'listConversations'>[number];
export type Talk = CallOutput<'getConversation'>;
export type Said = Talk['messages'][number];

/** The open conversation lives in the address: `?conversation=` an application's id. */
const PARAM = 'conversation';
const AT_ONCE = 20;

export const openedIn = (search: string): string | undefined => new URLSearchParams(search).get(PARAM) ?? undefined;

export const opening = (search: string, id: string | undefined): string => withParam(search, PARAM, id);

export interface ConversationFilter {
  q: string;
  unread: boolean;
  page: number;
}

/** Returns the list query for an address. */
export const listQueryOf = (search: string): ConversationFilter => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    unread: params.get('unread') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / AT_ONCE));

export const entriesOf = ({ q, unread, page }: ConversationFilter) =>
  read('listConversations', { query: { q, unread, page, limit: AT_ONCE } });

export const UNREAD = read('conversationStats', {});

export const talkOf = (id: string) => read('getConversation', { params: { applicationId: id } });

/** Loads the conversations listed on a page of messages. */
export const loadEntries = async (search: string): Promise<void> => {
  await Promise.all([settle(load(entriesOf(listQueryOf(search)))), settle(load(UNREAD))]);
};

const listed = ({ pathname, search }: URL): string => pathname + opening(search, undefined);

/** Skips reloading the list when a conversation is opened. */
export const revalidateUnlessOpened = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.href === nextUrl.href || listed(currentUrl) !== listed(nextUrl)) && defaultShouldRevalidate;
