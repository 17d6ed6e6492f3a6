import { withPlainDigits } from './plain-digits.ts';

/**
 * The input rules that both sides apply, and the error code of each. No schema library here, so that a public form can
 * validate input before zod is loaded, or without it.
 *
 * Each `…Problem` function takes typed input and returns the code of what is wrong, or undefined when it is valid.
 */

/** Searches that find fewer jobs are helped in all ways, others only by the place or work mode that they name. */
export const FEW_JOBS = 10;

/** Lengths are in UTF-16 code units, like `maxlength`. */
export const LIMITS = {
  applyUrl: 2000,
  email: 254,
  passwordMin: 8,
  adminPasswordMin: 12,
  passwordMax: 128,
  name: 80,
  phone: 20,
  address: 300,
  title: 160,
  company: 160,
  place: 300,
  skill: 80,
  skills: 60,
  searchName: 100,
  savedTextName: 60,
  longText: 10_000,
  shortText: 200,
  note: 2_000,
  message: 4_000,
  reason: 500,
  link: 500,
  headline: 200,
  /** Rows in one list of a profile. */
  profileRows: 50,
  /** Letters of a built resume: about fifteen pages. */
  resumeLetters: 40_000,
  /** Records that one call may change. */
  atOnce: 200,
  /** Rows of one CSV file. */
  exportRows: 20_000,
  /** Rows of one imported file, without headings. */
  importRows: 5_000,
  /** Other times that a candidate may propose for an interview. */
  wishes: 3,
  /** Experience in years. */
  experienceYears: 60,
  /** Whole rupees per year. */
  salary: 10_000_000_000,
  /** Bytes of one uploaded file. */
  fileBytes: 5 * 1024 * 1024,
  /** Pixels of one uploaded picture. */
  imagePixels: 24_000_000,
  /** Minimum age of a candidate in years. */
  age: 18,
} as const;

/** Why a rule of this list is not met, with the parameters of its text. */
export type RuleProblem =
  | 'required'
  | 'name'
  | 'email'
  | 'phone'
  | 'pinCode'
  | 'passwordIsEmail'
  | 'passwordsDiffer'
  | 'terms'
  | 'registrationFiles'
  | 'under18'
  | 'dayInvalid'
  | 'dayTooEarly'
  | 'monthInvalid'
  | 'endBeforeStart'
  | 'expiryOrder'
  | 'resumeType'
  | 'fileTooLarge'
  | 'imageType'
  | 'number'
  | 'rangeOrder'
  | 'deadlineOrder'
  | 'deadlinePast'
  | 'inPast'
  | 'wishes'
  | 'choose'
  | 'tooLong'
  | 'tooMuch'
  | 'link'
  | { code: 'passwordShort'; params: { least: number } }
  | { code: 'passwordLong'; params: { most: number } }
  | { code: 'year'; params: { last: number } };

/** One strict grammar: a dot-atom before the @, a host name of at least two labels after it. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Normalises case and the spaces that mobile keyboards add. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase();

export const isEmail = (value: string): boolean =>
  value.length <= LIMITS.email && value.indexOf('@') <= 64 && EMAIL.test(normalEmail(value));

/** Titles that people write before a name with a dot but no space; initials need no entry. */
const BEFORE_A_NAME = 'adv|ch|dr|er|jr|kum|lt|md|mohd|mr|mrs|ms|mx|prof|shri|sk|smt|sr|sri|st';

/** What browsers and email programs read as a dot. */
const DOTS = /[\u3002\uFF0E\uFF61\u2024\uFE52]/gu;

/** Marks without width, which a reader does not see between the parts of an address. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

const asRead = (name: string): string => name.replace(DOTS, '.').replace(UNSEEN, '');

/** Text that email programs turn into a link, whatever it names: an address, a scheme, a host with a path. */
const ADDRESS = /\S@\S|:\/\/|\bwww\.|[\p{L}\p{M}\p{N}]\.\p{L}{2,}\//iu;

/**
 * A host name. After one letter, and in Devanagari, only well-known ends count: `K.Raman` and `डॉ.राम` are names, `t.me` and
 * `कंपनी.भारत` are not. Marked as pure, so that scripts that do not use it leave it out.
 */
const HOST = /* @__PURE__ */ (() =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}-])(?!(?:${BEFORE_A_NAME})\.)(?:[\p{L}\p{M}\p{N}-]{2,}\.\p{L}{2,}|[\p{L}\p{N}]\.(?:co|com|gd|gg|gl|in|io|ly|me|mp|net|org|to)(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}-]+\.(?:भारत|भारतम्|कॉम|नेट|संगठन)(?![\p{L}\p{M}\p{N}]))`,
    'iu',
  ))();

/** Whether a company's name holds an address; a bare host, such as `Booking.com`, is a name. It appears in emails. */
export const holdsAddress = (name: string): boolean => ADDRESS.test(asRead(name));

/**
 * Names appear in emails to others, including the owner of a mistyped address, so they must not carry messages with
 * links.
 */
export const holdsLink = (name: string): boolean => holdsAddress(name) || HOST.test(asRead(name));

export const nameProblem = (typed: string): RuleProblem | undefined => {
  if (typed.trim() === '') return 'required';
  return holdsLink(typed) ? 'name' : undefined;
};

export const emailProblem = (typed: string): RuleProblem | undefined => {
  if (typed.trim() === '') return 'required';
  return isEmail(typed.trim()) ? undefined : 'email';
};

/**
 * Returns the digits of a phone number as stored: ten digits for India, or `+` and 8 to 15 digits for other countries;
 * undefined when it is not a phone number.
 */
export const normalPhone = (typed: string): string | undefined => {
  const bare = withPlainDigits(typed).replace(/[\s().-]/g, '');
  const indian = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(bare);
  if (indian) return indian[1];
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : undefined;
};

export const phoneProblem = (typed: string): RuleProblem | undefined => {
  if (typed.trim() === '') return 'required';
  return normalPhone(typed) ? undefined : 'phone';
};

/** India's PIN codes have six digits and do not begin with 0; other countries' are not checked. */
export const pinCodeProblem = (typed: string, country = ''): RuleProblem | undefined => {
  const bare = withPlainDigits(typed).replace(/\s/g, '');
  const isIndian = /^(india|bharat|in|ind|भारत)?$/i.test(country.trim());
  return bare === '' || !isIndian || /^[1-9]\d{5}$/.test(bare) ? undefined : 'pinCode';
};

export const passwordProblem = (
  password: string,
  { email, least = LIMITS.passwordMin }: { email?: string; least?: number } = {},
): RuleProblem | undefined => {
  if (password === '') return 'required';
  if ([...password].length < least) return { code: 'passwordShort', params: { least } };
  if (password.length > LIMITS.passwordMax) return { code: 'passwordLong', params: { most: LIMITS.passwordMax } };
  if (email && normalEmail(password) === normalEmail(email)) return 'passwordIsEmail';
  return undefined;
};

/** Whether this is an existing day as `YYYY-MM-DD`. */
export const isDay = (value: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  const [, year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day;
};

/** Returns the day in Asia/Kolkata (UTC+05:30, without summer time) at an instant, as `YYYY-MM-DD`. */
export const dayInIndia = (instant: Date): string =>
  new Date(instant.getTime() + 330 * 60_000).toISOString().slice(0, 10);

/** Returns an instant's time in Asia/Kolkata as `HH:MM`. */
export const timeInIndia = (instant: Date): string =>
  new Date(instant.getTime() + 330 * 60_000).toISOString().slice(11, 16);

/** Whether a person born on `dob` is at least 18 on `today` (both `YYYY-MM-DD`). */
export const isAdult = (dob: string, today: string): boolean => {
  const eighteenth = `${Number(dob.slice(0, 4)) + LIMITS.age}${dob.slice(4)}`;
  return eighteenth <= today;
};

export const dobProblem = (dob: string, today: string): RuleProblem | undefined => {
  if (dob === '') return 'required';
  if (!isDay(dob)) return 'dayInvalid';
  if (dob < '1900-01-01') return 'dayTooEarly';
  return isAdult(dob, today) ? undefined : 'under18';
};

/** Other accepted spellings of list values. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['full time', 'Full-time'],
  ['fulltime', 'Full-time'],
  ['part time', 'Part-time'],
  ['parttime', 'Part-time'],
  ['freelancer', 'Freelance'],
  ['on-site', 'Work From Office'],
  ['onsite', 'Work From Office'],
  ['work from home(wfh)', 'Work From Home'],
  ['work from home (wfh)', 'Work From Home'],
  ['wfh', 'Work From Home'],
  ['inactive', 'Not Active'],
]);

/** Finds the list member for a typed value, in any case or known spelling. */
export const memberOf = <T extends string>(list: readonly T[], typed: string): T | undefined => {
  const bare = typed.trim().toLowerCase();
  const meant = (SPELLINGS.get(bare) ?? typed.trim()).toLowerCase();
  return list.find((member) => member.toLowerCase() === meant);
};

/** Splits a comma-separated text into distinct skills of 1 to 80 characters, first spelling kept. */
export const splitSkills = (typed: string): string[] => {
  const found = new Map<string, string>();
  for (const part of typed.split(/[,;\n]/)) {
    const skill = part.trim().replace(/\s+/g, ' ');
    if (skill !== '' && !found.has(skill.toLowerCase())) found.set(skill.toLowerCase(), skill);
  }
  return [...found.values()];
};

/** Returns the sort orders for these columns: each ascending, and descending as `-column`. */
export const sortOrders = <const Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const);

/**
 * Returns a link as stored: with its scheme, http or https. The empty text stays empty; undefined when it is not a
 * link.
 */
export const linkOf = (typed: string): string | undefined => {
  const bare = typed.trim();
  if (bare === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(bare) && !/^[^/?#]*\.[^/?#]*:\d/.test(bare) ? bare : `https://${bare}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, username } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && hostname.includes('.') && !/\s/.test(whole) ? whole : undefined;
};

/** Returns the last year in which a person studying today (`YYYY-MM-DD`) may finish: ten years from now. */
export const lastStudyYear = (today: string): number => Number(today.slice(0, 4)) + 10;

/** Checks a year of passing, past or expected: from 1900 on. */
export const yearProblem = (year: number, today: string): RuleProblem | undefined => {
  const last = lastStudyYear(today);
  return Number.isInteger(year) && year >= 1900 && year <= last ? undefined : { code: 'year', params: { last } };
};

/** The accepted extensions for each kind of upload, in the format of an `accept` attribute. */
export const UPLOADS = {
  picture: { accept: '.jpg,.jpeg,.png,.webp,.gif,.avif', types: ['jpg', 'png', 'webp', 'gif', 'avif'] },
  registrationResume: { accept: '.pdf,.doc,.docx,.png,.jpg,.jpeg', types: ['pdf', 'doc', 'docx', 'png', 'jpg'] },
  resume: { accept: '.pdf,.doc,.docx', types: ['pdf', 'doc', 'docx'] },
  certificate: { accept: '.pdf,.doc,.docx,.jpg,.png,.jpeg', types: ['pdf', 'doc', 'docx', 'jpg', 'png'] },
} as const;
