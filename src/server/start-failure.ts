import { SettingsError } from '#server/settings.ts';

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** A name with several addresses fails with one error for each, and an empty message. */
const messageOf = (error: Error): string =>
  error instanceof AggregateError && !error.message && error.errors[0] instanceof Error
    ? error.errors[0].message
    : error.message;

/** Converts the failure of the first connection to an external server to one that names the setting. */
export const databaseFailure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const code = String(codeOf(error));
  // A protocol violation: a pooler's error for a session setting that it does not support.
  if (code === '08P01')
    return new SettingsError(
      `A pooler stands before the database (${messageOf(error)}): set DATABASE_DIRECT_URL to the address of the server itself.`,
      { cause: error },
    );
  // A network error before PostgreSQL responds, or a refused user (class 28) or unknown database.
  if (!/^(E[A-Z_]+|28\w{3}|3D000)$/.test(code) && !/timeout|terminated/.test(error.message)) return error;
  return new Error(`The database does not answer: ${messageOf(error)}. Check DATABASE_URL.`, {
    cause: error,
  });
};

/** Converts a failure to listen to one that names the setting. */
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

/** Describes a failure in one sentence for the operator. */
export const sentenceFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (['EACCES', 'EROFS', 'EPERM', 'ENOSPC'].includes(String(codeOf(error))))
    return `A file cannot be read or written: ${error.message}. Check DATA_DIR and the rights of what is in it.`;
  return messageOf(error);
};

/** 2 for a setting, 1 for anything else. */
export const exitCodeFor = (error: unknown): number => (error instanceof SettingsError ? 2 : 1);
