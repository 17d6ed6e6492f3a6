import { SettingsError } from '#server/settings.ts';

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** A name with several addresses fails with one error for each, and no message of its own. */
const messageOf = (error: Error): string =>
  error instanceof AggregateError && !error.message && error.errors[0] instanceof Error
    ? error.errors[0].message
    : error.message;

/** What the first contact with a server of one's own failed by, as something that names the setting. */
export const databaseFailure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const code = String(codeOf(error));
  // A protocol violation, as a pooler calls a setting that it does not pass on.
  if (code === '08P01')
    return new SettingsError(
      `A pooler stands before the database (${messageOf(error)}): set DATABASE_DIRECT_URL to the address of the server itself.`,
      { cause: error },
    );
  // By the network, before PostgreSQL is asked; or it refuses the user (class 28) or knows no such database.
  if (!/^(E[A-Z_]+|28\w{3}|3D000)$/.test(code) && !/timeout|terminated/.test(error.message)) return error;
  return new Error(`The database does not answer: ${messageOf(error)}. Check DATABASE_URL.`, {
    cause: error,
  });
};

/** What listening failed by, as something that names the setting. */
export const listenFailure = (error: unknown, { host, port }: { host: string; port: number }): unknown => {
  if (!(error instanceof Error)) return error;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Error(
        `The port is taken: ${error.message.replace(/^.*EADDRINUSE: /, '')}. Stop what runs there, or set PORT to another number.`,
        { cause: error },
      );
    case 'EACCES':
      return new SettingsError(`HOST and PORT must be what this user may listen on, but are "${host}" and ${port}.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new SettingsError(`HOST must be an address of this machine, or a name of one, but is "${host}".`);
    default:
      return error;
  }
};

/** What cannot be, in one sentence for the operator. */
export const sentenceFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (['EACCES', 'EROFS', 'EPERM', 'ENOSPC'].includes(String(codeOf(error))))
    return `A file cannot be read or written: ${error.message}. Check DATA_DIR and the rights of what is in it.`;
  return messageOf(error);
};

/** 2 for a setting, 1 for anything else. */
export const exitCodeFor = (error: unknown): number => (error instanceof SettingsError ? 2 : 1);
