import type { AdminHealth, PartState, PortalPart } from '#contract/health.ts';

type Of<Part extends PortalPart> = Omit<NonNullable<AdminHealth[Part]>, 'state'>;

const MINUTE = 60;
/** A daily backup, plus two hours to create it. */
const BACKUP_MS = 26 * 3_600_000;
/** A weekly copy, plus a day to create it. */
const COPY_MS = 8 * 86_400_000;

/** Returns the worst state that applies. */
const stateOf = (fails: boolean, warns: boolean): PartState => (fails ? 'fails' : warns ? 'warns' : 'works');

export const emailState = ({
  answers,
  server,
  oldestSeconds,
  newest,
}: Pick<Of<'email'>, 'answers' | 'server' | 'oldestSeconds' | 'newest'>) =>
  stateOf(!answers || (oldestSeconds ?? 0) > 5 * MINUTE, server === 'folder' || newest.some(({ refused }) => !refused));

export const queueState = ({ oldestSeconds, failed }: Pick<Of<'queue'>, 'oldestSeconds' | 'failed'>) =>
  stateOf((oldestSeconds ?? 0) > 10 * MINUTE, (oldestSeconds ?? 0) > 2 * MINUTE || failed > 0);

export const databaseState = ({
  connections,
  mostConnections,
}: Pick<Of<'database'>, 'connections' | 'mostConnections'>) =>
  stateOf(connections >= mostConnections, connections > mostConnections * 0.8);

export const storageState = ({ answers, disk: { free, size } }: Pick<Of<'storage'>, 'answers' | 'disk'>) =>
  stateOf(!answers || free < size * 0.03, free < size * 0.1);

export const backupState = ({ at }: Of<'backup'>, now: Date) =>
  stateOf(false, at === null || now.getTime() - Date.parse(at) > BACKUP_MS);

export const archiveState = ({ stuck, copiedAt }: Pick<Of<'archive'>, 'stuck' | 'copiedAt'>, now: Date) =>
  stateOf(stuck, copiedAt === null || now.getTime() - Date.parse(copiedAt) > COPY_MS);
