import type { FoundWords, SignField } from '#contract/reports.ts';
import type { FraudSign } from '#contract/vocabularies.ts';
import { moneyAskedFor } from './asks-for-money.ts';
import { clausesOf } from './clauses.ts';
import { messengerContact, namesAnotherWay } from './contact-by-messenger.ts';
import { addressesIn, isFreeMail, isLargeCompany } from './large-companies.ts';
import { type Pay, promisedTooMuch, unusualPay } from './unusual-pay.ts';

/** What of a posting is looked at. */
export interface CheckedPosting extends Pay {
  title: string;
  companyName: string;
  companyInfo: string;
  description: string;
  responsibilities: string;
  requirements: string;
  /** The recruiter's address; absent where somebody else brought the posting in, as by an import. */
  contactEmail?: string | undefined;
  /** The company's name is verified as the recruiter's. */
  companyVerified: boolean;
}

export interface FoundSign {
  sign: FraudSign;
  found: FoundWords[];
}

const TEXTS = [
  'title',
  'description',
  'responsibilities',
  'requirements',
  'companyInfo',
] as const satisfies SignField[];

/** More than this much evidence of one sign tells an administrator nothing more. */
const MOST = 5;

/** As it stands in the text, so that it can be marked there; the whole of it is shown beside. */
const shown = (field: SignField, words: string, around: string): FoundWords => ({
  field,
  // The marks of a typed list are not drawn.
  words: words.replace(/^[^\p{L}\p{N}₹]+/u, '').slice(0, 300),
  around: around.slice(0, 400),
});

const money = (posting: CheckedPosting): FoundWords[] =>
  TEXTS.flatMap((field) =>
    clausesOf(posting[field]).flatMap((clause) => {
      const words = moneyAskedFor(clause);
      return words === undefined ? [] : [shown(field, words, clause.sentence)];
    }),
  );

const messenger = (posting: CheckedPosting): FoundWords[] => {
  const another = namesAnotherWay(TEXTS.map((field) => posting[field]).join('\n'));
  return TEXTS.flatMap((field) =>
    [...new Set(clausesOf(posting[field]).map(({ sentence }) => sentence))].flatMap((sentence) => {
      const contact = messengerContact(sentence);
      return !contact || (another && !contact.only) ? [] : [shown(field, contact.words, sentence)];
    }),
  );
};

const freeMail = (posting: CheckedPosting): FoundWords[] => {
  if (posting.companyVerified || !isLargeCompany(posting.companyName)) return [];
  const around = `A company like ${posting.companyName} writes from an address of its own.`;
  const own = posting.contactEmail && isFreeMail(posting.contactEmail) ? [posting.contactEmail] : [];
  return [
    ...own.map((address) => shown('contactEmail', address, around)),
    ...TEXTS.flatMap((field) =>
      addressesIn(posting[field])
        .filter(isFreeMail)
        .map((address) => shown(field, address, around)),
    ),
  ];
};

const pay = (posting: CheckedPosting): FoundWords[] => {
  const stated = unusualPay(posting, posting.title);
  const whole = TEXTS.map((field) => posting[field]).join('\n');
  return [
    ...(stated ? [shown('salary', stated.words, stated.around)] : []),
    ...TEXTS.flatMap((field) =>
      clausesOf(posting[field]).flatMap(({ text, sentence }) => {
        const words = promisedTooMuch(text, whole);
        return words === undefined ? [] : [shown(field, words, sentence)];
      }),
    ),
  ];
};

const LOOKS: Readonly<Record<FraudSign, (posting: CheckedPosting) => FoundWords[]>> = {
  asks_for_money: money,
  messenger_only: messenger,
  free_mail: freeMail,
  unusual_pay: pay,
};

/**
 * The signs of fraud in a posting, each with the words it was found in. Rather
 * one too few: an administrator who is called for nothing stops coming.
 */
export const findFraudSigns = (posting: CheckedPosting): FoundSign[] =>
  (['asks_for_money', 'messenger_only', 'free_mail', 'unusual_pay'] as const).flatMap((sign) => {
    const found = LOOKS[sign](posting).slice(0, MOST);
    return found.length === 0 ? [] : [{ sign, found }];
  });
