import { NOTICES, type NoticeWay, noticeAddress } from '#contract/notice-address.ts';
import { NOTICE_KINDS, type NoticeGroup } from '#contract/notice-kinds.ts';
import type { MailKind } from '#contract/notification-kinds.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import { dayAndTime, dayInMail, partsInIndia } from '#server/days-in-words.ts';
import { type NoticeSaid, noticeSentence } from '#texts/by-code/notice-sentence.ts';
import { bestJobsMailTexts, noticeMailTexts } from '#texts/mails.ts';
import { noticeTexts } from '#texts/notices.ts';
import type { Block } from '../blocks.ts';
import { type Draft, oneLine } from '../letter.ts';
import { type BestJobNews, bestJobBlocks, type SearchNews, searchBlocks } from './jobs.ts';

export type MailedNotice = NoticeWay & NoticeSaid & { createdAt: Date };

/** Lines per email; a link leads to the rest. */
const MOST_LINES = 40;

/** Only the sentence: lines in emails have no bold part. */
const sentenceOf = (notice: MailedNotice): string =>
  oneLine(
    noticeSentence(notice, {
      dateTime: (instant) => dayAndTime(new Date(instant)),
      time: (instant) => partsInIndia(new Date(instant)).time,
      day: dayInMail,
    }).replace(/<\/?b>/g, ''),
  );

/** The quoted text of a person. */
const wordsOf = ({ says: { words } }: MailedNotice): string =>
  words ? noticeTexts.words({ words: oneLine(words) }) : '';

const listOf = (group: NoticeGroup, notices: readonly MailedNotice[], publicUrl: string): Block => ({
  list: noticeTexts.groups[group],
  items: notices.map((notice) => ({
    label: sentenceOf(notice),
    // Next to the time of an interview, the time of its notice would be taken for it.
    more: [notice.says.startsAt ? '' : dayAndTime(notice.createdAt), wordsOf(notice)].filter(Boolean).join(' · '),
    link: publicUrl + noticeAddress(notice),
  })),
});

interface News {
  publicUrl: string;
  accountId: string;
  reader: AccountKind;
  kind: MailKind;
  /** Newest first; the email shows only the first ones. */
  notices: readonly MailedNotice[];
  /** New results of a candidate's saved searches since yesterday. */
  searches: readonly SearchNews[];
  /** The best-fitting jobs that the candidate has not been emailed yet. */
  bestJobs: readonly BestJobNews[];
}

/** Returns the subject: the content of the email in one line. */
const subjectOf = ({ notices, searches, bestJobs }: Pick<News, 'notices' | 'searches' | 'bestJobs'>): string => {
  const [first] = notices;
  const [count, jobs] = [notices.length + searches.length, bestJobs.length];
  if (count === 0) return bestJobsMailTexts.subject({ count: jobs });
  if (jobs > 0) return noticeMailTexts.subjectWithJobs({ count, jobs });
  return first && count === 1 ? sentenceOf(first) : noticeMailTexts.subject({ count });
};

/** Returns the introduction above the lists. */
const beginning = ({ kind }: News): string => {
  if (kind === 'best_jobs') return bestJobsMailTexts.new;
  return kind === 'digest' ? noticeMailTexts.news : noticeMailTexts.now;
};

/** To a reader who gets notices by email: those since the last such email, each with its link. */
const noticesGathered = (news: News): Draft => {
  const { publicUrl, accountId, reader, kind, notices, searches, bestJobs } = news;
  const shown = notices.slice(0, MOST_LINES);
  const groups = new Map<NoticeGroup, MailedNotice[]>();
  for (const notice of shown) {
    const { group } = NOTICE_KINDS[notice.kind];
    groups.set(group, [...(groups.get(group) ?? []), notice]);
  }
  const more = notices.length - shown.length;
  return {
    subject: subjectOf(news),
    blocks: [
      beginning(news),
      ...[...groups].map(([group, told]) => listOf(group, told, publicUrl)),
      ...searchBlocks(searches, publicUrl),
      ...bestJobBlocks(bestJobs, publicUrl),
      notices.length > 0 && {
        label: more > 0 ? noticeMailTexts.more({ count: more }) : noticeMailTexts.all,
        link: publicUrl + NOTICES[reader],
      },
      { label: noticeMailTexts.change, link: `${publicUrl}/account#notifications`, aside: true },
    ],
    optional: { accountId, kind },
  };
};

export const NOTICE_MAILS = { noticesGathered };
