import { jobListAddress, type KeptQuery } from '#contract/list-address.ts';
import { slugOf } from '#contract/slug.ts';
import { type Letter, letter, oneLine } from '#server/letter.ts';

/** What a search found that is new. */
export interface SearchNews {
  name: string;
  query: KeptQuery;
  /** The newest of them. */
  jobs: readonly { jobId: string; title: string; companyName: string; location: string }[];
  /** How many there are in all. */
  total: number;
}

const count = (total: number): string => `${total.toLocaleString('en-IN')} new ${total === 1 ? 'job' : 'jobs'}`;

const sectionOf = ({ name, query, jobs, total }: SearchNews, publicUrl: string): string =>
  [
    `${oneLine(name)}: ${count(total)}`,
    ...jobs.map(({ jobId, title, companyName, location }) => {
      const slug = slugOf(title);
      const where = `${publicUrl}/jobs/${jobId}${slug ? `/${encodeURIComponent(slug)}` : ''}`;
      return `- ${oneLine(title)}, ${oneLine(companyName)}, ${oneLine(location)}\n  ${where}`;
    }),
    ...(total > jobs.length ? [`All that match: ${publicUrl}${jobListAddress(query)}`] : []),
  ].join('\n');

/** The mail of the day to a candidate: the new jobs of each saved search that has some. */
export const searchMail = (
  to: { accountId: string; email: string; firstName: string },
  news: readonly SearchNews[],
  publicUrl: string,
): Letter => {
  const [first] = news;
  const total = news.reduce((sum, one) => sum + one.total, 0);
  return {
    ...letter({
      to: to.email,
      subject:
        news.length === 1 && first
          ? `${count(first.total)}: ${oneLine(first.name)}`
          : `${count(total)} for your saved searches`,
      paragraphs: [
        to.firstName ? `Dear ${oneLine(to.firstName)},` : 'Hello,',
        'these jobs are new on Avsar.',
        ...news.map((one) => sectionOf(one, publicUrl)),
        `Change your searches: ${publicUrl}/saved-searches`,
      ],
    }),
    optional: { accountId: to.accountId, kind: 'saved_search' },
  };
};
