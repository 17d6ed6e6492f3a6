import type { EnquiryReply } from '#contract/enquiries.ts';
import type { inquiryTexts } from '#texts/admin-enquiries.ts';

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

export interface EnquiryPage {
  rows: readonly Enquiry[];
  found: number;
}

export interface EnquiryFilters {
  q: string | undefined;
  answered: boolean | undefined;
  page: number;
  limit: number;
}

/** What one of the three kinds asks the server, and what it calls things. */
export interface EnquiryConfig {
  /** Also the name under which what is typed is kept. */
  kind: 'inquiry' | 'mentor-contact' | 'mentee';
  words: typeof inquiryTexts;
  phoneLabel: string;
  list: (filters: EnquiryFilters) => Promise<EnquiryPage>;
  answer: (id: string, answered: boolean) => Promise<unknown>;
  reply: (
    id: string,
    body: { subject: string; message: string },
    headers: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  /** Gives the server's sentence. */
  remove: (id: string) => Promise<{ message: string }>;
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
