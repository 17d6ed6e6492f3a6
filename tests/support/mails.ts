import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message as its recipient sees it. */
export interface CaughtMail {
  to: string;
  subject: string;
  /** The same for an email sent twice. */
  messageId: string;
  text: string;
  /** The address for one-click unsubscribing; empty when there is none. */
  oneClick: string;
  /** The calendar part (iCalendar), unfolded; empty when there is none. */
  calendar: string;
}

interface Part {
  type: string;
  content: string;
}

const decodeBody = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` in a header. */
const decodeHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeBody(text.replaceAll('_', ' '), 'quoted-printable'),
    );

const splitMessage = (source: string): { header: (name: string) => string; body: string } => {
  const end = source.search(/\r?\n\r?\n/);
  const head = source.slice(0, end).replace(/\r?\n[ \t]+/g, ' ');
  return {
    header: (name) => decodeHeader(new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''),
    body: source.slice(end).replace(/^\r?\n\r?\n/, ''),
  };
};

const partsOf = (source: string): Part[] => {
  const { header, body } = splitMessage(source);
  const type = header('content-type').toLowerCase() || 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(header('content-type'))?.[1];
  if (!boundary) return [{ type, content: decodeBody(body, header('content-transfer-encoding').toLowerCase()) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r?\n/, '')));
};

/** Parses a message in the mail folder. */
export const parseMail = (source: string): CaughtMail => {
  const { header } = splitMessage(source);
  const parts = partsOf(source);
  const content = (type: string): string => parts.find((part) => part.type.startsWith(type))?.content ?? '';
  return {
    to: header('to'),
    subject: header('subject'),
    messageId: header('message-id'),
    oneClick:
      header('list-unsubscribe-post') === 'List-Unsubscribe=One-Click'
        ? header('list-unsubscribe').replace(/^<|>$/g, '')
        : '',
    text: content('text/plain'),
    calendar: content('text/calendar').replace(/\r?\n[ \t]/g, ''),
  };
};

/** Returns the messages to an address, oldest first. */
export const mailsTo = async (folder: string, address: string): Promise<CaughtMail[]> => {
  const names = await readdir(folder).catch(() => []);
  const theirs = names.filter((name) => name.endsWith(`-${address}.eml`)).sort();
  return Promise.all(theirs.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
};
