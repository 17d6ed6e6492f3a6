import type { AccountStatus } from '#contract/vocabularies.ts';

/** How many accounts there are in each status. */
export type StatusCounts = Readonly<Record<AccountStatus, number>>;
