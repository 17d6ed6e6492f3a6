/** What needs attention, above the recruiter's jobs. */
export const attentionWords = {
  title: 'Needs your attention',
  unanswered: (count: string, one: boolean) =>
    `${count} ${one ? 'application waits' : 'applications wait'} for an answer`,
  week: (count: string) => `${count} for a week or longer`,
  threeDays: (count: string) => `${count} for three days or longer`,
  fresh: 'All of them came in the last three days.',
  today: (count: number) => (count === 1 ? '1 interview today' : `${count} interviews today`),
  next: (time: string, name: string) => `${time}, ${name}`,
  closing: (count: number, days: number) =>
    `${count === 1 ? '1 job closes' : `${count} jobs close`} within ${days} days`,
  lastDay: (days: string) => `: ${days}`,
  none: 'Nothing waits for you just now.',
} as const;
