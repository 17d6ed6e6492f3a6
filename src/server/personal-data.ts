import type { Language } from '#contract/languages.ts';
import type { RetentionKind } from '#contract/retention.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';

/** A person who can leave or ask for their data. Administrators cannot do so themselves. */
export type Person = CandidateCaller | RecruiterCaller;

/** A person's stored data, by file name in the export. */
export type OwnData = Readonly<Record<string, unknown>>;

/** Implemented by each module that stores personal data; `rights` calls all of them. */
export interface PersonalData {
  /**
   * Deletes the personal data that is not deleted with the account's row, and notifies the people concerned.
   * @param account its row, which is gone when emails to the person are sent
   */
  forget?(
    deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
    tx: Transaction,
    person: Person,
    account: { language: Language },
  ): Promise<void>;
  exportData(executor: Executor, person: Person): Promise<OwnData>;
  /**
   * Deletes data past its retention period, at most this many rows of each kind.
   * @param dry counts alone
   * @returns how many of each kind
   */
  forgetOld?(
    executor: Executor,
    limits: { before: Readonly<Record<RetentionKind, Date>>; most: number; dry: boolean },
  ): Promise<Partial<Record<RetentionKind, number>>>;
}
