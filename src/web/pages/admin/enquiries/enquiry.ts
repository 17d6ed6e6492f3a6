import type { EnquiryReply } from '#contract/enquiries.ts';
import type { inquiryTexts } from '#texts/admin-enquiries.ts';
import type { Transfer } from '#web/lib/api-client.ts';
import { optionParam, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

/** An enquiry of any of the three kinds, as the list shows it. */
export interface Enquiry {
  _id: string;
  name: string;
  email: string;
  phone: string;
  createdAt: string;
  answeredAt: string | null;
  answeredBy: string;
  replies: readonly EnquiryReply[];
  /** What was written; a mentee writes nothing. */
  message: string | undefined;
  /** What else this kind says, under its labels. */
  more: readonly { label: string; value: string }[];
}

/** What one of the three kinds asks the server, and what it calls things; `R` is what the server lists. */
export interface EnquiryConfig<R> {
  /** Also the name under which what is typed is kept. */
  kind: 'inquiry' | 'mentor-contact' | 'mentee';
  words: typeof inquiryTexts;
  phoneLabel: string;
  list: 'listInquiries' | 'listMentorContacts' | 'listMentees';
  shown: (row: R) => Enquiry;
  answer: (id: string, answered: boolean) => Promise<unknown>;
  reply: (
    id: string,
    body: { subject: string; message: string },
    headers: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  /** Gives the server's sentence. */
  remove: (id: string, transfer: Pick<Transfer, 'patched'>) => Promise<{ message: string }>;
}

/** What every enquiry has once an administrator reads it. */
export const answerOf = ({
  answeredAt,
  answeredBy,
  replies,
}: {
  answeredAt?: string | null;
  answeredBy?: string;
  replies?: readonly EnquiryReply[];
}): Pick<Enquiry, 'answeredAt' | 'answeredBy' | 'replies'> => ({
  answeredAt: answeredAt ?? null,
  answeredBy: answeredBy ?? '',
  replies: replies ?? [],
});

/** Whether the address asks for those that are answered, as `?answered=` says it. */
const ANSWERED = ['no', 'yes'] as const;

/** What an address asks of the enquiries of a kind. */
export const enquiryQuery = (search: URLSearchParams) => {
  const chosen = optionParam(search, 'answered', ANSWERED);
  return { query: { q: textParam(search, 'q'), answered: chosen && chosen === 'yes', ...pageIn(search) } };
};

/** When an enquiry came. */
export const receivedAt = ({ createdAt }: Pick<Enquiry, '_id' | 'createdAt'>): string => createdAt;
