import type { RetentionKind } from '#contract/retention.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';

/** Whoever leaves or asks for their data. Administrators do neither by themselves. */
export type Person = CandidateCaller | RecruiterCaller;

/** What is kept of somebody, under the name that its file has in the export. */
export type OwnData = Readonly<Record<string, unknown>>;

/** What a module that keeps something personal gives; `rights` asks each of them. */
export interface PersonalData {
  /** Takes everything personal away that does not go with the account's row; tells those whom it concerns. */
  forget?(deps: Pick<Deps, 'now' | 'queue' | 'settings'>, tx: Transaction, person: Person): Promise<void>;
  exportData(executor: Executor, person: Person): Promise<OwnData>;
  /**
   * Deletes what is older than it is kept, at most so many of each kind.
   * @param dry counts alone
   * @returns how many of each kind
   */
  forgetOld?(
    executor: Executor,
    limits: { before: Readonly<Record<RetentionKind, Date>>; most: number; dry: boolean },
  ): Promise<Partial<Record<RetentionKind, number>>>;
}
