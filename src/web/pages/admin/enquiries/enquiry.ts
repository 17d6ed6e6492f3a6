import type { EnquiryReply } from '#contract/enquiries.ts';
import type { Language } from '#contract/languages.ts';
import type { inquiryTexts } from '#texts/admin-enquiries.ts';
import type { Transfer } from '#web/lib/api-client.ts';
import { optionParam, textParam } from '#web/lib/list-params.ts';
import { windowIn } from '#web/pages/admin/list/list-address.ts';

type EnquiryList = 'listInquiries' | 'listMentorContacts' | 'listMentees';

/** An enquiry of any of the three kinds, as the list shows it. */
export interface Enquiry {
  _id: string;
  name: string;
  email: string;
  phone: string;
  createdAt: string;
  /** The language that it was sent in, if known. */
  language: Language | undefined;
  replySubject: string;
  answeredAt: string | null;
  answeredBy: string;
  replies: readonly EnquiryReply[];
  /** The message; absent for a mentee. */
  message: string | undefined;
  /** Additional fields of this kind, with their labels. */
  more: readonly { label: string; value: string }[];
}

/** Calls and texts of one of the three kinds; `R` is the server's row type. */
export interface EnquiryConfig<R> {
  /** Also the key under which drafts are kept. */
  kind: 'inquiry' | 'mentor-contact' | 'mentee';
  words: typeof inquiryTexts;
  phoneLabel: string;
  list: EnquiryList;
  shown: (row: R) => Enquiry;
  answer: (id: string, answered: boolean) => Promise<unknown>;
  reply: (
    id: string,
    body: { subject: string; message: string },
    headers: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  /** Resolves to the server's message. */
  remove: (id: string, transfer: Pick<Transfer, 'patched'>) => Promise<{ message: string }>;
}

/** Answer fields that every enquiry has for administrators. */
export const answerOf = ({
  language,
  replySubject,
  answeredAt,
  answeredBy,
  replies,
}: {
  language?: Language;
  replySubject?: string;
  answeredAt?: string | null;
  answeredBy?: string;
  replies?: readonly EnquiryReply[];
}): Pick<Enquiry, 'language' | 'replySubject' | 'answeredAt' | 'answeredBy' | 'replies'> => ({
  language,
  replySubject: replySubject ?? '',
  answeredAt: answeredAt ?? null,
  answeredBy: answeredBy ?? '',
  replies: replies ?? [],
});

/** The values of `?answered=`. */
const ANSWERED = ['no', 'yes'] as const;

/** Query parameters for the enquiries of a kind, from the address. */
export const enquiryQuery = (search: URLSearchParams) => {
  const chosen = optionParam(search, 'answered', ANSWERED);
  return { query: { q: textParam(search, 'q'), answered: chosen && chosen === 'yes', ...windowIn(search) } };
};

/** When an enquiry was received. */
export const receivedAt = ({ createdAt }: Pick<Enquiry, '_id' | 'createdAt'>): string => createdAt;
