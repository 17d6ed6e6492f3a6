import { JOB_TEXTS, type JobText } from '#contract/job-rules.ts';
import type { FoundWords, SignField } from '#contract/reports.ts';
import type { FraudSign } from '#contract/vocabularies.ts';
import { type Clause, clausesOf, isDenied } from './clauses.ts';
import { addressesIn, isFreeAddress, isLargeCompany } from './large-companies.ts';
import { type Pay, promisedTooMuch, unusualPay } from './unusual-pay.ts';

const MESSENGER = String.raw`(?:what'?s\s?app+|watsapp|wattsapp|whatsap|telegram|telegrams|signal app|wa\.me\S*|t\.me\S*|imo app|व्हाट्सएप|व्हाट्सऐप|व्हाट्सप्प|वॉट्सऐप|वाट्सएप|व्हाट्स ऐप|टेलीग्राम)`;

export const pattern = (source: string): RegExp => new RegExp(source.replaceAll('MESSENGER', MESSENGER), 'iu');

/** Messenger as the only way, whatever else the posting says. */
const ONLY = [
  pattern(String.raw`\b(?:only|sirf|just)\s+(?:\S+\s+){0,2}?MESSENGER`),
  pattern(String.raw`MESSENGER\s+(?:messages?\s+|chat\s+|pe\s+|par\s+|पर\s+)?(?:only\b|hi\b|ही(?!\p{L}))`),
  pattern(String.raw`(?:केवल|सिर्फ|सिर्फ़)\s+(?:\S+\s+){0,2}?MESSENGER`),
];

/** Directs the reader to the messenger: to get in touch, to apply or for an interview. */
const SENT_THERE = [
  pattern(
    String.raw`\b(?:contact|message|msg|text|ping|dm|reach|apply|connect|write|talk|chat)\b(?:\s+\S+){0,4}?\s+(?:on|via|through|by|at|over|using|pe|par)\s+(?:\S+\s+){0,2}?MESSENGER`,
  ),
  pattern(
    String.raw`\b(?:cv|resume|résumé|bio-?data|photo|details|profile|documents?|aadhaa?r|name)\b(?:\s+\S+){0,4}?\s+(?:on|via|to|at|pe|par)\s+(?:\S+\s+){0,2}?MESSENGER`,
  ),
  pattern(String.raw`MESSENGER\s+(?:us|me|hr|your|now|kar\w*)\b`),
  pattern(
    String.raw`MESSENGER\s*(?:no\.?|number|नंबर)?\s*(?:at|on|to|pe|par|पर|is|:|-|@)?\s*(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}`,
  ),
  pattern(String.raw`\binterviews?\b(?:\s+\S+){0,5}?\s+(?:on|via|over|through|by)\s+MESSENGER`),
  pattern(String.raw`\bjoin\b(?:\s+\S+){0,4}?\s+MESSENGER(?:\s+(?:group|channel))?`),
  pattern(
    String.raw`MESSENGER\s+(?:number\s+)?(?:par|pe|पर)\s+(?:\S+\s+){0,3}?(?:sampark|contact|message|msg|resume|cv|bhej\w*|baat|ping|संपर्क|सम्पर्क|मैसेज|भेज\S*|बात|रिज्यूमे|बायोडाटा|likh\w*|लिख\S*)`,
  ),
  /\b(?:wa\.me|t\.me)\/\S+/iu,
];

/** The messenger is part of the work: marketing, support, a bot. */
export const ITS_OWN_WORK =
  /\b(?:customers?|clients?|leads?|students?|users?|parents?|patients?|guests?|subscribers?|campaigns?|broadcasts?|marketing|api|bots?|chatbots?|automation|integrat\w+|quer(?:y|ies)|enquir(?:y|ies)|inquir(?:y|ies)|tickets?|orders?|experience (?:in|with)|knowledge of|familiar\w*|proficien\w+|tools? (?:like|such as))\b/iu;

const otherWays = pattern(
  String.raw`[\w.+-]+@[\w-]+\.[a-z]{2,}|\be-?mail\b|\b(?:call|phone|ring|calling)\b|कॉल|ई-?मेल|\b(?:walk[\s-]?in|visit (?:us|our office|the office)|apply (?:here|now|online|through|on this|on avsar|with avsar|on our (?:site|website)))\b|https?:\/\/(?!(?:wa|t)\.me)\S+|\bwww\.\S+`,
);
/** "No calls" does not name another way. */
const REFUSED_WAYS =
  /\b(?:no|don'?t|do not|not)\s+(?:\S+\s+){0,2}?(?:calls?|phone|e-?mails?)\b|\bcall mat\b|कॉल (?:न|ना|नहीं|मत)/giu;

/** Whether a posting names a contact other than a messenger. */
const namesAnotherWay = (posting: string): boolean => otherWays.test(posting.replace(REFUSED_WAYS, ' '));

/** Returns the words of a sentence that direct the reader to a messenger. `only`: they exclude every other way. */
export const messengerContact = (sentence: string): { words: string; only: boolean } | undefined => {
  if (ITS_OWN_WORK.test(sentence)) return undefined;
  const only = ONLY.map((one) => one.exec(sentence)).find((match) => match !== null);
  if (only) return { words: only[0].trim(), only: true };
  if (isDenied(sentence.replace(REFUSED_WAYS, ' '))) return undefined;
  const sent = SENT_THERE.map((one) => one.exec(sentence)).find((match) => match !== null);
  return sent ? { words: sent[0].trim(), only: false } : undefined;
};

/** Names of fees typical for fraud against candidates. */
export const FEE =
  /\b(?:(?:registration|security|refundable|refundables?|joining|processing|application|enrol+ment|documentation|verification|training|course|certification|onboarding|induction|kit|uniform|laptop|id[\s-]?card|courier|medical|placement|consultancy|interview|form|file|slot|seat|booking|activation|membership|agreement|advance|one[\s-]?time|token|caution|admin(?:istration|istrative)?|service|gate[\s-]?pass|police verification)[\s-]+(?:and [\w-]+ )?(?:fee|fees|deposit|deposits|charge|charges|amount|money|payment|cost)|(?:fee|fees|deposit|charges?|amount|paisa|paise|paisey)|security money|advance payment)\b|(?:(?:रजिस्ट्रेशन|पंजीकरण|सिक्योरिटी|ट्रेनिंग|प्रोसेसिंग|आवेदन|जॉइनिंग)\s*)?(?:फीस|फ़ीस|फी|शुल्क|डिपॉजिट|डिपाजिट|जमानत राशि|राशि|पैसे|पैसा|चार्ज)/iu;

/** A fee that only a candidate would pay; others count only when addressed to somebody. */
export const CANDIDATE_FEE =
  /\b(?:registration|security|refundable|joining|application|documentation|verification|training|onboarding|id[\s-]?card|kit|uniform|laptop|medical|placement|interview|gate[\s-]?pass|police verification|caution|agreement)[\s-]+(?:and [\w-]+ )?(?:fee|fees|deposit|charges?|amount|money|payment)\b|(?:रजिस्ट्रेशन|पंजीकरण|सिक्योरिटी|ट्रेनिंग|आवेदन|जॉइनिंग)\s*(?:फीस|फ़ीस|फी|शुल्क|डिपॉजिट|डिपाजिट|राशि|चार्ज)/iu;

export const AMOUNT =
  /(?:₹|\brs\.?|\binr|\brupees?|रु\.?|रुपये?|रूपये?)\s*\d[\d,]*|\b\d[\d,]*\s*(?:\/-|rs\b|rupees?\b|rupay\w*\b|inr\b|रुपये?|रूपये?|रु)/iu;

const DEMAND =
  /\b(?:pay|paid|payable|paying|deposit(?:ed)?|submit|transfer|send|remit|required|requires?|mandatory|compulsory|must|need(?:s|ed)? to|have to|has to|applicable|apply|charged?|collected|deducted|refundable|refunded|before joining|to confirm|upfront|in advance|deni|dena|dene|jama|bhej\w*|lagegi|lagega|lagti|lagta|lag(?:enge|egi)|karna hoga|karni hogi|karne honge|hogi|hoga|bhar\w*)\b|(?:जमा|देना|देनी|देने|भेज|भुगतान|लगेगी|लगेगा|होगी|होगा)/iu;

/** Addresses the reader of the posting. */
const CANDIDATE =
  /\b(?:you|your|candidates?|applicants?|selected|shortlisted|joining|join|interview|offer letter|seat|slot|job|trainees?|freshers?|aap\w*|aapko|ummeed?vaar|candidate ko)\b|(?:आप|उम्मीदवार|अभ्यर्थी|नौकरी|जॉब|इंटरव्यू)/iu;

export const BY_UPI = /\b(?:paytm|phone\s?pe|google\s?pay|gpay|g-?pay|upi|qr code|bank account|account number)\b/iu;

/**
 * The fee is part of the work or paid by others: a school's cashier, a bank's deposits, what the company pays for its
 * employees.
 */
export const OTHERS_MONEY =
  /\b(?:collect(?:s|ing|ion)?|counsel\w*|handl\w+|manag\w+|track\w*|reconcil\w+|mobili[sz]\w+|record\w*|issu\w+|invoic\w+|bill(?:s|ing)|audit\w*|follow[\s-]?ups?|customers?|clients?|students?|parents?|participants?|visitors?|members?|tenants?|patients?|donors?|vendors?|suppliers?|casa|fixed deposits?|term deposits?|recurring deposits?|deposit (?:products?|growth|schemes?)|fee structures?|fee[\s-]based|fee income|reimburs\w+|sponsor\w*|borne by|covered by|paid by (?:the )?(?:company|employer|us|organi[sz]ation)|(?:company|employer|organi[sz]ation|we) (?:will |shall )?(?:pays?|bears?|covers?|deposits?|provides?)|payroll|loans?|statutory|provident|gratuity|roc|gst|tds|customs|escrow|% of|percent of|percentage of|salary (?:will be|is) (?:paid|deposited)|stipend)\b|%\s*of/iu;

/** The previous clause negated a fee, and this one continues its list. */
const goesOnDenying = ({ before }: Clause): boolean => {
  const previous = before.at(-1);
  return previous !== undefined && FEE.test(previous) && isDenied(previous);
};

/** Returns the words of a clause that ask the candidate for money; undefined when it does not. */
export const moneyAskedFor = (clause: Clause): string | undefined => {
  const { text } = clause;
  const amount = AMOUNT.test(text);
  if (isDenied(text) || OTHERS_MONEY.test(text)) return undefined;
  if (!amount && goesOnDenying(clause)) return undefined;
  const fee = FEE.exec(text);
  const byUpi = BY_UPI.test(text) && amount && /\b(?:pay|send|transfer|deposit|bhej\w*|jama)\b|(?:भेज|जमा)/iu.test(text);
  if (byUpi) return text.trim();
  if (!fee) {
    const asked = amount && /\b(?:pay|deposit|bhej\w*|jama)\b|(?:जमा|भेज)/iu.test(text) && CANDIDATE.test(text);
    return asked && !/\b(?:earn|salary|get|receive|we (?:will )?pay|kama\w*)\b/iu.test(text) ? text.trim() : undefined;
  }
  const named = CANDIDATE_FEE.test(text);
  const isAsked = named ? amount || DEMAND.test(text) : DEMAND.test(text) && CANDIDATE.test(text) && amount;
  return isAsked ? text.trim() : undefined;
};

/** The checked fields of a posting. */
export interface CheckedPosting extends Pay, Record<JobText, string> {
  title: string;
  companyName: string;
  /** The recruiter's address; absent when the posting came from elsewhere, such as an import. */
  contactEmail?: string | undefined;
  /** The company's name is verified for the recruiter. */
  companyVerified: boolean;
}

export interface FoundSign {
  sign: FraudSign;
  found: FoundWords[];
}

const TEXTS = ['title', ...JOB_TEXTS] as const satisfies SignField[];

/** More evidence of one sign does not help an administrator. */
const MOST = 5;

/** Keeps the original text so that it can be highlighted; the whole of it is shown next to it. */
const shown = (field: SignField, words: string, around: string): FoundWords => ({
  field,
  // Leading list marks are not shown.
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
  const own = posting.contactEmail && isFreeAddress(posting.contactEmail) ? [posting.contactEmail] : [];
  return [
    ...own.map((address) => shown('contactEmail', address, around)),
    ...TEXTS.flatMap((field) =>
      addressesIn(posting[field])
        .filter(isFreeAddress)
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
 * Finds signs of fraud in a posting, each with the words that show it. Prefers misses to false alarms, since
 * administrators would stop reading them.
 */
export const findFraudSigns = (posting: CheckedPosting): FoundSign[] =>
  (['asks_for_money', 'messenger_only', 'free_mail', 'unusual_pay'] as const).flatMap((sign) => {
    const found = LOOKS[sign](posting).slice(0, MOST);
    return found.length === 0 ? [] : [{ sign, found }];
  });
